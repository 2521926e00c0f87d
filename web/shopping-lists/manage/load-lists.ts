import type { CountedList } from "../../../src/contract/shopping-lists.ts";
import { callApi, type AnswerTo } from "../../api/call-api.ts";
import { UNANSWERED } from "../../api/call.ts";
import { loadText, saveText } from "../../state/storage.ts";
import { loadStoredLists, storeLists } from "../sync/lists-on-device.ts";

type ListsAnswer = AnswerTo<"GET shopping-lists">;

const LAST_LIST = "shopping.list";

/** Without a connection, the lists that this device stores. */
export async function loadLists(): Promise<ListsAnswer> {
  const answer = await callApi("GET shopping-lists");
  if (answer.ok && !answer.isKept) await storeLists(answer.data);
  if (answer.ok || answer.status !== UNANSWERED) return answer;
  const stored = await loadStoredLists();
  return stored ? { ok: true, status: 200, data: stored, isKept: true } : answer;
}

/** @param asked the ID in the URL. Without it, the list that was used last on this device, or the default. */
export function chooseList(lists: readonly CountedList[], asked: string | null): CountedList | null {
  const find = (id: string | null) => lists.find((list) => String(list.id) === id);
  return (
    find(asked) ?? find(loadText(LAST_LIST)) ?? lists.find(({ isDefault }) => isDefault) ?? lists[0] ?? null
  );
}

export function rememberList(list: number): void {
  saveText(LAST_LIST, String(list));
}
