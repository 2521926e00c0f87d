import { effect, signal } from "@preact/signals-core";
import { languageFor, type Language } from "../../src/contract/languages.ts";
import { ENGLISH } from "./preferred-language.ts";

/** Before its texts are loaded, the language of the first paint. */
export const language = signal<Language>(languageFor(document.documentElement.lang) ?? ENGLISH);

effect(() => {
  document.documentElement.lang = language.value;
});
