import type { Component } from "svelte";
import { FIRST, NEXT, nameOf } from "./screens";

/** A screen gets the parts of the address that come after its own name. */
export interface ScreenProps {
  rest: string[];
}

type Screen = Component<ScreenProps>;
type Loaders = Record<string, () => Promise<{ default: Screen }>>;

const NONE = "not-found";

/** Every file in screens/ is a screen: Table.svelte is at /table, CardNight.svelte at /card-night. */
const loaders = import.meta.glob<{ default: Screen }>("./screens/*.svelte") as Loaders;

/** Which screen an address asks for, and what else it says. */
export function find(pathname: string, names: readonly string[]): { name: string; rest: string[] } {
  const [first = FIRST, ...rest] = pathname.split("/").filter((part) => part !== "");
  return names.includes(first) && first !== NONE ? { name: first, rest } : { name: NONE, rest: [] };
}

const byName = new Map(Object.entries(loaders).map(([file, load]) => [nameOf(file), load]));

interface Place extends ScreenProps {
  name: string;
  screen: Screen | null;
  /** The screen could not be fetched: no network, or the site was renewed meanwhile. */
  lost: boolean;
}

let place = $state.raw<Place>({ name: "", screen: null, rest: [], lost: false });
let asked = 0;

/** Where the reader is. */
export function here(): Place {
  return place;
}

async function show(): Promise<void> {
  const mine = ++asked;
  const { name, rest } = find(location.pathname, [...byName.keys()]);
  if (name === place.name) {
    place = { ...place, rest };
    return;
  }
  const screen = await byName.get(name)?.().then(
    (module) => module.default,
    () => null,
  );
  if (mine === asked) place = { name, screen: screen ?? null, rest, lost: !screen };
}

/** Have the screen ready that the reader will go to next, before he does. */
export function expectNext(): void {
  const load = byName.get(NEXT[place.name] ?? "");
  void load?.().catch(() => undefined); // it is fetched again when it is needed
}

/** Go to an address of this site. */
export async function go(path: string): Promise<void> {
  history.pushState(null, "", path);
  await show();
}

/** Whether a click on a link is one that this page answers itself. */
function ours(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return null;
  const url = new URL(link.href);
  return url.origin === location.origin && !url.hash ? url.pathname + url.search : null;
}

/** Answer links and the browser's own buttons, and show what the address asks for. */
export async function openRouter(): Promise<void> {
  addEventListener("popstate", () => void show());
  addEventListener("click", (event) => {
    const path = ours(event);
    if (path === null) return;
    event.preventDefault();
    void go(path);
  });
  await show();
}
