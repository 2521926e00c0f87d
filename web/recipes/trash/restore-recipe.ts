import { call, type Answer } from "../../api/call.ts";

/** Takes a recipe back from the bin; the answer is its slug, which may be another one than before. */
export function takeBack(id: number): Promise<Answer<string>> {
  return call("POST", `recipe-bin/${id}/restore`);
}
