import { describe, expect, test } from "bun:test";
import { convertStep as convertIn } from "../../src/ingredients/steps/convert-step.ts";
import { findRegion, type UnitSystem } from "../../src/ingredients/amounts/measures.ts";

const convertStep = (step: string, system: UnitSystem, language = "en") =>
  convertIn(step, { system, region: findRegion(language, null) });

describe("a change of temperature is converted as a difference", () => {
  test.each([
    ["Lower the oven temperature 25°F.", "Lower the oven temperature 15 °C."],
    ["Reduce by 50°F.", "Reduce by 30 °C."],
    ["Turn the oven down 25°F.", "Turn the oven down 15 °C."],
    ["Reduce the heat by about 25 to 50°F.", "Reduce the heat by about 15 to 30 °C."],
    ["Take it out 5°F below your target.", "Take it out 3 °C below your target."],
    ["Bake at 350 degrees F; reduce by 25 degrees for glass.", "Bake at 180 °C; reduce by 15 °C for glass."],
    ["Serve at 40°F or lower.", "Serve at 4 °C or lower."],
    ["Reduce to 325°F.", "Reduce to 160 °C."],
  ])("%s", (step, converted) => expect(convertStep(step, "metric")).toBe(converted));

  test.each([
    ["de", "Die Temperatur um 20 °C senken.", "Die Temperatur um 35 °F senken."],
    ["de", "Um ca. 20 Grad reduzieren.", "Um ca. 35 °F reduzieren."],
    ["de", "Bei Umluft 20 °C weniger einstellen.", "Bei Umluft 35 °F weniger einstellen."],
    ["de", "Um 30 °C auf 150 °C reduzieren.", "Um 55 °F auf 300 °F reduzieren."],
    ["de", "Um jeweils 5 °C erhöhen.", "Um jeweils 9 °F erhöhen."],
    ["de", "Auf 160 °C reduzieren.", "Auf 325 °F reduzieren."],
    ["fr", "Baisser le four de 20 °C.", "Baisser le four de 35 °F."],
    ["fr", "Monter la température de 5 °C.", "Monter la température de 9 °F."],
    ["fr", "Attendre une température de 40 °C.", "Attendre une température de 104 °F."],
    ["pl", "Zmniejsz temperaturę o 20°C.", "Zmniejsz temperaturę o 35 °F."],
    ["pt", "Reduza a temperatura em 20 °C.", "Reduza a temperatura em 35 °F."],
    ["es", "Bajar la temperatura 20 °C.", "Bajar la temperatura 35 °F."],
    ["it", "Abbassare il forno di 20 °C.", "Abbassare il forno di 35 °F."],
    ["nl", "De temperatuur met 20 °C verlagen.", "De temperatuur met 35 °F verlagen."],
    ["da", "Sænk temperaturen med 20 °C.", "Sænk temperaturen med 35 °F."],
    ["sv", "Sänk värmen med 20 °C.", "Sänk värmen med 35 °F."],
    ["sv", "Blanda jästen med vatten med 38 °C.", "Blanda jästen med vatten med 100 °F."],
    ["zh", "烤箱温度调低20度。", "烤箱温度调低35 °F。"],
    ["zh", "温度降至160℃。", "温度降至325 °F。"],
  ])("%s: %s", (language, step, converted) => expect(convertStep(step, "us", language)).toBe(converted));

  test("but not where “um” may be “about”", () => {
    const step = "Temperaturen um 20 °C sind ideal.";
    expect(convertStep(step, "us", "de")).toBe(step);
  });
});
