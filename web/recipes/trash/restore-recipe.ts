import { callApi } from "../../api/call-api.ts";
import { type Answer } from "../../api/call.ts";

/** Returns the slug, which may have changed. */
export function restoreFromTrash(id: number): Promise<Answer<string>> {
  return callApi("POST recipe-bin/{id}/restore", { params: { id } });
}
