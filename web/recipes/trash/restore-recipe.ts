import { callApi } from "../../api/call-api.ts";
import { type Answer } from "../../api/call.ts";

/** Takes a recipe back from the bin; the answer is its slug, which may be another one than before. */
export function takeBack(id: number): Promise<Answer<string>> {
  return callApi("POST recipe-bin/{id}/restore", { params: { id } });
}
