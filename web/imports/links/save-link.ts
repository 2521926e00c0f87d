import type { Answer } from "../../api/call.ts";
import { callApi } from "../../api/call-api.ts";
import { nameFromLink } from "./name-from-link.ts";

/** Resolves to the slug of a recipe that has only a name and its source. */
export function saveLink(url: string): Promise<Answer<string>> {
  return callApi("POST recipes/create", { body: { name: nameFromLink(url), orgURL: url } });
}
