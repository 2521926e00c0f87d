import { describe, expect, test } from "bun:test";
import { COLUMN_FIELDS, type ColumnField } from "../../../../src/contract/column-fields.ts";
import { guessColumns, readRows } from "../../../../src/imports/files/formats/table/columns.ts";
import { readFiles } from "../../../support/read-files.ts";

describe("columns are recognized in every language of the app", () => {
  const left = new Set<ColumnField>(["tools", "cookedOn", "video", "nutrition"]);
  const fields = COLUMN_FIELDS.filter((field) => !left.has(field));
  test.each([
    [
      "English",
      "Recipe Name|Description|Ingredients List|Directions|Notes|Servings|Prep Time (min)|cook_time|totalTime|Category|Tags|Cuisine|Rating|Favorite|URL|Source|Author|Date Added|Image URL",
    ],
    [
      "German",
      "Rezeptname|Beschreibung|Zutaten|Zubereitung|Notizen|Portionen|Vorbereitungszeit|Kochzeit (Min.)|Gesamtzeit|Kategorie|Schlagwörter|Küche|Bewertung|Favorit|Link|Quelle|Autor|Erstellt am|Bild",
    ],
    [
      "French",
      "Nom|Présentation|Ingrédients|Étapes|Remarques|Portions|Temps de préparation|Temps de cuisson|Temps total|Catégorie|Mots-clés|Type de cuisine|Étoiles|Favori|Lien|Recette originale|Auteur|Date d’ajout|Photo",
    ],
    [
      "Danish",
      "Navn|Beskrivelse|Ingredienser|Fremgangsmåde|Noter|Antal personer|Forberedelse|Kogetid|Samlet tid|Kategori|Nøgleord|Køkken|Vurdering|Favorit|Link|Kilde|Forfatter|Oprettet|Billede",
    ],
    [
      "Swedish",
      "Namn|Beskrivning|Ingredienser|Gör så här|Anteckningar|Portioner|Förberedelsetid|Koktid|Total tid|Kategori|Nyckelord|Kök|Betyg|Favorit|Länk|Källa|Författare|Skapad|Bild",
    ],
    [
      "Polish",
      "Nazwa|Opis|Składniki|Sposób przygotowania|Notatki|Liczba porcji|Czas przygotowania|Czas gotowania|Łączny czas|Kategoria|Tagi|Kuchnia|Ocena|Ulubione|Strona internetowa|Źródło|Autor|Data dodania|Zdjęcie",
    ],
    [
      "Portuguese",
      "Nome|Descrição|Ingredientes|Modo de preparo|Observações|Porções|Tempo de preparação|Tempo de cozedura|Tempo total|Categoria|Etiquetas|Cozinha|Avaliação|Favorito|Endereço|Fonte|Autor|Data de criação|Imagem",
    ],
    [
      "Chinese",
      "菜名|描述|材料|做法|备注|份量|准备时间|烹饪时间|总时间|分类|标签|菜系|评分|收藏|链接|来源|作者|日期|图片",
    ],
    [
      "Chinese (Taiwan)",
      "菜名|簡介|食材|步驟|備註|份量|準備時間|烹調時間|總時間|分類|標籤|菜系|評分|收藏|連結|來源|作者|建立日期|照片",
    ],
  ])("%s", (_, header) => {
    expect(guessColumns(header.split("|"), []).map(({ field }) => field as string)).toEqual(fields);
  });
});

test("samples decide where a name has two meanings", () => {
  const columns = (value: string) => guessColumns(["Titel", "Zubereitung"], [["Brot", value]])[1]?.field;
  expect(columns("30 Min.")).toBe("prepTime");
  expect(columns("Mehl und Wasser mischen, dann den Teig kneten und eine Stunde ruhen lassen.")).toBe(
    "steps",
  );
});

test("a second column for the same field and unknown columns are kept as extras", () => {
  const mapping = guessColumns(["Name", "Title", "Shelf", "Ingredient 1", "Ingredient 2", "Comment"], []);
  expect(mapping.map(({ field }) => field)).toEqual([
    "name",
    null,
    null,
    "ingredients",
    "ingredients",
    "notes",
  ]);
  expect(readRows([["Toast", "Bread", "B 2", "bread", "butter", ""]], mapping).recipe).toMatchObject({
    name: "Toast",
    recipeIngredient: ["bread", "butter"],
    extras: { Title: "Bread", Shelf: "B 2" },
  });
});

test("people can change what a column means", () => {
  const [name, column] = guessColumns(["Name", "Stuff"], []);
  if (!name || !column) throw new Error("Two columns expected");
  const { recipe } = readRows([["Toast", "bread|butter"]], [name, { ...column, field: "ingredients" }]);
  expect(recipe).toMatchObject({ recipeIngredient: ["bread", "butter"], extras: {} });
});

const SEMICOLONS = `Gericht;Kategorie;Zutaten;Zubereitung;Portionen;Kochzeit (Std.);Bewertung;Favorit;Zuletzt gekocht;Kalorien;Fett (g);Regal;Foto;Erstellt am;Video
Lauchsuppe;Suppen, Schnell;"Für die Suppe:
2 Stangen Lauch
1 l Brühe";Kochen.;4 Teller;1,5;8/10;ja;01.05.2021, 2021-06-02, Ostern;310 kcal;9;B 2;lauch.jpg;31.12.2020;https://videos.example/1
Brot;Backen;500 g Mehl, 350 ml Wasser, 7 g Hefe;1. Mischen. 2. Backen.;;;;;;;;;;;
;;;;;;;;;;;;;;
;Backen;1 Ei;Kochen;;;;;;;;;;;
Leer;Backen;;;;;;;;;;;;;
`;

test("a table with semicolons in Windows' encoding is read", async () => {
  const { formats, found, unreadable } = await readFiles({
    "rezepte.csv": Buffer.from(SEMICOLONS, "latin1"),
    "bilder/Lauch.jpg": Uint8Array.of(0xff, 0xd8, 0xff, 0, 0),
  });
  expect(formats).toEqual({ "rezepte.csv": "table" });
  expect(unreadable).toMatchObject([
    // As a spreadsheet counts, where a cell may have several lines.
    { name: "", problem: { problem: "file-import-row-without-name", params: { row: 5 } } },
    { name: "Leer", problem: { problem: "archive-file-not-recipe" } },
  ]);
  expect(found).toMatchObject([
    {
      recipe: {
        name: "Lauchsuppe",
        recipeCategory: ["Suppen", "Schnell"],
        recipeIngredient: ["2 Stangen Lauch", "1 l Brühe"],
        ingredientGroups: [{ title: "Für die Suppe" }],
        recipeInstructions: [{ text: "Kochen." }],
        recipeYield: "4 Teller",
        performTime: "1 Hour 30 Minutes",
        rating: 4,
        nutrition: { calories: "310 kcal", fatContent: "9 g" },
        dateAdded: "2020-12-31",
        notes: [
          { title: "", text: "Ostern" },
          { title: "", text: "https://videos.example/1" },
        ],
        extras: { Regal: "B 2" },
      },
      pictures: [{ file: "bilder/Lauch.jpg" }],
      isFavorite: true,
      cookedOn: ["2021-05-01", "2021-06-02"],
    },
    {
      recipe: {
        name: "Brot",
        recipeIngredient: ["500 g Mehl", "350 ml Wasser", "7 g Hefe"],
        recipeInstructions: [{ text: "Mischen." }, { text: "Backen." }],
      },
    },
  ]);
});

test("a table from a data set and one with tabs are read", async () => {
  const { found } = await readFiles({
    "set.csv": `,title,ingredients,directions,link,source\n0,Toast,"[""2 slices bread"", ""butter, soft""]","[""Toast it."", ""Eat.""]",www.kitchen.example/1,Gathered\n`,
    "zh.tsv": "菜名\t材料\t做法\t份量\n番茄炒蛋\t番茄2个；鸡蛋3个\t番茄切块。炒熟。\t2人份\n",
  });
  expect(found.map(({ recipe }) => recipe)).toMatchObject([
    {
      name: "Toast",
      recipeIngredient: ["2 slices bread", "butter, soft"],
      recipeInstructions: [{ text: "Toast it." }, { text: "Eat." }],
      orgURL: "https://www.kitchen.example/1",
      author: "Gathered",
      notes: [],
      extras: {},
    },
    { name: "番茄炒蛋", recipeIngredient: ["番茄2个", "鸡蛋3个"], recipeYield: "2人份" },
  ]);
});

test("tables about other things aren't recognized", async () => {
  const { formats } = await readFiles({
    "package.json": '{"name":"tool","description":"x","steps":[],"author":"a"}',
    "creams.csv": "name,brand,ingredients,price\nCream,B,Water,3",
    "people.csv": "Name;Email;Notes\nAnna;anna@kitchen.example;1 kg",
    "plan.csv": "Name,Steps,Author,Date\nLaunch,Write it,Anna,2021",
    "text.txt": "Name, ingredients and steps\nare written in every cookbook, with 2 eggs.",
    "list.json": '[{"name":"a","tags":["b"]}]',
  });
  expect(formats).toEqual({});
});

test("numbered columns with amounts and units are ingredients", async () => {
  const { found } = await readFiles({
    "a.csv":
      "Recipe Name,Ingredient 1,Amount 1,Unit 1,Ingredient 2,Amount 2,Unit 2,Step 1\nSoup,lentils,200,g,water,1,l,Boil.\n",
    "b.json": JSON.stringify({
      meals: [
        {
          strMeal: "Stew",
          strInstructions: "Cook it.",
          strIngredient1: "beef",
          strIngredient2: "",
          strMeasure1: "500 g",
          strMeasure2: " ",
        },
      ],
    }),
  });
  expect(found.map(({ recipe }) => [recipe.name, recipe.recipeIngredient, recipe.extras])).toEqual([
    ["Soup", ["200 g lentils", "1 l water"], {}],
    ["Stew", ["500 g beef"], {}],
  ]);
});

test("Excel's first line, a title above the columns, and French scores and dates are read", async () => {
  const { found } = await readFiles({
    "a.csv":
      'sep=;\r\nRezept;Zutaten;Zubereitung;Portionen\r\nSuppe;"200 g Linsen\n1,5 l Wasser";"Kochen, dann ""heiß"" servieren.";4\r\n',
    "b.csv": "My cookbook,,\n,,\nName,Ingredients,Instructions\nToast,2 slices bread,Toast it.\n",
    "c.csv":
      "Titre;Ingrédients;Préparation;Note;Date d'ajout\nTarte;3 pommes|50 g de sucre;Cuire.;4;12/05/2021\n",
  });
  expect(found.map(({ recipe }) => recipe)).toMatchObject([
    {
      name: "Suppe",
      recipeIngredient: ["200 g Linsen", "1,5 l Wasser"],
      recipeInstructions: [{ text: 'Kochen, dann "heiß" servieren.' }],
      recipeYield: "4",
    },
    { name: "Toast", recipeIngredient: ["2 slices bread"] },
    { name: "Tarte", rating: 4, dateAdded: "2021-05-12", notes: [] },
  ]);
});

test.each([
  [
    "the name in each row",
    "recipe,ingredient,amount,unit\nSoup,lentils,200,g\nSoup,water,1,l\nToast,bread,2,slices\n",
  ],
  [
    "the name only once",
    "Rezept;Menge;Einheit;Zutat;Zubereitung\nSoup;200;g;lentils;Kochen.\n;1;l;water;Servieren.\nToast;2;slices;bread;Rösten.\n",
  ],
])("a row per ingredient, with %s", async (_, text) => {
  const { found, unreadable } = await readFiles({ "a.csv": text });
  expect(unreadable).toEqual([]);
  expect(found.map(({ recipe }) => [recipe.name, recipe.recipeIngredient])).toEqual([
    ["Soup", ["200 g lentils", "1 l water"]],
    ["Toast", ["2 slices bread"]],
  ]);
});

test("a recipe without a name doesn't join the one above", async () => {
  const { found, unreadable } = await readFiles({
    "a.csv":
      'Name,Ingredients,Steps,Servings\nSoup,lentils,Boil.,4\n,bread,Toast it.,2\n,"bread\nbutter",Fry it.,\n',
  });
  expect(found.map(({ recipe }) => recipe.recipeIngredient)).toEqual([["lentils"]]);
  expect(unreadable).toHaveLength(2);
});

test("a row with only ingredients and steps is a recipe, unless the table has a row per line", async () => {
  const whole = "Name,Ingredients,Steps\nSoup,lentils,Boil.\n,bread,Toast it.\n";
  const named = await readFiles({ "a.csv": whole });
  expect(named.found.map(({ recipe }) => recipe.recipeIngredient)).toEqual([["lentils"]]);
  expect(named.unreadable).toMatchObject([{ problem: { params: { row: 3 } } }]);
  const lines = await readFiles({ "a.csv": `${whole},salt,\n` });
  expect(lines.found.map(({ recipe }) => recipe.recipeIngredient)).toEqual([["lentils", "bread", "salt"]]);
  expect(lines.unreadable).toEqual([]);
});

test("rows without a name are counted from the top, with titles and empty lines", async () => {
  const { unreadable } = await readFiles({
    "a.csv": "\nMy recipes\n\nName,Ingredients,Steps\n\nSoup,lentils,Boil.\n\n,bread,Toast it.\n",
  });
  expect(unreadable).toMatchObject([{ problem: { params: { row: 8 } } }]);
});

test("long tables are read in parts without losing rows where the parts meet", async () => {
  const rows = Array.from(
    { length: 12_000 },
    (_, at) => `Soup ${at},"1 leek, ""large""\n${at} g salt","Chop,\nthen simmer for a while."`,
  );
  // A row that is longer than a part.
  rows[6000] = `Soup 6000,1 leek,"${"Stir. ".repeat(120_000)}"`;
  const { found } = await readFiles({ "a.csv": `name,ingredients,steps\n${rows.join("\n\n")}\n` });
  expect(found.map(({ recipe }) => recipe.name)).toEqual(rows.map((_, at) => `Soup ${at}`));
  expect(found.at(-1)?.recipe.recipeIngredient).toEqual(['1 leek, "large"', "11999 g salt"]);
});

test("half stars and days of cooking are kept", async () => {
  const { found } = await readFiles({
    "a.csv": "Title,Ingredients,Directions,Rating,Date Cooked\nSoup,1 onion,Boil.,★★★½,2024-01-02\n",
  });
  expect(found).toMatchObject([{ recipe: { rating: 3.5 }, cookedOn: ["2024-01-02"] }]);
});

test.each([
  ["Mains > Pasta", ["Mains / Pasta"]],
  ["Mains -> Pasta -> Fresh; Quick", ["Mains / Pasta / Fresh", "Quick"]],
  ["Mains/Pasta, Mains / Pasta", ["Mains / Pasta"]],
  ["主菜/面食", ["主菜 / 面食"]],
  ["and/or, w/o meat, 24/7, > 30 min, Soups", ["and/or", "w/o meat", "24/7", "> 30 min", "Soups"]],
])("categories in a cell are nested: %s", async (cell, categories) => {
  const { found } = await readFiles({
    "a.csv": `name\tcategories\tingredients\tsteps\nSoup\t${cell}\t1 leek\tBoil it.\n`,
  });
  expect(found[0]?.recipe.recipeCategory).toEqual(categories);
});
