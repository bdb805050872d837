import type { Room } from "../protocol";

/** What stands above a side's column: us and them, or a name. */
export function sideNames(room: Room): string[] {
  return room.side_names.map((name) => name.slice(0, 1).toUpperCase() + name.slice(1));
}

/** The sides as they stand on the pad: one's own first. */
export function sidesInOrder(room: Room): number[] {
  const mine = room.people[room.me]?.side ?? 0;
  return room.sides.map((_, i) => (mine + i) % room.sides.length);
}
