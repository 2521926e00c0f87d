import { describe, expect, test } from "bun:test";
import { composeText } from "../../../../src/recipes/reading/pdf/compose-text.ts";
import { findRows } from "../../../../src/recipes/reading/pdf/find-rows.ts";
import type { TextRun } from "../../../../src/recipes/reading/pdf/text-run.ts";

const PAGE = { width: 595, height: 842 };
const CHARACTER = 5;

interface Place {
  x?: number;
  y?: number;
  size?: number;
  pitch?: number;
  font?: string;
}

/** Lines of a column. All Latin characters are equally wide, and East Asian ones twice as much. */
function column(lines: string[], { x = 50, y = 100, size = 10, pitch = 12, font = "regular" }: Place = {}) {
  return lines.map((text, at): TextRun => {
    const units = Array.from(text, (character) => (character >= "\u2e80" ? 2 : 1));
    const width = (units.reduce<number>((sum, unit) => sum + unit, 0) * CHARACTER * size) / 10;
    return { text, left: x, right: x + width, baseline: y + at * pitch, size, font };
  });
}

const compose = (...pages: TextRun[][]) =>
  composeText(pages.map((pieces) => ({ ...PAGE, rows: findRows(pieces) }))).split("\n");

/** Items of several lines each, with room between the items. */
function spaced(items: string[][], { y = 100, ...place }: Place = {}): TextRun[] {
  let at = y;
  return items.flatMap((item) => {
    const lines = column(item, { ...place, y: at });
    at += item.length * 12 + 6;
    return lines;
  });
}

describe("wrapped lines", () => {
  test.each(["\u00ad", "\u2010", "-"])("join a word divided by %j", (hyphen) => {
    const lines = [`Stir the sauce over low heat, and let it thick${hyphen}`, "en slowly.", "Serve."];
    expect(compose(column(lines))[0]).toBe("Stir the sauce over low heat, and let it thicken slowly.");
  });

  test("of German nouns in a narrow column are joined", () => {
    const steps = [
      ["Zwiebeln schälen und", "würfeln, dann in der", "Butter glasig dünsten."],
      ["Kartoffeln waschen und", "Möhren putzen. Beides", "in Scheiben schneiden."],
      ["Alles mit Brühe auf-", "gießen und kochen."],
    ];
    expect(compose(spaced(steps)).filter(Boolean)).toEqual([
      "Zwiebeln schälen und würfeln, dann in der Butter glasig dünsten.",
      "Kartoffeln waschen und Möhren putzen. Beides in Scheiben schneiden.",
      "Alles mit Brühe aufgießen und kochen.",
    ]);
  });

  test("of Chinese text are joined where another font begins", () => {
    const first =
      "番茄洗净切块，鸡蛋打散加少许盐搅拌均匀，锅里放油烧热以后倒入蛋液，用筷子快速划散，凝固以后";
    const pieces = [
      ...column([first], { font: "one" }),
      ...column(["的"], { font: "other", x: 50 + first.length * 10 }),
      ...column(["马上盛出来备用。"], { y: 112, font: "other" }),
    ];
    expect(compose(pieces)).toEqual([`${first}的马上盛出来备用。`]);
  });

  const separate: [string, string[]][] = [
    [
      "a line that ends in a colon",
      ["For the sauce, you need all of the following things:", "butter", "flour"],
    ],
    ["a numbered line", ["1. Peel the potatoes and cut them into very thin slices", "2. Fry them"]],
    ["a heading", ["My grandmother always added more chili than this recipe", "Method", "Boil it."]],
    [
      "an ingredient",
      [
        "400 g waxy potatoes, cut",
        "into thin slices",
        "2 tbsp crème fraîche or",
        "sour cream",
        "6 sprigs of fresh parsley",
        "handful of mint",
      ],
    ],
    [
      "salt and pepper",
      [
        "100 g smoked salmon, cut",
        "into strips",
        "2 tbsp crème fraîche or",
        "sour cream",
        "3 handfuls of croutons",
        "salt and pepper",
      ],
    ],
    ["an ingredient with an article", ["2 tbsp of extra virgin olive oil", "a pinch of salt", "1 egg"]],
    ["English ingredients", ["2 tbsp extra virgin olive", "Salt", "1 cup of milk"]],
    ["a long ingredient", ["500 g festkochende Kartoffeln, geschält und gewürfelt", "Salz und Pfeffer"]],
    [
      "foods with their amounts after them",
      ["brauner zucker 200 g", "weiches mehl 1000 g", "kalte butter 200 g", "zitronensaft"],
    ],
    [
      "Chinese lines that aren't full",
      [
        "番茄洗净切块，鸡蛋打散加少许盐搅拌均匀，锅里放油烧热以后倒入蛋液，用筷子快速划散，凝固以后盛出来",
        "锅里再放一点油，放入番茄翻炒出汁，加糖调味，然后倒入鸡蛋翻炒均匀即可出锅，喜欢的话可以在上面撒一点葱花，这样更香",
      ],
    ],
  ];
  test.each(separate)("don't swallow or continue %s", (_, lines) => {
    const joined = lines.join("\n").replace("cut\ninto", "cut into").replace("or\nsour", "or sour");
    expect(compose(column(lines)).filter(Boolean)).toEqual(joined.split("\n"));
  });

  const continued: [string, string[]][] = [
    ["a word that doesn't end an item", ["600 g Kartoffeln für den", "Auflauf", "1 EL Butter"]],
    ["a number after such a word", ["2 Scheiben Weißbrot und 1", "Knoblauchzehe", "1 EL Butter"]],
    ["a comma", ["600 g beetroot, peeled,", "diced", "1 onion"]],
    ["a German adjective", ["1 mehligkochende", "Kartoffel", "1 EL Butter"]],
  ];
  test.each(continued)("continue after %s", (_, lines) => {
    expect(compose(column(lines))).toEqual([`${lines[0]} ${lines[1]}`, lines[2] ?? ""]);
  });

  test.each(["och tärnad", "i bitar", "(16 g)", "plus 1 msk smör"])("begin with %p", (next) => {
    expect(compose(column(["700 g pumpa, skalad, urkärnad", next, "1 lök"]))).toEqual([
      `700 g pumpa, skalad, urkärnad ${next}`,
      "1 lök",
    ]);
  });

  test("of Chinese text in a column are joined", () => {
    const lines = ["猪肝用清水泡去血水，切成薄片，加", "料酒抓匀。", "转小火炖1个半小时。"];
    expect(compose(column(lines))).toEqual([`${lines[0]}${lines[1]}`, lines[2] ?? ""]);
  });

  test("are joined after the end of a sentence if paragraphs are apart", () => {
    const first = ["Rinse the leeks well, and slice them into rings.", "Peel the potatoes."];
    const others = ["Fry them in butter.", "Add the stock.", "Blend it."].map((step) => [step]);
    expect(compose(spaced([first, ...others]))[0]).toBe(first.join(" "));
  });

  test("don't continue a heading in bold", () => {
    const title = "Braised Red Cabbage with Apples and Red Currant Jelly";
    const pieces = [...column([title], { font: "bold" }), ...column(["Slice it."], { y: 112 })];
    expect(compose(pieces)).toEqual([title, "Slice it."]);
  });

  test("don't join a list among paragraphs", () => {
    const list = ["Zwiebeln in Ringen", "Karotten in Stäben", "Sellerie in Würfel", "Petersilie gehackt"];
    const items = ["Suppengrün", "Brühe", "Salz", "Pfeffer", "Sahne"].map((item) => [item]);
    expect(compose(spaced([...items, list]))).toEqual([...items.flat(), ...list]);
  });

  test("don't join lines that leaders made wide", () => {
    const wide = column(["mascarpone: 500 g", "eggs: 4"]).map((line) => ({ ...line, right: 300 }));
    const prose = [
      "Beat the yolks with the sugar until they are pale and thick, and whip",
      "the whites to soft peaks. Fold the mascarpone into the yolks, then fold",
      "in the whites as gently as you can.",
    ];
    expect(compose([...wide, ...column(prose, { y: 124 })]).slice(0, 2)).toEqual([
      "mascarpone: 500 g",
      "eggs: 4",
    ]);
  });
});

test("characters that a PDF names by their radicals are read", () => {
  expect(compose(column(["⽤料", "⻥ 1⽄", "⻨芽糖"]))).toEqual(["用料", "鱼 1斤", "麦芽糖"]);
});

test("headings have a gap above them and none below", () => {
  const pieces = [
    ...column(["Ingredients"], { size: 12, y: 100 }),
    ...column(["1 egg"], { y: 130 }),
    ...column(["Method"], { size: 12, y: 160 }),
    ...column(["Boil it."], { y: 190 }),
  ];
  expect(compose(pieces)).toEqual(["Ingredients", "1 egg", "", "Method", "Boil it."]);
});

describe("columns", () => {
  const LEFT = ["250 g rice", "1 onion", "1 l stock", "parmesan"];
  const RIGHT = ["Soften the onion in butter.", "Add the stock by the ladle.", "Finish with cheese."];

  test("have headings that begin further left", () => {
    const pieces = [
      ...column(["Ingredients"], { size: 14 }),
      ...column(["Method"], { x: 200, size: 14 }),
      ...column(LEFT, { x: 70, y: 122 }),
      ...column(RIGHT, { x: 220, y: 122 }),
    ];
    expect(compose(pieces).filter(Boolean)).toEqual(["Ingredients", ...LEFT, "Method", ...RIGHT]);
  });

  test("of one list end at a heading of the same size", () => {
    const pieces = [
      ...column(["Ingredients"]),
      ...[0, 1].flatMap((at) =>
        column([`${at} figs`, `${at} pears`, `${at} nuts`], { x: 50 + at * 200, y: 118 }),
      ),
      ...column(["Method"], { y: 166 }),
      ...[0, 1].flatMap((at) =>
        column([`Cut ${at}.`, `Mix ${at}.`, `Eat ${at}.`], { x: 50 + at * 200, y: 184 }),
      ),
    ];
    expect(compose(pieces).filter(Boolean)).toEqual([
      "Ingredients",
      ...[0, 1].flatMap((at) => [`${at} figs`, `${at} pears`, `${at} nuts`]),
      "Method",
      ...[0, 1].flatMap((at) => [`Cut ${at}.`, `Mix ${at}.`, `Eat ${at}.`]),
    ]);
  });

  test("continue below a heading at the end of the left one", () => {
    const pieces = [
      ...column(["Leek soup"], { size: 20, y: 60 }),
      ...column(["Ingredients", ...LEFT]),
      ...column(["Method"], { y: 184, size: 12 }),
      ...column(RIGHT, { x: 220 }),
    ];
    expect(compose(pieces)).toEqual(["Leek soup", "", "Ingredients", ...LEFT, "", "Method", ...RIGHT]);
  });

  test("keep text in large letters apart from the text beside it", () => {
    const pieces = [
      ...column(["Leek soup"], { size: 22 }),
      ...column(["1 leek", "1 potato", "1 l stock"], { y: 130 }),
      ...column(["Wash the leek.", "Slice it.", "Boil it.", "Blend it."], { x: 175 }),
    ];
    expect(compose(pieces)[0]).toBe("Leek soup");
  });

  test("aren't lines on the right above lines on the left", () => {
    const address = ["Anna Berg", "1 Mill Lane", "Springfield"];
    const pieces = [...column(address, { x: 400 }), ...column(LEFT, { y: 136 })];
    expect(compose(pieces).filter(Boolean)).toEqual([...address, ...LEFT]);
  });

  test("end above a footer", () => {
    const footer = [
      ...column(["Herald"], { y: 815, size: 8 }),
      ...column(["Food"], { x: 220, y: 815, size: 8 }),
    ];
    const pieces = [...column(LEFT), ...column(RIGHT, { x: 220 }), ...footer];
    expect(compose(pieces).filter(Boolean)).toEqual([...LEFT, ...RIGHT, "Herald   Food"]);
  });

  test("can begin at the top of the page", () => {
    const pieces = [
      ...column(LEFT, { y: 80 }),
      ...column(["Melt the butter."], { x: 220, y: 50 }),
      ...column(RIGHT, { x: 220, y: 82 }),
    ];
    expect(compose(pieces).filter(Boolean)).toEqual([...LEFT, "Melt the butter.", ...RIGHT]);
  });

  const tables: [string, string[], string[]][] = [
    ["labels with a colon", ["Yield:", "Rest:", "Bake:"], ["One loaf", "Overnight", "Until brown"]],
    ["times", ["Prep", "Rest", "Bake"], ["20 min", "30 min", "1 hr"]],
  ];
  test.each(tables)("of %s are a table", (_, labels, values) => {
    const pieces = [...column(labels), ...column(values, { x: 200 })];
    expect(compose(pieces)).toEqual(labels.map((label, at) => `${label}   ${values[at]}`));
  });
});

describe("text on two pages", () => {
  test("continues only within a sentence", () => {
    const ends = [
      "500 g waxy potatoes, peeled and cut into cubes",
      "Simmer the sauce until it coats the spoon.",
    ];
    for (const end of ends) {
      expect(compose(column([end], { y: 700 }), column(["salt", "1 egg"])).filter(Boolean)).toEqual([
        end,
        "salt",
        "1 egg",
      ]);
    }
  });

  test("isn't a header if it's at different heights", () => {
    const pages = [40, 70].map((y) => [
      ...column(["Knead the dough."], { y }),
      ...column(["Dinner rolls"], { y: 300, size: 12 }),
    ]);
    expect(compose(...pages).filter((line) => line === "Knead the dough.")).toHaveLength(2);
  });
});

test("a large number belongs to the first line beside it", () => {
  const steps = [
    ["切", "成葱花。"],
    ["Fry the onion in butter, and add", "the carrots."],
  ];
  const pieces = steps.flatMap((lines, at) => [
    ...column([String(at + 1)], { y: 108 + at * 40, size: 24 }),
    ...column(lines, { x: at === 0 ? 67 : 85, y: 100 + at * 40 }),
  ]);
  expect(compose(pieces).filter(Boolean)).toEqual([
    "1. 切成葱花。",
    "2. Fry the onion in butter, and add the carrots.",
  ]);
});

describe("the title", () => {
  test("isn't a heading", () => {
    const pieces = [
      ...column(["Cookies"]),
      ...column(["Ingredients"], { size: 14, y: 130 }),
      ...column(["1 egg"], { y: 150 }),
    ];
    expect(compose(pieces).filter(Boolean)).toEqual(["Cookies", "Ingredients", "1 egg"]);
  });

  test("isn't large text in several places", () => {
    const pieces = [
      ...column(["Cookies"], { size: 16, y: 90 }),
      ...column(["1 egg", "1 tbsp butter", "2 bananas"], { y: 120 }),
      ...column(["Enjoy!"], { size: 16, y: 300 }),
    ];
    expect(compose(pieces).filter(Boolean)).toEqual([
      "Cookies",
      "1 egg",
      "1 tbsp butter",
      "2 bananas",
      "Enjoy!",
    ]);
  });

  test("isn't a step with a large number", () => {
    const pieces = [
      ...column(["Cookies"], { size: 16, y: 60 }),
      ...column(["1"], { size: 30, y: 110 }),
      ...column(["Mash the bananas."], { x: 75, y: 110 }),
      ...column(["Bake them for 15 minutes, and let them cool."], { y: 140 }),
    ];
    expect(compose(pieces)[0]).toBe("Cookies");
  });

  test("can have four lines", () => {
    const title = ["Creamy soup", "of roasted", "pumpkin with", "thyme"];
    const pieces = [
      ...column(["1 pumpkin", "1 bunch of thyme", "100 ml of cream", "1 litre of vegetable stock", "salt"], {
        y: 250,
      }),
      ...column(title, { y: 90, size: 22, pitch: 30 }),
    ];
    expect(compose(pieces)[0]).toBe(title.join(" "));
  });

  test("isn't a whole paragraph in large letters", () => {
    const pieces = [
      ...column(["Cookies"]),
      ...column(["Mash them,", "roll them,", "bake them,", "wait a bit,", "eat them."], {
        y: 150,
        size: 16,
        pitch: 18,
      }),
      ...column(["This is how my grandmother explained it to me in her kitchen."], { y: 240 }),
    ];
    expect(compose(pieces)[0]).toBe("Cookies");
  });
});
