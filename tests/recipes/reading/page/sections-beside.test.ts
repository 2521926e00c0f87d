import { describe, expect, test } from "bun:test";
import { listItems, pageWithData, recipeOn, stepsOf } from "../../../support/reading.ts";

interface Part {
  title: string;
  items: string[];
  steps: string[];
}

interface Meal {
  dish: Part;
  dressing: Part;
}

const MEALS: Record<string, Meal> = {
  English: {
    dish: {
      title: "Crispy tofu salad",
      items: ["400 g firm tofu", "2 tbsp cornstarch", "1 head of lettuce", "Sesame dressing (see below)"],
      steps: ["Toss the tofu with the cornstarch.", "Fry it, then add the lettuce and the dressing."],
    },
    dressing: {
      title: "Sesame dressing (makes 1 cup)",
      items: ["3 tbsp tahini", "1 tbsp rice vinegar"],
      steps: ["Whisk the tahini with the vinegar and a little water."],
    },
  },
  German: {
    dish: {
      title: "Gebackener Blumenkohl",
      items: ["1 Blumenkohl", "3 EL Olivenöl", "1 TL Paprikapulver"],
      steps: ["Den Blumenkohl in Röschen teilen.", "Mit Öl und Paprika mischen und 30 Minuten backen."],
    },
    dressing: {
      title: "Für die Joghurtsauce",
      items: ["200 g Joghurt", "1 Knoblauchzehe"],
      steps: ["Den Knoblauch pressen und mit dem Joghurt verrühren."],
    },
  },
  French: {
    dish: {
      title: "Poireaux rôtis",
      items: ["6 poireaux", "2 c. à soupe d'huile d'olive", "1 pincée de sel"],
      steps: [
        "Coupez les poireaux en deux.",
        "Faites-les rôtir 25 minutes et nappez-les de sauce aux câpres.",
      ],
    },
    dressing: {
      title: "Sauce aux câpres",
      items: ["2 c. à soupe de câpres", "100 g de crème fraîche"],
      steps: ["Hachez les câpres et mélangez-les à la crème."],
    },
  },
  Swedish: {
    dish: {
      title: "Stekt torsk",
      items: ["600 g torskfilé", "2 msk smör", "1 tsk salt"],
      steps: ["Salta fisken.", "Stek den i smör i 4 minuter på varje sida."],
    },
    dressing: {
      title: "Till såsen",
      items: ["2 dl crème fraiche", "1 msk hackad dill"],
      steps: ["Blanda crème fraiche och dill."],
    },
  },
  Polish: {
    dish: {
      title: "Placki z cukinii",
      items: ["2 cukinie", "3 łyżki mąki", "1 jajko"],
      steps: ["Zetrzyj cukinie i odciśnij sok.", "Wymieszaj z mąką i jajkiem, a potem usmaż."],
    },
    dressing: {
      title: "Sos czosnkowy",
      items: ["200 g jogurtu", "2 ząbki czosnku"],
      steps: ["Wyciśnij czosnek i wymieszaj go z jogurtem."],
    },
  },
};

const STYLES: Record<string, (part: Part, isFirst: boolean) => string> = {
  "lists and paragraphs": ({ title, items, steps }, isFirst) =>
    `<div class="list">${isFirst ? "" : `<p class="name">${title}</p>`}<ul class="list">${listItems(items)}</ul></div>
     <div class="text"><p>${steps.join("</p><p>")}</p></div>`,
  "two kinds of lists": ({ title, items, steps }, isFirst) =>
    `${isFirst ? "" : `<h3>${title}</h3>`}<ul>${listItems(items)}</ul><ol>${listItems(steps)}</ol>`,
  headings: ({ title, items, steps }, isFirst) =>
    `${isFirst ? "" : `<h2>${title}</h2>`}<h4>Ingredients</h4><ul>${listItems(items)}</ul>
     <h4>Method</h4><ol>${listItems(steps)}</ol>`,
};

function pageOf(
  meal: Meal,
  part: Part,
  style: (part: Part, isFirst: boolean) => string,
  name = meal.dish.title,
) {
  const data = { "@type": "Recipe", name, recipeIngredient: part.items, recipeInstructions: part.steps };
  const { dish, dressing } = meal;
  return pageWithData(
    data,
    `<main><h1>${dish.title}</h1>${style(dish, true)}${style(dressing, false)}</main>`,
  );
}

describe("both parts of a dish are read if the data has only one of them", () => {
  for (const [style, write] of Object.entries(STYLES)) {
    test.each(Object.entries(MEALS))(`with ${style}: the last, in %s`, (_, meal) => {
      const { dish, dressing } = meal;
      const recipe = recipeOn(pageOf(meal, dressing, write));
      expect(recipe?.name).toBe(dish.title);
      expect(recipe?.ingredientGroups).toEqual([
        { title: "", items: dish.items },
        { title: dressing.title, items: dressing.items },
      ]);
      const [first = "", ...others] = dressing.steps;
      expect(stepsOf(recipe)).toEqual([...dish.steps, `${dressing.title}: ${first}`, ...others]);
    });

    test.each(Object.entries(MEALS))(`with ${style}: the first, in %s`, (_, meal) => {
      const recipe = recipeOn(pageOf(meal, meal.dish, write));
      expect(recipe?.recipeIngredient).toEqual([...meal.dish.items, ...meal.dressing.items]);
      expect(recipe?.recipeInstructions.length).toBe(meal.dish.steps.length + meal.dressing.steps.length);
    });
  }
});

describe("data with a whole dish stays as it is", () => {
  const soup: Part = {
    title: "Pea soup",
    items: ["500 g peas", "1 onion", "1 l stock"],
    steps: ["Fry the onion.", "Add the peas and the stock and simmer."],
  };
  const bread: Part = {
    title: "Flatbread",
    items: ["300 g flour", "1 tsp salt"],
    steps: ["Knead the flour with water and salt.", "Bake it in a hot pan."],
  };

  for (const [style, write] of Object.entries(STYLES)) {
    test.each([
      ["above", soup],
      ["below", bread],
    ])(`with another dish on its page, with ${style}: the one %s`, (_, own) => {
      const recipe = recipeOn(pageOf({ dish: soup, dressing: bread }, own, write, own.title));
      expect(recipe?.recipeIngredient).toEqual(own.items);
      expect(stepsOf(recipe)).toEqual(own.steps);
    });
  }

  test("if the page only shows more ingredients of the same list", () => {
    const data = { ...soup, items: soup.items.slice(0, 2) };
    const page = pageWithData(
      { "@type": "Recipe", name: soup.title, recipeIngredient: data.items, recipeInstructions: soup.steps },
      `<h1>Pea soup</h1><ul>${listItems(bread.items)}</ul><ul>${listItems(data.items)}</ul><ol>${listItems(soup.steps)}</ol>`,
    );
    expect(stepsOf(recipeOn(page))).toEqual(soup.steps);
  });
});
