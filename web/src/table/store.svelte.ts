import { sayAloud } from "../aloud.svelte";
import { build } from "../api";
import type { Ask, Choice, Refused, Speak, Told } from "../protocol";
import { takePack } from "../seats";
import { settings } from "../settings.svelte";
import { type Line, type Order, TableSocket, type Wire } from "../socket";
import { byRule } from "../words/rule";
import { say } from "../words/words.svelte";
import { attend } from "./attend";
import { allowSound, myTurn, sound } from "./notice";
import { someDepth } from "./packs";
import { merged, type Scene } from "./scene";
import { Sight } from "./sight.svelte";

/** A sentence that stands by a card. */
export interface Reason {
  card: string;
  said: string;
}

/** What is asked for by a key; the answer is read where the eye is, and said aloud. */
const SPOKEN: ReadonlySet<string> = new Set<Speak["what"]>([
  "hand",
  "trick",
  "last",
  "score",
  "bids",
  "turn",
  "legal",
]);
const WAYS = ["play", "take", "rob", "beg"];
const FORCED = 1100;
const QUEUED = 300;

/** A table at which one sits: what one seat sees of it, and what it wishes there. */
export class Table extends Sight {
  readonly socket: TableSocket;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = "";

  /** The card that is chosen, and played by a second tap. */
  chosen = $state("");
  /** What a card is to be tapped for, where there is a choice: to rob, or to play. */
  wished = $state("");
  /** The card that is played as soon as it is one's turn. */
  queued = $state("");
  /** The cards that are to be thrown. */
  thrown = $state.raw<readonly string[]>([]);
  /** Why a card may not be played. */
  why = $state.raw<Reason | null>(null);
  /** The answer to what was asked by a key, until something happens. */
  heard = $state("");
  /** A hint, a rule, or a refusal: a slip that is put away by its reader. */
  told = $state.raw<Told | null>(null);

  constructor(id: string, token: string, make: () => Wire, language: () => "en" | "fr") {
    super(id);
    this.socket = new TableSocket(
      make,
      { token, language, have: () => this.latest?.version ?? 0, build },
      {
        frame: (frame) => {
          const seen = merged(this.latest, frame);
          if (seen) this.take(seen);
        },
        refused: (refused) => this.#refused(refused),
        told: (told) => this.#told(told),
        restart: () => {
          this.restarting = true;
        },
        reload: () => {
          this.stale = true;
        },
        line: (line, code) => this.#changed(line, code),
      },
    );
    const pack = takePack(id);
    // The first pack is known before there is a line: it is cut as soon as there is one.
    if (pack && !this.cuts) {
      this.socket.command(this.packs.cut(pack, someDepth(pack.most)), pack.at);
    }
  }

  // --- what may be answered -----------------------------------------------------------------

  /** The kinds of answers that are given by a card of one's hand, the usual one first. */
  get ways(): string[] {
    const kinds = this.ask?.choices.map(({ kind }) => kind) ?? [];
    return WAYS.filter((way) => kinds.includes(way));
  }

  /** What a card of one's hand is tapped for: to be played, or to be thrown for another. */
  get way(): string {
    return this.ways.includes(this.wished) ? this.wished : (this.ways[0] ?? "");
  }

  /** The answers that are given by tapping a card. */
  get picks(): Choice[] {
    return this.ask?.choices.filter(({ kind }) => kind === this.way) ?? [];
  }

  /** The answer of the card that is chosen. */
  get pick(): Choice | null {
    return this.picks.find(({ card }) => card === this.chosen) ?? null;
  }

  // --- what is heard ------------------------------------------------------------------------

  protected shown(scene: Scene, before: Scene | null): void {
    this.heard = "";
    if (before?.seen.cards?.phase !== scene.seen.cards?.phase) this.thrown = [];
    const hand = scene.seen.cards?.hand.map(({ card }) => card) ?? [];
    if (!hand.includes(this.chosen)) this.chosen = "";
    if (!hand.includes(this.queued)) this.queued = "";
    this.#turn(scene);
  }

  /** A question that has just come: it is said aloud once, and a queued card answers it. */
  #turn(scene: Scene): void {
    clearTimeout(this.#timer);
    const ask = scene.kind === "table" ? scene.seen.ask : null;
    if (!ask || ask.question === "") {
      this.#asked = "";
      return;
    }
    const asked = `${scene.seen.version} ${ask.question}`;
    if (asked === this.#asked) return;
    const first = this.#asked === "";
    this.#asked = asked;
    this.why = null;
    sayAloud(ask.question);
    if (first && (ask.cut == null || settings().cut)) myTurn();
    this.#answerAlone(ask);
  }

  #answerAlone(ask: Ask): void {
    const plays = ask.choices.filter(({ kind }) => kind === "play");
    if (this.queued) {
      const { queued } = this;
      const choice = plays.find(({ card }) => card === queued);
      if (choice) this.#timer = setTimeout(() => this.choose(choice), QUEUED);
      else if (plays.length > 0) {
        this.queued = "";
        this.chosen = "";
        this.askWhy(queued);
      }
      return;
    }
    const only = plays[0];
    if (settings().forced && only && ask.choices.length === 1) {
      this.#timer = setTimeout(() => this.choose(only), FORCED);
    }
  }

  #refused(refused: Refused): void {
    const card = this.sent?.id === refused.id ? this.sent.card : "";
    if (this.sent?.id === refused.id) this.sent = null;
    if (!this.scene && this.latest) this.stage.add(this.latest);
    if (refused.said === "") return;
    const said = byRule(refused.said, refused.rule);
    sayAloud(said);
    if (card) this.why = { card, said };
    else this.told = { t: "told", what: "refused", said };
  }

  #told(told: Told): void {
    const said = byRule(told.said, told.rule);
    sayAloud(said);
    if (SPOKEN.has(told.what)) this.heard = said;
    else if (told.what !== "why") this.told = told;
    else if (told.card === this.why?.card) this.why = { card: told.card ?? "", said };
  }

  #changed(line: Line, code: number): void {
    this.line = line;
    this.code = code;
    if (line === "open") this.restarting = false;
    // What was on its way is sent again by the line itself; the hand shows it as it is known.
    if (line === "closed") this.sent = null;
  }

  // --- what is wished -----------------------------------------------------------------------

  /** A tap on the cloth: what is shown gives way to what waits. */
  hurry(): void {
    allowSound();
    this.why = null;
    this.stage.hurry();
  }

  /** The summary of the deal has been read. */
  goOn(): void {
    if (this.stale) location.reload();
    this.read = true;
    this.stage.goOn();
  }

  /** A tap on a card of one's hand. */
  tap(card: string): void {
    allowSound();
    this.why = null;
    if (this.scene?.kind === "trick" && this.latest?.ask) this.stage.hurry();
    if (this.picks.length === 0) {
      if (this.scene?.seen.cards?.phase === "play") this.#queue(card);
      return;
    }
    const choice = this.picks.find((each) => each.card === card);
    if (!choice) this.askWhy(card);
    else if (this.chosen === card || (settings().oneTap && choice.kind === "play")) {
      this.choose(choice);
    } else this.chosen = card;
  }

  #queue(card: string): void {
    if (this.sent) return;
    this.queued = this.queued === card ? "" : card;
    sayAloud(this.queued ? say("web-card-queued") : say("web-not-queued"));
  }

  /** Ask why a card may not be played; the answer stands by the card. */
  askWhy(card: string): void {
    this.chosen = "";
    this.why = { card, said: "" };
    this.socket.ask({ t: "why", card });
  }

  /** Give an answer; a card that is played lies on the cloth at once. */
  choose(choice: Choice): void {
    if (this.sent) return;
    clearTimeout(this.#timer);
    this.chosen = "";
    this.wished = "";
    this.queued = "";
    const plays = choice.kind === "play";
    if (plays) sound("card");
    this.sent = { id: this.#act(choice.action), card: (plays && choice.card) || "" };
  }

  /** Do what a hint has spoken of. */
  follow({ action }: Told): void {
    this.told = null;
    if (!action || !this.mine || this.sent) return;
    const found = this.ask?.choices.find(
      (choice) => JSON.stringify(choice.action) === JSON.stringify(action),
    );
    if (found) this.choose(found);
    else if (Array.isArray(action["cards"])) this.thrown = action["cards"].map(String);
  }

  throwCards(cards: readonly string[]): void {
    if (this.sent) return;
    this.sent = { id: this.#act({ is: "Discard", cards }), card: "" };
  }

  cutPack(depth: number): void {
    const proof = this.latest?.proof;
    if (!proof) return;
    this.socket.command(this.packs.cut(proof, depth), this.latest?.version ?? 0);
  }

  #act(action: Record<string, unknown>): string {
    return this.socket.command({ t: "act", action }, this.scene?.seen.version ?? 0);
  }

  /** Something that concerns the table and not the cards. */
  order(order: Order): void {
    allowSound();
    this.socket.command(order, this.latest?.version ?? 0);
  }

  speak(what: Speak["what"]): void {
    this.socket.ask({ t: "speak", what });
  }

  // --- coming and going ---------------------------------------------------------------------

  open(): () => void {
    const leave = attend(this.socket);
    return () => {
      leave();
      clearTimeout(this.#timer);
      this.stage.close();
    };
  }
}
