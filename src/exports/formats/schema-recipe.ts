import type { Recipe } from "../../contract/recipes.ts";
import { durationText } from "../../recipes/reading/page/duration.ts";
import { schemaOrgRecipe, type SchemaOrgParts } from "../../recipes/schema-org.ts";
import type { NamedPicture } from "./export-format.ts";
import { groupByStep, listIngredientSections, listStepSections } from "./recipe-texts.ts";

/**
 * Everything that schema.org has a place for. Sections are lines in brackets and steps without text, as in RecipeSage.
 * @param stepPictures what a step has as `image`
 */
export function toSchemaRecipe(
  recipe: Recipe,
  stepPictures: ReadonlyMap<number | null, string[]> = new Map(),
): Record<string, unknown> {
  const {
    url: _url,
    image: _image,
    ...schema
  } = schemaOrgRecipe(recipe, { base: "" }) as Record<string, unknown>;
  return {
    ...schema,
    ...keepTimes(recipe, schema),
    isBasedOn: recipe.orgURL ?? "",
    recipeIngredient: listIngredientSections(recipe).flatMap(({ title, items }) => [
      ...(title ? [`[${title.replace(/[[\]]/g, "")}]`] : []),
      ...items,
    ]),
    ...writeNotesAndRating(recipe),
    recipeInstructions: listStepSections(recipe).flatMap(({ title, items }) => [
      ...(title ? [{ "@type": "HowToSection", name: title }] : []),
      ...items.map(({ name, text, position }) => ({
        "@type": "HowToStep",
        ...(name && { name }),
        text,
        ...(stepPictures.has(position) && { image: stepPictures.get(position) }),
      })),
    ]),
  };
}

function writeNotesAndRating({ notes, rating }: Recipe): object {
  return {
    ...(notes.length > 0 && {
      comment: notes.map(({ title, text }) => ({ "@type": "Comment", name: title || "Author Notes", text })),
    }),
    ...(rating > 0 && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: String(rating),
        bestRating: "5",
        ratingCount: "1",
      },
    }),
  };
}

/** Tagine's own JSON, which other programs read, too. */
export function toOwnSchema(
  recipe: Recipe,
  { base }: SchemaOrgParts,
  pictures: readonly NamedPicture[] = [],
): object {
  const shown = groupByStep(pictures.filter(({ isMain }) => !isMain));
  const stepPictures = new Map([...shown].map(([step, files]) => [step, files.map(({ file }) => file)]));
  const schema = schemaOrgRecipe(recipe, { base, stepPictures }) as Record<string, unknown>;
  const further = stepPictures.get(null) ?? [];
  const image = [...((schema["image"] ?? []) as string[]), ...further];
  return {
    ...schema,
    ...(image.length > 0 && { image }),
    ...writeNotesAndRating(recipe),
    ...signOwn(recipe),
  };
}

/** For a page that already shows the pictures. */
export function toBookSchema(recipe: Recipe): object {
  return { ...toSchemaRecipe(recipe), ...signOwn(recipe) };
}

/** Tagine recognizes its own files by the publisher. */
function signOwn({ extras }: Recipe): object {
  const properties = Object.entries(extras).map(([name, value]) => ({
    "@type": "PropertyValue",
    name,
    value,
  }));
  return {
    ...(properties.length > 0 && { additionalProperty: properties }),
    sdPublisher: { "@type": "Organization", name: "Tagine" },
  };
}

/** Keeps words that ISO 8601 can't express. */
function keepTimes(recipe: Recipe, schema: Record<string, unknown>): object {
  const times = { prepTime: recipe.prepTime, cookTime: recipe.performTime, totalTime: recipe.totalTime };
  const changed = Object.entries(times).filter(([key, text]) => text && durationText(schema[key]) !== text);
  return Object.fromEntries(changed);
}
