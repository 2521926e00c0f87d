import type { Language } from "../../src/contract/languages.ts";
import { saveText } from "../state/storage.ts";
import { language } from "../state/language.ts";
import { loadTexts } from "./translation.ts";

export async function showLanguage(wanted: Language): Promise<void> {
  await loadTexts(wanted);
  language.value = wanted;
}

export async function chooseLanguage(wanted: Language): Promise<void> {
  await showLanguage(wanted);
  saveText("language", wanted);
}
