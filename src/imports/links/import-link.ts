import type { JobKind, ItemContext } from "../../platform/jobs/job-kind.ts";
import { suggestLabels } from "../../organizers/suggest-organizers.ts";
import { fromAddresses } from "../../recipes/reading/existing-recipes.ts";
import { importRead } from "../../recipes/reading/import-recipe.ts";
import { readAddress, type ReadParts } from "../../recipes/reading/read-recipes.ts";
import type { SlugAndName } from "../../recipes/same-recipe.ts";
import { IMPORT, type ImportOutcome } from "./link-import.ts";

/** Each site gets one link at a time, with a pause in between. */
const SITES_AT_ONCE = 4;
const REST_MS = 1000;

export function importKind(parts: ReadParts): JobKind {
  return {
    name: IMPORT,
    atOnce: SITES_AT_ONCE,
    laneGapMs: REST_MS,
    lane: (link) => getSite(String(link)),
    work: (link, context) => importLink(String(link), parts, context),
  };
}

async function importLink(
  url: string,
  parts: ReadParts,
  { signal, settle }: ItemContext,
): Promise<ImportOutcome> {
  const [known] = parts.recipes.fromAddress(url);
  if (known) return { ...known, existed: true };
  const reading = await readAddress(url, parts, signal);
  const [recipe] = reading.recipes;
  const same = parts.recipes.withIngredients(recipe.recipeIngredient);
  // Some sites use one address for all pages, so an equal address proves nothing.
  const isSame = ({ slug, name }: SlugAndName) =>
    name === recipe.name || same.some((other) => other.slug === slug);
  const here = fromAddresses(reading.addresses, parts.recipes).find(isSame);
  if (here) return { ...here, existed: true };
  const outcome = (slug: string): ImportOutcome => ({ slug, name: recipe.name, existed: false });
  return outcome(
    await importRead({ ...recipe, ...suggestLabels(recipe, parts) }, parts, {
      signal,
      also: (slug) => settle(outcome(slug)),
    }),
  );
}

function getSite(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, "") : url;
}
