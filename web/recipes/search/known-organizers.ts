import { allOrganizers, type AllOrganizers } from "../../organizers/all-organizers.ts";
import { language } from "../../state/language.ts";
import type { Vocabulary } from "./understand.ts";

let known: Promise<AllOrganizers> | null = null;

export function loadOrganizers(): Promise<AllOrganizers> {
  known = allOrganizers();
  return known;
}

/** Not loaded again with every letter. */
export async function loadVocabulary(): Promise<Vocabulary> {
  return { ...(await (known ?? loadOrganizers())), language: language.value };
}
