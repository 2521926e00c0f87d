import type { WebhookResult } from "../../src/contract/webhooks.ts";
import { sentenceFor } from "../text/translation.ts";

/** Why something did not arrive, in the language that is shown; nothing where nothing is known. */
export function problemText(problem: WebhookResult["problem"]): string {
  return problem ? sentenceFor(problem.code, problem.params, problem.text) : "";
}
