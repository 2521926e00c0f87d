import { t } from "elysia";
import { CHOOSABLE_STATES, EXISTING_CHOICES } from "./file-import-states.ts";
import { OTHER_ITEM_KINDS } from "./other-items.ts";
import { RECIPE_MOST } from "./rules.ts";

const Positions = t.Array(t.Integer({ minimum: 0 }), { maxItems: 100_000 });

export const FileImportChoice = t.Object({
  states: t.Optional(
    t.Array(t.UnionEnum([...CHOOSABLE_STATES]), {
      description: 'Import all recipes in these states; `["new", "changed"]` if missing',
    }),
  ),
  with: t.Optional(Positions),
  without: t.Optional(Positions),
  existing: t.UnionEnum([...EXISTING_CHOICES], {
    description:
      "What to do with recipes that are already in Tagine. `replace` keeps the previous version in the history. " +
      "Repeated recipes are added only by `copy`.",
    default: undefined,
  }),
  tags: t.Optional(
    t.Array(t.String({ maxLength: RECIPE_MOST.characters }), {
      maxItems: RECIPE_MOST.organizers,
      description: "Added to every imported recipe",
    }),
  ),
  also: t.Optional(
    t.Array(t.UnionEnum([...OTHER_ITEM_KINDS]), {
      maxItems: OTHER_ITEM_KINDS.length,
      description:
        "What to import besides recipes; nothing if missing. Meals join your group's plan of that day, or a new weekly plan. " +
        "Shopping lists are new lists, and `pantry` adds to your group's pantry. `users`, which refuses API tokens, `foods`, " +
        "and `cookbooks` need an admin. People who already have an account are skipped; nobody becomes an admin. " +
        "`foods` teaches names of known foods. `cookbooks` become pages of categories.",
    }),
  ),
  groups: t.Optional(
    t.Array(t.String({ maxLength: 1000 }), {
      maxItems: 1000,
      description:
        "Only meals, shopping lists, and pantries of these groups; of all if missing. One of them must have what `also` chooses. " +
        "If the files have several groups, an admin's import adds to the group of the same name, as for people. " +
        "Without one, it adds to your group.",
    }),
  ),
});
export type FileImportChoice = typeof FileImportChoice.static;

export const UndoChoice = t.Object({
  changed: t.UnionEnum(["keep", "remove"], {
    description: "What to do with recipes that someone changed after the import",
    default: undefined,
  }),
});
