import sprite from "virtual:deck";

let laid = false;

/** Put the symbols of the deck into the page, once; cards and figures then refer to them. */
export function laySprite(): void {
  if (laid) return;
  laid = true;
  const drawn = new DOMParser().parseFromString(sprite, "image/svg+xml").documentElement;
  document.body.prepend(document.importNode(drawn, true));
}
