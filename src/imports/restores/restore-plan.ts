import { setImmediate } from "node:timers/promises";
import { chooseKinds, type Kinds } from "../../archiving/archive-kinds.ts";
import type { ArchiveList } from "../../archiving/archive-list.ts";
import { ARCHIVE_KINDS, type ArchiveItem, type ArchiveKind } from "../../contract/archive-kinds.ts";
import { DomainError } from "../../platform/errors.ts";
import type { ArchiveFiles, RecipeSource } from "../archives/recipe-format.ts";
import { mealie } from "../migrations/formats/mealie.ts";
import { LAYOUT } from "./archive-layout.ts";
import { ARCHIVE_LISTS } from "./archive-lists.ts";
import type { Stores } from "./open-stores.ts";
import { NothingOfABackup, type OpenedArchive } from "./opened-archive.ts";
import type { RestoreRun, RestoreSettings } from "./restore-run.ts";

export interface RestoreItem {
  item: ArchiveItem;
  name: string;
  file?: string;
  /** Position in a list, or the id of a recipe in the trash. */
  at?: number;
  /** Position of a nested row. */
  plan?: number;
  kinds?: ArchiveKind[];
}

/** @throws NothingOfABackup */
export async function restorePlan(
  archive: OpenedArchive,
  { kinds: chosen, rebase, caller }: RestoreSettings & Pick<RestoreRun, "caller">,
): Promise<RestoreItem[]> {
  // Requests have to be answered between these slow steps.
  await setImmediate();
  const available = listKinds(archive);
  await setImmediate();
  const kinds = chooseKinds(
    Object.fromEntries(ARCHIVE_KINDS.map((kind) => [kind, chosen[kind] && available[kind]])),
  );
  const items: RestoreItem[] = archive.refused.map((entry) => toRefusedItem(entry));
  if (!ARCHIVE_KINDS.some((kind) => available[kind]) && items.length === 0) throw new NothingOfABackup();
  if (rebase) items.unshift(...(await planRemoval(archive, kinds, caller)));
  if (archive.inside && (kinds.recipes || archive.manifest?.kinds.recipes === false))
    items.push({ item: "organizers", name: "" });
  if (kinds.recipes) items.push(...listRecipes(archive));
  const lists = ARCHIVE_LISTS.filter(({ kind }) => kinds[kind]);
  for (const list of lists) items.push(...(await listRows(archive, list)));
  for (const list of lists) items.push(...(await listNestedRows(archive, list)));
  return items;
}

async function planRemoval(
  archive: OpenedArchive,
  kinds: Kinds,
  caller: RestoreRun["caller"],
): Promise<RestoreItem[]> {
  const removed: ArchiveKind[] = kinds.recipes && hasRecipes(archive) ? ["recipes"] : [];
  for (const list of ARCHIVE_LISTS.filter(({ kind }) => kinds[kind])) {
    const rows = await readRows(archive, list);
    if (rows && list.mayRemoveAll?.(rows, caller) !== false) removed.push(list.kind);
  }
  return removed.length > 0 ? [{ item: "emptying", name: removed.join(", "), kinds: removed }] : [];
}

/** Null for a list that is missing or can't be read. */
async function readRows(archive: OpenedArchive, { kind }: ArchiveList<Stores>) {
  const file = LAYOUT.list(kind);
  if (!archive.has(file)) return null;
  try {
    return await archive.rows(file);
  } catch (problem) {
    if (problem instanceof DomainError) return null;
    throw problem;
  }
}

function hasRecipes({ files, manifest }: OpenedArchive): boolean {
  return manifest?.counts.recipes === 0 || files.derive(findRecipes).length > 0;
}

export function listKinds({ files, manifest }: OpenedArchive): Kinds {
  const holds = (kind: ArchiveKind) => {
    if (manifest) return manifest.kinds[kind] === true;
    return kind === "recipes"
      ? files.derive(findRecipes).length > 0
      : files.names.includes(LAYOUT.list(kind));
  };
  return Object.fromEntries(ARCHIVE_KINDS.map((kind) => [kind, holds(kind)])) as Kinds;
}

function toRefusedItem({ params }: DomainError): RestoreItem {
  return { item: "file", name: String(params?.["file"] ?? "") };
}

function listRecipes({ files, inside }: OpenedArchive): RestoreItem[] {
  const recipes = files
    .derive(findRecipes)
    .map(({ file }): RestoreItem => ({ item: "recipe", name: getStem(file), file }));
  const deleted = inside?.archivedRecipes.namesInBin() ?? [];
  return [
    ...recipes,
    ...deleted.map(({ id, name }): RestoreItem => ({ item: "binned-recipe", name, at: id })),
  ];
}

function findRecipes({ names }: ArchiveFiles): RecipeSource[] {
  return mealie.findRecipes(names);
}

function getStem(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1, -".json".length);
}

async function listRows(
  archive: OpenedArchive,
  { kind, item, getName }: ArchiveList<Stores>,
): Promise<RestoreItem[]> {
  try {
    const rows = await archive.rows(LAYOUT.list(kind));
    return rows.map((row, at) => ({ item, name: getName(row), at }));
  } catch (problem) {
    if (!(problem instanceof DomainError)) throw problem;
    return [{ item, name: LAYOUT.list(kind), at: 0 }];
  }
}

async function listNestedRows(archive: OpenedArchive, list: ArchiveList<Stores>): Promise<RestoreItem[]> {
  if (!list.nested) return [];
  const rows = (await readRows(archive, list)) ?? [];
  return list.nested.flatMap((nested) =>
    rows.flatMap((row, at) =>
      nested.getRows(row).map((inner, plan): RestoreItem => ({
        item: nested.item,
        name: nested.getName(inner, row),
        at,
        plan,
      })),
    ),
  );
}
