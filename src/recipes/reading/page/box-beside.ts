import { isTag, type Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import { INLINE_TAGS, isShorter } from "./element-shape.ts";
import { namesPrice } from "./other-than-food.ts";
import { amountAtStart, withoutApproximately } from "../../text/amount.ts";
import { isOnlyPartName, partOfHeading } from "../../text/part-words.ts";
import { unitAtStart } from "../../text/unit-at-start.ts";

const MAX_TIP_TITLE_CHARACTERS = 20;
const MAX_OFFER_CHARACTERS = 200;
const CART_TAGS = new Set(["a", "button", "input", "form"]);
const CART_CLASS = /add[-_]?to[-_]?(?:cart|basket|bag)|buy[-_]?now/i;

/**
 * Checks for a tip or a shop's offer in the same item as a step or an ingredient.
 * @param above the item's text so far
 */
export function isBoxBeside(element: Element, above: string): boolean {
  return !INLINE_TAGS.has(element.name) && (isTip(element) || isOffer(element, above));
}

/** Checks for `<div><span>TIP</span> <span>A fork will do.</span></div>`. */
function isTip(element: Element): boolean {
  const [first, ...others] = element.children.filter((child) => isTag(child));
  if (!first || others.length === 0 || !isShorter(first, MAX_TIP_TITLE_CHARACTERS)) return false;
  const title = DomUtils.textContent(first);
  return partOfHeading(title) === "notes" && isOnlyPartName(title);
}

/** Checks for a price and a button. Without a name above, the box itself names the ingredient. */
function isOffer(element: Element, above: string): boolean {
  // Most boxes start their item, so this check is first.
  if (above === "" || !hasCartButton(element) || !isShorter(element, MAX_OFFER_CHARACTERS)) return false;
  return namesPrice(DomUtils.textContent(element)) && hasName(above);
}

function hasName(above: string): boolean {
  const text = withoutApproximately(above.trim());
  const counted = (amountAtStart(text)?.rest ?? text).trimStart();
  return /\p{L}{2}/u.test(unitAtStart(counted)?.rest ?? counted);
}

function hasCartButton({ children }: Element): boolean {
  return children.some((child) => isTag(child) && (isCartButton(child) || hasCartButton(child)));
}

function isCartButton({ name, attribs }: Element): boolean {
  return CART_TAGS.has(name) && CART_CLASS.test(attribs["class"] ?? "");
}
