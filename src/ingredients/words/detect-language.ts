import { foldLetters } from "../text/fold-letters.ts";

/** These words are frequent in recipes of one language and rare in the others. */
const COMMON_WORDS: Record<string, string> = {
  en: "the and with of for to into cup cups tbsp tsp teaspoon teaspoons tablespoon tablespoons ounces pound until add stir over chopped sliced minced ground large small medium fresh salt pepper butter flour sugar water oil garlic egg eggs or in pound pounds lb lbs oz chicken boneless skinless skin inch",
  da: "og med til en et af på i spsk tsk dl fed lidt hakket smør mel sukker æg løg hvidløg eller ca stk kom rør fløde mælk gulerødder frisk revet kartofler",
  de: "und mit für der die das den in im zum el tl prise bund zehe zehen dose dosen stück stücke etwas frisch frische gemahlen gerieben geschält gehackt zwiebel zwiebeln mehl zucker eier ei salz pfeffer butter öl knoblauch oder wasser milch sahne esslöffel teelöffel kartoffeln möhren karotten tomaten käse",
  fr: "et de des du la le les à au aux dans pour avec une un cuillère cuillères soupe café pincée gousse gousses oignon oignons farine sucre sel poivre beurre huile œufs oeufs œuf eau lait ou haché crème",
  pl: "i z na do w oraz lub łyżka łyżki łyżeczka łyżeczki szklanka szklanki szczypta ząbek ząbki soli cukru mąki masła oleju jajka jajko cebula sól pieprz wody mleka czosnku posiekane",
  pt: "e de do da com para em uma um os as ao colher colheres sopa chá xícara xícaras dente dentes alho cebola sal pimenta açúcar farinha manteiga óleo azeite ovos ovo água leite ou picado",
  sv: "och med till en ett av på i msk tsk dl krm klyfta klyftor lite hackad smör mjöl socker ägg lök vitlök eller ca st salt peppar rör grädde mjölk vatten morötter dl färsk riven burk socker potatis",
  es: "y de del con para en una un los las el la al cucharada cucharadas cucharadita cucharaditas taza tazas diente dientes ajo cebolla sal pimienta azúcar harina mantequilla aceite huevos huevo agua leche o picado",
  it: "e di del della con per in una un il la gli le cucchiaio cucchiai cucchiaino cucchiaini spicchio spicchi aglio cipolla sale pepe zucchero farina burro olio uova uovo acqua latte o tritato qb",
  nl: "en met voor de het een van in el tl eetlepel eetlepels theelepel theelepels teen teentje teentjes snufje ui uien knoflook zout peper suiker bloem boter olie eieren ei water melk of gehakt fijngesneden",
};
/** These frequent characters differ between traditional and simplified Chinese. */
const TRADITIONAL = /[個顆塊條兩適約鹽醬麵雞鮮蔥薑蘿蔔湯鍋燒雜調將後時鐘開進過]/g;
const SIMPLIFIED = /[个颗块条两适约盐酱面鸡鲜葱姜萝卜汤锅烧杂调将后时钟开进过]/g;

/** Few languages have these letters. */
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/ß/g, "de"],
  [/ü/g, "de"],
  [/ä|ö/g, "de sv"],
  [/æ|ø/g, "da"],
  [/å/g, "da sv"],
  [/[ąęłśźżćń]/g, "pl"],
  [/ã|õ/g, "pt"],
  [/ñ/g, "es"],
  [/œ|è|ê|ë|î|û/g, "fr"],
  [/ç/g, "fr pt"],
  [/ò|ì|ù/g, "it"],
];

const languagesByWord = new Map<string, string[]>();
for (const [language, words] of Object.entries(COMMON_WORDS))
  for (const word of foldLetters(words).split(" "))
    languagesByWord.set(word, [...(languagesByWord.get(word) ?? []), language]);

/** Reading more would take longer without a better answer. */
const MAX_CHARACTERS = 50_000;

interface RecipeTexts {
  name: string;
  recipeIngredient: readonly string[];
  recipeInstructions: readonly { text: string }[];
}

/**
 * Detects the language of a recipe's lines; more lines give a better answer.
 * @returns a tag for `wordsFor`: "de", "zh-TW"
 */
export function detectLanguage(lines: readonly string[], fallback = "en"): string {
  const written = lines.join("\n").slice(0, MAX_CHARACTERS).normalize("NFC");
  const text = foldLetters(written);
  const han = text.match(/[\u3400-\u9fff]/g)?.length ?? 0;
  if (han > text.length / 8) return count(text, TRADITIONAL) > count(text, SIMPLIFIED) ? "zh-TW" : "zh-CN";
  const scores = new Map<string, number>();
  for (const word of text.match(/[\p{L}\p{M}]+/gu) ?? []) {
    const languages = languagesByWord.get(word) ?? [];
    for (const language of languages)
      scores.set(language, (scores.get(language) ?? 0) + 1 / languages.length);
  }
  const lower = written.toLowerCase();
  for (const [letter, names] of LETTERS) {
    const found = count(lower, letter);
    const languages = found > 0 ? names.split(" ") : [];
    for (const language of languages)
      scores.set(language, (scores.get(language) ?? 0) + found / languages.length);
  }
  const [best] = [...scores].toSorted(([, one], [, other]) => other - one);
  return best?.[0] ?? fallback;
}

/** Includes the steps, since sentences tell more. A name alone may be in another language. */
export function detectRecipeLanguage(
  { name, recipeIngredient, recipeInstructions }: RecipeTexts,
  fallback = "en",
): string {
  const lines = [...recipeIngredient, ...recipeInstructions.map(({ text }) => text)];
  return detectLanguage(lines, detectLanguage([name], fallback));
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
