import { describe, expect, test } from "bun:test";
import { blogPage, listItems, MASH, pageWithData, recipeOn } from "../../../support/reading.ts";

const LISTS = `<h2>Ingredients</h2><ul>${listItems(MASH.list)}</ul><h2>Method</h2><ol>${listItems(MASH.method)}</ol>`;
const read = (body: string, lists = LISTS) => recipeOn(blogPage("Chickpea mash", body + lists));

function timesOn(body: string) {
  const recipe = read(body);
  return [recipe?.prepTime ?? null, recipe?.performTime ?? null, recipe?.totalTime ?? null];
}

describe("a time before its label is read", () => {
  test.each([
    [["10 min prep time", "20 min cook time"], "10 min", "20 min"],
    [["15 mins preparation time", "1 hour cooking time"], "15 mins", "1 hour"],
    [["20 Min. Vorbereitungszeit", "1 Std. Kochzeit"], "20 Min.", "1 Std."],
    [["10 min préparation", "25 min cuisson"], "10 min", "25 min"],
    [["10 min preparación", "1 hora y 20 minutos cocción"], "10 min", "1 hora y 20 minutos"],
    [["15 minuti preparazione", "30 minuti cottura"], "15 minuti", "30 minuti"],
  ])("from %j", (lines, prep, cook) => {
    expect(timesOn(`<ul>${listItems(lines)}</ul>`)).toEqual([prep, cook, null]);
  });

  test("but not from a sentence", () => {
    expect(timesOn("<p>20 minutes of cooking is enough for this mash, and it keeps for days.</p>")).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe("facts are read from the names of their elements", () => {
  const icon = '<svg><use href="#icon"></use></svg>';
  test.each([
    ["recipe-servings", "recipe-prep-time", "recipe-cook-time"],
    ["item portions", "item preparation_time", "item cooking_time"],
    ["recipeYield", "prepTime", "cookTime"],
    ["portionen", "vorbereitungszeit", "kochzeit"],
    ["raciones", "tiempo-preparacion", "tiempo-coccion"],
    ["porzioni", "tempo-preparazione", "tempo-cottura"],
  ])("like %p, %p, and %p", (portions, prep, cook) => {
    const recipe = read(
      `<div class="${portions}">${icon}<p>6</p></div><div class="${prep}">${icon}<p>30 min</p></div><div class="${cook}">${icon}<p>1 h</p></div>`,
    );
    expect([recipe?.recipeYield, recipe?.prepTime, recipe?.performTime]).toEqual(["6", "30 min", "1 h"]);
  });

  test("but not if the element has more in it", () => {
    expect(read('<div class="servings"><p>6</p><p>comments</p></div>')?.recipeYield).toBe("");
  });
  test("but a time isn't a yield, and a number isn't a time", () => {
    const recipe = read('<p class="servings">30 min</p><div class="break"></div><p class="prep-time">6</p>');
    expect([recipe?.recipeYield, recipe?.prepTime]).toEqual(["", null]);
  });
});

describe("a number beside how difficult it is and how long it takes is the yield", () => {
  test.each([
    [["Easy", "4", "40 minutes"], "4"],
    [["40 Min.", "Mittel", "4"], "4"],
    [["Facile", "6", "1 h 30"], "6"],
    [["Fácil", "2", "30 minutos"], "2"],
    [["简单", "3", "30分钟"], "3"],
    [["Easy", "4", "comments"], ""],
    [["4", "40 minutes"], ""],
  ])("in %j", (row, recipeYield) => {
    expect(read(`<ul>${listItems(row)}</ul>`)?.recipeYield).toBe(recipeYield);
  });
});

describe("the yield is read from the end of the last step", () => {
  const withEnd = (end: string) => LISTS.replace("to taste.", `to taste. ${end}`);
  test.each([
    ["<b>Serves 4</b>", "Serves 4"],
    ["Makes 12 patties.", "Makes 12 patties"],
    ["Für 4 Personen.", "Für 4 Personen"],
    ["Pour 6 personnes.", "Pour 6 personnes"],
    ["Para 4 personas.", "Para 4 personas"],
    ["Per 4 persone.", "Per 4 persone"],
    ["Pour 2 cups over each plate.", ""],
    ["Serve 4 of them.", ""],
  ])("like %p", (end, recipeYield) => {
    expect(read("", withEnd(end))?.recipeYield).toBe(recipeYield);
  });

  test("in the data", () => {
    const data = {
      "@type": "Recipe",
      name: "Chickpea mash",
      recipeIngredient: MASH.list,
      recipeInstructions: [...MASH.method, "Mash everything. Serves 4."],
    };
    expect(recipeOn(pageWithData(data))?.recipeYield).toBe("Serves 4");
  });
});

test.each([
  ["2 Portionen als Hauptgericht"],
  ["2 portions as a main course"],
  ["4 personnes en entrée"],
  ["4 personas como plato principal"],
  ["4 porzioni come antipasto"],
])("the yield can say for which course: %s", (line) => {
  expect(read(`<p>${line}</p>`)?.recipeYield).toBe(line);
});

describe("the total time is read", () => {
  test.each([
    ["Time required: 10-20 minutes", "10-20 minutes"],
    ["Prep & Cook Time 1 hour 20 minutes", "1 hour 20 minutes"],
    ["Prep and cook time: up to 1 hour", "up to 1 hour"],
    ["Benötigte Zeit: bis zu 30 Minuten", "bis zu 30 Minuten"],
    ["Temps nécessaire : 1 h 30", "1 h 30"],
    ["Tiempo necesario: hasta 1 hora", "hasta 1 hora"],
    ["Elkészítési idő: 25-30 perc", "25-30 perc"],
  ])("from %p", (line, totalTime) => {
    expect(timesOn(`<p>${line}</p>`)).toEqual([null, null, totalTime]);
  });
});

describe("a label is read if nothing separates it from its value", () => {
  test.each([
    ["Prep time", "Serves", "10 min"],
    ["Vorbereitungszeit", "Portionen", "10 Min."],
    ["Temps de préparation", "Portions", "10 minutes"],
    ["Tiempo de preparación", "Raciones", "10 minutos"],
    ["Tempo di preparazione", "Porzioni", "10 minuti"],
  ])("like %p", (label, portions, time) => {
    const recipe = read(
      `<div><span>${label}</span><span>${time}</span></div><div><span>${portions}</span><span>4</span></div>`,
    );
    expect(recipe?.prepTime).toBe(time);
    expect(recipe?.recipeYield).toEndWith("4");
  });
});
