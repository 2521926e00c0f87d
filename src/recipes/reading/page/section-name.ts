import { matchStart } from "../../text/match-start.ts";
import { FOR_PART } from "../../text/plain-text-words.ts";
import { namesFood } from "./food.ts";
import { foldText } from "../../text/fold-text.ts";
import { isPartName } from "../../text/part-words.ts";

/** Dishes that are made of other ingredients, folded: a line with only such a word is a title. */
const MADE_OF_OTHERS = new Set(
  `sauce dressing filling topping toppings frosting icing glaze crust dough batter marinade garnish
  fullung belag guss glasur teig sosse garnitur streusel boden garniture farce glacage relleno cobertura glaseado
  ripieno impasto farcitura vulling deeg glazuur fyllning deg fyld dej fyll deig tayte taikina kuorrute
  nadzienie farsz polewa napln testo poleva plnka cesto toltelek maz начинка тесто глазурь`
    .split(/\s+/)
    .filter(Boolean),
);

const MAX_SECTION_NAME_LENGTH = 60;
const FEW_WORDS = 3;
const MAX_WORDS = 6;

/**
 * Finds lines that head others only by their words: “Sauce”, “For the dough”, “MEATBALLS” among lower-case lines. An
 * amount has to follow.
 * @param list all lines of the list, in order
 */
export function sectionNames(list: string[]): (text: string) => boolean {
  const shouted = list.filter(isShouted);
  const shoutingSays = shouted.length > 1 && shouted.length <= list.length / 3 && !namesFood(shouted, 0.01);
  const names = new Set(
    list.filter((text, at) => /\p{N}/u.test(list[at + 1] ?? "") && isSectionName(text, shoutingSays)),
  );
  return (text) => names.has(text);
}

function isSectionName(text: string, shoutingSays: boolean): boolean {
  if (text.length > MAX_SECTION_NAME_LENGTH || /\p{N}/u.test(text)) return false;
  if (MADE_OF_OTHERS.has(foldText(text))) return true;
  const words = text.split(" ").length;
  if (words <= FEW_WORDS && isPartName(text)) return true;
  if (words <= MAX_WORDS && (matchStart(text, FOR_PART)?.rest.trim() ?? "") !== "") return true;
  return shoutingSays && isShouted(text);
}

function isShouted(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();
}
