// People copy nutrition facts from pages and labels: in lines, with `|` between, or as a sentence.

const NUTRITION: readonly (readonly [key: string, name: RegExp])[] = [
  [
    "calories",
    /^(?:calories|energy|kcal|calor[ií]as|calorie|kalorien|brennwert|energie(?:gehalt)?|énergie|energ[ií]a|calorie[ëe]n)$/i,
  ],
  [
    "saturatedFatContent",
    /^sat(?:urated|\.)\s?fats?|^ges[äa]ttigte|^(?:acides gras|graisses|grasas|grassi|gorduras) satur|^verzadigd/i,
  ],
  ["transFatContent", /^trans\s?fats?|^transfett/i],
  ["unsaturatedFatContent", /^unsaturated\s?fats?|^ungesättigte/i],
  [
    "fatContent",
    /^(?:total\s?)?fats?$|^(?:gesamt)?fett$|^(?:lipides|mati[èe]res grasses|grasas?(?: totales)?|grassi|vet(?:ten)?|gorduras?(?: totais)?|tłuszcze?|fedt)$/i,
  ],
  ["cholesterolContent", /^cholest|^colest/i],
  ["sodiumContent", /^sodium|^natrium|^s[oó]dio/i],
  [
    "carbohydrateContent",
    /^(?:total\s?)?carb(?:ohydrate)?s?$|^kohle?nhydrate$|^(?:glucides|hidratos(?: de carbono)?|carbo?hidratos|carboidrati|carboidratos|koolhydraten|węglowodany|kulhydrat(?:er)?|kolhydrater)$/i,
  ],
  [
    "fiberContent",
    /^(?:dietary\s?)?fib(?:er|re)s?$|^ballaststoffe$|^(?:fibres alimentaires|fibras?|vezels|błonnik)$/i,
  ],
  [
    "sugarContent",
    /^(?:total\s?)?sugars?$|^zucker$|^(?:sucres?|az[uú]car(?:es)?|a[cç][uú]car(?:es)?|zuccheri|suikers?|cukry)$/i,
  ],
  ["proteinContent", /^proteins?$|^eiwei(?:ß|ss)$|^(?:prot[ée][ií]n[ae]s?|eiwit(?:ten)?|białko)$/i],
  ["servingSize", /^serving\s?size$|^portionsgröße$/i],
];

const OF_WHICH = /^(?:davon|dont|of which|waarvan|di cui|de los cuales|dos quais)\s+/i;

/** The key of schema.org for `Total Fat`, `fat`, `saturatedFat`; null for other names. */
export function findNutritionKey(name: string): string | null {
  const words = name
    .trim()
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(OF_WHICH, "");
  return NUTRITION.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

const SEPARATOR = /\s*[|•·]\s*|[,;](?!\d)/;
/** Facts are always for a serving. */
const TITLE =
  /^(?:nutrition(?:al)? (?:facts|information|info)|(?:amount )?per serving|n[äa]hrwerte(?: pro portion)?|pro portion|% daily values?\*?)\s*[:.]?$/i;
const PER_SERVING =
  /^(?:(?:amount )?per|each|pro|par|por) (?:serving|porti?on[ei]?|porci[óo]n)(?:\s*\([^)]*\))?\s*[:=-]?\s+(?=\S)/i;
const NUMBER = String.raw`[<~]?\s?\d[\d.,]*\s*(?:mg|mcg|µg|g|kcal|cal|kj)?(?:\s*\([^)]*\))?`;
const NAMED = /^([\p{L}. ]+?)\s*[:=]\s*(\S.*)$/u;
const BEFORE = new RegExp(String.raw`^(\p{L}[\p{L}. ]*?)\s+(${NUMBER})(?:\s+(.*))?$`, "iu");
const BEHIND = new RegExp(String.raw`^(${NUMBER})\s*(?:of\s+)?(\p{L}[\p{L} ]*)$`, "iu");
const ENERGY = /^(\d[\d.,]*)\s*(kcal|calories|kalorien|cal)\.?$/i;

/** `Calories: 250`, `Calories 250`, `250 kcal`, `10 g fat`; `rest` has all other text. */
export function readNutritionText(text: string): { nutrition: Record<string, string>; rest: string } {
  const nutrition: Record<string, string> = {};
  const lines = text.split(/\r\n?|\n/).map((line) => {
    const parts = line.split(SEPARATOR).map((part) => part.trim().replace(PER_SERVING, ""));
    return parts.filter((part) => part !== "" && !TITLE.test(part)).flatMap(takeFact);
  });
  return {
    nutrition,
    rest: lines
      .map((others) => others.join(", "))
      .filter(Boolean)
      .join("\n"),
  };

  /** Returns what isn't a fact. */
  function takeFact(part: string): string[] {
    const { name, amount, rest = "" } = parseFact(part) ?? {};
    const key = name === undefined ? null : findNutritionKey(name);
    if (!key || !amount || key in nutrition) return [part];
    nutrition[key] = amount;
    // Of the daily value.
    return rest && !/^\d+\s?%$/.test(rest) ? [rest] : [];
  }
}

function parseFact(part: string): { name: string; amount: string; rest?: string } | null {
  const text = part.replace(/\.$/, "").trim();
  const energy = ENERGY.exec(text);
  if (energy) return { name: "calories", amount: text };
  const [, name = "", amount = ""] = NAMED.exec(text) ?? [];
  if (name) return { name, amount };
  const [, first = "", number = "", rest = ""] = BEFORE.exec(text) ?? [];
  if (first) return { name: first, amount: number.trim(), rest };
  const [, quantity = "", last = ""] = BEHIND.exec(text) ?? [];
  return last ? { name: last, amount: quantity.trim() } : null;
}
