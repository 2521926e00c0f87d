import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contrast, markOn, textOn } from "../../web/state/contrast.ts";
import { asDarkMode, colorsShown, SURFACE } from "../../web/state/paint.ts";
import { COMPACT_BELOW_PX, DEFAULT_DARK_COLORS, DEFAULT_LIGHT_COLORS } from "../../src/contract/rules.ts";

test("text on a theme's colour can be read, whatever colour was chosen", () => {
  for (let red = 0; red <= 255; red += 15) {
    for (let green = 0; green <= 255; green += 15) {
      for (let blue = 0; blue <= 255; blue += 15) {
        const color = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
        expect([color, contrast(textOn(color), color) >= 4.5]).toEqual([color, true]);
      }
    }
  }
});

test("stars and lines in a theme's colour are seen on both surfaces, and stay as they are where they can", () => {
  for (const surface of [SURFACE.light, SURFACE.dark]) {
    for (const color of ["#000000", "#ffffff", "#fffd99", "#4527a0", "#808080", "#e58325"]) {
      expect([color, contrast(markOn(surface, color), surface) >= 3]).toEqual([color, true]);
    }
  }
  expect(markOn(SURFACE.dark, "#e58325")).toBe("#e58325");
});

describe("the style sheet", () => {
  const css = readFileSync(join(import.meta.dir, "../../web/app.css"), "utf8");

  /** A token's value in one of the two modes. */
  const token = (name: string, mode: "light" | "dark") =>
    new RegExp(`\\[data-theme="${mode}"\\] \\{[^}]*--color-${name}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? "";

  test("has the surfaces that stars and lines are made for, and the others are no harder", () => {
    expect(Object.values(SURFACE)).toEqual([token("base-200", "light"), token("base-100", "dark")]);
    for (const color of Object.values({ ...DEFAULT_LIGHT_COLORS, ...DEFAULT_DARK_COLORS })) {
      expect(contrast(markOn(SURFACE.light, color), token("base-100", "light"))).toBeGreaterThanOrEqual(3);
      expect(contrast(markOn(SURFACE.dark, color), token("base-200", "dark"))).toBeGreaterThanOrEqual(3);
    }
  });

  test("has texts that can be read on every surface", () => {
    for (const mode of ["light", "dark"] as const)
      for (const text of ["base-content", "muted", "danger"])
        for (const surface of ["base-100", "base-200"]) {
          const apart = contrast(token(text, mode), token(surface, mode));
          expect([mode, text, surface, apart >= 4.5]).toEqual([mode, text, surface, true]);
        }
  });

  test("leaves the colours of themes to what paints them", () => {
    for (const name of Object.keys(DEFAULT_LIGHT_COLORS)) expect(token(name, "light")).toBe("");
  });

  test("makes cards compact where the rules say so", () => {
    expect(css).toContain(`--breakpoint-sm: ${COMPACT_BELOW_PX}px;`);
  });
});

describe("the default theme", () => {
  test("shows the light defaults by day and the dark defaults by night, while nobody has edited it", () => {
    const stored = { name: "default", colors: DEFAULT_LIGHT_COLORS };
    expect(colorsShown(stored, false).primary).toBe("#E58325");
    expect(colorsShown(stored, true).primary).toBe("#4527A0");
    expect(colorsShown(null, false)).toEqual(DEFAULT_LIGHT_COLORS);
    expect(colorsShown(null, true)).toEqual(DEFAULT_DARK_COLORS);
  });

  test("shows its own colours in both once it was edited", () => {
    const edited = { name: "default", colors: { ...DEFAULT_LIGHT_COLORS, primary: "#112233" } };
    expect(colorsShown(edited, true).primary).toBe("#112233");
  });
});

test("every other theme shows its own colours in both", () => {
  expect(colorsShown({ name: "mine", colors: DEFAULT_LIGHT_COLORS }, true).primary).toBe("#E58325");
});

test("what was kept wrongly counts as following the device", () => {
  expect(["light", "dark", "system", "blue", null].map(asDarkMode)).toEqual([
    "light",
    "dark",
    "system",
    "system",
    "system",
  ]);
});
