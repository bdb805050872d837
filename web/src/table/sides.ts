import type { Room } from "../protocol";

/** What stands above a side's column: us and them, or a name. */
export function sideNames(room: Room): string[] {
  return room.side_names.map((name) => name.slice(0, 1).toUpperCase() + name.slice(1));
}

/** A name as one writes it over a narrow column; the narrowest have no room for a point. */
export function shortened(name: string, most: number): string {
  const letters = [...name];
  if (letters.length <= most) return name;
  return most < 4 ? letters.slice(0, most).join("") : `${letters.slice(0, most - 1).join("")}.`;
}

/** The sides as they stand on the pad: one's own first. */
export function sidesInOrder(room: Room): number[] {
  const mine = room.people[room.me]?.side ?? 0;
  return room.sides.map((_, i) => (mine + i) % room.sides.length);
}
