import { describe, expect, test } from "bun:test";
import { convertStep as convertIn } from "../../src/ingredients/steps/convert-step.ts";
import { findRegion, type UnitSystem } from "../../src/ingredients/amounts/measures.ts";

const convertStep = (step: string, system: UnitSystem, language = "en") =>
  convertIn(step, { system, region: findRegion(language, null) });

describe("all sides and both ends of a length are converted", () => {
  test.each([
    ["Grease a 9 by 13 inch pan.", "Grease a 23 by 33 cm pan."],
    ["Grease a 9-by-13-inch pan.", "Grease a 23 by 33 cm pan."],
    ["Heat an 8- to 10-inch skillet.", "Heat a 20 to 25 cm skillet."],
    ["Use a 9x5x3-inch loaf pan.", "Use a 23 × 13 × 7.5 cm loaf pan."],
    ['Line a 9"x13" pan.', "Line a 23 × 33 cm pan."],
    ["Use a 13x9-in. baking pan.", "Use a 33 × 23 cm baking pan."],
    ["Grease two 8- or 9-inch tins.", "Grease two 20 or 23 cm tins."],
    ["Slice ¼- to ½-inch thick.", "Slice 0.6 to 1.3 cm thick."],
    ["Grease an 8 1/2 by 4 1/2-inch loaf pan.", "Grease a 22 by 11 cm loaf pan."],
    ["Line a 9 1/2-inch tart pan.", "Line a 24 cm tart pan."],
    ["Roll out 1/8 inch thick.", "Roll out 0.3 cm thick."],
    ["Pour in 1 to 1 1/2 inches of oil.", "Pour in 2.5 to 4 cm of oil."],
  ])("%s", (step, converted) => expect(convertStep(step, "metric")).toBe(converted));

  test.each([
    ["de", "In 3 bis 4 cm große Stücke schneiden.", "In 1¼ bis 1½ inch große Stücke schneiden."],
    ["de", "Auf 20 mal 30 cm ausrollen.", "Auf 8 mal 12 inch ausrollen."],
    ["de", "Auf 1 bis 1,5 cm ausrollen.", "Auf ⅜ bis ⅝ inch ausrollen."],
    ["de", "Eine Form von 20 x 30 x 5 cm.", "Eine Form von 8 × 12 × 2 inch."],
    ["fr", "Un moule de 20 sur 30 cm.", "Un moule de 8 sur 12 inch."],
    ["fr", "Couper en dés de 2 à 3 cm.", "Couper en dés de ¾ à 1¼ inch."],
    ["es", "Un molde de 20 por 30 cm.", "Un molde de 8 por 12 inch."],
    ["it", "Una teglia di 20 per 30 cm.", "Una teglia di 8 per 12 inch."],
    ["it", "Una teglia da 20 cm per 4 persone.", "Una teglia da 8 inch per 4 persone."],
    ["pl", "Forma 20 na 30 cm.", "Forma 8 na 12 inch."],
    ["nl", "Een vorm van 20 bij 30 cm.", "Een vorm van 8 bij 12 inch."],
    ["da", "Et fad på 20 gange 30 cm.", "Et fad på 8 gange 12 inch."],
    ["sv", "Skär 2 eller 3 cm stora bitar.", "Skär ¾ eller 1¼ inch stora bitar."],
    ["pt", "Corte em tiras de 2 ou 3 cm.", "Corte em tiras de ¾ ou 1¼ inch."],
    ["zh", "切成3至4厘米的段。", "切成1¼至1½ inch的段。"],
  ])("%s: %s", (language, step, converted) => expect(convertStep(step, "us", language)).toBe(converted));

  test.each([
    ["us", "Grease 2 x 20 cm tins."],
    ["us", "Cut out 4 x 10 cm discs."],
    ["metric", "Cut 6 3/4-inch strips."],
    ["us", "Line a 20cm/8in tin."],
    ["us", "准备6寸（15cm）模具。"],
    ["metric", 'Stir "batch 2" into "batch 1" slowly.'],
    ["metric", "Roll out 1-1.5 inches (2.5-3.75 cm) thick."],
  ] as const)("unless their meaning isn't sure, to %s: %s", (system, step) =>
    expect(convertStep(step, system)).toBe(step),
  );
});
