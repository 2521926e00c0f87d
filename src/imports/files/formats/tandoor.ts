import { posix } from "node:path";
import { isVisible } from "../../../contract/rules.ts";
import type { Instruction, Note, RecipeInput } from "../../../contract/recipes.ts";
import {
  parseDay,
  toFields,
  toList,
  toNames,
  toText,
  type Fields,
} from "../../../archiving/lenient-values.ts";
import { inOneLine } from "../../../platform/plain-text.ts";
import {
  FileNotRecipe,
  getFolder,
  RecipeWithoutName,
  type ArchiveFiles,
} from "../../archives/recipe-format.ts";
import { readJson } from "../../archives/read-json.ts";
import { collectExtras } from "../../migrations/collect-extras.ts";
import { joinGroups } from "../../migrations/heading-lines.ts";
import { stripMarkup } from "../../migrations/strip-markup.ts";
import type { FileFormat, FoundPicture, FoundRecipe } from "../file-format.ts";
import { listObjects, sortByOrder } from "../reading/each-object.ts";
import { linkToRecipe } from "../reading/recipe-links.ts";
import { linkRecipesInNote, readFiveStars, readStepText, readTime, toNote } from "../reading/recipe-text.ts";
import { fillTemplates, readTandoorIngredients } from "./tandoor-ingredients.ts";
import { readTandoorNutrition } from "./tandoor-nutrition.ts";

const OWN_KEYS =
  /"(?:working_time|waiting_time|show_as_header|is_header|no_amount|always_use_plural_unit)"\s*:/;

/** Each recipe is `recipe.json` with its picture beside. Source: https://github.com/TandoorRecipes/recipes */
export const tandoor: FileFormat = {
  name: "tandoor",
  recognize: ({ kind, head }) =>
    kind === "json" && /"steps"\s*:\s*\[/.test(head) && OWN_KEYS.test(head) && !/"@type"\s*:/.test(head),
  async *read(path, files) {
    const json = await readJson(path, files);
    // Answers of its API have a list of results.
    const rows = toList(toFields(json)?.["results"] ?? json);
    if (rows.length === 0) throw new FileNotRecipe(path);
    for (const row of rows) {
      const fields = toFields(row);
      const name = inOneLine(toText(fields?.["name"]));
      if (!fields) yield { name, problem: new FileNotRecipe(path) };
      else if (!isVisible(name)) yield { name, problem: new RecipeWithoutName(path) };
      else yield toRecipe(fields, name, rows.length === 1 ? findPictures(path, files) : []);
    }
  },
};

function toRecipe(fields: Fields, name: string, pictures: FoundPicture[]): FoundRecipe {
  const steps = sortByOrder(listObjects(fields["steps"])).map(readStep);
  const { nutrition, others } = readTandoorNutrition(fields);
  const recipe: RecipeInput = {
    name,
    description: stripMarkup(toText(fields["description"])),
    ...joinGroups(steps.flatMap(({ groups }) => groups)),
    recipeInstructions: steps.flatMap(({ instructions }) => instructions),
    notes: [...readComments(fields["comments"]), ...linkRecipesInNote(steps.flatMap(({ linked }) => linked))],
    prepTime: readTime(fields["working_time"]),
    performTime: readTime(fields["waiting_time"]),
    totalTime: readTime(Number(fields["working_time"] ?? 0) + Number(fields["waiting_time"] ?? 0)),
    recipeYield: [toText(fields["servings"]), inOneLine(toText(fields["servings_text"]))]
      .filter(Boolean)
      .join(" "),
    nutrition,
    rating: readFiveStars(fields["rating"]) || null,
    orgURL: toText(fields["source_url"]).trim() || null,
    tags: readKeywords(fields["keywords"]),
    dateAdded: parseDay(fields["created_at"]),
    extras: collectExtras([...Object.entries(fields).filter(([key]) => !KNOWN_KEYS.has(key)), ...others]),
  };
  const cooked = parseDay(fields["last_cooked"]);
  const image = toText(fields["image"]);
  const address: FoundPicture[] = /^https?:/i.test(image) ? [{ address: image }] : [];
  return {
    recipe,
    pictures: pictures.length > 0 ? pictures : address,
    ...(cooked && { cookedOn: [cooked] }),
  };
}

function readStep(step: Fields) {
  const title = inOneLine(toText(step["name"]));
  const { groups, lines, linked } = readTandoorIngredients(step["ingredients"], title);
  const text = readMarkdown(stripMarkup(fillTemplates(toText(step["instruction"]), lines)));
  const other = inOneLine(toText(toFields(step["step_recipe_data"])?.["name"]));
  const found = [...readStepText(text), ...(other ? [{ text: linkToRecipe(other) }] : [])];
  const hasOnlyItems = found.length === 0 && groups.some(({ items }) => items.length > 0);
  return { groups, linked, instructions: hasOnlyItems ? [] : addTitle(addTime(found, step["time"]), title) };
}

const OWN_LINK = /(?<!!)\[([^\][]+)\]\((?:https?:\/\/[^\s()]+)?\/(?:view\/)?recipe\/\d+[^\s()]*\)/g;
/** A file of the server, which isn't in the export. */
const OWN_IMAGE = /[ \t]*!\[[^\][]*\]\((?!https?:)[^()\s]*\)/g;

function readMarkdown(text: string): string {
  return text
    .replace(OWN_LINK, (_, name: string) => linkToRecipe(name))
    .replace(OWN_IMAGE, "")
    .trim();
}

/** A step without text has its title as text. */
function addTitle(steps: Instruction[], title: string): Instruction[] {
  const [first, ...others] = steps;
  if (!title) return steps;
  if (!first) return [{ text: title }];
  return [{ ...first, title: first.title ? `${title}: ${first.title}` : title }, ...others];
}

/** Minutes of the whole step, unless its text says them. */
function addTime(steps: Instruction[], minutes: unknown): Instruction[] {
  const time = readTime(typeof minutes === "string" ? Number(minutes) : minutes);
  const last = steps.at(-1);
  if (time === null || !last) return steps;
  const number = new RegExp(`(?<!\\d)${Number(minutes)}(?!\\d)`);
  if (steps.some(({ text }) => number.test(text) || text.includes(time))) return steps;
  return [...steps.slice(0, -1), { ...last, text: `${last.text} (${time})` }];
}

/** In answers of the API, `label` has the path of a nested keyword. */
function readKeywords(value: unknown): string[] {
  const names = toList(value).flatMap((item) =>
    toNames([toText(toFields(item)?.["name"]) || toFields(item)?.["label"] || item]),
  );
  return [...new Set(names.map(inOneLine))];
}

function readComments(value: unknown): Note[] {
  return toList(value).flatMap((comment) => toNote(stripMarkup(toText(toFields(comment)?.["text"]))));
}

function findPictures(path: string, { inFolder }: ArchiveFiles): FoundPicture[] {
  const beside = inFolder(getFolder(path));
  // Without a folder of its own, it could be another recipe's picture.
  if (beside.filter((name) => /\.json$/i.test(name)).length > 1) return [];
  return beside.filter((name) => posix.parse(name).name.toLowerCase() === "image").map((file) => ({ file }));
}

/** Keys that have a field, or that don't matter for cooking. */
const KNOWN_KEYS = new Set(
  `id name description image keywords steps working_time waiting_time created_by created_at updated_at source_url
  internal show_ingredient_overview nutrition properties food_properties properties_food_amount properties_food_unit servings file_path servings_text rating
  last_cooked private shared comments new recent`.split(/\s+/),
);
