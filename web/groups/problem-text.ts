import type { WebhookResult } from "../../src/contract/webhooks.ts";
import { sentenceFor } from "../text/translation.ts";

export function problemText(problem: WebhookResult["problem"]): string {
  return problem ? sentenceFor(problem.code, problem.params, problem.text) : "";
}
