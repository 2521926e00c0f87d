import { describe, expect, test } from "bun:test";
import { scaleInStep } from "../support/scale-in-step.ts";

describe("shares of an ingredient stay", () => {
  test.each([
    ["da", "Tilsæt 2/3 af melet.", ["300 g mel"]],
    ["de", "3/4 des Mehls unterrühren.", ["300 g Mehl"]],
    ["de", "½ Mehl zugeben.", ["300 g Mehl"]],
    ["en", "Add 1/2 the flour.", ["300 g flour"]],
    ["en", "Add ½ remaining flour.", ["2 cups flour"]],
    ["en", "Stir in 1/4 to 1/3 flour.", ["2 cups flour"]],
    ["en", "Chop ½ onion.", ["1 onion"]],
    ["en", "Chop 1/2 the onion.", ["½ onion"]],
    ["es", "Añadir 3/4 partes de la harina.", ["300 g de harina"]],
    ["fr", "Ajouter ⅔ de la farine et la moitié du beurre.", ["300 g de farine", "100 g de beurre"]],
    ["it", "Unire 2/3 del burro.", ["100 g di burro"]],
    ["nl", "Voeg 3/4 bloem toe.", ["300 g bloem"]],
    ["pl", "Dodać 2/3 mąki.", ["300 g mąki"]],
    ["pt", "Junte 2/3 da farinha.", ["300 g de farinha"]],
    ["sv", "Tillsätt 2/3 av mjölet.", ["3 dl mjöl"]],
    ["zh-CN", "加入2/3面粉。", ["300克面粉"]],
  ])("in %s: %s", (language, step, ingredients) => {
    expect(scaleInStep(step, ingredients, 2, language)).toBe(step);
  });

  test.each([
    ["en", "Chop ½ red onion.", ["½ red onion"], "Chop 1 red onion."],
    ["en", "Chop ½ small onion.", ["½ onion"], "Chop 1 small onion."],
    ["de", "½ Zwiebel hacken.", ["½ Zwiebel"], "1 Zwiebel hacken."],
    ["fr", "Émincer 1/2 oignon.", ["1/2 oignon"], "Émincer 1 oignon."],
  ])("but not half a piece that is all of it, in %s: %s", (language, step, ingredients, scaled) => {
    expect(scaleInStep(step, ingredients, 2, language)).toBe(scaled);
  });
});

describe("ratios stay", () => {
  test.each([
    ["da", "Bland 1 del mel og 2 dele vand.", ["300 g mel", "1 l vand"]],
    ["de", "1 Teil Mehl und 2 Teile Wasser mischen.", ["300 g Mehl", "1 l Wasser"]],
    ["en", "Mix 1 part flour and 2 parts water.", ["300 g flour", "1 l water"]],
    ["en", "Use a 1:2 ratio of flour to water.", ["300 g flour", "1 l water"]],
    ["fr", "Mélanger 1 volume de riz et 2 volumes d'eau.", ["300 g de riz", "1 l d'eau"]],
    ["pl", "Wymieszać 1 część mąki i 2 części wody.", ["300 g mąki", "1 l wody"]],
    ["sv", "Blanda 1 del mjöl och 2 delar vatten.", ["300 g mjöl", "1 l vatten"]],
    ["zh-CN", "混合1份面粉和2份水。", ["300克面粉", "水 100克"]],
  ])("in %s: %s", (language, step, ingredients) => {
    expect(scaleInStep(step, ingredients, 2, language)).toBe(step);
  });

  test("unless the recipe measures in parts", () => {
    expect(scaleInStep("Shake 1 part vodka.", ["1 part vodka"], 2)).toBe("Shake 2 parts vodka.");
  });

  test("but the number of a step isn't one", () => {
    expect(scaleInStep("Step 3: 200 g flour.", ["300 g flour"], 2)).toBe("Step 3: 400 g flour.");
  });
});

describe("the size of a piece stays", () => {
  test.each([
    ["en", "Sear the 6-ounce salmon fillets.", ["4 (6-ounce) salmon fillets"]],
    ["en", "Sear the 6- to 8-ounce salmon fillets.", ["4 salmon fillets"]],
    ["en", "Sear the 6 oz salmon fillets.", ["4 salmon fillets, 6 oz each"]],
    ["en", "Roast the 4-pound chicken.", ["1 (4-pound) chicken"]],
    ["en", "Add the 15-ounce can of tomatoes.", ["1 15-ounce can tomatoes"]],
    ["en", "Drain the 400 g can of tomatoes.", ["1 400 g can tomatoes"]],
    ["de", "Die 200 g schweren Lachsfilets braten.", ["4 Lachsfilets"]],
    ["fr", "Poêler un pavé de 200 g de saumon.", ["4 pavés de saumon"]],
    ["sv", "Stek de 200 g tunga laxfiléerna.", ["4 laxfiléer"]],
  ])("in %s: %s", (language, step, ingredients) => {
    expect(scaleInStep(step, ingredients, 2, language)).toBe(step);
  });

  test.each([
    ["Sear 4 6-ounce salmon fillets.", ["4 salmon fillets"], "Sear 8 × 6-ounce salmon fillets."],
    ["Add 200 g carrots.", ["3 carrots (200 g)"], "Add 400 g carrots."],
    ["Add 200 g of the carrots.", ["3 carrots"], "Add 400 g of the carrots."],
    ["Add 1 tbsp lemon juice.", ["1 lemon"], "Add 2 tbsp lemon juice."],
  ])("but not other amounts: %s", (step, ingredients, scaled) => {
    expect(scaleInStep(step, ingredients, 2)).toBe(scaled);
  });
});
