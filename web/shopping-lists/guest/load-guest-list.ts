import type { SharedList } from "../../../src/contract/shopping-links.ts";
import { callApi } from "../../api/call-api.ts";
import { UNANSWERED, type Answer } from "../../api/call.ts";
import { waitWithin } from "../../api/wait-within.ts";
import { unitSystem } from "../../ingredients/unit-system.ts";
import { language } from "../../state/language.ts";
import { forgetList, keepList, loadKeptList } from "./kept-lists.ts";

/** In a shop, a request may take minutes to fail. The page asks again. */
const PATIENCE_MS = 1500;
/** A proxy that can't reach Tagine. */
const UNREACHED = new Set([UNANSWERED, 502, 503, 504]);

export type FirstList =
  /** `isKept` if it's what this device has stored. */
  | { list: SharedList; isKept: boolean }
  | { problem: "gone" | "offline" }
  | { problem: "other"; message: string };

export async function loadFirstList(token: string): Promise<FirstList> {
  const kept = loadKeptList(token);
  const asking = loadSharedList(token);
  const answer = kept ? await waitWithin(PATIENCE_MS, asking) : await asking;
  if (answer?.ok) {
    keepList(token, { list: answer.data, wanted: new Map() });
    return { list: answer.data, isKept: false };
  }
  if (answer && isLinkGone(answer)) {
    forgetList(token);
    return { problem: "gone" };
  }
  if (kept) return { list: kept, isKept: true };
  if (!answer || UNREACHED.has(answer.status)) return { problem: "offline" };
  return { problem: "other", message: answer.message };
}

export function loadSharedList(token: string) {
  const query = { language: language.peek(), units: unitSystem.peek() };
  return callApi("GET shared-lists/{token}", { params: { token }, query });
}

/** Proxies answer with 404, too, while they can't reach Tagine. */
export function isLinkGone(answer: Answer<unknown>): boolean {
  return !answer.ok && answer.code === "share-link-not-found";
}
