import { t } from "elysia";
import { Organizer } from "./organizers.ts";
import { FullOrganizer, type Recipe } from "./recipes.ts";
import { CUSTOM_PAGE_MOST } from "./rules.ts";
import { wholeNumber } from "./whole-number.ts";

const page = {
  id: t.Integer(),
  name: t.String(),
  slug: t.String({ description: "Made from the name for use in URLs; never only digits" }),
  position: t.Integer({ description: "Its position among the pages" }),
};

export const CustomPage = t.Object({ ...page, categories: t.Array(Organizer) });
export type CustomPage = typeof CustomPage.static;

export const FullCustomPage = t.Object({ ...page, categories: t.Array(FullOrganizer) });
export type FullCustomPage = Omit<CustomPage, "categories"> & {
  categories: (Organizer & { recipes: Recipe[] })[];
};

const Position = t.Optional(t.Nullable(wholeNumber({ minimum: 0, maximum: CUSTOM_PAGE_MOST.position })));
const Categories = t.Optional(
  t.Nullable(
    t.Array(t.Object({ slug: t.String() }), {
      maxItems: CUSTOM_PAGE_MOST.categories,
      description: "In order. Unknown slugs are ignored: the category may just have been deleted.",
    }),
  ),
);

export const CustomPageInput = t.Object({ name: t.String(), position: Position, categories: Categories });
export type CustomPageInput = typeof CustomPageInput.static;

export const CustomPagesInput = t.Array(
  t.Object({
    id: wholeNumber({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
    name: t.String(),
    categories: Categories,
  }),
  { maxItems: CUSTOM_PAGE_MOST.pages },
);
export type CustomPagesInput = typeof CustomPagesInput.static;
