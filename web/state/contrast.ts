// Colors are `#RRGGBB`.

const DARK_TEXT = "#1c1815";
const LIGHT_TEXT = "#ffffff";
/** WCAG AA for text and for graphics. */
const READABLE = 4.5;
const VISIBLE = 3;

/** Contrast ratio, 1 to 21. Source: WCAG 2.2 */
export function contrast(one: string, other: string): number {
  const [lights, darks] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((lights ?? 0) + 0.05) / ((darks ?? 0) + 0.05);
}

/** Black, white or warm black text with WCAG AA contrast. */
export function textOn(color: string): string {
  return [DARK_TEXT, LIGHT_TEXT, "#000000"].find((text) => contrast(text, color) >= READABLE) ?? LIGHT_TEXT;
}

export function markOn(surface: string, color: string): string {
  const towards = luminance(surface) > 0.5 ? 0 : 255;
  for (let part = 0; part < 1; part += 0.05) {
    const mixed = mix(color, towards, part);
    if (contrast(mixed, surface) >= VISIBLE) return mixed;
  }
  return textOn(surface);
}

/** Moves away from the text color, so that the text stays readable. */
export function getHoverColor(color: string): string {
  return mix(color, luminance(textOn(color)) > 0.5 ? 0 : 255, 0.1);
}

function mix(color: string, towards: number, part: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const mixed = channels.map((value) => Math.round(value + (towards - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function luminance(color: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
