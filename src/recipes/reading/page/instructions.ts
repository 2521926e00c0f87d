import type { Instruction } from "../../../contract/recipes.ts";
import { isOfType, toList, toNode, type SchemaNode } from "./schema-node.ts";
import { plainLine, plainLines } from "../../text/text.ts";
import { isEmptyTitle, isPartName, partOfHeading } from "../../text/part-words.ts";
import { MAX_STEPS, MAX_STEP_DEPTH } from "../reading-limits.ts";

type Resolve = (value: unknown) => unknown;

/** Source: https://schema.org/recipeInstructions */
export function readInstructions(value: unknown, resolve: Resolve): Instruction[] {
  const steps = allSteps(value, resolve).filter(
    ({ text }) => !(isPartName(text) && partOfHeading(text) === "steps"),
  );
  const notes = steps.findIndex(
    ({ text }) => text.length < 30 && isPartName(text) && partOfHeading(text) === "notes",
  );
  return steps.slice(0, notes > 0 ? notes : MAX_STEPS);
}

function allSteps(value: unknown, resolve: Resolve): Instruction[] {
  const parts = toList(value).map(resolve);
  if (parts.length === 1 && typeof parts[0] === "string") {
    return plainLines(parts[0]).flatMap(toStep);
  }
  return parts.flatMap((part) => readPart(part, resolve, 0));
}

function readPart(part: unknown, resolve: Resolve, depth: number): Instruction[] {
  if (typeof part === "string") return toStep(plainLine(part));
  const node = toNode(part);
  if (!node || depth > MAX_STEP_DEPTH) return [];
  if (isOfType(node, "ListItem") && toNode(node["item"]))
    return readPart(resolve(node["item"]), resolve, depth + 1);
  const inner = innerParts(node).map(resolve);
  if (isOfType(node, "HowToSection") || (inner.length > 0 && !isOfType(node, "HowToStep"))) {
    const steps = inner.flatMap((item) => readPart(item, resolve, depth + 1));
    return addTitle(steps, isOfType(node, "ItemList") ? "" : plainLine(getText(node["name"])));
  }
  return readStep(node, inner);
}

function readStep(node: SchemaNode, inner: unknown[]): Instruction[] {
  const own = plainLine(getText(node["text"]) || getText(node["description"]));
  const text = own || plainLine(inner.map((item) => getText(toNode(item)?.["text"] ?? item)).join("\n"));
  const name = plainLine(getText(node["name"]));
  if (!text) return toStep(name);
  return addsInformation(name, text) ? toStep(text).map((step) => ({ ...step, name })) : toStep(text);
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
