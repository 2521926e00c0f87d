import { isTag, type Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import { isTime, type Fact } from "../../text/facts.ts";
import { foldText } from "../../text/fold-text.ts";
import type { PageLine } from "./page-lines.ts";

const MAX_VALUE_CHARACTERS = 40;
const MAX_ELEMENTS_ABOVE = 3;
const MAX_CHILDREN = 10;
const MAX_NAMES_CHARACTERS = 200;

/** Ends of class names, written in one way: `recipe-prep-time`, `prepTime`, `preparation_time`. */
const NAMES: [Fact["kind"], RegExp][] = [
  [
    "yield",
    /(?:^|-)(?:servings?|serves|yields?|portions?|portionen|portioner|personen|personnes|personas|persone|porciones|raciones|porzioni|porties|porcje|porcoes)(?:-(?:count|number|size|value|amount))?$/,
  ],
  [
    "prep",
    /(?:^|-)(?:prep(?:aration)?-?time|vorbereitungszeit|temps-preparation|tiempo-preparacion|tempo-preparazione|voorbereidingstijd)(?:-value)?$/,
  ],
  [
    "cook",
    /(?:^|-)(?:(?:cook(?:ing)?|bak(?:e|ing))-?time|kochzeit|backzeit|garzeit|temps-cuisson|tiempo-coccion|tempo-cottura|kooktijd)(?:-value)?$/,
  ],
  [
    "total",
    /(?:^|-)(?:total-?time|gesamtzeit|temps-total|tiempo-total|tempo-totale|totale-tijd)(?:-value)?$/,
  ],
];

/** `<li class="prep-time">20 min</li>`, where an icon stands for the label. */
export function readNamedFact({ text, block }: PageLine): Fact | null {
  const isNumber = /^\d{1,2}(?:\s?[-–]\s?\d{1,2})?$/.test(text);
  if (text.length > MAX_VALUE_CHARACTERS || (!isNumber && !isTime(text))) return null;
  const kind = findKind(block, text);
  return kind !== null && (kind === "yield") === isNumber ? { kind, value: text } : null;
}

/** Of the elements that contain only this text. */
function findKind(block: Element, text: string): Fact["kind"] | null {
  let element: Element["parent"] = block;
  for (let above = 0; above < MAX_ELEMENTS_ABOVE && element && isTag(element); above++) {
    if (above > 0 && !isOnly(element, text)) return null;
    const names = splitNames(element.attribs["class"] ?? "");
    const found = NAMES.find(([, name]) => names.some((own) => name.test(own)));
    if (found) return found[0];
    element = element.parent;
  }
  return null;
}

const isOnly = (element: Element, text: string) =>
  element.children.length <= MAX_CHILDREN && DomUtils.textContent(element).trim() === text;

function splitNames(classes: string): string[] {
  const hyphened = classes.slice(0, MAX_NAMES_CHARACTERS).replace(/(\p{Ll})(\p{Lu})/gu, "$1-$2");
  return foldText(hyphened.replace(/[_-]+/g, "-")).split(" ");
}
