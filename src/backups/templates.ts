import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import nunjucks from "nunjucks";
import type { Recipe } from "../contract/recipes.ts";
import { DomainError, messageOf } from "../platform/errors.ts";

/** The one that comes with the program: a recipe as a text in Markdown. */
export const RECIPES_MD = "recipes.md";

/** What can be a name on every system, and is not hidden. */
const IS_NAME = /^[^.\\/:*?"<>|][^\\/:*?"<>|]*$/;

/** The templates there are. */
export interface Templates {
  /** All of them, the program's own first. */
  names(): string[];
  /**
   * Reads one, which is the same for all recipes then.
   * @throws TemplateNotFound, TemplateBroken
   */
  open(name: string): OpenedTemplate;
}

export interface OpenedTemplate {
  /**
   * What it makes of a recipe.
   * @throws TemplateBroken
   */
  render(recipe: Recipe): string;
  /** How what it makes is called: a folder of its own, and the template's own ending. */
  folder: string;
  ext: string;
}

export class TemplateNotFound extends DomainError {
  constructor(name: string) {
    super("not-found", "template-not-found", { name });
  }
}
export class TemplateBroken extends DomainError {
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

/** Names by which a template could get at more than it is given. */
const BARRED = new Set(["constructor", "__proto__", "prototype", "__defineGetter__", "__lookupGetter__"]);

type MemberLookup = (object: unknown, name: unknown) => unknown;

/** The library lets templates reach whatever an object has, and with that the program itself. */
function barTheWayOut(): void {
  const { runtime } = nunjucks as unknown as { runtime: { memberLookup: MemberLookup } };
  const { memberLookup } = runtime;
  runtime.memberLookup = (object, name) =>
    BARRED.has(String(name)) ? undefined : memberLookup(object, name);
}

barTheWayOut();

/**
 * Templates in the syntax of Jinja: the one that comes with the program, and those that an administrator has put into a
 * folder. A template knows one variable, `recipe`, and no other file.
 */
export function templatesIn(folder: string): Templates {
  const environment = new nunjucks.Environment(null, { autoescape: false });

  function own(): string[] {
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { withFileTypes: true })
      .filter((file) => file.isFile() && IS_NAME.test(file.name) && file.name !== RECIPES_MD)
      .map((file) => file.name)
      .toSorted();
  }

  function sourceOf(name: string): string {
    if (name === RECIPES_MD) return MARKDOWN;
    // Only a name that was found in the folder is one: no path leads out of it.
    if (!own().includes(name)) throw new TemplateNotFound(name);
    return readFileSync(join(folder, name), "utf8");
  }

  return {
    names: () => [RECIPES_MD, ...own()],

    open(name) {
      const source = sourceOf(name);
      const template = orBroken(name, () => new nunjucks.Template(source, environment, name, true));
      return {
        render: (recipe) => orBroken(name, () => template.render({ recipe })),
        folder: name.normalize("NFC"),
        ext: extname(name) || ".md",
      };
    },
  };
}

/** Tells what goes wrong in a template as a refusal. */
function orBroken<Made>(name: string, work: () => Made): Made {
  try {
    return work();
  } catch (problem) {
    throw new TemplateBroken(name, messageOf(problem).replaceAll(/\s+/g, " ").slice(0, 300));
  }
}
