import type { Foods } from "../foods/find-foods.ts";
import { findExact } from "./find-sold-product.ts";

const MIN_STEM = 3;
const MIN_ENDING = 2;
const SLASH = /^(.*\p{L})[-–]\s?\/\s?(.*)$/u;

interface Stem {
  stem: string;
  other: string;
}

/** Splits "Weizen- oder Reismehl" into "Weizen" and "Reismehl". */
export function splitStem(name: string, { or }: Foods): Stem | null {
  const [, before, after] = SLASH.exec(name) ?? [];
  if (before && after) return { stem: before, other: after };
  const [first = "", other, ...more] = name.split(or);
  const stem = /^(.*\p{L})[-–]$/u.exec(first)?.[1];
  return stem && other && more.length === 0 ? { stem, other } : null;
}

/** @returns "Weizenmehl", or "Reismehl" if the first isn't known, or null if neither is */
export function completeStem({ stem, other }: Stem, foods: Foods): string | null {
  if (stem.length < MIN_STEM) return null;
  for (let at = 1; at <= other.length - MIN_ENDING; at++) {
    const whole = `${stem}${other.slice(at)}`;
    if (findExact(whole, foods)) return whole;
  }
  return findExact(other, foods) ? other : null;
}
