import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import type { Recipe } from "../contract/recipes.ts";
import { DomainError } from "../platform/errors.ts";
import type { TemplateRenderer } from "./template-renderer.ts";

/** The one that comes with the program: a recipe as a text in Markdown. */
export const RECIPES_MD = "recipes.md";

/** So many recipes go to the thread at a time. */
export const RENDER_AT_ONCE = 50;
/** More than any template needs. */
const SOURCE_MOST_BYTES = 1_000_000;

/** What can be a name on every system, and is not hidden. */
const IS_NAME = /^[^.\\/:*?"<>|][^\\/:*?"<>|]*$/;

export interface Templates {
  /** All of them, the program's own first. */
  names(): string[];
  /**
   * Reads one, which is the same for all recipes then.
   * @throws TemplateNotFound, TemplateBroken
   */
  open(name: string): OpenedTemplate;
  close(): void;
}

export interface OpenedTemplate {
  /**
   * Makes a text of each recipe. Give it batches: a recipe alone takes a message to the thread and one back.
   * @throws TemplateBroken
   */
  render(recipes: Recipe[]): Promise<string[]>;
  /** How what it makes is called: a folder of its own, and the template's own ending. */
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

/**
 * Templates in the syntax of Jinja: the one that comes with the program, and those that an administrator has put into a
 * folder. A template knows one variable, `recipe`, and no other file.
 */
export function openTemplates(folder: string, renderer: TemplateRenderer): Templates {
  function own(): string[] {
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { withFileTypes: true })
      .filter((file) => file.isFile() && IS_NAME.test(file.name) && file.name !== RECIPES_MD)
      .map((file) => file.name)
      .toSorted();
  }

  function readSource(name: string): string {
    if (name === RECIPES_MD) return MARKDOWN;
    // Only a name that was found in the folder is one: no path leads out of it.
    if (!own().includes(name)) throw new TemplateNotFound(name);
    const path = join(folder, name);
    if (statSync(path).size > SOURCE_MOST_BYTES) throw new TemplateBroken(name, "It is larger than 1 MB.");
    return readFileSync(path, "utf8");
  }

  return {
    names: () => [RECIPES_MD, ...own()],

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
