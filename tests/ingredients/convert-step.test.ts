import { describe, expect, test } from "bun:test";
import { convertStep as convertIn } from "../../src/ingredients/convert-step.ts";
import { findRegion, type UnitSystem } from "../../src/ingredients/measures.ts";

const convertStep = (step: string, system: UnitSystem, language = "en") =>
  convertIn(step, { system, region: findRegion(language, null) });

describe("to metric", () => {
  test.each([
    ["Bake at 350°F for 20 minutes.", "Bake at 180 °C for 20 minutes."],
    ["Heat the oven to 400 F.", "Heat the oven to 200 °C."],
    ["Bake at 325–350 degrees F.", "Bake at 160–180 °C."],
    ["Cook at gas mark 4.", "Cook at 180 °C."],
    ["Grease a 9-inch pan.", "Grease a 23 cm pan."],
    ["Grease an 8-inch pan.", "Grease a 20 cm pan."],
    ["Line a 9x13-inch tin.", "Line a 23 × 33 cm tin."],
    ["Roll out ½ inch thick.", "Roll out 1.5 cm thick."],
    ["Cut into 1 inch cubes.", "Cut into 2.5 cm cubes."],
    ["Use a 10–12 inch pan.", "Use a 25–30 cm pan."],
  ])("%s", (step, converted) => expect(convertStep(step, "metric")).toBe(converted));
});

describe("to US units", () => {
  test.each([
    ["Bake at 180 °C for 20 minutes.", "Bake at 350 °F for 20 minutes."],
    ["Im Ofen bei 200 Grad C backen.", "Im Ofen bei 400 °F backen."],
    ["Line a 20 cm tin.", "Line an 8 inch tin."],
    ["Pour into a 28 cm tin.", "Pour into an 11 inch tin."],
    ["Colocar a 20 cm do fogo.", "Colocar a 8 inch do fogo."],
    ["Prove at 38°C.", "Prove at 100 °F."],
    ["Heat to 200C/180C fan/gas 6.", "Heat to 400 °F/350 °F fan/gas 6."],
    ["Heat to 180C/160C fan.", "Heat to 350 °F/325 °F fan."],
    ["Roll into 2–3 cm balls.", "Roll into ¾–1¼ inch balls."],
    ["烤箱预热至180℃。", "烤箱预热至350 °F。"],
    ["以180°C烤20分钟", "以350 °F烤20分钟"],
  ])("%s", (step, converted) => expect(convertStep(step, "us")).toBe(converted));
});

test.each([
  ["¼", 110, 225],
  ["½", 120, 250],
  ["1", 140, 275],
  ["2", 150, 300],
  ["3", 160, 325],
  ["4", 180, 350],
  ["5", 190, 375],
  ["6", 200, 400],
  ["7", 220, 425],
  ["8", 230, 450],
  ["9", 240, 475],
])("gas mark %s is %p °C and %p °F", (mark, celsius, fahrenheit) => {
  expect(convertStep(`Bake at gas mark ${mark}.`, "metric")).toBe(`Bake at ${celsius} °C.`);
  expect(convertStep(`Bake at gas mark ${mark}.`, "us")).toBe(`Bake at ${fahrenheit} °F.`);
  expect(convertStep(`Bake at ${fahrenheit}°F.`, "metric")).toBe(`Bake at ${celsius} °C.`);
});

describe("degrees without a letter", () => {
  test.each([
    ["de", "Bei 180 Grad 20 Minuten backen.", "Bei 350 °F 20 Minuten backen."],
    ["de", "Bei 180° backen.", "Bei 350 °F backen."],
    ["fr", "Préchauffer le four à 200°.", "Préchauffer le four à 400 °F."],
    ["sv", "Grädda i 225 grader.", "Grädda i 425 °F."],
    ["it", "Infornare a 180 gradi per 30 minuti.", "Infornare a 350 °F per 30 minuti."],
    ["fr", "Cuire à 180 degrés.", "Cuire à 350 °F."],
    ["pt", "Asse a 180 graus por 30 minutos.", "Asse a 350 °F por 30 minutos."],
    ["pl", "Rozgrzej do 180 stopni.", "Rozgrzej do 350 °F."],
    ["pl", "Piecz w 180 stopniach.", "Piecz w 350 °F."],
  ])("%s: %s", (language, step, converted) => {
    expect(convertStep(step, "us", language)).toBe(converted);
    expect(convertStep(step, "metric", language)).toBe(step);
  });

  test("are °F if an oven in °C couldn't be as hot", () => {
    expect(convertStep("Bake at 350° until golden.", "metric")).toBe("Bake at 180 °C until golden.");
    expect(convertStep("Bake at 350 degrees for an hour.", "metric")).toBe("Bake at 180 °C for an hour.");
  });

  test.each([
    ["en", "Bake at 180° until golden."],
    ["en", "Rotate the tray 360°."],
    ["de", "Das Blech um 180° drehen."],
    ["fr", "Tourner le plat de 180 degrés."],
    ["de", "180 g Butter und 200 gradlinige Spieße."],
    ["de", "Alkohol mit 40° verwenden."],
  ])("stay if they may be something else, %s: %s", (language, step) => {
    expect(convertStep(step, "metric", language)).toBe(step);
    expect(convertStep(step, "us", language)).toBe(step);
  });
});

describe("stays", () => {
  test.each([
    "Bake at 180°C (350°F) for 20 minutes.",
    "Heat to 200C/180C fan/gas 6 or 400F.",
    "Line a 20 cm (8 inch) tin.",
    "Bake for 45 minutes.",
    "Add 2 cups of flour.",
    "Use vitamin C tablets.",
    "Freeze at -18 °C.",
    "−18°C",
  ])("%s", (step) => {
    expect(convertStep(step, "metric")).toBe(step);
    expect(convertStep(step, "us")).toBe(step);
  });

  test("as written", () => expect(convertStep("Bake at 350°F.", "written")).toBe("Bake at 350°F."));
});
