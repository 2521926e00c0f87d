import { describe, expect, test } from "bun:test";
import { FOOD_TEXTS } from "../../src/assets.ts";
import { foodCatalog } from "../../src/ingredients/foods/food-catalog.ts";
import { readLine } from "../../src/ingredients/lines/read-line.ts";
import {
  findStepIngredients,
  type RecipeLine,
  type RecipeStep,
} from "../../src/ingredients/step-ingredients/find-step-ingredients.ts";
import { wordsFor } from "../../src/ingredients/words/languages.ts";
import { loadStepWords } from "../../web/ingredients/load-step-finder.ts";

const catalog = foodCatalog(FOOD_TEXTS);

interface Options {
  name?: string;
  withoutFoods?: boolean;
}

const LANGUAGES = ["en", "de", "fr", "da", "sv", "pl", "pt", "zh-CN", "zh-TW", "es", "it", "nl", "xx"];
const wordsOf = new Map(
  await Promise.all(LANGUAGES.map(async (tag) => [tag, await loadStepWords(tag)] as const)),
);

/** Lines that end with a colon start a section. */
function find(
  language: string,
  ingredients: readonly string[],
  steps: readonly (string | RecipeStep)[],
  { name = "", withoutFoods = false }: Options = {},
): number[][] {
  const lineWords = wordsFor(language);
  const words = wordsOf.get(language);
  if (!words) throw new Error(`No words for ${language}`);
  const foods = withoutFoods ? null : catalog.forLanguage(language);
  const lines: RecipeLine[] = ingredients.map((text) => ({ line: readLine(text, lineWords), section: "" }));
  const written = steps.map((step) => (typeof step === "string" ? { text: step } : step));
  return findStepIngredients({ name, lines, steps: written }, { words, lineWords, foods });
}

type Row = [language: string, ingredients: string[], steps: string[], found: number[][]];
const testRows = (rows: Row[], options?: Options) =>
  test.each(rows)("in %s: %p, %p", (language, ingredients, steps, found) => {
    expect(find(language, ingredients, steps, options)).toEqual(found);
  });

describe("a step that adds or prepares foods has them", () => {
  testRows([
    [
      "en",
      ["2 red onions, sliced", "1 can chopped tomatoes", "salt"],
      ["Fry the onions.", "Add the tomatoes and salt."],
      [[0], [1, 2]],
    ],
    [
      "de",
      ["2 Zwiebeln", "200 g Mehl", "3 Eier"],
      ["Die Zwiebeln in Ringe schneiden.", "Eier und Mehl verrühren."],
      [[0], [1, 2]],
    ],
    [
      "fr",
      ["2 oignons", "1 gousse d'ail", "20 g de beurre"],
      ["Émincez les oignons.", "Faites fondre le beurre et ajoutez l'ail."],
      [[0], [1, 2]],
    ],
    [
      "da",
      ["2 løg", "50 g smør", "2 dl fløde"],
      ["Hak løgene.", "Smelt smørret, og tilsæt fløden."],
      [[0], [1, 2]],
    ],
    [
      "sv",
      ["2 gula lökar", "50 g smör", "3 ägg"],
      ["Skala och hacka löken.", "Vispa äggen med smöret."],
      [[0], [1, 2]],
    ],
    [
      "nl",
      ["2 uien", "200 g bloem", "3 eieren"],
      ["Snipper de uien.", "Meng de bloem met de eieren."],
      [[0], [1, 2]],
    ],
    [
      "pl",
      ["2 cebule", "200 g mąki", "3 jajka"],
      ["Cebulę pokroić w kostkę.", "Dodać jajka i mąkę."],
      [[0], [1, 2]],
    ],
    [
      "pt",
      ["2 cebolas", "200 g de farinha", "3 ovos"],
      ["Pique as cebolas.", "Junte os ovos e a farinha."],
      [[0], [1, 2]],
    ],
    [
      "es",
      ["2 cebollas", "200 g de harina", "3 huevos"],
      ["Pica las cebollas.", "Añade los huevos y la harina."],
      [[0], [1, 2]],
    ],
    [
      "it",
      ["2 cipolle", "200 g di farina", "3 uova"],
      ["Tritate le cipolle.", "Aggiungete le uova e la farina."],
      [[0], [1, 2]],
    ],
    [
      "zh-CN",
      ["2个 洋葱", "200克 面粉", "3个 鸡蛋"],
      ["洋葱切丝。", "鸡蛋打散，加入面粉拌匀。"],
      [[0], [1, 2]],
    ],
    [
      "zh-TW",
      ["洋蔥 2顆", "麵粉 200克", "雞蛋 3顆"],
      ["洋蔥切絲。", "雞蛋打散，加入麵粉拌勻。"],
      [[0], [1, 2]],
    ],
  ]);
});

describe("a food that was cut is added later, but one that was added isn't", () => {
  testRows([
    [
      "en",
      ["1 onion"],
      ["Chop the onion.", "Fry the onion for 5 minutes.", "Stir the onion well."],
      [[0], [0], []],
    ],
    [
      "de",
      ["1 Karotte"],
      ["Die Karotte raspeln.", "Die Karotte anbraten.", "Die Karotte wenden."],
      [[0], [0], []],
    ],
    [
      "fr",
      ["1 carotte"],
      ["Râpez la carotte.", "Faites revenir la carotte.", "Retournez la carotte."],
      [[0], [0], []],
    ],
    [
      "da",
      ["1 gulerod"],
      ["Riv guleroden.", "Steg guleroden i 5 minutter.", "Vend guleroden."],
      [[0], [0], []],
    ],
    ["sv", ["1 morot"], ["Riv moroten.", "Stek moroten i 5 minuter.", "Vänd moroten."], [[0], [0], []]],
    [
      "nl",
      ["1 wortel"],
      ["Rasp de wortel.", "Bak de wortel 5 minuten.", "Draai de wortel om."],
      [[0], [0], []],
    ],
    [
      "pl",
      ["1 marchewka"],
      ["Marchewkę obrać.", "Podsmażyć marchewkę.", "Odwrócić marchewkę."],
      [[0], [0], []],
    ],
    ["pt", ["1 cenoura"], ["Rale a cenoura.", "Refogue a cenoura.", "Vire a cenoura."], [[0], [0], []]],
    [
      "es",
      ["1 zanahoria"],
      ["Ralla la zanahoria.", "Sofríe la zanahoria.", "Dale la vuelta a la zanahoria."],
      [[0], [0], []],
    ],
    [
      "it",
      ["1 carota"],
      ["Grattugiate la carota.", "Fate rosolare la carota.", "Girate la carota."],
      [[0], [0], []],
    ],
    ["zh-CN", ["1根 胡萝卜"], ["胡萝卜切片。", "放入胡萝卜翻炒。", "把胡萝卜翻面。"], [[0], [0], []]],
    ["en", ["2 eggs"], ["Beat the eggs.", "Pour in the eggs."], [[0], [0]]],
    ["en", ["2 eggs", "sugar"], ["Beat the eggs with the sugar.", "Pour in the eggs."], [[0, 1], []]],
  ]);
});

describe("a part that was left, or an amount of its own, is added again", () => {
  testRows([
    ["en", ["50 g butter"], ["Fry in half the butter.", "Add the remaining butter."], [[0], [0]]],
    ["en", ["200 g flour"], ["Mix in 150 g flour.", "Knead, then work in 50 g flour."], [[0], [0]]],
    [
      "en",
      ["butter", "sugar"],
      ["Mix butter and sugar.", "Add the remaining butter and sugar."],
      [
        [0, 1],
        [0, 1],
      ],
    ],
    ["en", ["100 g parmesan, divided"], ["Stir in the parmesan.", "Sprinkle with the parmesan."], [[0], [0]]],
    ["de", ["50 g Butter"], ["Butter unterrühren.", "Die restliche Butter zugeben."], [[0], [0]]],
    ["fr", ["50 g de beurre"], ["Ajoutez le beurre.", "Ajoutez le beurre restant."], [[0], [0]]],
    ["da", ["50 g smør"], ["Tilsæt halvdelen af smørret.", "Tilsæt resten af smørret."], [[0], [0]]],
    ["sv", ["50 g smör"], ["Rör ner hälften av smöret.", "Tillsätt resten av smöret."], [[0], [0]]],
    ["nl", ["50 g boter"], ["Voeg de boter toe.", "Voeg de rest van de boter toe."], [[0], [0]]],
    ["pl", ["50 g masła"], ["Dodać masło.", "Dodać resztę masła."], [[0], [0]]],
    ["pt", ["50 g de manteiga"], ["Junte a manteiga.", "Junte o resto da manteiga."], [[0], [0]]],
    [
      "es",
      ["50 g de mantequilla"],
      ["Añade la mantequilla.", "Añade el resto de la mantequilla."],
      [[0], [0]],
    ],
    ["it", ["50 g di burro"], ["Unite il burro.", "Unite il burro rimanente."], [[0], [0]]],
    ["zh-TW", ["奶油 50克"], ["加入奶油。", "加入剩下的奶油。"], [[0], [0]]],
  ]);
});

describe("salt, pepper, and oil may be added again, but hot oil is in the pan", () => {
  testRows([
    ["en", ["salt", "pepper"], ["Season with salt.", "Season with salt and pepper."], [[0], [0, 1]]],
    [
      "en",
      ["3 tbsp olive oil", "2 eggs"],
      ["Heat the oil.", "Fry the eggs in the hot oil.", "Drizzle with oil."],
      [[0], [1], [0]],
    ],
    [
      "de",
      ["Salz", "Öl"],
      ["Öl erhitzen und salzen.", "Ins heiße Öl geben, mit Salz würzen."],
      [[0, 1], [0]],
    ],
    ["fr", ["sel", "poivre"], ["Salez.", "Salez et poivrez."], [[0], [0, 1]]],
    ["zh-CN", ["盐"], ["加盐。", "再加盐调味。"], [[0], [0]]],
  ]);
});

describe("juice and zest of one fruit are added one after the other", () => {
  testRows([
    [
      "en",
      ["1 lemon"],
      ["Stir in the lemon zest.", "Add the lemon juice.", "Taste the lemon juice."],
      [[0], [0], []],
    ],
    ["de", ["1 Zitrone"], ["Zitronenabrieb unterrühren.", "Den Zitronensaft zugeben."], [[0], [0]]],
    ["nl", ["1 citroen"], ["Voeg de citroenrasp toe.", "Voeg het citroensap toe."], [[0], [0]]],
  ]);
});

describe("the state of a food is no addition", () => {
  testRows([
    ["en", ["2 onions", "1 l stock"], ["Cook until the onions are soft, then add the stock."], [[1]]],
    ["en", ["butter", "flour"], ["When the butter is hot add the flour."], [[1]]],
    ["de", ["Butter", "Mehl"], ["Sobald die Butter schäumt, das Mehl zugeben."], [[1]]],
    ["fr", ["beurre", "farine"], ["Quand le beurre mousse, ajoutez la farine."], [[1]]],
    ["da", ["smør", "mel"], ["Når smørret bruser, tilsættes melet."], [[1]]],
    ["sv", ["smör", "mjöl"], ["När smöret fräser, tillsätt mjölet."], [[1]]],
    ["nl", ["boter", "bloem"], ["Als de boter bruist, voeg de bloem toe."], [[1]]],
    ["pl", ["masło", "mąka"], ["Gdy masło się spieni, dodać mąkę."], [[1]]],
    ["pt", ["manteiga", "farinha"], ["Quando a manteiga espumar, junte a farinha."], [[1]]],
    ["es", ["mantequilla", "harina"], ["Cuando la mantequilla burbujee, añade la harina."], [[1]]],
    ["it", ["burro", "farina"], ["Quando il burro spumeggia, unite la farina."], [[1]]],
    ["zh-CN", ["黄油", "面粉"], ["等黄油融化后加入面粉。"], [[1]]],
  ]);
});

describe("something made of a food, or another thing, isn't the food", () => {
  testRows([
    ["en", ["1 onion", "1 chicken"], ["Spread the onion mixture, and pour in chicken stock."], [[]]],
    [
      "en",
      ["1 lemon", "butter", "1 egg", "200 g rice"],
      ["Beat until lemon-coloured. Use a butter knife and the rice cooker, and shape egg-sized balls."],
      [[]],
    ],
    ["en", ["breadcrumbs"], ["Rub in until it looks like breadcrumbs."], [[]]],
    ["en", ["250 g pasta", "salt"], ["Boil water for the pasta without salt."], [[]]],
    ["de", ["1 Zwiebel", "1 Ei"], ["Die Zwiebelmasse in Eierbecher füllen."], [[]]],
    ["de", ["1 Gurke", "200 g Joghurt"], ["Mit dem Gurken-Quark-Dip servieren."], [[]]],
    ["fr", ["3 oeufs"], ["Versez le mélange d'oeufs."], [[]]],
    ["fr", ["2 c. à soupe de crème"], ["Ajoutez 2 cuillères à soupe de crème."], [[0]]],
    ["es", ["3 huevos"], ["Vierta la mezcla de huevos."], [[]]],
    ["zh-CN", ["1个 洋葱"], ["闻到洋葱香味。"], [[]]],
  ]);
});

describe("generic words find the only line of their kind", () => {
  testRows([
    ["en", ["50 g parmesan", "2 tbsp olive oil"], ["Add the cheese and the oil."], [[0, 1]]],
    ["en", ["50 g parmesan", "50 g cheddar"], ["Add the cheese."], [[]]],
    ["en", ["olive oil", "oil"], ["Heat the oil."], [[1]]],
    [
      "en",
      ["1 red pepper", "1 green pepper", "1 tsp pepper"],
      ["Slice the peppers.", "Season with pepper."],
      [[0, 1], [2]],
    ],
    ["en", ["1 red pepper", "1 green pepper"], ["Slice the red and green peppers."], [[0, 1]]],
    ["en", ["2 red peppers"], ["Season with pepper."], [[]]],
    ["en", ["50 g parmesan", "50 g cheddar"], ["Add both cheeses."], [[0, 1]]],
    ["en", ["200 ml oat milk"], ["Pour in the milk."], [[0]]],
    ["de", ["500 g Rindfleisch", "2 EL Rapsöl"], ["Das Fleisch im Öl anbraten."], [[0, 1]]],
    ["da", ["300 g hvedemel", "2 dl piskefløde"], ["Tilsæt mel og fløde."], [[0, 1]]],
    ["sv", ["3 dl vetemjöl", "2 dl vispgrädde"], ["Tillsätt mjöl och grädde."], [[0, 1]]],
    ["nl", ["4 kipfilets", "zeezout"], ["Bestrooi de kip met zout."], [[0, 1]]],
    ["es", ["1 pimiento verde", "1 pimiento amarillo"], ["Corta los pimientos verde y amarillo."], [[0, 1]]],
    ["zh-CN", ["300克 鸡胸肉", "橄榄油"], ["鸡肉切块，锅中放油。"], [[0, 1]]],
  ]);
});

describe("words in other forms and compounds are found", () => {
  testRows([
    [
      "de",
      ["2 Zwiebeln", "1 Zitrone", "500 g Hähnchenbrust"],
      ["Zwiebelwürfel, Zitronensaft und Hähnchenstreifen mischen."],
      [[0, 1, 2]],
    ],
    ["de", ["1 Schale Radieschen-Sprossen"], ["Die Sprossen waschen."], [[0]]],
    [
      "da",
      ["300 g kyllingebryst", "2 løg", "ærter"],
      ["Vend kyllingestykker, løgringe og ærterne i."],
      [[0, 1, 2]],
    ],
    ["sv", ["500 g kyckling", "2 lökar"], ["Lägg i kycklingbitar och lökringar."], [[0, 1]]],
    ["nl", ["1 venkelknol", "1 granaatappel"], ["Voeg de venkelparten en granaatappelpitjes toe."], [[0, 1]]],
    ["pl", ["ogórki", "gałka muszkatołowa"], ["Dodać ogórków i gałkę muszkatołową."], [[0, 1]]],
    ["it", ["4 pomodori"], ["Unite il pomodoro."], [[0]]],
    ["pt", ["2 limões", "3 dentes de alho"], ["Junte o limão e os alhos."], [[0, 1]]],
    [
      "en",
      ["2 cloves garlic", "8 bay leaves", "3 tbsp red Thai curry paste"],
      ["Add the garlic cloves, the bay and the curry paste."],
      [[0, 1, 2]],
    ],
  ]);
});

describe("what a food is for, or is freed from, is no addition of it", () => {
  testRows([
    [
      "en",
      ["1 jalapeño", "2 cups stock"],
      ["Add the stock to the chili.", "Garnish with jalapeño."],
      [[1], [0]],
    ],
    ["en", ["2 bay leaves"], ["Remove the bay leaves and serve."], [[]]],
    ["es", ["2 hojas de laurel"], ["Retira el laurel y sirve."], [[]]],
    ["fr", ["500 g de pâtes"], ["Portez l'eau à ébullition pour les pâtes."], [[]]],
    [
      "en",
      ["2 tbsp oil"],
      ["Fry in the oil.", "Drain off the excess fat, and pour the pan juices over."],
      [[0], []],
    ],
  ]);
});

describe("a food that only soaks or waits in a bowl is added later", () => {
  testRows([
    [
      "en",
      ["6 gelatine leaves"],
      ["Put the gelatine in water to soak.", "Stir in the gelatine."],
      [[0], [0]],
    ],
    ["it", ["10 g di gelatina"], ["Mettete in ammollo la gelatina.", "Unite la gelatina."], [[0], [0]]],
    [
      "en",
      ["flour", "2 eggs"],
      ["Prepare two bowls: one of flour, one of eggs.", "Dip in the eggs."],
      [[0, 1], [1]],
    ],
  ]);
});

describe("verbs name foods, too", () => {
  testRows([
    [
      "en",
      ["300 g flour", "2 eggs"],
      ["Mix the flour and eggs.", "Roll out on a floured surface."],
      [[0, 1], [0]],
    ],
    ["en", ["200 g butter"], ["Butter the tin.", "Cream the butter."], [[0], [0]]],
    [
      "de",
      ["Salz", "Pfeffer", "Mehl"],
      ["Salzen und pfeffern.", "Auf der bemehlten Fläche ausrollen."],
      [[0, 1], [2]],
    ],
    ["fr", ["beurre"], ["Beurrez le moule."], [[0]]],
    ["da", ["300 g mel"], ["Bland mel.", "Ælt dejen på et melet bord."], [[0], [0]]],
    ["sv", ["3 dl mjöl", "salt"], ["Blanda mjöl.", "Salta, och baka ut på mjölat bord."], [[0], [0, 1]]],
    ["es", ["sal", "pimienta"], ["Salpimienta el pollo."], [[0, 1]]],
    ["it", ["sale", "burro"], ["Imburrate la teglia e salate."], [[0, 1]]],
    [
      "en",
      ["500 g minced beef", "2 garlic cloves", "100 ml cream", "butter"],
      ["Mince the garlic, then cream the butter."],
      [[1, 3]],
    ],
  ]);
});

describe("collective words mean what is left of their kind", () => {
  testRows([
    [
      "en",
      ["1 tsp cumin", "1 tsp paprika", "1 onion", "salt"],
      ["Add the spices.", "Season with salt."],
      [[0, 1], [3]],
    ],
    ["en", ["1 tsp cumin", "1 tsp paprika"], ["Taste, and adjust the seasoning."], [[]]],
    ["en", ["basil", "parsley", "1 chicken"], ["Scatter over the herbs."], [[0, 1]]],
    [
      "en",
      ["200 g flour", "sugar", "1 tsp baking powder", "2 eggs"],
      ["Mix the dry ingredients.", "Add the eggs to the dry ingredients."],
      [[0, 1, 2], [3]],
    ],
    ["en", ["flour", "sugar", "truffles"], ["Mix the dry ingredients (flour and sugar)."], [[0, 1]]],
    [
      "en",
      ["2 eggs", "milk", "chives"],
      ["Beat the eggs.", "Add the remaining ingredients except the chives."],
      [[0], [1]],
    ],
    [
      "en",
      ["2 eggs", "milk"],
      ["Get all the ingredients ready.", "Beat the eggs.", "Add the milk."],
      [[], [0], [1]],
    ],
    ["en", ["2 eggs", "milk", "oil"], ["Put eggs and milk in a bowl, and mix all ingredients."], [[0, 1]]],
    [
      "de",
      ["2 Karotten", "1 Lauch", "200 g Erbsen"],
      ["Karotten und Lauch schneiden.", "Das Gemüse anbraten."],
      [
        [0, 1],
        [0, 1],
      ],
    ],
    ["de", ["Kreuzkümmel", "Paprikapulver", "Reis"], ["Die Gewürze zugeben."], [[0, 1]]],
    ["fr", ["cumin", "paprika", "riz"], ["Ajoutez les épices."], [[0, 1]]],
    [
      "da",
      ["2 gulerødder", "1 porre"],
      ["Skær gulerødder og porre.", "Steg grøntsagerne."],
      [
        [0, 1],
        [0, 1],
      ],
    ],
    ["sv", ["2 ägg", "2 dl mjölk"], ["Blanda alla ingredienser."], [[0, 1]]],
    ["nl", ["200 g bloem", "2 eieren"], ["Meng alle ingrediënten."], [[0, 1]]],
    ["pl", ["200 g mąki", "2 jajka"], ["Wymieszać wszystkie składniki."], [[0, 1]]],
    ["pt", ["200 g de farinha", "2 ovos"], ["Misture todos os ingredientes."], [[0, 1]]],
    [
      "es",
      ["2 huevos", "leche", "sal"],
      ["Bate los huevos.", "Añade los demás ingredientes."],
      [[0], [1, 2]],
    ],
    ["it", ["2 uova", "latte"], ["Mescolate tutti gli ingredienti."], [[0, 1]]],
    ["zh-CN", ["面粉", "鸡蛋"], ["混合所有材料。"], [[0, 1]]],
  ]);
});

describe("of a food that is listed twice, the step's component has its own", () => {
  const SAUCE = [
    "Meatballs:",
    "500 g beef mince",
    "1 onion",
    "salt",
    "Sauce:",
    "400 g tomatoes",
    "1 onion",
    "salt",
  ];
  testRows([
    [
      "en",
      SAUCE,
      ["Mix the mince, onion and salt.", "Fry the onion, add the tomatoes and salt."],
      [
        [1, 2, 3],
        [5, 6, 7],
      ],
    ],
    ["en", SAUCE, ["Sauce: fry the onion.", "Meatballs: grate the onion."], [[6], [2]]],
    ["en", SAUCE, ["Mix all the ingredients for the sauce."], [[5, 6, 7]]],
    ["en", SAUCE, ["Sauce", "Put everything with salt in a pan."], [[], [7]]],
    [
      "de",
      ["200 g Kichererbsen", "1 Prise Salz", "200 g Joghurt", "1 Prise Salz"],
      ["Kichererbsen mit Salz pürieren.", "Joghurt mit Salz verrühren."],
      [
        [0, 1],
        [2, 3],
      ],
    ],
    [
      "fr",
      ["500 g de carottes", "3 oranges", "500 g de carottes"],
      ["Faites cuire les carottes.", "Râpez les carottes."],
      [[0], [2]],
    ],
  ]);

  test("also if a title of the steps names it", () => {
    const steps = [{ title: "For the sauce", text: "Chop the onion." }];
    expect(find("en", SAUCE, steps)).toEqual([[6]]);
  });
});

test("the section of a line counts like a heading", async () => {
  const lineWords = wordsFor("en");
  const lines = ["Dough", "Filling"].map((section) => ({ line: readLine("1 egg", lineWords), section }));
  const steps = [{ text: "For the filling, beat the egg." }];
  const words = await loadStepWords("en");
  const knowledge = { words, lineWords, foods: catalog.forLanguage("en") };
  expect(findStepIngredients({ name: "", lines, steps }, knowledge)).toEqual([[1]]);
});

describe("some texts name no ingredients", () => {
  testRows([
    ["en", ["1 lime"], ["Tip: add a squeeze of lime.", "Serving suggestion: lime wedges."], [[], []]],
    ["de", ["1 Limette"], ["Tipp: Mit Limette servieren."], [[]]],
    ["fr", ["2 oeufs", "1 citron"], ["Battez les oeufs. Conseil : ajoutez du citron."], [[0]]],
    ["en", ["100 g chocolate"], ["Chocolate glaze"], [[]]],
  ]);

  test("such as the recipe's name", () => {
    const found = find("en", ["1 chicken", "lemon"], ["Serve your chicken with lemon warm."], {
      name: "Chicken with lemon",
    });
    expect(found).toEqual([[]]);
  });
});

describe("without the table of foods, the words of the lines are enough", () => {
  testRows(
    [
      [
        "en",
        ["2 red onions, sliced", "1 tsp baking powder"],
        ["Add the onions.", "Line a baking tray."],
        [[0], []],
      ],
      ["de", ["2 Zwiebeln", "2 EL Bratöl"], ["Zwiebelwürfel im Öl anbraten."], [[0, 1]]],
      ["da", ["2 løg"], ["Hak løgene."], [[0]]],
      ["pl", ["1 cebula"], ["Pokroić cebulę."], [[0]]],
      ["fr", ["3 feuilles de laurier"], ["Ajoutez le laurier."], [[0]]],
      ["zh-CN", ["200克 胡萝卜"], ["胡萝卜切丝。"], [[0]]],
    ],
    { withoutFoods: true },
  );

  test("as they are for a food that the table lacks", () => {
    expect(find("en", ["1 tsp Grandma's zoodle dust"], ["Sprinkle with the dust."])).toEqual([[0]]);
  });
});

describe("odd texts are no problem", () => {
  test.each([
    ["nothing", ""],
    ["spaces", " \n "],
    ["signs", "((((½½½.🍅"],
    ["one long word", "a".repeat(20_000)],
    ["a long list", "1 onion, ".repeat(2000)],
  ])("like %s", (_, text) => {
    for (const language of ["en", "de", "pl", "zh-CN", "xx"])
      expect(find(language, [text, "1 onion"], [text, "Add the onion."])).toHaveLength(2);
  });

  test("many lines and long steps take little time", () => {
    const ingredients = Array.from({ length: 500 }, (_, at) => `${at} g flour number ${at}`);
    const steps = Array<string>(20).fill("Add the flour and all remaining ingredients. ".repeat(10));
    const started = performance.now();
    find("en", ingredients, steps);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
