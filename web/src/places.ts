import { say } from "./words/words.svelte";

/** A place where forty-fives is played its own way, and the game that is played there. */
export interface Place {
  game: string;
  name: string;
  how: string;
}

/** The places that are asked for first, in the words of those who live there. */
export function places(): Place[] {
  return [
    { game: "ns_auction_cape_breton", name: say("web-place-cape-breton"), how: say("web-place-cape-breton-how") },
    { game: "ns_auction_richmond", name: say("web-place-richmond"), how: say("web-place-richmond-how") },
    { game: "ns_auction_colchester", name: say("web-place-colchester"), how: say("web-place-colchester-how") },
    { game: "merrimack_valley", name: say("web-place-merrimack"), how: say("web-place-merrimack-how") },
    { game: "irish_45", name: say("web-place-ireland"), how: say("web-place-ireland-how") },
    { game: "one_ten", name: say("web-place-one-ten"), how: say("web-place-one-ten-how") },
    { game: "general_120", name: say("web-place-elsewhere"), how: say("web-place-elsewhere-how") },
  ];
}
