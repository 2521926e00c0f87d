import type { Instruction, Note } from "../../../contract/recipes.ts";
import { withoutBullet } from "./clutter.ts";
import { splitAtNumbers } from "./divide-steps.ts";
import { isOfType, toList, toNode, type SchemaNode } from "./schema-node.ts";
import { nameSections } from "./step-titles.ts";
import { foldText } from "../../text/fold-text.ts";
import { plainLine, plainLines } from "../../text/text.ts";
import { isEmptyTitle, isOnlyPartName, isPartName, partOfHeading } from "../../text/part-words.ts";
import { MAX_STEPS, MAX_STEP_DEPTH } from "../reading-limits.ts";

type Resolve = (value: unknown) => unknown;

const MAX_NOTES_HEADING_CHARACTERS = 30;

interface Method {
  steps: Instruction[];
  notes: Note[];
}

export const readInstructions = (value: unknown, resolve: Resolve): Instruction[] =>
  readMethod(value, resolve).steps;

/** Source: https://schema.org/recipeInstructions */
export function readMethod(value: unknown, resolve: Resolve, dish = ""): Method {
  const parts = allSteps(value, resolve).filter(
    ({ text }, at) =>
      !(partOfHeading(text) === "steps" && isPartName(text)) &&
      !(at === 0 && foldText(text) === foldText(dish)),
  );
  const heading = parts.findIndex(({ text }) => isNotesHeading(text));
  const end = heading > 0 ? heading : parts.length;
  return {
    steps: nameSections(parts.slice(0, end)).slice(0, MAX_STEPS),
    notes: toNotes(parts.slice(end, end + MAX_STEPS)),
  };
}

/** Groups lines below “Serving suggestions:” and similar headings. */
function toNotes(parts: Instruction[]): Note[] {
  const notes: Note[] = [];
  for (const { text } of parts) {
    const last = notes.at(-1);
    if (!last || isNotesHeading(text)) notes.push({ title: text.replace(/\s*[:：]$/, ""), text: "" });
    else last.text = last.text ? `${last.text}\n${text}` : text;
  }
  return notes.filter(({ text }) => text !== "");
}

/** “Notes”, not “Tip: add raisins”. */
function isNotesHeading(text: string): boolean {
  return (
    text.length < MAX_NOTES_HEADING_CHARACTERS && isOnlyPartName(text) && partOfHeading(text) === "notes"
  );
}

function allSteps(value: unknown, resolve: Resolve): Instruction[] {
  const parts = toList(value).map(resolve);
  const [only] = parts;
  if (parts.length > 1 || typeof only !== "string")
    return parts.flatMap((part) => readPart(part, resolve, []));
  const lines = plainLines(only);
  const numbered = splitAtNumbers(lines.join(" "));
  return (numbered.length > lines.length ? numbered : lines).flatMap(toStep);
}

/** @param above the parts around this one, which some sites list inside themselves */
function readPart(part: unknown, resolve: Resolve, above: SchemaNode[]): Instruction[] {
  if (typeof part === "string") return splitBullets(part);
  const node = toNode(part);
  if (!node || above.includes(node) || above.length > MAX_STEP_DEPTH) return [];
  if (isOfType(node, "HowToTip")) return [];
  const around = [...above, node];
  if (isOfType(node, "ListItem") && toNode(node["item"]))
    return readPart(resolve(node["item"]), resolve, around);
  const inner = innerParts(node).map(resolve);
  if (isOfType(node, "HowToSection") || (inner.length > 0 && !isOfType(node, "HowToStep"))) {
    const steps = inner.flatMap((item) => readPart(item, resolve, around));
    if (steps.length === 0) return readStep(node, []);
    return addTitle(steps, isOfType(node, "ItemList") ? "" : plainLine(getText(node["name"])));
  }
  return readStep(node, inner);
}

function readStep(node: SchemaNode, inner: unknown[]): Instruction[] {
  const own = getText(node["text"]) || getText(node["description"]);
  const texts = inner.map((item) => getText(toNode(item)?.["text"] ?? item)).join("\n");
  const [first, ...others] = own ? splitBullets(own) : toStep(plainLine(texts));
  const name = plainLine(getText(node["name"]));
  if (!first) return toStep(name);
  return [addsInformation(name, first.text) ? { ...first, name } : first, ...others];
}

/** `* Whisk the eggs.\n* Add the flour.` */
function splitBullets(text: string): Instruction[] {
  const lines = plainLines(text);
  const areBullets = lines.every((line) => /^[*•·]\s/.test(line));
  return areBullets ? lines.map(withoutBullet).flatMap(toStep) : toStep(lines.join(" "));
}

function addsInformation(name: string, text: string): boolean {
  return (
    name !== "" &&
    !/^(?:\p{L}+\s*)?\d+\s*[.:)]?$|\b(?:step|stap|schritt)\W*\d+$/iu.test(name) &&
    !startsWithName(text, name)
  );
}

function startsWithName(text: string, name: string): boolean {
  const letters = (value: string) => value.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  return letters(text).startsWith(letters(name.replace(/(?:\.{3}|…)$/, "")));
}

function innerParts(node: SchemaNode): unknown[] {
  const key = Object.keys(node).find((name) => /^(?:itemlistelements?|steps?)$/i.test(name));
  return key ? toList(node[key]) : [];
}

function addTitle(steps: Instruction[], title: string): Instruction[] {
  const [first, ...rest] = steps;
  if (!first || !title || first.title || isEmptyTitle(title)) return steps;
  return [{ ...first, title }, ...rest];
}

function toStep(text: string): Instruction[] {
  return /[\p{L}\p{N}]/u.test(text) ? [{ text }] : [];
}

function getText(value: unknown): string {
  const first = toList(value)[0];
  if (typeof first === "string") return first;
  const node = toNode(first);
  const inner = node?.["text"] ?? node?.["name"] ?? node?.["@value"];
  return typeof inner === "string" ? inner : "";
}
