import { foldText } from "../fold-text.ts";
import { stemWord } from "../stem-word.ts";
import type { StepWordLists } from "./step-word-lists.ts";

/** Patterns for folded text. Those for a place expect the text directly before or after it. */
export interface StepWords {
  language: string;
  prepares: RegExp;
  soaks: RegExp;
  preparesAlone: RegExp;
  adds: RegExp;
  uses: RegExp;
  /** Has the flag "g". */
  states: RegExp;
  restBefore: RegExp;
  restAfter: RegExp;
  /** "The other onion". */
  otherBefore: RegExp;
  /** Also covers what's left. */
  othersBefore: RegExp;
  allBefore: RegExp;
  mixtureAfter: RegExp;
  mixtureBefore: RegExp;
  /** Contains stems. */
  forms: ReadonlySet<string>;
  /** Matches a whole word. */
  isThing: RegExp;
  divided: RegExp;
  targetBefore: RegExp;
  discardBefore: RegExp;
  purposeBefore: RegExp;
  /** "For the sauce," at the start. */
  purposeClause: RegExp;
  likeBefore: RegExp;
  withoutBefore: RegExp;
  /** Has the flag "g". */
  ingredients: RegExp;
  dryAround: RegExp;
  wetAround: RegExp;
  /** Has the flag "g". */
  spices: RegExp;
  checkBefore: RegExp;
  except: RegExp;
  tip: RegExp;
  forStart: RegExp;
  verbs: readonly (readonly [foodId: string, pattern: RegExp])[];
  notFoods: RegExp;
}

const NOTHING = "[^\\s\\S]";
/** Up to 3 words between a mark and its food. */
const GAP = "(?:[\\s'-]+[\\p{L}\\d½¼¾⅓⅔/]+){0,3}[\\s'-]*";

/** @param language of the lists, without its region */
export function prepareStepWords(language: string, lists: StepWordLists): StepWords {
  const isHan = language === "zh";
  const gap = isHan ? "[^,。;、]{0,4}" : GAP;
  const source = (list: string) => toSource(list, lists.endings);
  const word = (list: string) =>
    isHan ? `(?:${source(list)})` : `(?<![\\p{L}\\p{M}])(?:${source(list)})(?![\\p{L}\\p{M}])`;
  const pattern = (text: string, flags = "") => new RegExp(text, `u${flags}`);
  const before = (list: string, between = gap) => pattern(list ? `${word(list)}${between}$` : NOTHING);
  const article = isHan ? "" : "\\s(?:\\p{L}{1,3}\\s)?";
  return {
    language,
    prepares: pattern(word(lists.prepares)),
    soaks: pattern(word(lists.soaks)),
    preparesAlone: pattern(word(lists.preparesAlone)),
    adds: pattern(word(lists.adds)),
    uses: pattern(word(lists.uses)),
    states: pattern(isHan ? source(lists.states) : `${word(lists.states)}[^,.;:()!?]*`, "g"),
    restBefore: before(lists.rests),
    restAfter: pattern(isHan ? NOTHING : `^[^\\p{L}\\d,.;:()]{1,3}${word(lists.rests)}`),
    otherBefore: before(lists.others, isHan ? "" : "\\s(?:\\p{L}+\\s)?"),
    othersBefore: before(`${lists.rests}|${lists.others}`),
    allBefore: before(lists.all),
    mixtureAfter: pattern(
      `^[\\s-]?${word(lists.things ? `${lists.mixtures}|${lists.things}` : lists.mixtures)}`,
    ),
    mixtureBefore: lists.joints
      ? pattern(
          `${word(lists.mixtures)}[\\s']${word(lists.joints)}[\\s'](?:(?!${source(lists.joints)})\\p{L}+[\\s']){0,2}$`,
        )
      : pattern(NOTHING),
    forms: new Set(
      source(lists.forms)
        .split("|")
        .map((form) => stemWord(form, language)),
    ),
    isThing: pattern(lists.things ? `^(?:${source(lists.things)})$` : NOTHING),
    divided: pattern(word(lists.divided)),
    purposeClause: pattern(lists.purposes ? `^\\s*(?:${source(lists.purposes)})\\s[^,]*,` : NOTHING),
    targetBefore: before(lists.targets, isHan ? "" : "\\s"),
    discardBefore: before(lists.discards, article),
    purposeBefore: before(lists.purposes, article),
    likeBefore: before(lists.likes, isHan ? "[^,。]?" : "\\s(?:\\p{L}+\\s){0,2}"),
    withoutBefore: before(lists.withouts, isHan ? "" : "\\s(?:\\p{L}+\\s){0,1}"),
    ingredients: pattern(word(lists.ingredients), "g"),
    dryAround: pattern(word(lists.dry)),
    wetAround: pattern(word(lists.wet)),
    spices: pattern(word(lists.spices), "g"),
    checkBefore: before(lists.checks),
    except: pattern(word(lists.excepts)),
    tip: pattern(`^[\\s*_#]*(?:${source(lists.tips)})\\s?\\d?\\s?[*_]*\\s?[:.!–-]`),
    forStart: pattern(`^(?:${source(lists.fors)})[\\s']?`),
    verbs: lists.verbs.map(([id, list]) => [id, pattern(word(list), "g")] as const),
    notFoods: pattern(lists.notFoods ?? NOTHING, "g"),
  };
}

function toSource(list: string, endings: string): string {
  return foldText(list.replace(/\s*\n\s*/g, "|"))
    .replaceAll("~", `(?:${foldText(endings).replaceAll("*", "\\p{L}*")})`)
    .replaceAll(/(?<![)\]}.\\])\*/g, "\\p{L}*");
}
