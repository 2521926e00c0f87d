import { describe, expect, test } from "bun:test";
import { readPdf } from "../../../../src/recipes/reading/pdf/read-pdf.ts";
import { makePdf, makePdfOf, type PdfText } from "../../../support/pdf-file.ts";

/** Lines of a column, one below the other. */
function column(
  x: number,
  y: number,
  lines: string[],
  { size = 10, pitch = 14, font = "regular" }: Pick<PdfText, "size" | "font"> & { pitch?: number } = {},
): PdfText[] {
  return lines.map((text, at) => ({ text, x, y: y + at * pitch, size, font }));
}

async function readText(...pages: PdfText[][]): Promise<string> {
  const reading = await readPdf(makePdf(pages));
  return "text" in reading ? reading.text : reading.obstacle;
}

const readLines = async (...pages: PdfText[][]) => (await readText(...pages)).split("\n");

describe("the lines of a page", () => {
  test("are in the order of the page, not of the file", async () => {
    const [first, ...others] = column(50, 100, ["2 eggs", "1 onion", "salt"]);
    expect(await readLines([...others, ...(first ? [first] : [])])).toEqual(["2 eggs", "1 onion", "salt"]);
  });

  test("are joined from pieces on one baseline", async () => {
    const pieces = ["200", "g", "flour"].map((text, at) => ({ text, x: 50 + at * 22, y: 100 }));
    expect(await readText(pieces)).toBe("200 g flour");
  });

  test("contain the raised digits of a fraction", async () => {
    const pieces = [
      { text: "1", x: 50, y: 100 },
      { text: "1", x: 56.5, y: 96, size: 6 },
      { text: "⁄", x: 60, y: 100 },
      { text: "2", x: 62, y: 100, size: 6 },
      { text: "cup milk", x: 69, y: 100 },
    ];
    expect(await readText([...pieces, ...column(50, 114, ["2 eggs"])])).toBe("1 1⁄2 cup milk\n2 eggs");
  });

  test("are printed once, even if bold text is printed twice", async () => {
    expect(
      await readText([
        { text: "Salt", x: 50, y: 100 },
        { text: "Salt", x: 50.4, y: 100 },
      ]),
    ).toBe("Salt");
  });

  test("have no ligatures and no letters set apart", async () => {
    expect(await readText(column(50, 100, ["Sugared ﬁgs", "M E T H O D"]))).toBe("Sugared figs\nMETHOD");
  });

  test("keep their paragraphs apart", async () => {
    const lines = [...column(50, 100, ["2 eggs", "salt"]), ...column(50, 150, ["For the sauce", "1 lemon"])];
    expect(await readLines(lines)).toEqual(["2 eggs", "salt", "", "For the sauce", "1 lemon"]);
  });

  test("have a gap above headings in bold", async () => {
    const lines = [
      ...column(50, 100, ["3 carrots", "4 eggs"]),
      ...column(50, 128, ["Frosting"], { font: "bold" }),
      ...column(50, 142, ["butter", "cocoa"]),
    ];
    expect(await readLines(lines)).toEqual(["3 carrots", "4 eggs", "", "Frosting", "butter", "cocoa"]);
  });

  test("have no dots between foods and amounts", async () => {
    const lines = [
      `mascarpone ${".".repeat(30)} 500 g`,
      "eggs . . . . . . . . . . . . . . . . . . . . . . . . . 4",
    ];
    expect(await readLines(column(50, 100, lines))).toEqual(["mascarpone: 500 g", "eggs: 4"]);
  });

  test("number their steps by large digits", async () => {
    const steps = ["Peel the pears.", "Poach them in wine."].flatMap((text, at) => [
      { text: String(at + 1), x: 50, y: 100 + at * 40, size: 22 },
      { text, x: 74, y: 100 + at * 40 },
    ]);
    expect(await readText(steps)).toBe("1. Peel the pears.\n2. Poach them in wine.");
  });

  test("leave out text that isn't upright", async () => {
    const reading = await readPdf(
      makePdfOf([
        "BT /R 11 Tf 50 700 Td (2 eggs) Tj ET BT /R 60 Tf 0.7 0.7 -0.7 0.7 100 300 Tm (DRAFT) Tj ET",
      ]),
    );
    expect(reading).toEqual({ text: "2 eggs" });
  });
});

describe("wrapped lines", () => {
  test("are joined, also where a word is divided", async () => {
    const lines = [
      "Warm the milk with the vanilla pod and let it steep for ten min-",
      "utes, then whisk it slowly into the egg yolks and the sugar.",
      "Chill the cream.",
    ];
    expect(await readLines(column(50, 100, lines))).toEqual([
      "Warm the milk with the vanilla pod and let it steep for ten minutes, then whisk it slowly into the egg yolks and the sugar.",
      "Chill the cream.",
    ]);
  });

  test("of ingredients in a narrow column are joined", async () => {
    const lines = [
      "400 g waxy potatoes, cut",
      "into thin slices",
      "1 leek",
      "2 tbsp crème fraîche or",
      "sour cream",
      "salt",
    ];
    expect(await readLines(column(50, 100, lines))).toEqual([
      "400 g waxy potatoes, cut into thin slices",
      "1 leek",
      "2 tbsp crème fraîche or sour cream",
      "salt",
    ]);
  });

  test("are recognized by the distance between items", async () => {
    const items = [["2 Zwiebeln"], ["500 g festkochende", "Kartoffeln"], ["1 Bund Petersilie"], ["Salz"]];
    let y = 100;
    const lines = items.flatMap((item) => {
      const placed = column(50, y, item, { pitch: 12 });
      y += 12 * item.length + 6;
      return placed;
    });
    expect(await readLines(lines)).toEqual([
      "2 Zwiebeln",
      "500 g festkochende Kartoffeln",
      "1 Bund Petersilie",
      "Salz",
    ]);
  });

  test("reach the right margin of the page", async () => {
    const lines = ["1 tbsp palm sugar, or brown sugar", "if you have none", "3 tbsp soy sauce", "mint"];
    const page = [...column(50, 60, ["Pad thai"], { size: 20 }), ...column(410, 100, lines)];
    expect(await readLines(page)).toEqual([
      "Pad thai",
      "",
      "1 tbsp palm sugar, or brown sugar if you have none",
      "3 tbsp soy sauce",
      "mint",
    ]);
  });

  test("continue in a font that's drawn, such as for a few letters", async () => {
    const page = [
      ...column(50, 100, ["Simmer the sauce over low heat, and stir it now and then"]),
      ...column(50, 114, ["until it thickens."], { font: "drawn" }),
    ];
    expect(await readLines(page)).toEqual([
      "Simmer the sauce over low heat, and stir it now and then until it thickens.",
    ]);
  });

  test("below a number are indented", async () => {
    const lines = [
      { text: "1. Toast the nuts", x: 50, y: 100 },
      { text: "Until they smell.", x: 62, y: 114 },
      { text: "2. Chop them.", x: 50, y: 128 },
    ];
    expect(await readLines(lines)).toEqual(["1. Toast the nuts Until they smell.", "2. Chop them."]);
  });

  test("aren't items that happen to be long", async () => {
    const lines = ["freshly ground black pepper", "salt", "Two ripe tomatoes", "A pinch of saffron"];
    expect(await readLines(column(50, 100, lines))).toEqual(lines);
  });

  test("continue in the next column and on the next page", async () => {
    const first = column(50, 700, ["Simmer the sauce over low heat and stir it now and then,"]);
    const second = column(50, 100, ["until it coats a spoon.", "Serve it warm."]);
    expect(await readLines(first, second)).toEqual([
      "Simmer the sauce over low heat and stir it now and then, until it coats a spoon.",
      "Serve it warm.",
    ]);
  });
});

const INGREDIENTS = ["Ingredients", "250 g rice", "1 onion", "1 l stock", "parmesan"];
const METHOD = [
  "Method",
  "Soften the onion in butter, and stir in the rice.",
  "Add the stock by the ladle, and stir until it's absorbed.",
  "Finish with the cheese.",
];

describe("columns", () => {
  test("are read one after the other", async () => {
    const page = [...column(50, 100, INGREDIENTS), ...column(220, 103, METHOD, { pitch: 15 })];
    expect((await readLines(page)).filter(Boolean)).toEqual([...INGREDIENTS, ...METHOD]);
  });

  test("are read on a common grid", async () => {
    const page = [...column(50, 100, INGREDIENTS), ...column(220, 100, METHOD)];
    expect((await readLines(page)).filter(Boolean)).toEqual([...INGREDIENTS, ...METHOD]);
  });

  test("end where text runs across", async () => {
    const intro = "This is what we eat on Sundays when it rains, with a salad of bitter leaves and walnuts.";
    const notes = ["Notes", "Keeps for two days."];
    const page = [
      ...column(50, 60, [intro]),
      ...column(50, 100, INGREDIENTS),
      ...column(220, 100, METHOD),
      ...column(50, 230, notes),
    ];
    expect((await readLines(page)).filter(Boolean)).toEqual([intro, ...INGREDIENTS, ...METHOD, ...notes]);
  });

  test("don't contain a line at the top of the page", async () => {
    const header = ["The Valley Herald", "Food", "Friday, June 5"];
    const page = [
      ...header.map((text, at) => ({ text, x: 50 + at * 170, y: 40, size: 8 })),
      ...column(50, 100, INGREDIENTS),
      ...column(220, 100, METHOD),
    ];
    expect((await readLines(page)).filter(Boolean)).toEqual([header.join("   "), ...INGREDIENTS, ...METHOD]);
  });

  test("of two lists with headings stay apart", async () => {
    const lists = [
      ["Dough", "3 carrots", "4 eggs", "1 cup oil"],
      ["Frosting", "butter", "1 cup sugar"],
    ];
    const page = lists.flatMap(([title = "", ...items], at) => [
      ...column(50 + at * 170, 100, [title], { font: "bold" }),
      ...column(50 + at * 170, 114, items),
    ]);
    expect((await readLines(page)).join("\n")).toBe(lists.map((list) => list.join("\n")).join("\n\n"));
  });

  test("of one list stay under its heading", async () => {
    const columns = [
      ["2 figs", "1 pear", "100 g ham"],
      ["6 walnuts", "rocket", "honey"],
      ["1 lemon", "oil", "salt"],
    ];
    const page = [
      ...column(50, 60, ["Serves"]),
      ...column(220, 60, ["Time"]),
      ...column(390, 60, ["Level"]),
      ...column(50, 80, ["4 people"]),
      ...column(220, 80, ["20 minutes"]),
      ...column(390, 80, ["Easy"]),
      ...column(50, 130, ["Ingredients"], { size: 14 }),
      ...columns.flatMap((lines, at) => column(50 + at * 170, 160, lines)),
      ...column(50, 230, ["Method"], { size: 14 }),
      ...column(50, 260, ["Arrange everything on a large plate, and dress it with oil and lemon juice."]),
    ];
    const lines = (await readLines(page)).filter(Boolean);
    expect(lines.slice(lines.indexOf("Ingredients"))).toEqual([
      "Ingredients",
      ...columns.flat(),
      "Method",
      "Arrange everything on a large plate, and dress it with oil and lemon juice.",
    ]);
  });

  test("of amounts belong to their foods", async () => {
    const page = [
      ...column(50, 100, ["500", "2", "1"]),
      ...column(80, 100, ["g", "EL", "Prise"]),
      ...column(130, 100, ["Mehl", "Honig", "Salz"]),
    ];
    expect((await readLines(page)).map((line) => line.replace(/ +/g, " "))).toEqual([
      "500 g Mehl",
      "2 EL Honig",
      "1 Prise Salz",
    ]);
  });

  test("of labels belong to their values", async () => {
    const page = [
      ...column(50, 100, ["Yield:", "Prep:", "Bake:"]),
      ...column(150, 100, ["One loaf", "20 min", "1 hr"]),
    ];
    expect((await readLines(page)).map((line) => line.replace(/ +/g, " "))).toEqual([
      "Yield: One loaf",
      "Prep: 20 min",
      "Bake: 1 hr",
    ]);
  });

  test("of headings are beside what they head", async () => {
    const page = [
      ...column(50, 100, ["Ingredients"]),
      ...column(150, 100, ["2 eggs", "1 tbsp butter", "chives"]),
      ...column(50, 170, ["Method"]),
      ...column(150, 170, ["Melt the butter.", "Scramble the eggs."]),
    ];
    expect((await readLines(page)).filter(Boolean)).toEqual([
      "Ingredients",
      "2 eggs",
      "1 tbsp butter",
      "chives",
      "Method",
      "Melt the butter.",
      "Scramble the eggs.",
    ]);
  });
});

test("labels above their values are facts", async () => {
  const page = [
    ...["PREP", "COOK", "SERVES"].map((text, at) => ({ text, x: 50 + at * 150, y: 100 })),
    ...["15 min", "1 hr", "4"].map((text, at) => ({ text, x: 52 + at * 150, y: 115 })),
  ];
  expect(await readLines(page)).toEqual(["PREP: 15 min", "COOK: 1 hr", "SERVES: 4"]);
});

describe("the title", () => {
  const body = column(50, 120, ["2 bananas", "1 cup oats", "1/2 cup peanut butter"]);

  test("comes first, wherever it is on the page", async () => {
    const page = [...body, ...column(250, 140, ["Banana cookies"], { size: 24 })];
    expect((await readLines(page))[0]).toBe("Banana cookies");
  });

  test("can have two lines", async () => {
    const page = [...body, ...column(50, 60, ["Banana cookies", "with oats"], { size: 24, pitch: 28 })];
    expect((await readLines(page))[0]).toBe("Banana cookies with oats");
  });

  test("isn't a large number", async () => {
    const page = [
      ...column(50, 80, ["Cookies"], { size: 16 }),
      ...body,
      { text: "12", x: 300, y: 300, size: 40 },
    ];
    expect((await readLines(page))[0]).toBe("Cookies");
  });
});

describe("what pages have around their text", () => {
  const steps = (number: number) => column(50, 300, [`${number}. Knead the dough.`]);

  test.each([
    "3",
    "- 3 -",
    "Page 3",
    "Seite 3 von 4",
    "3 / 4",
    "3 of 4",
    "11/25/26, 6:45 PM",
    "https://kitchen.example/bread",
  ])("%p is left out at the bottom", async (mark) => {
    expect(await readText([...steps(1), ...column(290, 815, [mark], { size: 8 })])).toBe(
      "1. Knead the dough.",
    );
  });

  test("a header that every page repeats is left out", async () => {
    const header = column(50, 30, ["My kitchen notes 2024"], { size: 8 });
    const lines = await readLines([...header, ...steps(1)], [...header, ...steps(2)]);
    expect(lines).toEqual(["1. Knead the dough.", "2. Knead the dough."]);
  });

  test("a title that every page repeats is kept once", async () => {
    const title = column(50, 60, ["Rye bread"], { size: 20 });
    const small = column(50, 60, ["Rye bread"], { size: 8 });
    expect(
      (await readText([...title, ...steps(1)], [...small, ...steps(2)])).split("Rye bread"),
    ).toHaveLength(2);
  });

  test("amounts in the last row are kept", async () => {
    const page = [...column(50, 780, ["200 g", "2"]), ...column(120, 780, ["flour", "eggs"])];
    expect((await readLines(page)).map((line) => line.replace(/ +/g, " "))).toEqual([
      "200 g flour",
      "2 eggs",
    ]);
    expect(await readText(column(50, 60, ["Serves 4"]))).toBe("Serves 4");
  });

  test("numbers within the text are kept", async () => {
    expect(await readLines(column(50, 300, ["Eggs", "3", "Salt"]))).toEqual(["Eggs", "3", "Salt"]);
  });
});

describe("a file that can't be read", () => {
  const square = "0 0 200 200 re f";
  const cases: [string, Uint8Array, string][] = [
    ["a scan without text", makePdfOf([square, square]), "pdf-without-text"],
    ["a file with a password", makePdf([column(50, 100, ["2 eggs"])], { isLocked: true }), "pdf-locked"],
    ["a cut file", makePdf([column(50, 100, ["2 eggs"])]).slice(0, 40), "pdf-broken"],
    ["an empty file", new Uint8Array(), "pdf-broken"],
  ];
  test.each(cases)("%s says why", async (_, file, obstacle) => {
    expect(await readPdf(file)).toEqual({ obstacle } as never);
  });
});
