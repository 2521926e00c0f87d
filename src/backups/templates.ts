import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import nunjucks from "nunjucks";
import type { Recipe } from "../contract/recipes.ts";
import { DomainError, messageOf } from "../platform/errors.ts";

/** The one that comes with the program: a recipe as a text in Markdown. */
export const RECIPES_MD = "recipes.md";

/** What can be a name on every system, and is not hidden. */
const IS_NAME = /^[^.\\/:*?"<>|][^\\/:*?"<>|]*$/;

/** What is made of the texts of templates, one per recipe. */
export interface Templates {
  /** All there are, the program's own first. */
  names(): string[];
  /**
   * What a template makes of a recipe.
   * @throws TemplateNotFound, TemplateBroken
   */
  render(name: string, recipe: Recipe): string;
  /** How what it makes is called: a folder of its own, and the template's own ending. */
  named(name: string): { folder: string; ext: string };
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
  const compiled = new Map<string, { source: string; template: nunjucks.Template }>();

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

  function templateOf(name: string): nunjucks.Template {
    const source = sourceOf(name);
    const known = compiled.get(name);
    if (known?.source === source) return known.template;
    const template = new nunjucks.Template(source, environment, name, true);
    compiled.set(name, { source, template });
    return template;
  }

  return {
    names: () => [RECIPES_MD, ...own()],

    render(name, recipe) {
      try {
        return templateOf(name).render({ recipe });
      } catch (problem) {
        if (problem instanceof DomainError) throw problem;
        throw new TemplateBroken(name, messageOf(problem).replaceAll(/\s+/g, " ").slice(0, 300));
      }
    },

    named: (name) => ({ folder: name.normalize("NFC"), ext: extname(name) || ".md" }),
  };
}
