import { say } from "./words.svelte";

/** Why something is refused, with the id of the rule that says so if there is one. */
export function byRule(said: string, rule = ""): string {
  return rule === "" ? said : say("web-refused-rule", { said, rule });
}
