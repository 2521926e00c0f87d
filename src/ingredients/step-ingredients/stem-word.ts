/** Endings of numbers, cases, and articles. */
const ENDINGS: Record<string, RegExp> = {
  da: /(?:ernes|erne|enes|ene|ets|ens|en|et|er|ne|e|s|n)$/,
  de: /(?:en|er|n|e|s)$/,
  en: /(?:(?<=[cs]h|[sxzo])es|(?<=[^aisu])s)$/,
  es: /(?:[aeo]s?|s)$/,
  fr: /[sx]$/,
  it: /(?:h?[ei]|i?[ao])$/,
  nl: /(?:etjes?|tjes?|jes?|en|s|e)$/,
  pl: /(?:iami|ami|iach|ach|iego|ego|iej|ej|ych|ich|ymi|imi|iom|om|ow|iem|em|ie|ia|iu|io|[aeiouy])$/,
  pt: /(?:[aeo]s?|s)$/,
  sv: /(?:orna|arna|erna|ens|ets|en|et|or|ar|er|na|an|n|t|a|e|s)$/,
};
const MIN_STEM = 3;
/** Turns an inflected form into forms that a dictionary may have. */
const BASE_FORMS: Record<string, readonly (readonly [ending: RegExp, forms: readonly string[]])[]> = {
  da: [
    [/erne$/, ["er", "e", ""]],
    [/ene$/, ["", "en"]],
    [/ne$/, ["", "r"]],
    [/e[nt]$/, ["", "e"]],
    [/n$/, [""]],
  ],
  de: [
    [/en$/, ["", "e"]],
    [/es$/, [""]],
    [/[ns]$/, [""]],
  ],
  nl: [
    [/e?t?jes?$/, [""]],
    [/en$/, ["", "e"]],
    [/[se]$/, [""]],
  ],
  sv: [
    [/(?<=[aeo]r)na$/, [""]],
    [/na$/, [""]],
    [/et$/, ["", "e"]],
    [/ret$/, ["er"]],
    [/en$/, ["", "e"]],
    [/[nt]$/, [""]],
  ],
};

/** Removes an ending, so that forms of a word are equal. The result may be no word. */
export function stemWord(word: string, language: string): string {
  const singular = toSingular(word, language);
  const ending = ENDINGS[language]?.exec(singular)?.[0] ?? "";
  const stem =
    singular.length - ending.length < MIN_STEM ? singular : singular.slice(0, -ending.length || undefined);
  return stem.replace(/(\p{L})\1/gu, "$1");
}

function toSingular(word: string, language: string): string {
  if (language === "en" && word.length > 4) return word.replace(/ies$/, "y").replace(/ves$/, "f");
  return language === "pt" ? word.replace(/[oa]es$/, "ao").replace(/ais$/, "al") : word;
}

/** "løgene" may be a form of "løg". */
export function listBaseForms(word: string, language: string): string[] {
  const rows = BASE_FORMS[language] ?? [];
  const bases = rows.flatMap(([ending, forms]) =>
    ending.test(word) ? forms.map((form) => word.replace(ending, form)) : [],
  );
  return bases.flatMap((base) => (/(\p{L})\1$/u.test(base) ? [base, base.slice(0, -1)] : [base]));
}
