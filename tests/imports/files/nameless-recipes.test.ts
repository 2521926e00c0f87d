import { expect, test } from "bun:test";
import { archive } from "../../support/archives.ts";
import { listRows, uploadFiles } from "../../support/import-files.ts";
import { runTaginePerTest } from "../../support/running-tagine.ts";

const at = runTaginePerTest();

const json = (name: string, value: unknown) => new File([JSON.stringify(value)], name);

/** The sentences of unreadable rows. */
async function explain(...files: File[]): Promise<(string | undefined)[]> {
  const { id } = await uploadFiles(at.user, ...files);
  return (await listRows(at.user, id, "?state=unreadable&limit=200")).map(({ problem }) => problem?.text);
}

test("each row of a table without a name says where it is and what to do", async () => {
  const table = "name,ingredients,directions\n,flour,Mix.\nToast,bread,Toast it.\n,sugar,Stir.\n";
  expect(await explain(new File([table], "names.csv"))).toEqual([
    "Row 2 has no name. Add one to the table, then import it again.",
    "Row 4 has no name. Add one to the table, then import it again.",
  ]);
});

const SOUP = { "@type": "Recipe", name: "Soup", recipeIngredient: ["1 leek"] };
const NAMELESS = { ...SOUP, name: " " };
const COOKMATE = (...names: string[]) =>
  `<?xml version="1.0"?><cookbook>${names.map((name) => `<recipe><title>${name}</title><ingredient><li>1 leek</li></ingredient></recipe>`).join("")}</cookbook>`;
const TEXT = (title: string) =>
  `${title}\n\nIngredients\n1 kg tomatoes\n1 onion\n\nInstructions\nChop the onion.\nSimmer for 20 minutes.\n`;
const MEALMASTER = (title: string) =>
  `MMMMM----- Recipe via Meal-Master (tm) v8.05\n \n      Title: ${title}\n Categories: Soups\n      Yield: 4 Servings\n \n      1    Leek\n \n  Boil.\n \nMMMMM\n`;

test.each([
  ["JSON-LD", json("list.json", [NAMELESS, SOUP, NAMELESS]), [1, 3]],
  [
    "JSON of an unknown program",
    json("own.json", [{ name: "Soup", ingredients: "1 leek" }, { ingredients: "2 leeks" }]),
    [2],
  ],
  ["Cookmate", new File([COOKMATE("", "Soup", "", "")], "all.xml"), [1, 3, 4]],
  ["a text", new File([[TEXT("Soup"), TEXT(""), TEXT("Stew")].join("\n----------\n\n")], "all.txt"), [2]],
  ["Meal-Master", new File([MEALMASTER("Soup"), MEALMASTER(""), MEALMASTER("Stew")], "all.mmf"), [2]],
])("recipes without a name are told apart in %s", async (_, file, numbers) => {
  expect(await explain(file)).toEqual(
    numbers.map(
      (number) => `Recipe ${number} in this file has no name. Add one, then import the file again.`,
    ),
  );
});

test("files with one recipe each need no numbers", async () => {
  const only = "This recipe has no name. Add one in the file, then import it again.";
  const { name: _, ...mealie } = { name: "", slug: "soup", recipeIngredient: [], dateAdded: "2020-01-01" };
  expect(
    await explain(
      json("one.json", NAMELESS),
      await archive("mealie.zip", { "recipes/soup/soup.json": mealie }),
      await archive("cloud.zip", { "Recipes/Soup/recipe.json": NAMELESS }),
    ),
  ).toEqual([only, only, only]);
});

test("after 100 of them, the last row has the number of the others", async () => {
  const rows = Array.from({ length: 5000 }, (_, number) => `,${number + 1} leeks,Boil.`);
  const table = `name,ingredients,directions\nSoup,1 leek,Boil.\n${rows.join("\n")}\nToast,bread,Toast it.\n`;
  const { id, found } = await uploadFiles(at.user, new File([table], "names.csv"));
  expect(found).toMatchObject({ new: 2, unreadable: 101 });
  const [last] = (await listRows(at.user, id, "?state=unreadable&limit=200")).slice(-1);
  expect(last?.problem?.text).toBe(
    "More recipes in this file that couldn't be read: 4900. Correct the file, then import it again.",
  );
});
