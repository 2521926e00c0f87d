import type { IngredientGroup, Instruction, Note, RecipeInput } from "../../../../contract/recipes.ts";
import { joinGroups } from "../../../migrations/heading-lines.ts";
import { linkRecipePages } from "../../reading/own-schema.ts";
import { toNote } from "../../reading/recipe-text.ts";

interface OwnRecipe {
  recipe: RecipeInput;
  images: { link: string; step?: number }[];
}

const ITEM = /^- \[ \] (.*)$/;
const TITLE = /^### (.+)$/;
const NOTE = /^## (.+)$/;
const IMAGE = /^ {0,3}!\[\]\(([^()\s]+)\)$/;
const FACT = /^- (Servings|Prep|Cook|Total): (.+)$/;
const FOOTER =
  /\n(?:Categories: (?<categories>.+)\n)?(?:Tags: (?<tags>.+)\n)?(?:\nOriginal: (?<original>\S+)\n)?$/;

/** Tagine's own Markdown (`recipes.md`), in which every line has its place. Null for anything else. */
export function readOwnLayout(text: string): OwnRecipe | null {
  const whole = `${text
    .replace(/^\ufeff/, "")
    .replaceAll("\r\n", "\n")
    .trimEnd()}\n`;
  const { categories = "", tags = "", original } = FOOTER.exec(whole)?.groups ?? {};
  const lines = whole.replace(FOOTER, "\n").split("\n");
  const [, name] = /^# (.+)$/.exec(lines[0] ?? "") ?? [];
  const start = lines.indexOf("## Ingredients");
  const end = lines.indexOf("## Instructions", start);
  const listed = lines.slice(start + 1, end);
  const isOwn = listed.every((line) => line.trim() === "" || ITEM.test(line) || TITLE.test(line));
  if (name === undefined || start < 0 || end < 0 || !isOwn) return null;
  const head = readHead(lines.slice(1, start));
  const { steps, notes, images } = readSteps(lines.slice(end + 1));
  return {
    recipe: {
      name,
      ...head.facts,
      ...joinGroups(readGroups(listed)),
      recipeInstructions: steps,
      notes: notes.map(linkRecipePages),
      recipeCategory: categories.split(", ").filter(Boolean),
      tags: tags.split(", ").filter(Boolean),
      orgURL: original ?? null,
    },
    images: [...head.images, ...images],
  };
}

function readHead(lines: string[]) {
  const rest = lines.join("\n").trim().split("\n");
  const images: OwnRecipe["images"] = [];
  for (let link = takeImage(rest); link; link = takeImage(rest)) images.push({ link });
  const facts = new Map<string, string>();
  for (let fact = FACT.exec(rest.at(-1) ?? ""); fact; fact = FACT.exec(rest.at(-1) ?? "")) {
    facts.set(fact[1] ?? "", fact[2] ?? "");
    rest.pop();
  }
  return {
    images,
    facts: {
      description: rest.join("\n").trim(),
      recipeYield: facts.get("Servings") ?? "",
      prepTime: facts.get("Prep") ?? null,
      performTime: facts.get("Cook") ?? null,
      totalTime: facts.get("Total") ?? null,
    },
  };
}

function takeImage(lines: string[]): string | null {
  const start = lines.findIndex((line) => line !== "");
  const [, link = null] = IMAGE.exec(lines[start] ?? "") ?? [];
  if (link !== null) lines.splice(0, start + 1);
  return link;
}

function readGroups(lines: string[]): IngredientGroup[] {
  const groups: IngredientGroup[] = [{ title: "", items: [] }];
  for (const line of lines) {
    const [, title] = TITLE.exec(line) ?? [];
    const [, item] = ITEM.exec(line) ?? [];
    if (title !== undefined) groups.push({ title, items: [] });
    else if (item) groups.at(-1)?.items.push(item);
  }
  return groups;
}

/** Steps are numbered across sections, so only the next number starts a step. */
function readSteps(lines: string[]) {
  const steps: Instruction[] = [];
  const notes: { title: string; lines: string[] }[] = [];
  const images: OwnRecipe["images"] = [];
  let title = "";
  for (const [at, line] of lines.entries()) {
    const number = `${steps.length + 1}. `;
    const [, note] = NOTE.exec(line) ?? [];
    const [, heading] = TITLE.exec(line) ?? [];
    const [, link] = IMAGE.exec(line) ?? [];
    const last = steps.at(-1);
    if (note !== undefined) notes.push({ title: note === "Note" ? "" : note, lines: [] });
    else if (notes.length > 0) notes.at(-1)?.lines.push(line);
    else if (line.startsWith(number)) {
      steps.push({ text: line.slice(number.length), ...(title && { title }) });
      title = "";
    } else if (
      heading !== undefined &&
      lines
        .slice(at + 1)
        .find(Boolean)
        ?.startsWith(number)
    )
      title = heading;
    else if (link && last) images.push({ link, step: steps.length - 1 });
    else if (last) last.text += `\n${line}`;
  }
  return {
    steps: steps.map((step) => ({ ...step, text: step.text.trim() })),
    notes: notes.flatMap((note): Note[] => toNote(note.lines.join("\n"), note.title)),
    images,
  };
}
