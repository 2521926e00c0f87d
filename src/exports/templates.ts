import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import type { Recipe } from "../contract/recipes.ts";
import { DomainError } from "../platform/errors.ts";
import type { TemplateRenderer } from "./template-renderer.ts";

export const RECIPES_MD = "recipes.md";

export const RENDER_AT_ONCE = 50;
const MAX_SOURCE_BYTES = 1_000_000;

/** A visible file name that is valid on every system. */
const IS_NAME = /^[^.\\/:*?"<>|][^\\/:*?"<>|]*$/;

export interface Templates {
  names(): string[];
  /** @throws TemplateNotFound, TemplateBroken */
  open(name: string): OpenedTemplate;
  close(): void;
}

export interface OpenedTemplate {
  /**
   * Send batches: each call is a round trip to the thread.
   * @throws TemplateBroken
   */
  render(recipes: Recipe[]): Promise<string[]>;
  folder: string;
  ext: string;
}

export class TemplateNotFound extends DomainError {
  constructor(name: string) {
    super("not-found", "template-not-found", { name });
  }
}
class TemplateBroken extends DomainError {
  constructor(name: string, why: string) {
    super("invalid", "template-broken", { name, why });
  }
}

const MARKDOWN = `# {{ recipe.name }}
{% if recipe.description %}
{{ recipe.description }}
{% endif %}{% if recipe.recipeYield or recipe.prepTime or recipe.performTime or recipe.totalTime %}
{% if recipe.recipeYield %}- Servings: {{ recipe.recipeYield }}
{% endif %}{% if recipe.prepTime %}- Prep: {{ recipe.prepTime }}
{% endif %}{% if recipe.performTime %}- Cook: {{ recipe.performTime }}
{% endif %}{% if recipe.totalTime %}- Total: {{ recipe.totalTime }}
{% endif %}{% endif %}
## Ingredients
{% if recipe.ingredientGroups.length %}{% for group in recipe.ingredientGroups %}{% if group.title %}
### {{ group.title }}
{% endif %}
{% for item in group["items"] %}- [ ] {{ item }}
{% endfor %}{% endfor %}{% else %}
{% for line in recipe.recipeIngredient %}- [ ] {{ line }}
{% endfor %}{% endif %}
## Instructions
{% for step in recipe.recipeInstructions %}{% if step.title %}
### {{ step.title }}
{% endif %}
{{ loop.index }}. {{ step.text }}
{% endfor %}{% for note in recipe.notes %}
## {{ note.title or "Note" }}

{{ note.text }}
{% endfor %}
{% if recipe.recipeCategory.length %}Categories: {{ recipe.recipeCategory | join(", ") }}
{% endif %}{% if recipe.tags.length %}Tags: {{ recipe.tags | join(", ") }}
{% endif %}{% if recipe.orgURL %}
Original: {{ recipe.orgURL }}
{% endif %}`;

export function openTemplates(folder: string, renderer: TemplateRenderer): Templates {
  function listOwn(): string[] {
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { withFileTypes: true })
      .filter((file) => file.isFile() && IS_NAME.test(file.name) && file.name !== RECIPES_MD)
      .map((file) => file.name)
      .toSorted();
  }

  function readSource(name: string): string {
    if (name === RECIPES_MD) return MARKDOWN;
    // Only names listed in the folder, so that no path leads out of it.
    if (!listOwn().includes(name)) throw new TemplateNotFound(name);
    const path = join(folder, name);
    if (statSync(path).size > MAX_SOURCE_BYTES) throw new TemplateBroken(name, "It is larger than 1 MB.");
    return readFileSync(path, "utf8");
  }

  return {
    names: () => [RECIPES_MD, ...listOwn()],

    open(name) {
      const source = readSource(name);
      return {
        async render(recipes) {
          const answer = await renderer.render({ name, source, recipes });
          if ("problem" in answer) throw new TemplateBroken(name, inOneLine(answer.problem));
          return answer.texts;
        },
        folder: name.normalize("NFC"),
        ext: extname(name) || ".md",
      };
    },

    close: renderer.close,
  };
}

const inOneLine = (problem: string): string => problem.replaceAll(/\s+/g, " ").slice(0, 300);
