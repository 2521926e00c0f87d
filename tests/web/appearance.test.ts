import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createSeededRandom } from "../../src/demo/random.ts";
import { contrast, getHoverColor, markOn, textOn } from "../../web/state/contrast.ts";
import { asDarkMode, colorsShown, toCssProperties, showsDark, SURFACE } from "../../web/state/paint.ts";
import { READY_THEMES } from "../../web/state/ready-themes.ts";
import { parseColor, COLOR_NAMES, NEW_THEME_COLORS } from "../../web/themes/theme-colors.ts";
import { COMPACT_BELOW_PX } from "../../src/contract/home-rules.ts";
import { DEFAULT_DARK_COLORS, DEFAULT_LIGHT_COLORS } from "../../src/contract/rules.ts";

const COLORS = [...stepped(), ...random(2000)];

function stepped(): string[] {
  const steps = Array.from({ length: 18 }, (_, step) => step * 15);
  return steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => hex(red, green, blue))));
}

function random(count: number): string[] {
  const chance = createSeededRandom(7);
  const channel = () => chance.between(0, 255);
  return Array.from({ length: count }, () => hex(channel(), channel(), channel()));
}

function hex(...channels: number[]): string {
  return `#${channels.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

test("text on any theme color is readable, also on hover", () => {
  const hard = COLORS.filter((color) =>
    [color, getHoverColor(color)].some((background) => contrast(textOn(color), background) < 4.5),
  );
  expect(hard).toEqual([]);
});

test("anything drawn in theme colors is visible in light and dark mode, whatever the colors", () => {
  const unseen = COLORS.filter((color) =>
    [SURFACE.light, SURFACE.dark].some((surface) => contrast(markOn(surface, color), surface) < 3),
  );
  expect(unseen).toEqual([]);
});

test("a page gets four properties for each of the seven colors", () => {
  const theme = { name: "Sea", colors: { ...NEW_THEME_COLORS, primary: "#0E7490" } };
  const properties = toCssProperties(theme, true);
  expect(Object.keys(properties)).toHaveLength(28);
  expect(properties).toMatchObject({
    "--color-primary": "#0E7490",
    "--color-primary-content": textOn("#0E7490"),
    "--color-primary-hover": getHoverColor("#0E7490"),
    "--color-primary-mark": markOn(SURFACE.dark, "#0E7490"),
  });
  expect(toCssProperties(theme, false)["--color-primary-mark"]).toBe(markOn(SURFACE.light, "#0E7490"));
});

test("stars and lines in a theme color are visible on both surfaces, and unchanged where possible", () => {
  for (const surface of [SURFACE.light, SURFACE.dark]) {
    for (const color of ["#000000", "#ffffff", "#fffd99", "#4527a0", "#808080", "#e58325"]) {
      expect([color, contrast(markOn(surface, color), surface) >= 3]).toEqual([color, true]);
    }
  }
  expect(markOn(SURFACE.dark, "#e58325")).toBe("#e58325");
});

describe("the style sheet", () => {
  const css = readFileSync(join(import.meta.dir, "../../web/app.css"), "utf8");

  const token = (name: string, mode: "light" | "dark") =>
    new RegExp(`\\[data-theme="${mode}"\\] \\{[^}]*--color-${name}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? "";

  test("has surfaces that suit stars and lines, and no harder ones", () => {
    expect(Object.values(SURFACE)).toEqual([token("base-200", "light"), token("base-100", "dark")]);
    for (const color of Object.values({ ...DEFAULT_LIGHT_COLORS, ...DEFAULT_DARK_COLORS })) {
      expect(contrast(markOn(SURFACE.light, color), token("base-100", "light"))).toBeGreaterThanOrEqual(3);
      expect(contrast(markOn(SURFACE.dark, color), token("base-200", "dark"))).toBeGreaterThanOrEqual(3);
    }
  });

  const MODES = ["light", "dark"] as const;
  const surfaces = (mode: "light" | "dark") =>
    ["base-100", "base-200", "base-300"].map((name) => token(name, mode));

  test.each(MODES)("has readable text on every surface in %s mode", (mode) => {
    for (const text of ["base-content", "muted", "danger"])
      for (const surface of surfaces(mode)) {
        const apart = contrast(token(text, mode), surface);
        expect([text, surface, apart >= 4.5]).toEqual([text, surface, true]);
      }
    for (const pair of ["chosen", "neutral"]) {
      const apart = contrast(token(`${pair}-content`, mode), token(pair, mode));
      expect([pair, apart >= 4.5]).toEqual([pair, true]);
    }
  });

  test.each(MODES)("has visible edges of fields, checkboxes and choices in %s mode", (mode) => {
    for (const part of ["control", "chosen"])
      for (const surface of surfaces(mode)) {
        const apart = contrast(token(part, mode), surface);
        expect([part, surface, apart >= 3]).toEqual([part, surface, true]);
      }
    expect(css).toContain("--input-color: var(--color-control)");
  });

  const THEMES = [
    { name: "default", colors: DEFAULT_LIGHT_COLORS },
    ...READY_THEMES,
    { name: "Yellow", colors: { ...DEFAULT_LIGHT_COLORS, primary: "#FFEB3B" } },
  ];

  test.each(THEMES)("has readable text and visible controls in the theme $name", (theme) => {
    for (const mode of MODES) {
      const properties = toCssProperties(theme, mode === "dark");
      const color = (name: string) => properties[`--color-${name}`] ?? "";
      for (const name of COLOR_NAMES) {
        for (const background of [color(name), color(`${name}-hover`)]) {
          const apart = contrast(color(`${name}-content`), background);
          expect([mode, name, background, apart >= 4.5]).toEqual([mode, name, background, true]);
        }
        for (const surface of surfaces(mode).slice(0, 2)) {
          const apart = contrast(color(`${name}-mark`), surface);
          expect([mode, name, surface, apart >= 3]).toEqual([mode, name, surface, true]);
        }
      }
    }
    expect(css).toContain("--btn-border: var(--color-primary-mark)");
  });

  test("uses theme colors only where they are painted", () => {
    for (const name of Object.keys(DEFAULT_LIGHT_COLORS)) expect(token(name, "light")).toBe("");
  });

  test("makes cards compact where the rules say so", () => {
    expect(css).toContain(`--breakpoint-sm: ${COMPACT_BELOW_PX}px;`);
  });
});

describe("the default theme", () => {
  test("shows light defaults by day and dark defaults by night until someone edits it", () => {
    const stored = { name: "default", colors: DEFAULT_LIGHT_COLORS };
    expect(colorsShown(stored, false).primary).toBe("#E58325");
    expect(colorsShown(stored, true).primary).toBe("#F08F35");
    expect(colorsShown(null, false)).toEqual(DEFAULT_LIGHT_COLORS);
    expect(colorsShown(null, true)).toEqual(DEFAULT_DARK_COLORS);
  });

  test("shows its own colors in both modes once edited", () => {
    const edited = { name: "default", colors: { ...DEFAULT_LIGHT_COLORS, primary: "#112233" } };
    expect(colorsShown(edited, true).primary).toBe("#112233");
  });
});

test("every other theme shows its own colors in both modes", () => {
  expect(colorsShown({ name: "mine", colors: DEFAULT_LIGHT_COLORS }, true).primary).toBe("#E58325");
});

test("dark mode applies if selected, or if left to a dark device", () => {
  expect(showsDark("dark", false)).toBe(true);
  expect(showsDark("light", true)).toBe(false);
  expect([true, false].map((device) => showsDark("system", device))).toEqual([true, false]);
});

test("the new theme form has all colors, as they are written", () => {
  expect<string[]>([...COLOR_NAMES].toSorted()).toEqual(Object.keys(DEFAULT_LIGHT_COLORS).toSorted());
  expect(Object.values(NEW_THEME_COLORS).map(parseColor)).toEqual(Object.values(NEW_THEME_COLORS));
});

const written: [text: string, color: string | null][] = [
  ["#E58325", "#E58325"],
  ["#e58325", "#E58325"],
  ["e58325", "#E58325"],
  [" #E58325 ", "#E58325"],
  ["#fa0", "#FFAA00"],
  ["FA0", "#FFAA00"],
  ["", null],
  ["#", null],
  ["#12", null],
  ["#1234", null],
  ["#12345", null],
  ["#1234567", null],
  ["#12345678", null],
  ["#GG0000", null],
  ["##112233", null],
  ["red", null],
  ["rgb(1,2,3)", null],
  ["#11 22 33", null],
];
test.each(written)("%p, written as a color, is %p", (text, color) => {
  expect(parseColor(text)).toBe(color);
});

test("an invalid stored value means following the device", () => {
  expect(["light", "dark", "system", "blue", null].map(asDarkMode)).toEqual([
    "light",
    "dark",
    "system",
    "system",
    "system",
  ]);
});
