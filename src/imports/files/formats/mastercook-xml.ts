import type { ArchiveFiles } from "../../archives/recipe-format.ts";
import type { FoundRecipe, Place, UnreadableRecipe } from "../file-format.ts";
import { linkToRecipe } from "../reading/recipe-links.ts";
import { readStepLines, readStepText } from "../reading/recipe-text.ts";
import { setMasterCookTime, setNamedTime, setYield, takeLabel } from "./mastercook-facts.ts";
import { FRAMED } from "./mastercook-text.ts";
import {
  formatServings,
  addLine,
  addNote,
  type RawRecipe,
  createRawRecipe,
  startSection,
} from "../reading/raw-recipe.ts";
import { listElements, getText, type XmlElement } from "../reading/xml-elements.ts";
import { readBlock, findNamedPicture, readXmlRecipes } from "../reading/xml-recipes.ts";

export function readMasterCookXml(
  path: string,
  files: ArchiveFiles,
): AsyncGenerator<FoundRecipe | UnreadableRecipe> {
  return readXmlRecipes(
    { path, files },
    "rcpe",
    (element) => readRecipe(element, { path, files }),
    escapeQuotes,
  );
}

/** MasterCook doesn't escape the inches of `name="9" pan"`. */
function escapeQuotes(text: string): string {
  return text.replace(
    /="([^<>]{0,500}?)"(?=\s+[\w:.-]+="|\s*\/?>)/g,
    (_, value: string) => `="${value.replaceAll('"', "&quot;")}"`,
  );
}

/** Names of elements with text, and what they're called in MasterCook. */
const LABELS: Record<string, string> = {
  desc: "Description",
  srce: "Source",
  cpyr: "copyright",
  srvi: "Serving Ideas",
  wine: "Suggested Wine",
  note: "NOTES",
  nutr: "Nutrition",
  cuis: "Cuisine",
};

function readRecipe({ attributes, ...element }: XmlElement, place: Place): RawRecipe {
  const raw = createRawRecipe();
  raw.name = attributes["name"] ?? "";
  raw.author = attributes["author"] ?? "";
  addPicture(raw, attributes["img"], place);
  const parts = listElements({ attributes, ...element });
  for (const part of parts) readPart(raw, part, place);
  if (raw.steps.length === 0)
    raw.steps.push(
      ...parts.filter(({ name }) => name === "rtxt").flatMap((part) => readStepText(readBlock(part))),
    );
  return raw;
}

function readPart(raw: RawRecipe, part: XmlElement, place: Place): void {
  const { name, attributes } = part;
  const label = attributes["label"] ?? "";
  switch (name) {
    case "serv":
      raw.yield = formatServings(attributes["qty"] ?? getText(part)) || raw.yield;
      break;
    case "yield":
      setYield(raw, [attributes["qty"], attributes["unit"]].filter(Boolean).join(" ") || getText(part));
      break;
    case "prpt":
      setMasterCookTime(raw, "prepTime", attributes["elapsed"] ?? "");
      break;
    case "ttim":
      setMasterCookTime(raw, "totalTime", attributes["elapsed"] ?? "");
      break;
    case "altt":
      setNamedTime(raw, label, attributes["elapsed"] ?? "");
      break;
    case "cats":
      raw.categories.push(...listElements(part, "catt").map(getText));
      break;
    case "rats":
    case "rtng":
      for (const { attributes: rating } of listElements(part, "rate"))
        raw.extras.push([rating["name"] ?? rating["label"] ?? "rating", rating["value"] ?? ""]);
      break;
    case "ingr":
      addIngredient(raw, part);
      break;
    case "dirs":
      addSteps(raw, part, place);
      break;
    case "alts":
      raw.sources.push(attributes["source"] ?? getText(part));
      break;
    default:
      // Its own numbers of foods stay out, and the recipe as one text.
      if (name !== "nutra" && name !== "inti" && name !== "rtxt")
        takeLabel(raw, LABELS[name] ?? name, readBlock(part));
  }
}

/** The code says whether a line is a heading, text, or another recipe. */
function addIngredient(raw: RawRecipe, element: XmlElement): void {
  const { name = "", unit = "", qty = "", code = "" } = element.attributes;
  const prepared = listElements(element, "iprp").map(getText).filter(Boolean).join(", ");
  const food = name.trim().replace(/\s+/g, " ");
  const framed = qty.trim() ? undefined : FRAMED.exec(food.slice(0, 100))?.groups?.["title"];
  if (framed || /^S/i.test(code)) return startSection(raw, (framed ?? food).replace(/[:\s]+$/, ""));
  const item = /^R/i.test(code) && food ? linkToRecipe(food) : food;
  const amount = [qty.trim(), unit.trim(), item].filter(Boolean).join(" ");
  addLine(raw, [amount, prepared].filter(Boolean).join(", "));
}

function addSteps(raw: RawRecipe, element: XmlElement, place: Place): void {
  const directions = listElements(element, "dirt");
  // Older versions put all steps into one text.
  const texts = directions.length > 0 ? directions : [element];
  for (const one of texts) {
    const text = readBlock(one).replace(/(?<=[\p{Ll},]) ?\n(?=\p{Ll})/gu, " ");
    const step = raw.steps.length;
    raw.steps.push(...(texts.length === 1 ? readStepText(text) : readStepLines(text ? [text] : [])));
    addPicture(raw, one.attributes["img"], place, step);
  }
}

function addPicture(raw: RawRecipe, name: string | undefined, { path, files }: Place, step?: number): void {
  if (!name) return;
  const picture = findNamedPicture(name, path, files);
  if (picture) raw.pictures.push(step === undefined ? picture : { ...picture, step });
  else addNote(raw, "Picture", name);
}
