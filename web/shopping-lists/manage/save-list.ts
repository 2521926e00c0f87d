import type { CountedList, ShoppingListInput } from "../../../src/contract/shopping-lists.ts";
import { callApi } from "../../api/call-api.ts";

/** Missing fields stay as they are. Resolves to why it was refused; null for success. */
export async function saveList(
  { id, name }: CountedList,
  change: Partial<ShoppingListInput>,
): Promise<string | null> {
  const answer = await callApi("PUT shopping-lists/{id}", { params: { id }, body: { name, ...change } });
  return answer.ok ? null : answer.message;
}
