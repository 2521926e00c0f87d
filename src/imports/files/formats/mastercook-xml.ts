import type { ArchiveFiles } from "../../archives/recipe-format.ts";
import type { FoundRecipe, UnreadableRecipe } from "../file-format.ts";
import { linkToRecipe } from "../reading/recipe-links.ts";
import { readStepLines, readStepText } from "../reading/recipe-text.ts";
import { servingsText, setMasterCookTime, setNamedTime, setYield, takeLabel } from "./mastercook-facts.ts";
import { FRAMED } from "./mastercook-text.ts";
import { addLine, addNote, type Draft, newDraft, startSection } from "./recipe-draft.ts";
import { elementsIn, textIn, type XmlElement } from "./xml-elements.ts";
import { blockText, findPicture, readXmlRecipes } from "./xml-recipes.ts";

interface Place {
  path: string;
  files: ArchiveFiles;
}

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

function readRecipe({ attributes, ...element }: XmlElement, place: Place): Draft {
  const draft = newDraft();
  draft.name = attributes["name"] ?? "";
  draft.author = attributes["author"] ?? "";
  addPicture(draft, attributes["img"], place);
  const parts = elementsIn({ attributes, ...element });
  for (const part of parts) readPart(draft, part, place);
  if (draft.steps.length === 0)
    draft.steps.push(
      ...parts.filter(({ name }) => name === "rtxt").flatMap((part) => readStepText(blockText(part))),
    );
  return draft;
}

function readPart(draft: Draft, part: XmlElement, place: Place): void {
  const { name, attributes } = part;
  const label = attributes["label"] ?? "";
  switch (name) {
    case "serv":
      draft.yield = servingsText(attributes["qty"] ?? textIn(part)) || draft.yield;
      break;
    case "yield":
      setYield(draft, [attributes["qty"], attributes["unit"]].filter(Boolean).join(" ") || textIn(part));
      break;
    case "prpt":
      setMasterCookTime(draft, "prepTime", attributes["elapsed"] ?? "");
      break;
    case "ttim":
      setMasterCookTime(draft, "totalTime", attributes["elapsed"] ?? "");
      break;
    case "altt":
      setNamedTime(draft, label, attributes["elapsed"] ?? "");
      break;
    case "cats":
      draft.categories.push(...elementsIn(part, "catt").map(textIn));
      break;
    case "rats":
    case "rtng":
      for (const { attributes: rating } of elementsIn(part, "rate"))
        draft.extras.push([rating["name"] ?? rating["label"] ?? "rating", rating["value"] ?? ""]);
      break;
    case "ingr":
      addIngredient(draft, part);
      break;
    case "dirs":
      addSteps(draft, part, place);
      break;
    case "alts":
      draft.sources.push(attributes["source"] ?? textIn(part));
      break;
    default:
      // Its own numbers of foods stay out, and the recipe as one text.
      if (name !== "nutra" && name !== "inti" && name !== "rtxt")
        takeLabel(draft, LABELS[name] ?? name, blockText(part));
  }
}

/** The code says whether a line is a heading, text, or another recipe. */
function addIngredient(draft: Draft, element: XmlElement): void {
  const { name = "", unit = "", qty = "", code = "" } = element.attributes;
  const prepared = elementsIn(element, "iprp").map(textIn).filter(Boolean).join(", ");
  const food = name.trim().replace(/\s+/g, " ");
  const framed = qty.trim() ? undefined : FRAMED.exec(food.slice(0, 100))?.groups?.["title"];
  if (framed || /^S/i.test(code)) return startSection(draft, (framed ?? food).replace(/[:\s]+$/, ""));
  const item = /^R/i.test(code) && food ? linkToRecipe(food) : food;
  const amount = [qty.trim(), unit.trim(), item].filter(Boolean).join(" ");
  addLine(draft, [amount, prepared].filter(Boolean).join(", "));
}

function addSteps(draft: Draft, element: XmlElement, place: Place): void {
  const directions = elementsIn(element, "dirt");
  // Older versions put all steps into one text.
  const texts = directions.length > 0 ? directions : [element];
  for (const one of texts) {
    const text = blockText(one).replace(/(?<=[\p{Ll},]) ?\n(?=\p{Ll})/gu, " ");
    const step = draft.steps.length;
    draft.steps.push(...(texts.length === 1 ? readStepText(text) : readStepLines(text ? [text] : [])));
    addPicture(draft, one.attributes["img"], place, step);
  }
}

function addPicture(draft: Draft, name: string | undefined, { path, files }: Place, step?: number): void {
  if (!name) return;
  const picture = findPicture(name, path, files);
  if (picture) draft.pictures.push(step === undefined ? picture : { ...picture, step });
  else addNote(draft, "Picture", name);
}
