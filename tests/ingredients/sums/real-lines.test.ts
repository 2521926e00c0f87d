import { describe, expect, test } from "bun:test";
import { regionFor } from "../../../src/ingredients/amounts/measures.ts";
import { readEntry } from "../../../src/ingredients/sums/read-entry.ts";
import { describeItems, readerFor, sumLines, type Line } from "./sum-lines.ts";

type Row = readonly [lines: readonly Line[], items: readonly string[], language?: string];

function addsUp(rows: readonly Row[], system?: "metric" | "us") {
  test.each(
    rows.map(([lines, items, language = "en"]) => [lines.join(" · "), lines, items, language] as const),
  )("%s", (_name, lines, items, language) =>
    expect(describeItems(sumLines(lines, language, system))).toEqual([...items]),
  );
}

describe("an amount that is said twice counts once", () => {
  addsUp(
    [
      [["500 ml 2 cups milk"], ["milk, 500 ml"]],
      [["200g 7oz dark chocolate"], ["dark chocolate, 200 g"]],
      [["1 cup 120 g flour"], ["flour, 120 g"]],
      [["250 ml 1 tasse de lait"], ["lait, 250 ml"], "fr"],
      [["1 kg 500 g flour"], ["flour, 1.5 kg"]],
    ],
    "metric",
  );
  addsUp([
    [["2 lb 4 oz potatoes", "2 lb potatoes"], ["potatoes, 4¼ lb"]],
    [["1 cup 2 tbsp milk", "1 cup milk"], ["milk, 2 cups + 2 tbsp"]],
    [["1 tbsp 15 ml oil", "1 tbsp oil"], ["oil, 2 tbsp"]],
  ]);
});

describe("half a word before “or” is completed", () => {
  test.each<readonly [line: string, language: string, foodId: string | null, name: string]>([
    ["500 g Weizen- oder Reismehl", "de", "wheat-flour", "Weizen- oder Reismehl"],
    ["2 Kalbs- oder Schweineschnitzel", "de", "veal-escalope", "Kalbs- oder Schweineschnitzel"],
    ["500 ml Hühner- oder Gemüsebrühe", "de", "chicken-stock", "Hühner- oder Gemüsebrühe"],
    ["Oliven- oder Rapsöl", "de", "olive-oil", "Oliven- oder Rapsöl"],
    ["2 EL Apfel-/Orangensaft", "de", "apple-juice", "Apfel-/Orangensaft"],
    ["100 g Quax- oder Quuxkraut", "de", null, "Quax- oder Quuxkraut"],
    ["2 el olijf- of zonnebloemolie", "nl", "olive-oil", "olijf- of zonnebloemolie"],
    ["2 msk oliv- eller rapsolja", "sv", "olive-oil", "oliv- eller rapsolja"],
  ])("%s (%s)", (line, language, foodId, name) => {
    const entry = readEntry(line, readerFor(language), regionFor("", language));
    expect([entry.foodId, entry.food]).toEqual([foodId, name]);
  });
});

describe("a unit after its food is shown", () => {
  addsUp([
    [["1 thyme sprig"], ["thyme, 1 sprig"]],
    [["3 garlic cloves"], ["garlic, 3 cloves"]],
    [["2 celery ribs, diced"], ["celery, 2 ribs"]],
  ]);
});

describe("sizes of packs and pieces", () => {
  addsUp([
    [["3 x 400 g Dosentomaten"], ["Dosentomaten, 3 (400 g)"], "de"],
    [["2 x 250 g Magerquark", "250 g Magerquark"], ["Magerquark, 750 g"], "de"],
    [["2 x 200g salmon fillets"], ["salmon fillets, 2 (200g)"]],
    [["2x1.5l water"], ["water, 3 l"]],
    [["400g/14oz can chickpeas", "2 x 400g/14oz cans chickpeas"], ["chickpeas, 3 cans (400g)"]],
    [["an 8-ounce block of cheddar", "1 8-ounce block cheddar"], ["cheddar, 2 blocks (8 ounce)"]],
    [["1 bottle 750 ml red wine", "2 bottles (750 ml each) red wine"], ["red wine, 3 bottles (750 ml)"]],
    [["2 cans 11 oz cans mandarin oranges"], ["mandarin oranges, 2 cans (11 oz)"]],
    [["1 kleines Stück Ingwer", "1 Stück Ingwer"], ["Ingwer, 2 Stück"], "de"],
    [["2 Stück Zwiebel/n", "1 Zwiebel"], ["Zwiebeln, 3"], "de"],
    [["2 thumbs ginger", "1 thumb ginger"], ["ginger, 3 thumbs"]],
    [["3 whole cloves garlic", "2 cloves garlic"], ["garlic, 5 cloves"]],
    [["1 Parmesan rind", "¼ cup Parmesan"], ["Parmesan, 1 rind + ¼ cup"]],
  ]);
});

describe("a product is told from others by what the line says about it", () => {
  addsUp([
    [
      ["2 plakjes kipfilet (vleeswaar)", "8 kipfilets"],
      ["kipfilet (vleeswaar), 2 plakjes", "kipfilets, 8"],
      "nl",
    ],
    [
      ["100 g Hähnchenbrust (Aufschnitt)", "200 g Hähnchenbrust"],
      ["Hähnchenbrust (Aufschnitt), 100 g", "Hähnchenbrust, 200 g"],
      "de",
    ],
    [
      ["½ tsp coriander", "½ cup cilantro"],
      ["coriander, ½ tsp", "cilantro, ½ cup"],
    ],
    [
      ["½ tsp coriander, ground", "2 tbsp chopped coriander"],
      ["ground coriander, ½ tsp", "coriander, 2 tbsp"],
    ],
    [["2 dl iMat", "2 dl iMat fraiche"], ["iMat, 2 dl", "iMat fraiche, 2 dl"], "sv"],
    [["20 g mentuccia", "20 g menta"], ["mentuccia, 20 g", "menta, 20 g"], "it"],
    [
      ["2 zucchini", "2 yellow squash"],
      ["zucchini, 2", "yellow squash, 2"],
    ],
    [
      ["1 cup tomato puree", "1 tbsp tomato paste"],
      ["tomato puree, 1 cup", "tomato paste, 1 tbsp"],
    ],
    [["200 g Rigatoni", "200 g Penne"], ["Rigatoni, 200 g", "Penne, 200 g"], "de"],
    [
      ["3 small red chillies", "3 Thai chillies"],
      ["red chillies, 3", "Thai chillies, 3"],
    ],
    [
      ["1 cup corn", "8 tortillas flour or corn"],
      ["corn, 1 cup", "tortillas flour or corn, 8"],
    ],
    [["3 cups cooked brown rice"], ["cooked brown rice, 3 cups"]],
    [["400 g lentils (canned, drained)"], ["lentils (canned), 400 g"]],
    [["1 tbsp spice mix (smoked paprika, salt)"], ["spice mix, 1 tbsp"]],
  ]);
});

describe("the same product in other words adds up", () => {
  addsUp([
    [["2 boneless, skinless chicken breasts", "3 chicken breasts"], ["chicken breasts, 5"]],
    [["1 lb boneless & skinless chicken thighs", "1 lb chicken thighs"], ["chicken thighs, 2 lb"]],
    [["4 bone-in, skin-on chicken thighs", "2 chicken thighs"], ["chicken thighs, 6"]],
    [["200 g Weizen\u00admehl", "100 g Mehl"], ["Mehl, 300 g"], "de"],
    [["1 sm/med yellow onion", "1 onion"], ["onions, 2"]],
    [["24 oz 3 large chicken breasts", "8 oz chicken breasts"], ["chicken breasts, 32 oz"]],
    [["1 large or 2 small onions", "1 onion"], ["onions, 2"]],
    [["1 salt and pepper to taste", "1 pinch salt and pepper *to taste"], ["salt and pepper"]],
    [
      ["2 c.c. de coriandre en grain", "1 c.c. de graines de coriandre"],
      ["graines de coriandre, 3 c.c."],
      "fr",
    ],
  ]);
});
