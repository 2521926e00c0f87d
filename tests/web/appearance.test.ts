import { describe, expect, test } from "bun:test";
import { asDarkMode, colorsShown, contrast, markOn, textOn } from "../../web/state/paint.ts";
import { DEFAULT_LIGHT_COLORS } from "../../src/contract/rules.ts";

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
  for (const surface of ["#f8f4ed", "#272320"]) {
    for (const color of ["#000000", "#ffffff", "#fffd99", "#4527a0", "#808080", "#e58325"]) {
      expect([color, contrast(markOn(surface, color), surface) >= 3]).toEqual([color, true]);
    }
  }
  expect(markOn("#272320", "#e58325")).toBe("#e58325");
});

describe("the default theme", () => {
  test("shows the light defaults by day and the dark defaults by night, while nobody has edited it", () => {
    const stored = { name: "default", colors: DEFAULT_LIGHT_COLORS };
    expect(colorsShown(stored, false).primary).toBe("#E58325");
    expect(colorsShown(stored, true).primary).toBe("#4527A0");
    expect(colorsShown(null, false)).toEqual(DEFAULT_LIGHT_COLORS);
    expect(colorsShown(null, true).primary).toBe("#4527A0");
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
