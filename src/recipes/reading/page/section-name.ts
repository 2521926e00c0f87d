import { matchStart } from "../../text/match-start.ts";
import { FOR_PART } from "../../text/plain-text-words.ts";
import { COMPONENT_NAMES } from "../../text/component-names.ts";
import { namesFood } from "./food.ts";
import { foldText } from "../../text/fold-text.ts";
import { isPartName } from "../../text/part-words.ts";

/** Foods to serve often have no amounts. */
const SERVING_NAMES = new Set(
  `to serve|for serving|to garnish|to finish|zum servieren|zum garnieren|ausserdem|pour servir|pour decorer|para servir|para decorar
  per servire|per guarnire|om te serveren|voor erbij|til servering|till servering|til pynt|tarjoiluun|do podania|do dekoracji
  na ozdobu|talalashoz|для подачи|για το σερβιρισμα|servis icin`.split(/[|\n]\s*/),
);

const MAX_TITLE_CHARACTERS = 60;
const MAX_PART_NAME_WORDS = 3;
const MAX_TITLE_WORDS = 6;

/** “Sauce”, “For the dough”, “MEATBALLS” among lower-case lines. */
export function createSectionNameTest(list: string[]): (text: string) => boolean {
  const capitalized = list.filter(isAllCapitals);
  const capitalsMarkTitles =
    capitalized.length > 1 && capitalized.length <= list.length / 3 && !namesFood(capitalized, 0.01);
  const isFollowed = (text: string, next: string | undefined) =>
    /\p{N}/u.test(next ?? "") ||
    (next !== undefined &&
      (SERVING_NAMES.has(foldText(text)) || (capitalsMarkTitles && !isAllCapitals(next))));
  const names = new Set(
    list.filter((text, at) => isFollowed(text, list[at + 1]) && isSectionName(text, capitalsMarkTitles)),
  );
  return (text) => names.has(text);
}

/** “For the dough”. */
export function isForPart(title: string): boolean {
  return (matchStart(title, FOR_PART)?.rest.trim() ?? "") !== "";
}

function isSectionName(text: string, shoutingSays: boolean): boolean {
  if (text.length > MAX_TITLE_CHARACTERS || /\p{N}/u.test(text)) return false;
  if (COMPONENT_NAMES.has(foldText(text)) || SERVING_NAMES.has(foldText(text))) return true;
  const words = text.split(" ").length;
  if (words <= MAX_PART_NAME_WORDS && isPartName(text)) return true;
  if (words <= MAX_TITLE_WORDS && isForPart(text)) return true;
  return shoutingSays && isAllCapitals(text);
}

function isAllCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();
}
