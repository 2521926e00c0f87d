import { type Fields, parseDay, toText } from "../../../../archiving/lenient-values.ts";
import type { Note } from "../../../../contract/recipes.ts";
import { isVisible } from "../../../../contract/rules.ts";
import { plainLine } from "../../../../recipes/text/text.ts";
import type { FoundPicture } from "../../file-format.ts";
import { findPersonName } from "./people.ts";
import type { RecipeFolder } from "./recipe-folder.ts";
import { readRichText, type TextContext } from "./rich-text.ts";
import type { Tables } from "./tables.ts";

export interface History {
  cookedOn: string[];
  notes: Note[];
  pictures: FoundPicture[];
}

/** “Anna made this” in the languages of Mealie. */
const MADE_WORDS = new RegExp(
  [
    String.raw`(?<!\p{L})(?:made|cooked|baked|prepared) (?:this|it|the)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:gemacht|gekocht|gebacken|zubereitet|gemaakt|bereid)(?!\p{L})`,
    String.raw`(?<!\p{L})a(?: fait|(?: \p{L}+)? cuisiné| préparé|i fait)|(?<!\p{L})l[’']a (?:fait|cuisiné|préparé)`,
    String.raw`(?<!\p{L})(?:hizo|hecho|cocinó|preparó|fez|feito|cozinhou|preparou|fet|cuinat|fixo)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:l[’'])?ha (?:fatto|preparato|cucinato)|(?<!\p{L})(?:zrobił|ugotował|przygotował)`,
    String.raw`(?<!\p{L})(?:lagade|lagat|lavede|lavet|lagde|laget|gjorde|teki|valmisti|valmistas|tegi)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:udělal|uvařil|připravil|urobil|uvaril|pripravil|naredil|skuhal|skuhao|napravi)`,
    String.raw`készített|megfőzt|elkészít|(?<!\p{L})(?:a făcut|a gătit|pagamino|pagatavoja)(?!\p{L})|yaptı|pişirdi`,
    "приготовил|сделал|приготува|зробив|зробила|направи|сготви|έφτιαξε|έκανε|μαγείρεψε|הכין|הכינה",
    "做过|做過|做了|制作|製作|已做|烹饪|烹飪|作りました|作った|만들",
  ].join("|"),
  "iu",
);
/** The type of events that Mealie writes itself, such as “Recipe Created”. */
const SYSTEM = "system";

/** Days on which a recipe was made, and what people wrote about it. */
export function readHistory(
  tables: Tables,
  recipe: Fields,
  { folder, context }: { folder: RecipeFolder; context: TextContext },
): History {
  const lastDays = listLastDays(tables, recipe);
  const events = tables.where("recipe_timeline_events", "recipe_id", recipe["id"]);
  const days = events.filter((event) => isMade(event, lastDays)).map(readDay);
  const written = events.flatMap((event) => {
    const isBare = isMade(event, lastDays) || toText(event["event_type"]) === SYSTEM;
    const found = readRichText(event["message"], context);
    const file = event["image"] ? folder.findEventPicture(event["id"]) : null;
    const title = joinTitle(plainLine(toText(event["subject"])), readDay(event));
    const notes = isVisible(found.text) || !isBare ? [{ title, text: found.text }] : [];
    return { notes, pictures: [...found.pictures, ...(file === null ? [] : [{ file }])] };
  });
  const comments = readComments(tables, recipe["id"], context);
  const all = [...comments, ...written];
  return {
    cookedOn: [...new Set([...days, ...lastDays])].filter(Boolean).toSorted(),
    notes: all.flatMap(({ notes }) => notes),
    pictures: all.flatMap(({ pictures }) => pictures),
  };
}

function readComments(tables: Tables, recipeId: unknown, context: TextContext): Omit<History, "cookedOn">[] {
  return tables.where("recipe_comments", "recipe_id", recipeId).flatMap((row) => {
    const { text, pictures } = readRichText(row["text"], context);
    const title = joinTitle(findPersonName(tables, row["user_id"]), parseDay(row["created_at"]) ?? "");
    return isVisible(text) || pictures.length > 0 ? [{ notes: [{ title, text }], pictures }] : [];
  });
}

/** Each household has its own since version 2. */
function listLastDays(tables: Tables, recipe: Fields): string[] {
  const households = tables.where("households_to_recipes", "recipe_id", recipe["id"]);
  return [recipe, ...households].flatMap((row) => parseDay(row["last_made"]) ?? []);
}

function isMade(event: Fields, lastDays: readonly string[]): boolean {
  if (toText(event["event_type"]) === SYSTEM) return false;
  return MADE_WORDS.test(toText(event["subject"])) || lastDays.includes(readDay(event));
}

function readDay(event: Fields): string {
  return parseDay(event["timestamp"]) ?? parseDay(event["created_at"]) ?? "";
}

function joinTitle(...parts: string[]): string {
  return parts.filter(Boolean).join(", ");
}
