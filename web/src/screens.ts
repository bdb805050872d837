/** The screen of the bare address. */
export const FIRST = "lobby";

/** Where most readers of a screen go next: it is fetched while they look round. */
export const NEXT: Readonly<Record<string, string>> = { lobby: "table" };

/** A screen's name in an address, from the name of its file. */
export function nameOf(file: string): string {
  const bare = file.replace(/^.*\/|\.svelte$/g, "");
  return bare.replace(/(?<=.)[A-Z]/g, "-$&").toLowerCase();
}
