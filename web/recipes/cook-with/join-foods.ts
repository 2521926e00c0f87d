import type { Language } from "../../../src/contract/languages.ts";

/** Doesn't use `Intl`, which adds "and" to every list in some languages. */
export function joinFoods(names: string[], locale: Language): string {
  return names.join(locale.startsWith("zh") ? "、" : ", ");
}
