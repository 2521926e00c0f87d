import { describe, expect, test } from "bun:test";
import { convertStep as convertIn } from "../../src/ingredients/steps/convert-step.ts";
import { findRegion, type UnitSystem } from "../../src/ingredients/amounts/measures.ts";

const convertStep = (step: string, system: UnitSystem, language = "en") =>
  convertIn(step, { system, region: findRegion(language, null) });

describe("converts to metric", () => {
  test.each([
    ["Bake at 350°F for 20 minutes.", "Bake at 180 °C for 20 minutes."],
    ["Heat the oven to 400 F.", "Heat the oven to 200 °C."],
    ["Bake at 325–350 degrees F.", "Bake at 160–180 °C."],
    ["Cook at gas mark 4.", "Cook at 180 °C."],
    ["Grease a 9-inch pan.", "Grease a 23 cm pan."],
    ["Grease an 8-inch pan.", "Grease a 20 cm pan."],
    ["Line a 9x13-inch tin.", "Line a 23 × 33 cm tin."],
    ["Roll out ½ inch thick.", "Roll out 1.3 cm thick."],
    ["Roll out ¾ inch thick.", "Roll out 2 cm thick."],
    ["Cut into 1 inch cubes.", "Cut into 2.5 cm cubes."],
    ["Use a 10–12 inch pan.", "Use a 25–30 cm pan."],
  ])("%s", (step, converted) => expect(convertStep(step, "metric")).toBe(converted));
});

describe("converts to US units", () => {
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

describe("a temperature for an oven with a fan also says the one without", () => {
  test.each([
    ["en", "Bake at 160 °C fan for an hour.", "Bake at 325 °F fan (350 °F without fan) for an hour."],
    ["en", "Heat to fan 180C.", "Heat to fan 350 °F (400 °F without fan)."],
    ["de", "Bei 160 °C Umluft backen.", "Bei 325 °F Umluft (350 °F Ober-/Unterhitze) backen."],
    [
      "de",
      "Backofen auf 180 °C (Heißluft) heizen.",
      "Backofen auf 350 °F (Heißluft, 400 °F Ober-/Unterhitze) heizen.",
    ],
    [
      "fr",
      "Cuire à 160 °C en chaleur tournante.",
      "Cuire à 325 °F en chaleur tournante (350 °F chaleur statique).",
    ],
    ["sv", "Grädda i 160 °C varmluft.", "Grädda i 325 °F varmluft (350 °F över-/undervärme)."],
    ["da", "Bag kagen ved 160 °C varmluft.", "Bag kagen ved 325 °F varmluft (350 °F over-/undervarme)."],
    ["pl", "Piec w 160°C z termoobiegiem.", "Piec w 325 °F z termoobiegiem (350 °F bez termoobiegu)."],
    ["zh-CN", "烤箱（160℃热风）烤20分钟", "烤箱（325 °F热风, 350 °F 上下火）烤20分钟"],
    ["zh-CN", "烤箱160℃热风烤20分钟", "烤箱325 °F热风 (350 °F 上下火)烤20分钟"],
  ])("in %s: %s", (language, step, converted) => {
    expect(convertStep(step, "us", language)).toBe(converted);
    expect(convertStep(step, "metric", language)).toBe(step);
  });

  test("unless the step already has both", () => {
    expect(convertStep("Heat to 180C/160C fan.", "us")).toBe("Heat to 350 °F/325 °F fan.");
  });
});

describe("degrees without a letter", () => {
  test.each([
    ["de", "Bei 180 Grad 20 Minuten backen.", "Bei 350 °F 20 Minuten backen."],
    ["de", "Bei 180° backen.", "Bei 350 °F backen."],
    ["de", "Bei 180 Grad backen, einmal wenden.", "Bei 350 °F backen, einmal wenden."],
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

  test("are °F if they're too hot for °C", () => {
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

describe("both ends of a range are converted", () => {
  test.each([
    ["Bake at 350 to 375 degrees F.", "Bake at 180 to 190 °C."],
    ["Bake between 350 and 375°F until done.", "Bake between 180 and 190 °C until done."],
    ["Bake at 350/375 F.", "Bake at 180/190 °C."],
    ["Bake at 350° or 375°F.", "Bake at 180 or 190 °C."],
    ["Bake at 350°F to 375.", "Bake at 180 °C to 190 °C."],
    ["Boil for 20 to 25 minutes at 350 F.", "Boil for 20 to 25 minutes at 180 °C."],
    ["Cook at gas mark 3-4.", "Cook at 160–180 °C."],
    ["Cook at gas mark 4 to 5.", "Cook at 180 to 190 °C."],
    ["Cook at gas mark 1/2.", "Cook at 120 °C."],
  ])("%s", (step, converted) => expect(convertStep(step, "metric")).toBe(converted));

  test.each([
    ["de", "Bei 180 bis 200 Grad backen.", "Bei 350 bis 400 °F backen."],
    ["de", "Von 220 auf 180 °C herunterschalten.", "Von 425 auf 350 °F herunterschalten."],
    ["fr", "Cuire à une température de 180 à 200 °C.", "Cuire à une température de 350 à 400 °F."],
    ["fr", "Cuire entre 180 et 200 degrés.", "Cuire entre 350 et 400 °F."],
    ["pl", "Piec w 180 do 200°C.", "Piec w 350 do 400 °F."],
    ["pl", "Piec między 180 a 200 stopni.", "Piec między 350 a 400 °F."],
    ["pt", "Asse entre 180 e 200 graus.", "Asse entre 350 e 400 °F."],
    ["es", "Hornear a 180 o 200 °C.", "Hornear a 350 o 400 °F."],
    ["it", "Infornare tra 180 e 200 gradi.", "Infornare tra 350 e 400 °F."],
    ["nl", "Bak op 180 tot 200 graden.", "Bak op 350 tot 400 °F."],
    ["da", "Bag ved 180 til 200 grader.", "Bag ved 350 til 400 °F."],
    ["sv", "Grädda mellan 180 och 200 °C.", "Grädda mellan 350 och 400 °F."],
    ["zh", "用180~200℃烤。", "用350~400 °F烤。"],
    ["zh", "烤箱180至200度。", "烤箱350至400 °F。"],
    ["en-GB", "Heat to 200C/180 fan/gas 6.", "Heat to 400 °F/350 °F fan/gas 6."],
    ["de", "Bei 170 bis 175 °C backen.", "Bei 340 bis 345 °F backen."],
    ["it", "Infornare a 180°C per 20-25 minuti.", "Infornare a 350 °F per 20-25 minuti."],
  ])("%s: %s", (language, step, converted) => expect(convertStep(step, "us", language)).toBe(converted));

  test.each([
    "Keep it at -5 to 5 °C.",
    "Bake at 180, 200 or 220 °C.",
    "Bake at 180 °C to 200 if you like.",
    "Asar el pescado 30 a 180 °C.",
  ])("or neither: %s", (step) => expect(convertStep(step, "us")).toBe(step));
});

describe("numbers without a degree sign are converted next to temperatures", () => {
  test.each([
    ["en", "Bake at 350°F (325 fan).", "Bake at 180 °C (160 °C fan)."],
    ["en", "Bake at 350°F, or 325 for convection.", "Bake at 180 °C, or 160 °C for convection."],
    ["en", "Heat to 450, then lower to 350°F.", "Heat to 230 °C, then lower to 180 °C."],
    ["en", "Heat to 350°F. Fold in 200 for now.", "Heat to 180 °C. Fold in 200 for now."],
  ])("%s: %s", (language, step, converted) => expect(convertStep(step, "metric", language)).toBe(converted));

  test.each([
    ["de", "Auf 180 °C (Umluft: 160) heizen.", "Auf 350 °F (Umluft: 325 °F) heizen."],
    ["de", "Bei 200 °C, dann auf 180 reduzieren.", "Bei 400 °F, dann auf 350 °F reduzieren."],
    ["de", "Bei 200 °C backen, auf 150 ml einkochen.", "Bei 400 °F backen, auf 150 ml einkochen."],
    ["fr", "Cuire à 180 degrés, puis à 200.", "Cuire à 350 °F, puis à 400 °F."],
    ["fr", "180°C (chaleur tournante 160)", "350 °F (chaleur tournante 325 °F)"],
    ["sv", "Grädda i 200°C (varmluft 175).", "Grädda i 400 °F (varmluft 350 °F)."],
    ["es", "Hornear a 180 °C (aire caliente 160).", "Hornear a 350 °F (aire caliente 325 °F)."],
    ["pt", "Asse a 180 °C (ar quente 160).", "Asse a 350 °F (ar quente 325 °F)."],
  ])("%s: %s", (language, step, converted) => expect(convertStep(step, "us", language)).toBe(converted));
});

describe("temperatures that aren’t an oven’s are exact", () => {
  test.each([
    ["Cool to 82°F, then reheat to 88°F.", "Cool to 28 °C, then reheat to 31 °C."],
    ["Cook the syrup to 235°F.", "Cook the syrup to 113 °C."],
    ["Keep at 40°F or below.", "Keep at 4 °C or below."],
    ["Roast until it reaches 165°F inside.", "Roast until it reaches 74 °C inside."],
    ["Roast at 400°F until a thermometer shows 165°.", "Roast at 200 °C until a thermometer shows 74 °C."],
    ["Heat the oven to 395°F.", "Heat the oven to 200 °C."],
    ["Heat the oven to 300°F.", "Heat the oven to 150 °C."],
    ["Heat the milk to 98.6°F.", "Heat the milk to 37 °C."],
  ])("%s", (step, converted) => expect(convertStep(step, "metric")).toBe(converted));

  test.each([
    ["Cook the syrup to 118 °C.", "Cook the syrup to 244 °F."],
    ["Cook the syrup to 113 °C.", "Cook the syrup to 235 °F."],
    ["Roast until it reaches 63 °C.", "Roast until it reaches 145 °F."],
    ["Heat to 100 °C.", "Heat to 212 °F."],
    ["Keep at 2 to 8 °C.", "Keep at 36 to 46 °F."],
    ["Bake at 250 °C.", "Bake at 475 °F."],
  ])("%s", (step, converted) => expect(convertStep(step, "us")).toBe(converted));
});

describe("the scale’s name belongs to the amount", () => {
  test.each([
    ["de", "Bei 180 Grad Celsius backen.", "Bei 350 °F backen."],
    ["pl", "Piec w 180 stopni Celsjusza.", "Piec w 350 °F."],
    ["pl", "Piec w 180 st. C.", "Piec w 350 °F."],
    ["fr", "Cuire à 180 degrés Celsius.", "Cuire à 350 °F."],
    ["pt", "Asse a 180 graus Celsius.", "Asse a 350 °F."],
    ["it", "Infornare a 180 gradi centigradi.", "Infornare a 350 °F."],
    ["sv", "Grädda i 180 grader Celsius.", "Grädda i 350 °F."],
    ["zh", "烤箱预热至摄氏180度。", "烤箱预热至350 °F。"],
    ["zh", "烤箱预热至180摄氏度。", "烤箱预热至350 °F。"],
  ])("%s: %s", (language, step, converted) => expect(convertStep(step, "us", language)).toBe(converted));
});

describe("an oven's number needs no unit", () => {
  test.each([
    ["en", "metric", "Pre-heat oven to 400 and add salt.", "Pre-heat oven to 200 °C and add salt."],
    ["de", "us", "Den Backofen auf 180 vorheizen.", "Den Backofen auf 350 °F vorheizen."],
    ["sv", "us", "Sätt ugnen på 200.", "Sätt ugnen på 400 °F."],
    [
      "en",
      "metric",
      "Preheat oven to 425 and, after 5 min, reduce to 350 and bake.",
      "Preheat oven to 220 °C and, after 5 min, reduce to 180 °C and bake.",
    ],
    ["en", "metric", "Heat oven to 180.", "Heat oven to 180."],
    ["en", "metric", "Preheat oven, add 400 and bake.", "Preheat oven, add 400 and bake."],
  ] as const)("%s, %s: %s", (language, system, step, converted) =>
    expect(convertStep(step, system, language)).toBe(converted),
  );
});

describe("a degree sign alone is °C for liquids, too, unless it's an angle or alcohol", () => {
  test.each([
    ["sv", "Värm mjölken till 37°.", "Värm mjölken till 99 °F."],
    ["it", "Non superare gli 85°.", "Non superare gli 185 °F."],
    ["es", "Calienta 2 min/37º/vel 1.", "Calienta 2 min/99 °F/vel 1."],
    ["nl", "Bak op 200 ⁰C.", "Bak op 400 °F."],
    ["fr", "Flambez avec du rhum à 40°.", "Flambez avec du rhum à 40°."],
    ["fr", "Coupez à 45°.", "Coupez à 45°."],
    ["fr", "Incisez à 35°.", "Incisez à 35°."],
    ["de", "Im Winkel von 30° schneiden.", "Im Winkel von 30° schneiden."],
    ["it", "Unite la grappa a 40°.", "Unite la grappa a 40°."],
    ["en", "Cut at 45°, and warm to 37°.", "Cut at 45°, and warm to 37°."],
  ])("%s: %s", (language, step, converted) => expect(convertStep(step, "us", language)).toBe(converted));
});

describe("in Chinese", () => {
  test.each([
    ["烤箱预热180度，烤20分钟。", "烤箱预热350 °F，烤20分钟。"],
    ["中层，170度30分钟。", "中层，350 °F30分钟。"],
    ["上火180度，下火160度。", "上火350 °F，下火325 °F。"],
    ["上下火180/160度烤熟。", "上下火350/325 °F烤熟。"],
  ])("%s", (step, converted) => expect(convertStep(step, "us", "zh")).toBe(converted));

  test.each([
    "将烤盘旋转180度。",
    "旋转90度。",
    "加入52度白酒。",
    "上火180 下火160，烤20分钟。",
    "上火180，下火160℃。",
  ])("%s stays", (step) => expect(convertStep(step, "us", "zh")).toBe(step));
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
    "Store at minus 18 °C.",
    "Bake at 350°/180°C.",
    "Bake at 350°F (180).",
    "Plug into 230 V.",
    "Add 1 to 2 c flour and 10 C water.",
    "Turn off the gas 5 minutes later.",
  ])("%s", (step) => {
    expect(convertStep(step, "metric")).toBe(step);
    expect(convertStep(step, "us")).toBe(step);
  });

  test("as written", () => expect(convertStep("Bake at 350°F.", "written")).toBe("Bake at 350°F."));
});

test("long texts are converted at once", () => {
  for (const unit of [
    "350° ",
    "1 to ",
    "350°F to 375°F ",
    "gas 4 ",
    "8 inch x ",
    "1/2",
    " ",
    "-",
    "um 20 °C senken ",
  ]) {
    const text = unit.repeat(10_000 / unit.length);
    const start = performance.now();
    convertStep(text, "metric");
    convertStep(text, "us", "de");
    expect(performance.now() - start).toBeLessThan(1000);
  }
});
