import { effect, signal } from "@preact/signals-core";
import { languageFor, type Language } from "../../src/contract/languages.ts";
import { ENGLISH } from "./preferred-language.ts";

/** The language that is shown; before its texts are there, the one that the first paint named. */
export const language = signal<Language>(languageFor(document.documentElement.lang) ?? ENGLISH);

effect(() => {
  document.documentElement.lang = language.value;
});
