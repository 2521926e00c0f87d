import { folded } from "../folded.ts";
import { isPartName } from "../part-words.ts";

/** What nobody buys, so that a line that says no more heads what it is made of; folded. */
const MADE_OF_OTHERS = new Set(
  `sauce dressing filling topping toppings frosting icing glaze crust dough batter marinade garnish
  fullung belag guss glasur teig sosse garnitur streusel boden garniture farce glacage relleno cobertura glaseado
  ripieno impasto farcitura vulling deeg glazuur fyllning deg fyld dej fyll deig tayte taikina kuorrute
  nadzienie farsz polewa napln testo poleva plnka cesto toltelek maz начинка тесто глазурь`
    .split(/\s+/)
    .filter(Boolean),
);

/** No title of a section is longer, in characters; names of parts have few words. */
const MOST = 60;
const FEW_WORDS = 3;

/**
 * Whether a line among ingredients heads those below it, though nothing about it but its words says so: “Sauce”, “Remaining ingredients”, “MEATBALLS” where others are written small.
 * @param list all lines of the list, in order
 */
export function isSectionName(text: string, list: string[]): boolean {
  if (text.length > MOST || /\p{N}/u.test(text) || text === list.at(-1)) return false;
  if (MADE_OF_OTHERS.has(folded(text))) return true;
  if (text.split(" ").length <= FEW_WORDS && isPartName(text)) return true;
  return isShouted(text) && list.filter(isShouted).length <= list.length / 3;
}

function isShouted(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();
}
