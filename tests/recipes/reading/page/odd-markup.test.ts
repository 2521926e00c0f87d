import { describe, expect, test } from "bun:test";
import { blogPage, listItems as items, MASH, recipeOn, stepsOf } from "../../../support/reading.ts";

const { list: LIST, method: METHOD } = MASH;
const INGREDIENTS = `<h2>Ingredients</h2><ul>${items(LIST)}</ul>`;
const STEPS = `<h2>Method</h2><ol>${items(METHOD)}</ol>`;

const read = (body: string) => {
  const recipe = recipeOn(blogPage("Chickpea mash", body));
  return { ingredients: recipe?.recipeIngredient, steps: stepsOf(recipe), name: recipe?.name };
};

test.each([
  ["en", "2 onions", "cut into thin rings"],
  ["de", "2 Zwiebeln", "in feinen Ringen"],
  ["fr", "2 oignons", "en fines rondelles"],
  ["es", "2 cebollas", "en aros finos"],
  ["da", "2 løg", "i tynde ringe"],
])("a remark in a list of its own belongs to its ingredient: %s", (_, item, remark) => {
  const inList = `<li>${item}<ul><li>${remark}</li></ul></li>`;
  const inNotes = `<li><span>${item}</span><ul class="notes"><li class="note">${remark}</li></ul></li>`;
  for (const last of [inList, inNotes]) {
    const body = `<h2>Ingredients</h2><ul>${items(LIST)}${last}</ul>${STEPS}`;
    expect(read(body).ingredients).toEqual([...LIST, `${item} ${remark}`]);
  }
});

test("items below a heading that was never closed aren't headings", () => {
  const body = `${INGREDIENTS}<h2>Method</h2><div><h3>Mash time!<ol>${items(METHOD)}</ol></div>`;
  expect(read(body).steps).toEqual([`Mash time!: ${METHOD[0] ?? ""}`, ...METHOD.slice(1)]);
});

test("servings above a list without a heading aren't an ingredient", () => {
  const body = `<p><b>2 servings as a main course</b></p><p>${LIST.join("</p><p>")}</p>${STEPS}`;
  expect(read(body).ingredients).toEqual(LIST);
});

describe("ingredients", () => {
  const parts = (line: string) => {
    const [amount = "", ...rest] = line.split(" ");
    return `<div>${amount}</div><div>${rest.join(" ")}</div>`;
  };
  const shapes: [string, string][] = [
    [
      "row with a checkbox, whatever the row is made of",
      LIST.map(
        (line) => `<div class="row"><input type="checkbox"><div>${parts(line)}</div><div></div></div>`,
      ).join(""),
    ],
    [
      "label of a checkbox",
      `<ul>${LIST.map((line) => `<label class="x"><input type="checkbox"><span>${line}</span></label>`).join("")}</ul>`,
    ],
    [
      "table cell and line break in a cell",
      `<table><tr><td><p>${LIST[0]}</p></td></tr><tr><td><p>${LIST.slice(1).join("<br>")}</p></td></tr></table>`,
    ],
    [
      "pair of amount and name in two kinds of elements",
      `<div>${LIST.map((line) =>
        line === "salt" ? "<div>salt</div>" : line.replace(/^(\S+) (.*)$/, "<p>$1</p><div>$2</div>"),
      ).join("")}</div>`,
    ],
    [
      "line with only a comment between amount and name",
      `<ul class="ingredients">${LIST.map((line) =>
        line.replace(/^(\S+) (.*)$|^(\w+)$/, "<li><span>$1</span><!-- x --><span>$2$3</span></li>"),
      ).join("")}</ul>`,
    ],
  ];
  test.each(shapes)("%s", (_, list) => {
    const { ingredients, steps } = read(`<h2>Ingredients</h2>${list}${STEPS}`);
    expect(ingredients).toEqual(LIST);
    expect(steps).toEqual(METHOD);
  });

  test.each([
    ["definitions", (name: string, amount: string) => `<dt>${name}</dt><dd>${amount}</dd>`],
    [
      "rows",
      (name: string, amount: string) => `<div class="row"><div>${name}</div><div>${amount}</div></div>`,
    ],
  ])("have their own amount when it follows the name, in %s", (_, row) => {
    const list = `${row("Flour", "200 g")}${row("Eggs", "2")}${row("Milk", "300 ml")}`;
    const body = `<h2>Ingredients</h2><dl>${list}</dl>${STEPS}`;
    expect(read(body).ingredients?.map((line) => line.split(" ").toSorted().join(" "))).toEqual([
      "200 Flour g",
      "2 Eggs",
      "300 Milk ml",
    ]);
  });

  test("never include a file to download", () => {
    const list = items([...LIST, "Recipe card (344 KB)"]);
    expect(read(`<h2>Ingredients</h2><ul>${list}</ul>${STEPS}`).ingredients).toEqual(LIST);
  });

  test("leave out hidden text in their line", () => {
    const hidden = [
      '<div class="substitute hidden">tamari</div>',
      "<span hidden>tamari</span>",
      '<span style="display: none">tamari</span>',
      '<span class="material-icons">info_outline</span>',
    ];
    for (const other of hidden) {
      const list = LIST.map((line) => `<li>${line} ${other}</li>`).join("");
      expect(read(`<h2>Ingredients</h2><ul>${list}</ul>${STEPS}`).ingredients).toEqual(LIST);
    }
  });

  describe("with a shop's offer in their item", () => {
    const offer = (name: string) =>
      `<div class="product"><a href="/shop"><h4>${name}</h4></a><p>$14.99</p><a class="add-to-cart">Add</a></div>`;

    test("are read without it", () => {
      const [first = "", ...others] = LIST;
      const list = [`${first} ${offer("Aunt Ann's garden mix")}`, ...others];
      expect(read(`<h2>Ingredients</h2><ul>${items(list)}</ul>${STEPS}`).ingredients).toEqual(LIST);
    });

    test("keep the name that only the offer has", () => {
      const list = ["2 carrots", `2 tsp ${offer("cumin")}`, `about 300 g ${offer("chickpeas")}`];
      const { ingredients } = read(`<h2>Ingredients</h2><ul>${items(list)}</ul>${STEPS}`);
      expect(ingredients?.[1]).toStartWith("2 tsp cumin");
      expect(ingredients?.[2]).toStartWith("about 300 g chickpeas");
    });
  });

  test("stay if their tab is hidden and only a sidebar repeats them", () => {
    const body = `<aside class="related">${LIST.map((line) => `<p>${line}</p>`).join("")}</aside>
      <div class="hidden"><h2>Ingredients</h2><ul>${items(LIST)}</ul></div>${STEPS}`;
    expect(read(body).ingredients).toEqual(LIST);
  });

  test("end where sentences begin in the same kind of line", () => {
    const lines = [...LIST.slice(0, 3), "2 tbsp oil", ...METHOD.map((line) => `${line} It takes a while.`)];
    const { ingredients, steps } = read(`<div>${lines.map((line) => `<p>${line}</p>`).join("")}</div>`);
    expect(ingredients).toEqual([...LIST.slice(0, 3), "2 tbsp oil"]);
    expect(steps).toEqual(METHOD.map((line) => `${line} It takes a while.`));
  });

  test("are read in Chinese, where amounts are words", () => {
    const list = ["鸡胸肉 150克", "土豆 一个", "番茄 一个半", "青椒 半个", "盐 适量"];
    const season = ["蓝莓 9.7", "豌豆 9.4", "莴笋 8.1"];
    const body = `<h3>时令食材</h3><ul>${items(season)}</ul><h2>用料</h2><ul>${items(list)}</ul>
      <h2>做法</h2><ol>${items(["番茄切丁，洋葱切丝备用。", "把鸡肉煎至金黄，放入烤箱二十分钟。"])}</ol>`;
    expect(read(body).ingredients).toEqual(list);
  });
});

describe("steps are read", () => {
  test("even if there's only one", () => {
    const one = "Mash everything, season it to taste, and keep it in the fridge until it is served.";
    expect(read(`${INGREDIENTS}<h2>Method</h2><ol><li>${one}</li></ol>`).steps).toEqual([one]);
  });

  test.each([
    ["line breaks", METHOD.join("<br/><br/>")],
    ["headings", METHOD.map((line, at) => `<h4>Step ${at + 1}</h4><p>${line}</p>`).join("")],
  ])("if %s separate them within a single list item", (_, inner) => {
    expect(read(`${INGREDIENTS}<h2>Method</h2><ol><li>${inner}</li></ol>`).steps).toEqual(METHOD);
  });

  test("if long and short ones have different wrappers", () => {
    const long =
      "Stir it again and again until it is smooth, and add a little of the water whenever it is too dry for that.";
    const all = [...METHOD, long, `${long} Taste it.`, "Let it rest."];
    const wrapped = all.map((line) => `<div class="box"><div class="in"><p>${line}</p></div></div>`).join("");
    expect(read(`${INGREDIENTS}<h2>Method</h2>${wrapped}`).steps).toEqual(all);
  });

  test("below the ingredients, without a heading and in varying elements", () => {
    const [first = "", second = "", third = ""] = METHOD.map((line) => `${line} Take your time for it.`);
    const body = `<div>${INGREDIENTS}<div>${first}</div><p>${second}</p><div>${third}</div></div>`;
    expect(read(body).steps).toEqual([first, second, third]);
  });

  test("without their numbers, on their own or in titles", () => {
    const numbered = METHOD.map((line, at) => `${at + 1}${line}`);
    expect(read(`${INGREDIENTS}<h2>Method</h2><ol>${items(numbered)}</ol>`).steps).toEqual(METHOD);
    const titles = ["Soaking", "Grating", "Mashing"];
    const titled = METHOD.map(
      (line, at) => `<h3>${at + 1} ${titles[at]}</h3><p>${line}</p><p>${line} Again.</p>`,
    );
    expect(read(`${INGREDIENTS}<h2>Method</h2>${titled.join("")}`).steps).toEqual(
      METHOD.flatMap((line, at) => [`${titles[at]}: ${line}`, `${line} Again.`]),
    );
  });

  test("without the ingredients repeated in each", () => {
    const method = METHOD.map((line, at) => `<li>${line}</li><li>${LIST.slice(at, at + 2).join(", ")}</li>`);
    expect(read(`${INGREDIENTS}<h2>Method</h2><ol>${method.join("")}</ol>`).steps).toEqual(METHOD);
  });

  test("without the tip inside one", () => {
    const tip = '<div class="step-tip_tip__x9"><span>TIP</span><span>A fork will do.</span></div>';
    const tipped = METHOD.map((line) => `<li><span>${line}</span>${tip}</li>`).join("");
    expect(read(`${INGREDIENTS}<h2>Method</h2><ol class="steps">${tipped}</ol>`).steps).toEqual(METHOD);
  });

  test("on both sides of a remark", () => {
    const [first = "", ...others] = METHOD;
    const body = `${INGREDIENTS}<h2>Method</h2><ol>${items([first])}</ol><p>Note: not too hot!</p><ol>${items(others)}</ol>`;
    expect(read(body).steps).toEqual(METHOD);
  });

  test("with the amounts they begin with", () => {
    const method = [
      "Whisk the flour and the eggs.",
      "1 tbsp butter melts in the pan first.",
      "Fry.",
      "2 minutes per side are enough.",
      "Serve it.",
    ];
    expect(read(`${INGREDIENTS}<h2>Method</h2><ol>${items(method)}</ol>`).steps).toEqual(method);
  });

  test("up to the page's credits", () => {
    const end = `<p>Recipe: Anna Berg, photos: Ben Stein</p><p>Our show is on the air on every Wednesday at eleven.</p>`;
    const method = METHOD.map((line) => `<p>${line}</p>`).join("");
    expect(read(`${INGREDIENTS}<h2>Method</h2>${method}${end}`).steps).toEqual(METHOD);
  });

  test("without the servings as a title", () => {
    const body = `${INGREDIENTS}<h2>Method</h2><h3>For 3 to 4 people</h3><ol>${items(METHOD)}</ol>`;
    expect(read(body).steps).toEqual(METHOD);
  });
});
