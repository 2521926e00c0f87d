import { describe, expect, test } from "bun:test";
import { listItems, pageWithData, recipeOn, stepsOf } from "../../../support/reading.ts";

const RECIPES: [language: string, dish: string, intro: string, heading: string, steps: string[]][] = [
  [
    "English",
    "Tomato soup",
    "My version of tomato soup.",
    "Instructions",
    [
      "Chop the tomatoes and an onion.",
      "Heat the oil in a large pot and fry both until the onion is soft and golden.",
      "Pour in the stock, season with salt, and simmer for 20 minutes with the lid on.",
      "Blend the soup until it's smooth.",
    ],
  ],
  [
    "German",
    "Kürbissuppe",
    "So mag ich Kürbissuppe am liebsten.",
    "Zubereitung",
    [
      "Den Kürbis würfeln.",
      "Das Öl in einem großen Topf erhitzen und den Kürbis darin unter Rühren anbraten.",
      "Die Brühe angießen, salzen und alles zugedeckt 20 Minuten weich kochen.",
      "Alles pürieren und mit Salz abschmecken.",
    ],
  ],
  [
    "French",
    "Velouté de carottes",
    "Voici le velouté de ma grand-mère.",
    "Préparation",
    [
      "Coupez les carottes en rondelles.",
      "Faites-les revenir dans une grande casserole avec un peu de beurre et une pincée de sel.",
      "Versez le bouillon et faites cuire 20 minutes à couvert, à feu doux.",
      "Mixez et servez bien chaud.",
    ],
  ],
  [
    "Spanish",
    "Crema de calabacín",
    "Esta es la crema de calabacín de mi abuela.",
    "Preparación",
    [
      "Corta los calabacines en rodajas.",
      "Calienta el aceite en una olla grande y rehoga los calabacines hasta que estén tiernos.",
      "Vierte el caldo, añade una pizca de sal y cuece todo 20 minutos a fuego lento.",
      "Tritura la crema y sírvela caliente.",
    ],
  ],
  [
    "Polish",
    "Zupa pomidorowa",
    "Oto zupa pomidorowa mojej babci.",
    "Przygotowanie",
    [
      "Pokrój pomidory i cebulę.",
      "Rozgrzej oliwę w dużym garnku i podsmaż warzywa, aż cebula zmięknie i się zezłoci.",
      "Wlej bulion, posól i gotuj pod przykryciem przez 20 minut na małym ogniu.",
      "Zmiksuj zupę i dopraw solą.",
    ],
  ],
];

function readBelow(dish: string, heading: string, above: string, steps: string[]) {
  const recipeInstructions = [above, ...steps].join("");
  const recipeIngredient = ["500 g tomatoes", "1 l stock"];
  return recipeOn(
    pageWithData(
      { "@type": "Recipe", name: dish, recipeIngredient, recipeInstructions },
      `<h1>${dish}</h1><ul>${listItems(recipeIngredient)}</ul>
       <div class="how"><h2>${heading}</h2>${above}<br><br><ol>${listItems(steps)}</ol></div>`,
    ),
  );
}

describe("a sentence about the dish above a numbered list", () => {
  test.each(RECIPES)("is a note, in %s", (_, dish, intro, heading, steps) => {
    const recipe = readBelow(dish, heading, intro, steps);
    expect(stepsOf(recipe)).toEqual(steps);
    expect(recipe?.notes).toEqual([{ title: "", text: intro }]);
  });

  test.each([
    ["that says what to do", "Cook the tomato soup like this."],
    ["with a temperature", "Oven for the tomato soup at 200 °C."],
    ["about something else", "Start an hour before dinner."],
  ])("is a step %s", (_, above) => {
    const [[, dish, , heading, steps] = ["", "", "", "", []]] = RECIPES;
    expect(stepsOf(readBelow(dish, heading, above, steps))).toEqual([above, ...steps]);
  });

  test("is also a note above short steps", () => {
    const steps = ["Chop the tomatoes.", "Simmer them in the stock.", "Blend the soup."];
    const read = (above: string) => readBelow("Tomato soup", "Instructions", above, steps);
    expect(stepsOf(read("Warm the stock in a pot first."))).toEqual([
      "Warm the stock in a pot first.",
      ...steps,
    ]);
    expect(read("My version of tomato soup.")).toMatchObject({
      recipeInstructions: steps.map((text) => ({ text })),
      notes: [{ title: "", text: "My version of tomato soup." }],
    });
  });
});
