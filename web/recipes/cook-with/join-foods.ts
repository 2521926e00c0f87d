import type { Language } from "../../../src/contract/languages.ts";

/** Without "and", which some languages have in every list that `Intl` formats. */
export function joinFoods(names: string[], locale: Language): string {
  return names.join(locale.startsWith("zh") ? "、" : ", ");
}
