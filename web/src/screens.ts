/** The screen of the bare address. */
export const FIRST = "lobby";

/** A screen's name in an address, from the name of its file. */
export function nameOf(file: string): string {
  const bare = file.replace(/^.*\/|\.svelte$/g, "");
  return bare.replace(/(?<=.)[A-Z]/g, "-$&").toLowerCase();
}
