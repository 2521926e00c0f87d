import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const PICTURE = Uint8Array.of(0xff, 0xd8, 0xff, 0, 0);

test("a recipe of Living Cookbook keeps its fields, sections, and picture", async () => {
  const { formats, found } = await readFiles({
    "export.fdx": `<?xml version="1.0" encoding="UTF-8"?><fdx Source="Living Cookbook 2015" FileVersion="1.1">
<CookbookChapters><CookbookChapter Name="Soups" ID="12" ParentChapterID="0"/><CookbookChapter Name="Hot" ID="13" ParentChapterID="12"/></CookbookChapters>
<Recipes><Recipe Name="Chili &amp; beans" ID="1" CookbookChapterID="13" Servings="6" Yield="2 quarts" PreparationTime="15" CookingTime="60" ReadyInTime="75" CreateDate="2010-03-01" Source="Ada's box" WebPage="https://example.com/chili" Comments="Good with rice." RecipeTypes="Main, Beef">
<RecipeImage FileName="chili.jpg"/>
<RecipeIngredients><RecipeIngredient Quantity="1" Unit="lb" Ingredient="beef" Heading="N"/>
<RecipeIngredient Quantity="" Unit="" Ingredient="Topping:" Heading="Y"/>
<RecipeIngredient Quantity="1/2" Unit="cup" Ingredient="cheese" Heading="N"/>
<RecipeIngredient Quantity="1" Unit="" Ingredient="Salsa" LinkType="Recipe"/></RecipeIngredients>
<RecipeProcedures><RecipeProcedure Heading="N"><ProcedureText>Brown the beef.</ProcedureText></RecipeProcedure>
<RecipeProcedure Heading="Y"><ProcedureText>Finish</ProcedureText></RecipeProcedure>
<RecipeProcedure Heading="N"><ProcedureText>Top with cheese.</ProcedureText></RecipeProcedure></RecipeProcedures>
<RecipeTips><RecipeTip><TipText>Use lean beef.</TipText></RecipeTip></RecipeTips></Recipe></Recipes></fdx>`,
    "chili.jpg": PICTURE,
  });
  expect(formats).toEqual({ "export.fdx": "livingcookbook" });
  expect(found[0]).toMatchObject({
    recipe: {
      name: "Chili & beans",
      recipeCategory: ["Soups / Hot"],
      tags: ["Main", "Beef"],
      recipeYield: "6 servings",
      prepTime: "15 Minutes",
      performTime: "1 Hour",
      totalTime: "1 Hour 15 Minutes",
      author: "Ada's box",
      orgURL: "https://example.com/chili",
      dateAdded: "2010-03-01",
      ingredientGroups: [
        { title: "", items: ["1 lb beef"] },
        { title: "Topping", items: ["1/2 cup cheese", "1 [Salsa](recipe:Salsa)"] },
      ],
      recipeInstructions: [{ text: "Brown the beef." }, { title: "Finish", text: "Top with cheese." }],
      notes: [
        { title: "", text: "Good with rice." },
        { title: "Tip", text: "Use lean beef." },
      ],
      extras: { yield: "2 quarts" },
    },
    pictures: [{ file: "chili.jpg" }],
  });
});

test("a screenplay has the same extension, but isn't recognized", async () => {
  const { formats } = await readFiles({
    "a.fdx": `<?xml version="1.0"?><FinalDraft DocumentType="Script"/>`,
  });
  expect(formats).toEqual({});
});

test("values of Living Cookbook without a field become extras", async () => {
  const { found } = await readFiles({
    "export.fdx": `<?xml version="1.0"?><fdx><Recipes><Recipe Name="Soup" ID="1" OvenTemperatureF="350">
<DegreeOfDifficulty>Easy</DegreeOfDifficulty>
<RecipeIngredients><RecipeIngredient Quantity="2" Ingredient="leeks"/></RecipeIngredients></Recipe></Recipes></fdx>`,
  });
  expect(found[0]?.recipe.extras).toEqual({ oventemperaturef: "350", degreeofdifficulty: "Easy" });
});
