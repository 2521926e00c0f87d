import { describe, expect, test } from "bun:test";
import { pageWithData, recipeOn, stepsOf } from "../../../support/reading.ts";

const LIST = ["300 g chickpeas", "2 carrots", "1 tsp cumin"];
const METHOD = [
  "Soak the chickpeas in plenty of cold water over night.",
  "Grate the carrots and toast the cumin in a dry pan until it smells good.",
  "Mash everything with a fork, pour the oil over it and season it to taste.",
  "Serve the mash in deep bowls, with flatbread warm from the oven.",
];
const MASH = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Chickpea mash",
  recipeIngredient: LIST,
  recipeInstructions: METHOD,
};
const items = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join("");
const SHOWN = `<h1>Chickpea mash</h1><h2>Ingredients</h2><ul>${items(LIST)}</ul><h2>Method</h2><ol>${items(METHOD)}</ol>`;

const read = (data: object, body = SHOWN) => recipeOn(pageWithData({ ...MASH, ...data }, body));

describe("the page improves poor structured data", () => {
  test("missing amounts", () => {
    const recipe = read({ recipeIngredient: ["chickpeas", "carrots", "cumin"] });
    expect(recipe?.recipeIngredient).toEqual(LIST);
  });

  test("ingredients in one line", () => {
    expect(read({ recipeIngredient: [LIST.join(", ")] })?.recipeIngredient).toEqual(LIST);
  });

  test("a missing ingredient", () => {
    expect(read({ recipeIngredient: LIST.slice(0, 2) })?.recipeIngredient).toEqual(LIST);
  });

  test("amounts after names that the page has before them", () => {
    const recipe = read({ recipeIngredient: ["chickpeas 300 g", "carrots 2", "cumin 1 tsp"] });
    expect(recipe?.recipeIngredient).toEqual(LIST);
  });

  test("steps merged into one", () => {
    expect(stepsOf(read({ recipeInstructions: METHOD.join(" ") }))).toEqual(METHOD);
  });

  test("steps reduced to their names", () => {
    const body = SHOWN.replace(
      items(METHOD),
      METHOD.map(
        (line, at) => `<li><b>${["Soak", "Grate", "Mash", "Serve"][at]}</b><p>${line}</p></li>`,
      ).join(""),
    );
    const steps = stepsOf(read({ recipeInstructions: ["Soak", "Grate", "Mash", "Serve"] }, body));
    expect(steps).toHaveLength(4);
    METHOD.forEach((line, at) => expect(steps[at]).toEndWith(line));
  });

  test("but not short steps that the page shows as they are", () => {
    const short = ["Mash", "Serve"];
    const body = SHOWN.replace(items(METHOD), items(short)) + "<p>Serves 4 hungry people, says my aunt.</p>";
    expect(stepsOf(read({ recipeInstructions: short }, body))).toEqual(short);
  });

  test("an article instead of steps", () => {
    const story = "My aunt made this whenever rain kept all of us in her kitchen.";
    const body = SHOWN.replace("<h2>Ingredients", `<p>${story}</p><h2>Ingredients`);
    const recipe = read(
      { recipeInstructions: `${story} Ingredients ${LIST.join(" ")} Method ${METHOD.join(" ")}` },
      body,
    );
    expect(stepsOf(recipe)).toEqual(METHOD);
  });

  test("missing steps", () => {
    const recipe = read({ recipeInstructions: undefined });
    expect(stepsOf(recipe)).toEqual(METHOD);
    expect(recipe?.recipeIngredient).toEqual(LIST);
  });

  test("missing ingredients", () => {
    const recipe = read({ recipeIngredient: [] });
    expect(stepsOf(recipe)).toEqual(METHOD);
    expect(recipe?.recipeIngredient).toEqual(LIST);
  });
});

describe("steps joined in the data", () => {
  const joined = [METHOD.slice(0, 2).join(" "), METHOD.slice(2).join(" ")];

  test("are divided like the page's list", () => {
    expect(stepsOf(read({ recipeInstructions: joined }))).toEqual(METHOD);
  });

  test("keep their names", () => {
    const [first, second] = joined.map((text, at) => ({
      "@type": "HowToStep",
      name: ["Prepare", "Finish"][at],
      text,
    }));
    const recipe = read({ recipeInstructions: [first, second] });
    expect(stepsOf(recipe)).toEqual(METHOD);
    expect(recipe?.recipeInstructions.map(({ name }) => name)).toEqual([
      "Prepare",
      undefined,
      "Finish",
      undefined,
    ]);
  });

  test("stay if each is a list of its own on the page", () => {
    const lists = [METHOD.slice(0, 2), METHOD.slice(2)].map((lines) => `<ul>${items(lines)}</ul>`);
    const body = SHOWN.replace(/<ol>.*<\/ol>/, `<p>1</p>${lists[0]}<p>2</p>${lists[1]}`);
    expect(stepsOf(read({ recipeInstructions: joined }, body))).toEqual(joined);
  });
});

describe("the page corrects odd structured data", () => {
  const pageWith = (list: readonly string[], method: readonly string[] = METHOD) =>
    `<h1>Chickpea mash</h1><h2>Ingredients</h2><ul>${items(list)}</ul><h2>Method</h2><ol>${items(method)}</ol>`;

  test("plurals left open by a machine", () => {
    const list = ["2 cups dried chickpeas", "2 large carrots, grated", "1 teaspoon ground cumin"];
    const ingredients = [
      "2 cup(s) dried chickpeas",
      "2 large carrot(s), grated",
      "1 teaspoon(s) ground cumin",
    ];
    expect(read({ recipeIngredient: ingredients }, pageWith(list))?.recipeIngredient).toEqual(list);
    expect(read({ recipeIngredient: ingredients }, pageWith(ingredients))?.recipeIngredient).toEqual(
      ingredients,
    );
  });

  test("an amount missing in only one line", () => {
    const recipe = read({ recipeIngredient: ["300 g chickpeas", "2 carrots", "cumin"] });
    expect(recipe?.recipeIngredient).toEqual(LIST);
  });

  test("units left out after their amounts", () => {
    const list = ["600 g tomatoes", "1 cucumber", "2 tbsp olive oil"];
    const ingredients = ["600 tomatoes", "1 cucumber", "2 olive oil"];
    expect(read({ recipeIngredient: ingredients }, pageWith(list))?.recipeIngredient).toEqual(list);
  });

  describe("tools among the ingredients", () => {
    const withTools = [...LIST, "Parchment paper", "Potato masher"];
    const helpers = `<div>Utensils</div><ul>${items(["Parchment paper", "Potato masher"])}</ul>`;
    const pageFor = (list: readonly string[]) => pageWith(list).replace("<h2>Method", `${helpers}<h2>Method`);

    test("that the page lists below a heading for equipment", () => {
      const recipe = read({ recipeIngredient: withTools }, pageFor(LIST));
      expect(recipe?.recipeIngredient).toEqual(LIST);
      expect(recipe?.tools).toEqual(["Parchment paper", "Potato masher"]);
    });

    test("but not those that the page has among its ingredients, too", () => {
      const list = [...LIST, "Parchment paper"];
      expect(read({ recipeIngredient: withTools }, pageFor(list))?.recipeIngredient).toEqual(list);
    });
  });

  test("a list that was corrected later", () => {
    const old = ["1 lb potatoes, peeled", "2 cups milk", "1 cup cheddar", "2 tsp salt", "2 cloves garlic"];
    const list = [
      "1 tbsp butter, softened",
      "1 lb potatoes, peeled",
      "2 cups milk",
      "1 cup cheddar",
      "1 tsp salt",
      "2 cloves garlic",
    ];
    expect(read({ recipeIngredient: old }, pageWith(list))?.recipeIngredient).toEqual(list);
  });

  test("but not a sum of amounts that the page has twice", () => {
    const sums = ["1 lb potatoes", "2 cups milk", "1 cup cheddar", "120 g butter", "2 cloves garlic"];
    const list = [...sums.slice(0, 3), "60 g butter", "2 cloves garlic", "60 g butter"];
    expect(read({ recipeIngredient: sums }, pageWith(list))?.recipeIngredient).toEqual(sums);
  });

  test("but not amounts that are complete", () => {
    const list = ["600 g (1.3 lb) tomatoes", "1 cucumber", "2 tbsp (30 ml) olive oil"];
    const ingredients = ["600 g tomatoes", "1 cucumber", "2 tbsp olive oil"];
    expect(read({ recipeIngredient: ingredients }, pageWith(list))?.recipeIngredient).toEqual(ingredients);
  });

  test("names behind remarks", () => {
    const box = (name: string, rest: string) =>
      `<div class="item"><p class="name">${name}</p><p class="amount">${rest}</p></div>`;
    const shown = [
      box("Kartoffeln", "800 g"),
      box("Zwiebeln", "2 Stück, mittelgroß"),
      box("Petersilie", "1,5 EL, fein gehackt"),
      box("Eier, verquirlt", "2 Stück, Größe M"),
    ];
    const body = SHOWN.replace(`<ul>${items(LIST)}</ul>`, `<div>${shown.join("")}</div>`);
    const recipe = read(
      {
        recipeIngredient: [
          "800 g Kartoffeln",
          "2 Stück, mittelgroß Zwiebeln",
          "1,5 EL, fein gehackt Petersilie",
          "2 Stück, Größe M Eier, verquirlt",
        ],
      },
      body,
    );
    expect(recipe?.recipeIngredient).toEqual([
      "800 g Kartoffeln",
      "2 Stück Zwiebeln, mittelgroß",
      "1,5 EL Petersilie, fein gehackt",
      "2 Stück Eier, verquirlt, Größe M",
    ]);
  });

  test("one line split into two", () => {
    const list = [...LIST, "salt and black pepper"];
    const recipe = read({ recipeIngredient: [...LIST, "salt", "black pepper"] }, pageWith(list));
    expect(recipe?.recipeIngredient).toEqual(list);
  });

  test("an ingredient right above the list", () => {
    const body = pageWith(LIST).replace("<ul>", "<p>1 bunch of parsley</p><ul>");
    expect(read({}, body)?.recipeIngredient).toEqual(["1 bunch of parsley", ...LIST]);
  });

  test("links without amounts below section titles", () => {
    const list = ["chickpeas 300 g", "carrots 2", "cumin 1 tsp", "parsley", "water"];
    const link = (name: string) => `<ul><li><a href="/${name}">${name}</a></li></ul>`;
    const more = `<p><b>To strew over everything:</b></p>${link("parsley")}<p><b>To dilute it with:</b></p>${link("water")}`;
    const body = pageWith(LIST).replace(
      /<ul>.*?<\/ul>/,
      (ul) => `<div class="ingredients">${ul}${more}</div>`,
    );
    const recipe = read({ recipeIngredient: list }, body);
    expect(recipe?.recipeIngredient).toEqual([...LIST, "parsley", "water"]);
    expect(recipe?.ingredientGroups.map(({ title }) => title)).toContain("To dilute it with");
  });

  describe("a section that the data lists twice", () => {
    const sauce = ["100 ml oil", "1 lemon"];
    const list = [...LIST, ...sauce, ...sauce.toReversed()];
    const showing = (lines: string[]) =>
      SHOWN.replace("<h2>Method", `<h3>Sauce</h3><ul>${items(lines)}</ul><h2>Method`);

    test("if the page shows it once", () => {
      const recipe = read({ recipeIngredient: list }, showing(sauce));
      expect(recipe?.recipeIngredient).toEqual([...LIST, ...sauce]);
    });
    test("but not if the page shows it twice, too", () => {
      const recipe = read({ recipeIngredient: list }, showing([...sauce, ...sauce.toReversed()]));
      expect(recipe?.recipeIngredient).toEqual(list);
    });
  });

  test("a list the page shows twice", () => {
    const twice = pageWith([...LIST, "1 l oil"]).replace(
      "<h2>Method",
      `<h3>Ingredients</h3><ul>${items([...LIST, "1 l oil"])}</ul><h2>Method`,
    );
    expect(read({ recipeIngredient: [...LIST, "1 l oil"].join(" ") }, twice)?.recipeIngredient).toEqual([
      ...LIST,
      "1 l oil",
    ]);
  });

  test("the start of the article instead of steps", () => {
    const story = "My aunt made this whenever rain kept all of us in her kitchen, and that was";
    const recipe = read({ description: story, recipeInstructions: story });
    expect(stepsOf(recipe)).toEqual(METHOD);
    expect(recipe?.description).toBe(story);
  });

  test("only the first steps", () => {
    expect(stepsOf(read({ recipeInstructions: METHOD.slice(0, 2) }))).toEqual(METHOD);
    const other = ["Open the tin.", "Warm it up."];
    expect(stepsOf(read({ recipeInstructions: other }))).toEqual(other);
  });

  test("steps between the ingredients of each part", () => {
    const body = `<h1>Chickpea mash</h1><h2>Ingredients for the mash</h2><ul>${items(LIST.slice(0, 2))}</ul><p>${METHOD[0]}<br>${METHOD[1]}</p>
      <h2>Ingredients for the oil</h2><ul>${items(LIST.slice(2))}</ul><p>${METHOD[2]}<br>${METHOD[3]}</p>`;
    expect(stepsOf(read({ recipeInstructions: METHOD.join(" ") }, body))).toEqual(METHOD);
  });

  test("sections listed as steps", () => {
    const names = ["Prepare it", "Finish it"];
    const parts = [METHOD.slice(0, 2), METHOD.slice(2)];
    const steps = parts.map((part, at) => ({ "@type": "HowToStep", name: names[at], text: part.join(" ") }));
    const body = `<h2>Ingredients</h2><ul>${items(LIST)}</ul><h2>Method</h2>${parts
      .map((part, at) => `<h3>${names[at]}</h3><ol>${items(part)}</ol>`)
      .join("")}`;
    expect(stepsOf(read({ recipeInstructions: steps }, body))).toEqual([
      `Prepare it: ${METHOD[0]}`,
      METHOD[1] ?? "",
      `Finish it: ${METHOD[2]}`,
      METHOD[3] ?? "",
    ]);
    const cut = body.replace("Mash everything with a fork", "Mash it");
    expect(stepsOf(read({ recipeInstructions: steps }, cut))).toHaveLength(2);
  });
});

describe("titles among the ingredients in structured data", () => {
  test.each([
    ["end in a colon", ["Mash:", "Oil:"], ["Mash", "Oil"]],
    ["are marked", ["## Mash", "## Oil"], ["Mash", "Oil"]],
    ["are capitalized", ["THE MASH", "TO SERVE"], ["THE MASH", "TO SERVE"]],
    ["aren't food", ["Filling", "Dressing"], ["Filling", "Dressing"]],
    [
      "name the section",
      ["Main ingredients", "Remaining ingredients"],
      ["Main ingredients", "Remaining ingredients"],
    ],
  ])("that %s become section titles", (_, [first, second], titles) => {
    const lines = [first, "300 g chickpeas", "2 carrots", second, "1 tsp cumin", "1 dl oil"];
    const recipe = read({ recipeIngredient: lines }, "");
    expect(recipe?.ingredientGroups).toEqual([
      { title: titles[0] ?? "", items: ["300 g chickpeas", "2 carrots"] },
      { title: titles[1] ?? "", items: ["1 tsp cumin", "1 dl oil"] },
    ]);
    expect(recipe?.recipeIngredient).toHaveLength(4);
  });

  test.each([
    ["all are capitalized", ["FLOUR", "SALT", "2 EGGS"]],
    ["one is", ["300 g chickpeas", "SALT", "1 dl oil", "2 carrots"]],
    [
      "some capitalized ones are food",
      ["300 g chickpeas", "SALT", "1 dl oil", "2 carrots", "EGGS", "1 tsp cumin", "2 onions"],
    ],
    ["no amount follows", ["300 g chickpeas", "2 carrots", "Frosting", "Sprinkles", "1 dl oil"]],
    ["nothing follows", ["300 g chickpeas", "2 carrots", "1 dl oil", "Garnish"]],
  ])("stay ingredients if %s", (_, lines) => {
    const recipe = read({ recipeIngredient: lines }, "");
    expect(recipe?.recipeIngredient).toEqual(lines);
    expect(recipe?.ingredientGroups).toEqual([]);
  });
});

describe("sections that only the page shows", () => {
  const inParts = (titled: (title: string) => string) =>
    `<h1>Chickpea mash</h1><h2>Ingredients</h2>
    ${titled("For the mash")}<ul>${items(LIST.slice(0, 2))}</ul>${titled("For the oil")}<ul>${items(LIST.slice(2))}<li>1 dl oil</li></ul>
    <h2>Method</h2>${titled("The day before")}<ol>${items(METHOD.slice(0, 1))}</ol>${titled("On the day")}<ol>${items(METHOD.slice(1))}</ol>`;
  const all = { recipeIngredient: [...LIST, "1 dl oil"] };

  test.each([
    ["headings", (title: string) => `<h3>${title}</h3>`],
    ["bold lines", (title: string) => `<p><b>${title}</b></p>`],
    ["titled lines", (title: string) => `<div class="section-title">${title}</div>`],
  ])("are read from its %s", (_, titled) => {
    const recipe = read(all, inParts(titled));
    expect(recipe?.ingredientGroups).toEqual([
      { title: "For the mash", items: ["300 g chickpeas", "2 carrots"] },
      { title: "For the oil", items: ["1 tsp cumin", "1 dl oil"] },
    ]);
    expect(recipe?.recipeInstructions.map((step) => step.title ?? "")).toEqual([
      "The day before",
      "On the day",
      "",
      "",
    ]);
  });

  test("keep the wording of the data", () => {
    const recipe = read(
      { recipeIngredient: ["300 g chickpeas, dried", "2 carrots", "1 tsp cumin", "1 dl oil"] },
      inParts((title) => `<h3>${title}</h3>`),
    );
    expect(recipe?.recipeIngredient[0]).toBe("300 g chickpeas, dried");
    expect(recipe?.ingredientGroups).toHaveLength(2);
  });

  test("end an ingredient in the data that's only their title", () => {
    const recipe = read(
      {
        recipeIngredient: [
          "For the mash",
          "300 g chickpeas",
          "2 carrots",
          "For the oil",
          "1 tsp cumin",
          "1 dl oil",
        ],
      },
      inParts((title) => `<h3>${title}</h3>`),
    );
    expect(recipe?.recipeIngredient).toEqual(["300 g chickpeas", "2 carrots", "1 tsp cumin", "1 dl oil"]);
    expect(recipe?.ingredientGroups.map((group) => group.title)).toEqual(["For the mash", "For the oil"]);
  });
});

describe("the page doesn't change good structured data", () => {
  test.each([
    ["a page without visible lists", ""],
    [
      "a page with another dish",
      `<h2>Ingredients</h2><ul><li>4 eggs</li><li>1 l milk</li></ul><h2>Method</h2><ol><li>Beat the eggs with milk.</li><li>Fry them.</li></ol>`,
    ],
    ["a page with amounts for eight", SHOWN.replace("300 g", "600 g").replace("2 carrots", "4 carrots")],
    [
      "a page with comments",
      `${SHOWN}<h2>Comments</h2><ol><li>I took 500 g chickpeas and 3 carrots, and it was good.</li></ol>`,
    ],
  ])("%s", (_, body) => {
    const recipe = read({}, body);
    expect(recipe?.recipeIngredient).toEqual(LIST);
    expect(stepsOf(recipe)).toEqual(METHOD);
    expect(recipe?.ingredientGroups).toEqual([]);
  });
});

describe("undivided steps are split by their text", () => {
  const texts: [string, string, string[]][] = [
    [
      "at its numbers",
      "1. Chop the leek. 2. Fry it in butter. 3. Serve it.",
      ["Chop the leek.", "Fry it in butter.", "Serve it."],
    ],
    [
      "at numbers in brackets",
      "1) Chop the leek. 2) Fry it in butter.",
      ["Chop the leek.", "Fry it in butter."],
    ],
    ["at plain numbers", "1 Chop the leek. 2 Fry it in butter.", ["Chop the leek.", "Fry it in butter."]],
    [
      "at lost line breaks",
      "Chop the leek.Fry it in butter.Serve at once!Enjoy.",
      ["Chop the leek.", "Fry it in butter.", "Serve at once!", "Enjoy."],
    ],
    ["at line breaks", "Chop the leek.\r\nFry it in butter.", ["Chop the leek.", "Fry it in butter."]],
    ["at markup breaks", "Chop the leek.<br>Fry it in butter.", ["Chop the leek.", "Fry it in butter."]],
    [
      "never at amounts",
      "Take 1 leek. Fry 2 onions. Add 3 dl milk.",
      ["Take 1 leek. Fry 2 onions. Add 3 dl milk."],
    ],
    [
      "never at temperatures and addresses",
      "Heat it to 180.5 degrees, as on www.kitchen.example says.",
      ["Heat it to 180.5 degrees, as on www.kitchen.example says."],
    ],
    ["never between sentences", "Chop the leek. Fry it in butter.", ["Chop the leek. Fry it in butter."]],
    [
      "never at numbers out of sequence",
      "Chop the leek. 3. Fry it. 7. Serve it.",
      ["Chop the leek. 3. Fry it. 7. Serve it."],
    ],
  ];
  test.each(texts)("%s", (_, recipeInstructions, steps) => {
    expect(stepsOf(read({ recipeInstructions }, ""))).toEqual(steps);
  });
});
