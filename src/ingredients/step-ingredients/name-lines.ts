import { findLineFoods, type Foods } from "../foods/find-foods.ts";
import type { IngredientLine } from "../lines/read-line.ts";
import type { LineWords } from "../words/line-words.ts";
import { matchPhrase, type Phrases } from "../words/phrases.ts";
import { joinHyphenated, listTokens, type Token } from "./divide-step.ts";
import type { FindFoodId } from "./find-food-id.ts";
import { foldText } from "./fold-text.ts";
import { listKinds } from "./relate-foods.ts";
import type { StepWords } from "./words/step-words.ts";

/** What a step may call an ingredient. */
export interface NamedLine {
  position: number;
  section: number;
  names: string[];
  /** Includes alternatives: "butter or oil". */
  foodIds: string[];
  /** Includes the foods themselves, but no alternatives. */
  kinds: Set<string>;
  /** Stems of all words that name it. */
  words: Set<string>;
  /** Stems of nouns that may name it alone: "cheese" of "goat cheese". */
  heads: Set<string>;
  /** True for "butter, divided", which several steps add. */
  isDivided: boolean;
}

export interface NameOptions {
  foods: Foods | null;
  findFoodId: FindFoodId;
  lineWords: LineWords;
  words: StepWords;
}

const MAX_NAME = 80;
const VERBS = ["prepares", "preparesAlone", "adds", "uses"] as const;
const MAX_PARTS = 5;
/** Shorter words are no nouns, unless the table has them. */
const MIN_HEAD = 3;

export function nameLine(
  line: IngredientLine,
  place: Pick<NamedLine, "position" | "section">,
  options: NameOptions,
): NamedLine {
  const { foods, words } = options;
  const own = [line.food, ...listFurtherFoods(line)].map(tidyName);
  const others = listAlternatives(line, options).map(tidyName);
  const findIds = (texts: readonly string[]) =>
    foods ? texts.flatMap((food) => findLineFoods({ food }, foods).map(({ id }) => id)) : [];
  const names = own.flatMap((text) => divideName(text, options));
  const mainIds = line.foodId ? [line.foodId] : findIds([...own, ...names]);
  const tokens = [...names, ...others].flatMap((name) => listNameTokens(name, options));
  return {
    ...place,
    names: [...names, ...others],
    foodIds: [...new Set([...mainIds, ...findIds(others)])],
    kinds: new Set(mainIds.flatMap((id) => (foods ? [...listKinds(id, foods.byId)] : [id]))),
    words: new Set(tokens.map(({ stem }) => stem)),
    heads: new Set(names.flatMap((name) => findHeads(name, options))),
    isDivided: words.divided.test(foldText(line.text).replace(names[0] ?? "", " ")),
  };
}

/** Joins "(cooking)oil". */
function tidyName(text: string): string {
  return foldText(text.slice(0, MAX_NAME))
    .replace(/\((\p{L}+)\)(?=\p{L})/gu, "$1")
    .trim();
}

/** Lists the foods after the first one of "1 cup milk, 2 tbsp butter". */
function listFurtherFoods({ text, amounts }: IngredientLine): string[] {
  return amounts
    .filter(({ relation, isPart }) => relation === "other" && !isPart)
    .map(({ to }) => text.slice(to, to + MAX_NAME).split(/[,;:()]|\d/u, 1)[0] ?? "");
}

/** Reads "or margarine" in a note. */
function listAlternatives({ note }: IngredientLine, { lineWords }: NameOptions): string[] {
  return note.split(";").flatMap((part) => {
    const text = part.trim();
    const or = matchPhrase(foldText(text), 0, lineWords.or);
    return or ? [text.slice(or.to).split(/[,;]/, 1)[0] ?? ""] : [];
  });
}

/** Divides "salt and pepper", but not "half and half" or "chicken or vegetable stock". */
function divideName(name: string, options: NameOptions): string[] {
  const { foods } = options;
  if (!foods || options.findFoodId(name)) return [name];
  const parts = name.split(foods.separator).filter(Boolean);
  const divided = parts.length > MAX_PARTS ? [name] : parts;
  return divided.flatMap((part) => {
    const [first = "", ...others] = part.split(foods.or);
    const last = others.at(-1)?.split(" ").at(-1);
    return last && options.findFoodId(`${first} ${last}`) ? [part] : [first, ...others];
  });
}

function listNameTokens(name: string, { lineWords, words }: NameOptions): Token[] {
  const tables: Phrases[] = [
    lineWords.states,
    lineWords.adverbs,
    lineWords.sizes,
    lineWords.of,
    lineWords.or,
    lineWords.some,
  ];
  const isNoName = ({ text }: Token) =>
    text.length < 2 || tables.some((table) => matchPhrase(text, 0, table)?.to === text.length);
  const tokens = joinHyphenated(listTokens(name, words.language), lineWords, words.language);
  const kept = tokens.filter((token) => !isNoName(token));
  return kept.length > 0 ? kept : tokens;
}

/** Lists the nouns that may name the food alone, of the whole name or of its part before a purpose. */
function findHeads(name: string, options: NameOptions): string[] {
  const { foods } = options;
  const whole = listNouns(name, options);
  const nouns = (foods?.purpose && listNouns(name.replace(foods.purpose, ""), options)) || whole;
  const heads = pickHeads(nouns, options);
  const isKnown = ({ text }: Token) => options.findFoodId(text) !== null;
  if (!foods || nouns.slice(0, heads.length).some(isKnown)) return heads;
  // In "sausage of your choice", only one word is a food.
  const known = whole.find(isKnown);
  return known ? [...heads, known.stem] : heads;
}

/** Lists the last word first, or the first one if adjectives follow. */
function listNouns(name: string, options: NameOptions): Token[] {
  const { lineWords, words } = options;
  const tokens = listNameTokens(name, options).filter(
    ({ text }) =>
      matchPhrase(text, 0, lineWords.qualities)?.to !== text.length &&
      !words.isThing.test(text) &&
      (text.length >= MIN_HEAD || options.findFoodId(text) !== null),
  );
  return lineWords.statesFollow || words.language === "pl" ? tokens : tokens.toReversed();
}

/** A part also needs its food's name: "leaves" and "bay" of "bay leaves". */
function pickHeads(nouns: readonly Token[], options: NameOptions): string[] {
  const { foods, words } = options;
  const heads: string[] = [];
  for (const { text, stem } of nouns) {
    const isNoun = foods
      ? options.findFoodId(text) !== null
      : VERBS.every((verbs) => !words[verbs].test(text)) &&
        !(words.language === "en" && text.endsWith("ing"));
    if (heads.length > 0 && !isNoun) break;
    heads.push(stem);
    if (!words.forms.has(stem)) break;
  }
  return heads;
}
