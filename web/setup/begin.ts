import { isRecipeUrl } from "../../src/contract/links.ts";
import { callApi } from "../api/call-api.ts";
import { language } from "../state/language.ts";
import type { Rule } from "../ui/text-field.tsx";

export const WAYS = ["link", "move", "samples"] as const;
export type Way = (typeof WAYS)[number];

/** Without a link, setup ends on the home page. */
export const linkOrNothing: Rule = (url) => (url === "" || isRecipeUrl(url) ? null : "import.invalid");

interface Begun {
  /** Null for the page that the person wanted to see. */
  path: string | null;
  problem: string | null;
}

export async function begin(way: Way, url: string): Promise<Begun> {
  if (way === "move") return { path: "/admin/migrations", problem: null };
  if (way === "link")
    return { path: url === "" ? null : `/share?${new URLSearchParams({ url })}`, problem: null };
  const body = { language: language.peek() };
  const answer = await callApi("POST sample-recipes", { body, quiet: true });
  return { path: "/", problem: answer.ok ? null : answer.message };
}
