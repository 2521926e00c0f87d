import type { Instruction } from "../../../contract/recipes.ts";
import { toFields, toText } from "../../../archiving/lenient-values.ts";
import { readInstructions } from "../../../recipes/reading/page/instructions.ts";
import { isOfType, toList } from "../../../recipes/reading/page/schema-node.ts";
import { plainLine } from "../../../recipes/text/text.ts";
import { stripMarkup } from "../../migrations/strip-markup.ts";
import { readStepText } from "./recipe-text.ts";
import { readHeading } from "./text-headings.ts";

const MAX_DEPTH = 8;

interface SchemaSteps {
  steps: Instruction[];
  /** What steps have as `image`. */
  pictures: { value: unknown; step: number }[];
  /** What steps and sections have as `video`. */
  videos: unknown[];
}

/** A section holds its steps, or is an empty separator before them. Headings among texts start sections, too. */
export function readSchemaSteps(value: unknown): SchemaSteps {
  const found: SchemaSteps = { steps: [], pictures: [], videos: [] };
  let title = "";
  const add = (steps: readonly Instruction[]) => {
    for (const step of steps) {
      found.steps.push(title && !step.title ? { ...step, title } : step);
      title = "";
    }
  };
  /** A section without steps is a step: nothing is lost. */
  const startSection = (name: string) => {
    if (title) found.steps.push({ text: title });
    title = name;
  };
  const visit = (part: unknown, depth: number): void => {
    if (depth > MAX_DEPTH) return;
    const node = toFields(part);
    if (!node) return addText(stripMarkup(toText(part)));
    const inner = toList(node["itemListElement"] ?? node["itemListElements"] ?? node["steps"]);
    const item = toFields(node["item"]);
    if (item) return visit(item, depth + 1);
    found.videos.push(...toList(node["video"]));
    if (isOfType(node, "HowToSection") || (inner.length > 0 && !isOfType(node, "HowToStep"))) {
      if (!isOfType(node, "ItemList")) startSection(plainLine(toText(node["name"])));
      if (inner.length === 0) addText(stripMarkup(toText(node["text"])));
      return inner.forEach((step) => visit(step, depth + 1));
    }
    const at = found.steps.length;
    const [only, ...others] = readInstructions([part], (one) => one);
    // Texts that people wrote have lines.
    const text = stripMarkup(toText(node["text"]));
    if (only && others.length === 0 && text) addText(text, only.name);
    else add(only ? [only, ...others] : []);
    const picture = { value: node["image"], step: at };
    if (node["image"] && found.steps.length > at) found.pictures.push(picture);
  };
  const addText = (text: string, name?: string): void => {
    const heading = text.includes("\n") ? null : readHeading(text);
    if (heading !== null) startSection(heading);
    else if (/[\p{L}\p{N}]/u.test(text)) add([name ? { name, text } : { text }]);
  };
  const parts = toList(value);
  if (parts.length === 1 && typeof parts[0] === "string") add(readStepText(stripMarkup(parts[0])));
  else parts.forEach((part) => visit(part, 0));
  startSection("");
  return found;
}
