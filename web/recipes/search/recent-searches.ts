import { signal } from "@preact/signals-core";
import { loadJson, onStorageChange, saveText } from "../../state/storage.ts";

const NAME = "searches";
const MOST = 8;
const MOST_CHARACTERS = 100;

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");
const load = () => loadJson(NAME, isList) ?? [];

/** On this device only, the latest first. */
export const recentSearches = signal(load());
onStorageChange(NAME, () => (recentSearches.value = load()));

export function rememberSearch(typed: string): void {
  const text = typed.trim();
  if (!text || text.length > MOST_CHARACTERS) return;
  const isOther = (one: string) => one.toLowerCase() !== text.toLowerCase();
  save([text, ...recentSearches.value.filter(isOther)].slice(0, MOST));
}

export function forgetSearch(text: string): void {
  save(recentSearches.value.filter((one) => one !== text));
}

export function forgetSearches(): void {
  save([]);
}

function save(searches: string[]): void {
  recentSearches.value = searches;
  saveText(NAME, searches.length > 0 ? JSON.stringify(searches) : null);
}
