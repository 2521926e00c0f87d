import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

function row(amount: string, unit: string, text: string): string {
  return `${amount.padStart(7)} ${unit.padStart(9)}  ${text}`;
}

const RECIPE = [
  "========== REZKONV-Rezept - RezkonvSuite v1.4",
  "",
  "     Titel: Grüner Linsentopf",
  "Kategorien: Suppe, Schnelles",
  "     Menge: 4 Portionen",
  "",
  row("200", "Gramm", "Rote Linsen; gewaschen"),
  row("1 1/2", "Essl.", "Öl, das gute aus dem"),
  row("", "", "-- Laden"),
  row("", "", "Salz"),
  "",
  "========================= FÜR DIE SAUCE =========================",
  row("1", "Becher", "Sahne"),
  "",
  "============================== QUELLE ==============================",
  "     *Topfbuch*",
  "     -- Erfasst *RK* 03.02.2003 von",
  "     -- Ada Beispiel",
  "",
  "Linsen waschen, bis das Wasser, das von ihnen abläuft, nicht mehr trüb ist,",
  "dann 20 Minuten köcheln.",
  "",
  "Sahne unterrühren.",
  "",
  "Anmerkung: Schmeckt auch kalt.",
  "",
  ":Zubereitungs-Z.: 45 Minuten",
  ":Pro Person ca. : 450 kcal",
  ":Eiweiß         : 20 Gramm",
  ":Stichworte     : Eintopf, Winter",
  ":Notizen (*)    : Reste einfrieren.",
  "                : Bis zu drei Monate.",
  "",
  "=====",
  "",
];

test("a recipe keeps its fields", async () => {
  const { formats, found } = await readFiles({ "topf.rk": RECIPE.join("\r\n") });
  expect(formats).toEqual({ "topf.rk": "rezkonv" });
  expect(found).toHaveLength(1);
  expect(found[0]?.recipe).toMatchObject({
    name: "Grüner Linsentopf",
    recipeCategory: ["Suppe", "Schnelles"],
    recipeYield: "4 Portionen",
    totalTime: "45 Minuten",
    dateAdded: "2003-02-03",
    tags: ["Eintopf", "Winter"],
    ingredientGroups: [
      {
        title: "",
        items: ["200 Gramm Rote Linsen, gewaschen", "1 1/2 Essl. Öl, das gute aus dem Laden", "Salz"],
      },
      { title: "FÜR DIE SAUCE", items: ["1 Becher Sahne"] },
    ],
    recipeInstructions: [
      {
        text: "Linsen waschen, bis das Wasser, das von ihnen abläuft, nicht mehr trüb ist, dann 20 Minuten köcheln.",
      },
      { text: "Sahne unterrühren." },
    ],
    author: "*Topfbuch*",
    nutrition: { calories: "450 kcal", proteinContent: "20 Gramm" },
    extras: { Erfasst: "03.02.2003 von Ada Beispiel" },
  });
  expect(found[0]?.recipe.notes).toEqual([
    { title: "Notizen", text: "Reste einfrieren.\nBis zu drei Monate." },
    { title: "Anmerkung", text: "Schmeckt auch kalt." },
  ]);
});

test("many recipes in an old encoding are read, and one without a name is reported", async () => {
  const second = RECIPE.with(2, "     Titel: ");
  const third = RECIPE.with(2, "     Titel: Gr\x81ne So\xe1e").filter((line) => !/[äöüÖÜß]/.test(line));
  const { found, unreadable } = await readFiles({
    "alle.txt": Buffer.from([...RECIPE, ...second, ...third].join("\n"), "latin1"),
  });
  expect(found.map(({ recipe }) => recipe.name)).toEqual(["Grüner Linsentopf", "Grüne Soße"]);
  expect(unreadable.map(({ problem }) => problem.problem)).toEqual(["archive-recipe-without-name"]);
});

test("text below a source without more ingredients keeps its headings", async () => {
  const lines = [
    ...RECIPE.slice(0, 7),
    "",
    "Kochen.",
    "",
    "============================== DEKO ==============================",
    "Petersilie hacken.",
    "=====",
  ];
  const { found } = await readFiles({ "a.rk": lines.join("\n") });
  expect(found[0]?.recipe.recipeInstructions).toEqual([
    { text: "Kochen." },
    { title: "DEKO", text: "Petersilie hacken." },
  ]);
});

test.each(["REZKONV ist ein Programm.\n", "=====\nTitel: Suppe\n"])(
  "other text isn't recognized: %j",
  async (text) => {
    const { formats } = await readFiles({ "a.txt": text });
    expect(formats).toEqual({});
  },
);

test("a heading on several lines is read as one, and hyphenated words are joined", async () => {
  const { found } = await readFiles({
    "a.rk": `========== REZKONV-Rezept - RezkonvSuite v1.4

     Titel: Kipferl
Kategorien: Backen
     Menge: 60 Stück

    280     Gramm  Mehl
============================== ZUM ===============================
============================ BESTÄUBEN ===========================
      3            Pack. Vanillezucker

Den Teig kneten und auf dem Brett aus-
rollen, die Kipferl formen, Vor- und Nachspeise.

=====
`,
  });
  expect(found[0]?.recipe).toMatchObject({
    ingredientGroups: [
      { title: "", items: ["280 Gramm Mehl"] },
      { title: "ZUM BESTÄUBEN", items: ["3 Pack. Vanillezucker"] },
    ],
    recipeInstructions: [
      { text: "Den Teig kneten und auf dem Brett ausrollen, die Kipferl formen, Vor- und Nachspeise." },
    ],
  });
});

test("narrower columns don't cut words", async () => {
  const { found } = await readFiles({
    "a.rk": `========== REZKONV-Rezept - RezkonvSuite v1.4

     Titel: Kuchen
Kategorien: Backen
     Menge: 1 Kuchen

  200     Gramm  Mehl
  500     Gramm  Quark
                 -- abgetropft
               Etwas Vanille

Backen.

=====
`,
  });
  expect(found[0]?.recipe.recipeIngredient).toEqual([
    "200 Gramm Mehl",
    "500 Gramm Quark abgetropft",
    "Etwas Vanille",
  ]);
});
