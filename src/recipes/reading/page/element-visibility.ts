import type { Element } from "domhandler";
import { findBeside, INLINE_TAGS } from "./element-shape.ts";

export function isHidden({ attribs }: Element): boolean {
  const { hidden, style, class: classes } = attribs;
  if (hidden !== undefined || (style && /\bdisplay:\s*none/.test(style))) return true;
  // This test rules out most elements of a page.
  if (!classes || !/hid|d-none|material-/.test(classes)) return false;
  // Icon fonts write the name of a picture.
  if (/(?:^|\s)material-(?:icons|symbols)/.test(classes)) return true;
  const isShownOnOtherScreens =
    classes.includes(":") || /(?:^|\s)d-(?:sm|md|lg|xl|xxl)-(?!none)/.test(classes);
  return /(?:^|\s)(?:hidden|hide|d-none|is-hidden)(?:\s|$)/.test(classes) && !isShownOnOtherScreens;
}

const ACTIVE = /(?:^|\s)(?:is-)?(?:active|show|shown|open|selected|current|visible)(?=\s|$)/g;

/** Beside one of the same kind that is marked as the active one, as in tabs. */
export function isInactive(element: Element): boolean {
  const { attribs, name } = element;
  const own = attribs["class"];
  if (own === undefined || INLINE_TAGS.has(name)) return false;
  const isActiveTwin = (other: Element): boolean => {
    const classes = other.name === name ? other.attribs["class"] : undefined;
    if (classes === undefined || classes.length <= own.length || !classes.includes(own)) return false;
    return classes.replace(ACTIVE, "").trim() === own.trim();
  };
  return (
    findBeside(element, "prev", isActiveTwin) !== null || findBeside(element, "next", isActiveTwin) !== null
  );
}
