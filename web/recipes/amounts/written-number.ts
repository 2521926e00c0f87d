/** How a recipe writes halves and the like: `½`, `1/2` or `0.5`. */
export type FractionStyle = "glyph" | "slash" | "decimal";

export interface WrittenNumber {
  value: number;
  text: string;
  /** Null for whole numbers. */
  style: FractionStyle | null;
}

const GLYPHS: [number, number, string][] = [
  [1, 8, "⅛"],
  [1, 6, "⅙"],
  [1, 5, "⅕"],
  [1, 4, "¼"],
  [1, 3, "⅓"],
  [3, 8, "⅜"],
  [2, 5, "⅖"],
  [1, 2, "½"],
  [3, 5, "⅗"],
  [5, 8, "⅝"],
  [2, 3, "⅔"],
  [3, 4, "¾"],
  [4, 5, "⅘"],
  [5, 6, "⅚"],
  [7, 8, "⅞"],
];
const VALUES = new Map(GLYPHS.map(([over, under, glyph]) => [glyph, over / under]));
/** What measuring cups and spoons have; also what scaled amounts are rounded to. */
const KITCHEN = GLYPHS.filter(([, under]) => under !== 5 && under !== 6);

const GLYPH = `[${GLYPHS.map(([, , glyph]) => glyph).join("")}]`;
const SLASH = String.raw`\d{1,2}\s?[/⁄]\s?(?:[2-68]|16)(?!\d)`;

/** Source of a pattern that matches one number, without groups. */
export const NUMBER = String.raw`(?:\d{1,3}(?:\s|\s?&\s?|-)${SLASH}|${SLASH}|\d{0,3}\s?${GLYPH}|(?!0\d)\d{1,6}(?:[.,]\d{1,3})?(?!\d))`;

/** `0.33` is a third. */
const ROUNDED_BY = 0.007;

/** @param text matched by `NUMBER` */
export function readNumber(text: string): WrittenNumber {
  const glyph = /^(\d*)\s?(\D)$/.exec(text);
  if (glyph?.[2] && VALUES.has(glyph[2]))
    return { value: Number(glyph[1] || 0) + (VALUES.get(glyph[2]) ?? 0), text, style: "glyph" };
  const slash = /^(?:(\d+)(?:\s?&\s?|\s|-))?(\d+)\s?[/⁄]\s?(\d+)$/.exec(text);
  if (slash)
    return { value: Number(slash[1] ?? 0) + Number(slash[2]) / Number(slash[3]), text, style: "slash" };
  const [whole = "", decimals = ""] = text.split(/[.,]/);
  if (!decimals) return { value: Number(whole), text, style: null };
  // `1.500` and `1,000` are thousands.
  if (decimals.length === 3 && whole !== "0" && !/^(?:333|666|667)$/.test(decimals))
    return { value: Number(whole + decimals), text, style: null };
  return { value: Number(`${whole}.${decimals}`), text, style: "decimal" };
}

export interface Spelling {
  style: FractionStyle;
  /** Of decimals. */
  point: "." | ",";
}

/** The same number in the recipe's style; unchanged if that can't express it exactly. */
export function respell(number: WrittenNumber, spelling: Spelling): string {
  const { value, text, style } = number;
  if (style === null || style === spelling.style) return text.replace("⁄", "/");
  if (spelling.style === "decimal") return formatDecimal(value, spelling.point);
  const whole = Math.floor(value + ROUNDED_BY);
  // `1.2` is rarely meant as a fraction.
  const parts = style === "decimal" ? KITCHEN : GLYPHS;
  const part = parts.find(([over, under]) => Math.abs(over / under - (value - whole)) < ROUNDED_BY);
  return part ? joinFraction(whole, part, spelling.style) : text;
}

/** Rounded as one measures in a kitchen. */
export function spellScaled(value: number, spelling: Spelling, isMetric: boolean): string {
  const whole = Math.floor(value + ROUNDED_BY);
  const rest = value - whole;
  if (Math.abs(rest) < ROUNDED_BY) return String(whole);
  if (spelling.style === "decimal" || isMetric || value >= 20) return formatDecimal(value, spelling.point);
  const part = nearest(rest, value);
  if (part === "whole") return String(Math.round(value));
  return part ? joinFraction(whole, part, spelling.style) : formatDecimal(value, spelling.point);
}

/** Rounding may change an amount by a tenth at most. */
function nearest(rest: number, value: number): (typeof KITCHEN)[number] | "whole" | null {
  const distance = (part: number) => Math.abs(part - rest);
  const best = KITCHEN.reduce((one, other) =>
    distance(other[0] / other[1]) < distance(one[0] / one[1]) ? other : one,
  );
  const error = distance(best[0] / best[1]);
  if (value > 1 && Math.min(rest, 1 - rest) < error) return "whole";
  return error <= value / 10 ? best : null;
}

/** `⅓` for 1/3 in any text; null if there is no such character. */
export function findGlyph(over: number, under: number): string | null {
  return GLYPHS.find(([one, other]) => one === over && other === under)?.[2] ?? null;
}

function joinFraction(
  whole: number,
  [over, under, glyph]: (typeof GLYPHS)[number],
  style: FractionStyle,
): string {
  if (style === "glyph") return `${whole || ""}${glyph}`;
  return `${whole ? `${whole} ` : ""}${over}/${under}`;
}

function formatDecimal(value: number, point: string): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return String(Number(value.toFixed(digits))).replace(".", point);
}
