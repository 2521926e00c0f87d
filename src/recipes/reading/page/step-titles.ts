import type { Instruction } from "../../../contract/recipes.ts";
import { STEP_WORDS } from "../../text/part-words.ts";

const MAX_TITLE_CHARACTERS = 60;
const SECTION = /^[^.!?。！？]{2,60}[:：]$/u;
const NUMBER_ALONE = new RegExp(`^(?:(?:${STEP_WORDS})\\s*)?\\d{1,2}\\s*[.:：)]?$`, "iu");
const NUMBERED_TITLE = new RegExp(
  `^(?:${STEP_WORDS})\\s*\\d{1,2}\\s*[.:)–-]?\\s*(?=\\p{L})(?<title>.+)$`,
  "iu",
);

/** Texts that only announce the next step become its title: “For the dough:”, “Step 1: Prepare the onions”. */
export function nameSections(steps: Instruction[]): Instruction[] {
  const named: Instruction[] = [];
  let title = "";
  for (const [at, step] of steps.entries()) {
    const next = steps[at + 1];
    const announced =
      next && !next.title && !step.title && !step.name ? readTitle(step.text, next.text) : null;
    if (announced === null) {
      named.push(title && !step.title ? { ...step, title } : step);
      title = "";
    } else title ||= announced;
  }
  return named;
}

/** Empty for a number alone, null for a step. */
function readTitle(text: string, next: string): string | null {
  if (NUMBER_ALONE.test(text)) return "";
  if (SECTION.test(text) && !SECTION.test(next)) return text.replace(/\s*[:：]$/, "");
  const title = NUMBERED_TITLE.exec(text)?.groups?.["title"];
  // Steps may all be written like this.
  const isStep =
    !title || title.length > MAX_TITLE_CHARACTERS || /[.!?]$/.test(title) || NUMBERED_TITLE.test(next);
  return isStep ? null : title;
}
