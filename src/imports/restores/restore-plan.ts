import { setImmediate } from "node:timers/promises";
import { ARCHIVE_KINDS, type ArchiveItem, type ArchiveKind } from "../../contract/archive-imports.ts";
import { DomainError } from "../../platform/errors.ts";
import { mealie } from "../migrations/formats/mealie.ts";
import { toText } from "../archives/lenient-values.ts";
import type { ArchiveFiles, RecipeSource } from "../archives/recipe-format.ts";
import { LAYOUT } from "./archive-layout.ts";
import { chooseKinds, type Kinds } from "../archives/archive-kinds.ts";
import { isTrue, toRows, getValue } from "./named-values.ts";
import { NothingOfABackup, type OpenedArchive } from "./opened-archive.ts";

export interface RestoreItem {
  item: ArchiveItem;
  name: string;
  file?: string;
  at?: number;
  kinds?: ArchiveKind[];
  plan?: number;
}

export interface RestoreHow {
  force: boolean;
  rebase: boolean;
  kinds: Kinds;
}

/**
 * What comes from an archive, in the order in which it comes: what others point to comes before them. What it does not
 * hold is not emptied either, nor what cannot be read.
 * @param caller null from the shell: then all accounts go, if there is an administrator among those that come
 * @throws NothingOfABackup when there is nothing in it that is asked for
 */
export async function restorePlan(
  archive: OpenedArchive,
  { kinds: wanted, rebase, caller }: RestoreHow & { caller: object | null },
): Promise<RestoreItem[]> {
  // Looking through very many names takes a while: requests are answered in between.
  await setImmediate();
  const held = listKinds(archive);
  await setImmediate();
  const kinds = chooseKinds(
    Object.fromEntries(ARCHIVE_KINDS.map((kind) => [kind, wanted[kind] && held[kind]])),
  );
  const planned: RestoreItem[] = archive.refused.map((entry) => toRefusedItem(entry));
  if (!ARCHIVE_KINDS.some((kind) => held[kind]) && planned.length === 0) throw new NothingOfABackup();
  if (rebase) planned.unshift(...(await emptying(archive, kinds, caller !== null)));
  if (archive.inside && (kinds.recipes || archive.manifest?.kinds.recipes === false))
    planned.push({ item: "organizers", name: "" });
  if (kinds.recipes) planned.push(...recipes(archive));
  if (kinds.settings) planned.push(...(await readListItems(archive, "settings", LAYOUT.settings)));
  if (kinds.themes) planned.push(...(await readListItems(archive, "theme", LAYOUT.themes)));
  if (kinds.pages) planned.push(...(await readListItems(archive, "page", LAYOUT.pages)));
  if (kinds.groups) planned.push(...(await readListItems(archive, "group", LAYOUT.groups)));
  if (kinds.users) planned.push(...(await readListItems(archive, "user", LAYOUT.users)));
  if (kinds.groups) planned.push(...(await mealPlans(archive)));
  return planned;
}

const LISTS: Record<Exclude<ArchiveKind, "recipes">, string> = {
  settings: LAYOUT.settings,
  themes: LAYOUT.themes,
  pages: LAYOUT.pages,
  groups: LAYOUT.groups,
  users: LAYOUT.users,
};

/** Of what cannot be read nothing goes; of accounts none, where no administrator would be left. */
async function emptying(archive: OpenedArchive, kinds: Kinds, hasCaller: boolean): Promise<RestoreItem[]> {
  const emptied: ArchiveKind[] = [];
  for (const kind of ARCHIVE_KINDS.filter((one) => kinds[one])) {
    if (kind === "recipes") {
      if (hasRecipes(archive)) emptied.push(kind);
      continue;
    }
    const rows = archive.has(LISTS[kind]) && (await archive.rows(LISTS[kind]).catch(ignoreRefusal));
    const leavesAdmin = kind !== "users" || hasCaller || (rows && rows.some((row) => isTrue(row, "admin")));
    if (rows && leavesAdmin) emptied.push(kind);
  }
  return emptied.length > 0 ? [{ item: "emptying", name: emptied.join(", "), kinds: emptied }] : [];
}

/** Whether there are recipes in it, or it says that there were none. */
function hasRecipes({ files, manifest }: OpenedArchive): boolean {
  return manifest?.counts.recipes === 0 || files.derive(recipeSources).length > 0;
}

function ignoreRefusal(problem: unknown): null {
  if (problem instanceof DomainError) return null;
  throw problem;
}

export function listKinds({ files, manifest }: OpenedArchive): Kinds {
  const holds = (kind: ArchiveKind) =>
    manifest
      ? manifest.kinds[kind] === true
      : kind === "recipes"
        ? files.derive(recipeSources).length > 0
        : files.names.includes(LISTS[kind]);
  return Object.fromEntries(ARCHIVE_KINDS.map((kind) => [kind, holds(kind)])) as Kinds;
}

/** What cannot be taken out of an archive is told of, by the name it has there. */
function toRefusedItem({ params }: DomainError): RestoreItem {
  return { item: "file", name: String(params?.["file"] ?? "") };
}

function recipes({ files, inside }: OpenedArchive): RestoreItem[] {
  const found = files
    .derive(recipeSources)
    .map(({ file }): RestoreItem => ({ item: "recipe", name: getStem(file), file }));
  const binned = inside?.archivedRecipes.namesInBin() ?? [];
  return [...found, ...binned.map(({ id, name }): RestoreItem => ({ item: "binned-recipe", name, at: id }))];
}

function recipeSources({ names }: ArchiveFiles): RecipeSource[] {
  return mealie.findRecipes(names);
}

function getStem(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1, -".json".length);
}

/** A list that cannot be read is one row, which says so when its turn comes. */
async function readListItems(
  archive: OpenedArchive,
  item: ArchiveItem,
  list: string,
): Promise<RestoreItem[]> {
  try {
    const rows = await archive.rows(list);
    return rows.map((row, at) => ({ item, name: getItemName(item, row), at }));
  } catch (problem) {
    if (!(problem instanceof DomainError)) throw problem;
    return [{ item, name: list, at: 0 }];
  }
}

function getItemName(item: ArchiveItem, row: Record<string, unknown>): string {
  if (item === "settings") return "Site Settings";
  return toText(item === "user" ? getValue(row, "email") : row["name"]);
}

async function mealPlans(archive: OpenedArchive): Promise<RestoreItem[]> {
  const groups = (await archive.rows(LAYOUT.groups).catch(ignoreRefusal)) ?? [];
  return groups.flatMap((group, at) =>
    toRows(getValue(group, "mealplans")).map((plan, place): RestoreItem => {
      const days = [getValue(plan, "startDate"), getValue(plan, "endDate")].map(toText).join(" – ");
      return { item: "meal-plan", name: `${toText(group["name"])}, ${days}`, at, plan: place };
    }),
  );
}
