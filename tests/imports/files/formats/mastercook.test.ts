import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const TEXT = `                     *  Exported from  MasterCook  *

                             Lentil pot

Recipe By     : Ada Example <ada@example.com>
Serving Size  : 4     Preparation Time :0:35
Categories    : Soups                           Quick meals
                Vegan

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
     200  grams         red lentils -- rinsed
   1 1/2  cups          water
                        salt -- to taste
                        ***GARNISH***
       1  bunch         coriander

Rinse the lentils until the water that runs off them is no longer cloudy at
all, then simmer them for 20 minutes.

Season and serve.

Description:
  "A plain soup
  for cold days."
Source:
  "Book of Pots"
S(Internet Address):
  "https://example.com/lentils"
Copyright:
  "2001 Example Press"
Yield:
  "2 liters"
Start to Finish Time:
  "1:05"
T(Cook Time):
  "0:30"
                   - - - - - - - - - - - - - - - - - - -

Per Serving (excluding unknown items): 233 Calories; 9g Fat (34.1% calories from fat); 12g Protein; 30g Carbohydrate; 5g Dietary Fiber; 0mg Cholesterol; 310mg Sodium.  Exchanges: 1 Lean Meat.

Serving Ideas : With bread.

NOTES : Freezes well.
For weeks.

Nutr. Assoc. : 0 0 0 0
`;

test("the text export keeps all fields", async () => {
  const { formats, found } = await readFiles({ "pots.mxp": TEXT.replaceAll("\n", "\r\n") });
  expect(formats).toEqual({ "pots.mxp": "mastercook" });
  expect(found).toHaveLength(1);
  expect(found[0]?.recipe).toMatchObject({
    name: "Lentil pot",
    author: "Ada Example <ada@example.com>",
    description: "A plain soup for cold days.",
    recipeCategory: ["Soups", "Quick meals", "Vegan"],
    recipeYield: "4 servings",
    prepTime: "35 Minutes",
    performTime: "30 Minutes",
    totalTime: "1 Hour 5 Minutes",
    orgURL: "https://example.com/lentils",
    ingredientGroups: [
      { title: "", items: ["200 grams red lentils, rinsed", "1 1/2 cups water", "salt, to taste"] },
      { title: "GARNISH", items: ["1 bunch coriander"] },
    ],
    recipeInstructions: [
      {
        text: "Rinse the lentils until the water that runs off them is no longer cloudy at all, then simmer them for 20 minutes.",
      },
      { text: "Season and serve." },
    ],
    nutrition: {
      calories: "233",
      proteinContent: "12 g",
      carbohydrateContent: "30 g",
      fiberContent: "5 g",
      cholesterolContent: "0 mg",
      sodiumContent: "310 mg",
    },
    extras: { yield: "2 liters", copyright: "2001 Example Press", source: "Book of Pots" },
  });
  expect(found[0]?.recipe.notes).toContainEqual({ title: "Serving Ideas", text: "With bread." });
  expect(found[0]?.recipe.notes).toContainEqual({ title: "", text: "Freezes well. For weeks." });
  const [nutrition] = found[0]?.recipe.notes?.filter(({ title }) => title === "Nutrition") ?? [];
  expect(nutrition?.text).toContain("Exchanges: 1 Lean Meat");
});

test.each([
  "* Exported from MasterCook *",
  "*  Exported from  MasterCook II  *",
  "*  Exported from  MasterCook Mac  *",
  "{ Exported from MasterCook Mac }",
  "* Exported for MasterCook by Living Cookbook *",
])("a recipe may start with %s", async (head) => {
  const { formats, found } = await readFiles({ "a.txt": TEXT.replace(/^ *\*.*\*$/m, head) + TEXT });
  expect(formats).toEqual({ "a.txt": "mastercook" });
  expect(found.map(({ recipe }) => recipe.name)).toEqual(["Lentil pot", "Lentil pot"]);
});

const XML = `<?xml version="1.0" standalone="yes" encoding="ISO-8859-1"?>
<!DOCTYPE mx2 SYSTEM "mx2.dtd">
<mx2 source="MasterCook" date="May 2, 2021">
<Summ><Nam>Crème pot</Nam></Summ>
<RcpE name="Crème pot" author="Ada Example" img="pot.jpg">
<Serv qty="6"/><PrpT elapsed="0:35"/><TTim elapsed="1:05"/><AltT label="Cook Time" elapsed="0:20"/>
<CatS><CatT>Soups &amp; stews</CatT><CatT>Quick</CatT></CatS>
<RatS><RatE name="Difficulty" value="2"/></RatS>
<IngR name="lentils" unit="g" qty="200"><IPrp>rinsed</IPrp><INtI>16069</INtI></IngR>
<IngR name="For the top" code="S"/>
<IngR name="Herb oil" unit="tablespoons" qty="2" code="R"/>
<IngR name="see the notes" code="T"/>
<DirS><DirT>Rinse.</DirT><DirT img="Step.JPG">Simmer for
20 minutes.</DirT></DirS>
<Desc>A plain soup.</Desc><Srce>Book of Pots</Srce><AltS label="Internet Address" source="https://example.com/pot"/>
<CpyR>Example Press</CpyR><SrvI>With bread.</SrvI><Note>Freezes well.</Note><Yield unit="liters" qty="2"/>
<Nutr>Per Serving: 90 Calories; 2g Total Fat</Nutr>
</RcpE>
<RcpE name=" "><Serv qty="1"/></RcpE>
<RcpE name="Toast"><IngR name="bread" unit="slices" qty="2"/><DirS>Toast it.</DirS></RcpE>
</mx2>`;

test("the XML export keeps all fields and the pictures beside it", async () => {
  const { formats, found, unreadable } = await readFiles({
    "Export.mz2/pots.mx2": Buffer.from(XML, "latin1"),
    "Export.mz2/pot.jpg": Uint8Array.of(0xff, 0xd8, 0xff, 0),
    "Export.mz2/step.jpg": Uint8Array.of(0xff, 0xd8, 0xff, 0),
    "pot.jpg": Uint8Array.of(0xff, 0xd8, 0xff, 0),
  });
  expect(formats).toEqual({ "Export.mz2/pots.mx2": "mastercook" });
  expect(unreadable).toHaveLength(1);
  expect(found.map(({ recipe }) => recipe.name)).toEqual(["Crème pot", "Toast"]);
  expect(found[0]?.pictures).toEqual([
    { file: "Export.mz2/pot.jpg" },
    { file: "Export.mz2/step.jpg", step: 1 },
  ]);
  expect(found[0]?.recipe).toMatchObject({
    author: "Ada Example",
    description: "A plain soup.",
    recipeCategory: ["Soups & stews", "Quick"],
    recipeYield: "6 servings",
    prepTime: "35 Minutes",
    performTime: "20 Minutes",
    totalTime: "1 Hour 5 Minutes",
    orgURL: "https://example.com/pot",
    ingredientGroups: [
      { title: "", items: ["200 g lentils, rinsed"] },
      { title: "For the top", items: ["2 tablespoons [Herb oil](recipe:Herb%20oil)", "see the notes"] },
    ],
    nutrition: { calories: "90", fatContent: "2 g" },
    notes: [
      { title: "Serving Ideas", text: "With bread." },
      { title: "", text: "Freezes well." },
    ],
    extras: { Difficulty: "2", copyright: "Example Press", yield: "2 liters", source: "Book of Pots" },
  });
  expect(found[0]?.recipe.recipeInstructions?.map(({ text }) => text.replace("\n", " "))).toEqual([
    "Rinse.",
    "Simmer for 20 minutes.",
  ]);
  expect(found[1]?.recipe).toMatchObject({
    recipeIngredient: ["2 slices bread"],
    recipeInstructions: [{ text: "Toast it." }],
  });
});

test("entities of a document type aren't expanded", async () => {
  const { found } = await readFiles({
    "a.mx2": `<?xml version="1.0"?><!DOCTYPE mx2 [<!ENTITY e SYSTEM "file:///etc/passwd">]><mx2><RcpE name="Toast"><Desc>&e;</Desc></RcpE></mx2>`,
  });
  expect(found[0]?.recipe).toMatchObject({ name: "Toast", description: "&e;" });
});

test.each([
  "I exported from MasterCook yesterday.\n",
  "* Exported from MasterCook *\n\nNothing follows.\n",
  "<feed><mx2>no</mx2></feed>",
])("other text isn't recognized: %j", async (text) => {
  const { formats } = await readFiles({ "a.txt": text });
  expect(formats).toEqual({});
});

test("quotes in attributes, framed headings, and texts of whole recipes are read", async () => {
  const { found } = await readFiles({
    "a.mx2": `<?xml version="1.0" encoding="ISO-8859-1"?><!DOCTYPE mx2 SYSTEM "mx2.dtd"><mx2>
<RcpE name="The "best" pie" author="">
<RTxt>The best pie, as one text.</RTxt>
<IngR name="9" crust" unit="" qty="1"></IngR>
<IngR name="----- FILLING -----"></IngR>
<IngR name="apples" unit="lb" qty="2"><IPrp>peeled</IPrp></IngR>
<DirS><DirT>Fill the crust,
and bake it.</DirT></DirS></RcpE>
<RcpE name="Toast"><RTxt>Toast the bread.</RTxt></RcpE></mx2>`,
  });
  expect(found.map(({ recipe }) => recipe)).toMatchObject([
    {
      name: 'The "best" pie',
      ingredientGroups: [
        { title: "", items: ['1 9" crust'] },
        { title: "FILLING", items: ["2 lb apples, peeled"] },
      ],
      recipeInstructions: [{ text: "Fill the crust, and bake it." }],
      notes: [],
    },
    { name: "Toast", recipeInstructions: [{ text: "Toast the bread." }] },
  ]);
});

test("four columns of a Mac, continued lines, and alternatives are read", async () => {
  const { found } = await readFiles({
    "a.txt": `{ Exported from MasterCook Mac }

                       BAKED BEANS

Recipe By: Ada
Serving Size: 8
Preparation Time: 3:00
Categories: Beans

Amount    Measure     Ingredient                        Preparation Method
------    -------     ----------                        ------------------
1         pound       navy beans
1         small       onion                             chopped

Soak the beans overnight, and bake everything.

* Exported from MasterCook *

                       Soup

Recipe By     :
Serving Size  : 4    Preparation Time :0:00
Categories    : Soups

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
   1      bunch         chard -- stems removed and
                        leaves cut
   1                    egg
                        OR
   2                    egg whites
   1      cup           milk -- (or more)

Cook everything for an hour.
`,
  });
  expect(found.map(({ recipe }) => recipe)).toMatchObject([
    { prepTime: "3 Hours", recipeIngredient: ["1 pound navy beans", "1 small onion, chopped"] },
    {
      recipeIngredient: [
        "1 bunch chard, stems removed and leaves cut",
        "1 egg or",
        "2 egg whites",
        "1 cup milk (or more)",
      ],
    },
  ]);
});

test("ratings in XML are extras", async () => {
  const { found } = await readFiles({
    "a.mx2": `<mx2><RcpE name="Soup"><Rtng><Rate label="Taste" value="8"/></Rtng></RcpE></mx2>`,
  });
  expect(found[0]?.recipe.extras).toMatchObject({ Taste: "8" });
});
