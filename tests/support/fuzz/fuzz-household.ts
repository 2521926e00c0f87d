import { sampleRecipes } from "../../../src/demo/sample-recipes.ts";
import type { RunningTagine } from "../program.ts";
import type { TestSite } from "../test-site.ts";
import type { FuzzRole } from "./answer-faults.ts";
import { fuzzArchives, fuzzPictures } from "./fuzz-files.ts";
import { fuzzPeople } from "./fuzz-people.ts";
import type { RequestValues } from "./fuzz-request.ts";
import { learnPlaces, partsFor, type Places } from "./household-places.ts";
import { addHouseholdData } from "./household-stock.ts";
import { wordsFor } from "./household-words.ts";

const LEAST_RECIPES = 25;

export interface FuzzHousehold {
  values: RequestValues;
  tokenOf(role: FuzzRole): string | null;
  /** Opens a closed site, restores missing people and data, and looks up what exists. */
  refresh(): Promise<void>;
}

export async function fuzzHousehold(tagine: RunningTagine, site: TestSite): Promise<FuzzHousehold> {
  const pictures = await fuzzPictures();
  const archives = await fuzzArchives();
  const people = fuzzPeople(tagine);
  let places: Places = new Map();
  let restocked = 0;

  async function restock(): Promise<void> {
    const keeper = people.keeper();
    const missing = LEAST_RECIPES - (await keeper.get("recipes/summary")).body.length;
    if (missing <= 0) return;
    for (const recipe of sampleRecipes(++restocked, missing, new Date()))
      await keeper.send("POST", "recipes/create", recipe);
    await addHouseholdData(keeper, { site, pictures, archives });
  }

  return {
    tokenOf: people.tokenOf,
    async refresh() {
      await people.renew();
      await people.keeper().send("PUT", "site-settings", { visitorsMustSignIn: false });
      await restock();
      places = await learnPlaces({ keeper: people.keeper(), user: people.user() });
    },
    values: {
      pathParts: (path, parameter) => partsFor(path, parameter, places),
      files: (path) => (path.includes("image") ? pictures : archives),
      words: (name) => wordsFor(name, places, site.origin),
    },
  };
}
