import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sqlMigrations } from "../../src/assets.ts";
import { chooseKinds } from "../../src/archiving/archive-kinds.ts";
import { openStores, type Stores } from "../../src/imports/restores/open-stores.ts";
import { makeBackup } from "../../src/backups/make-backup.ts";
import { openArchive } from "../../src/imports/restores/opened-archive.ts";
import { restoreAlone } from "../../src/imports/restores/restore-item.ts";
import { restorePlan } from "../../src/imports/restores/restore-plan.ts";
import type { TemplateRenderer } from "../../src/exports/template-renderer.ts";
import { openTemplates } from "../../src/exports/templates.ts";
import { DEFAULT_LIGHT_COLORS, DEFAULT_THEME } from "../../src/contract/rules.ts";
import { closeDatabase, openDatabase } from "../../src/platform/database.ts";
import { pictureFiles, type PictureFiles } from "../../src/platform/pictures/picture-files.ts";
import { pictureFormat } from "../../src/platform/pictures/formats.ts";
import { pictureTasks } from "../../src/platform/pictures/picture-tasks.ts";
import type { PictureWorker } from "../../src/platform/pictures/picture-worker.ts";
import { makeFolder, removeFolder } from "./folder.ts";
import { tinyGif } from "./made-pictures.ts";
import { fillAtRandom } from "./random-instance.ts";
import { rawTables, type RawTables } from "./raw-tables.ts";

export interface RoundTrip {
  before: RawTables;
  after: RawTables;
  /** Failed verifications and failed items. */
  problems: string[];
  items: number;
}

interface TestInstance {
  instance: Stores;
  images: PictureFiles;
  database: string;
}

/** A picture restored again becomes its own former picture, under another label. */
const MAY_GROW = new Set(["former_picture", "picture_label"]);

const NOW = new Date(Date.UTC(2026, 10, 21, 12));

/** Processes pictures in this process, since they're known to be harmless. */
const IN_PROCESS: PictureWorker = {
  run: async (task, input) => (await pictureTasks[task](input as never)) as never,
  close() {},
};

const NO_RENDERER: TemplateRenderer = {
  render: () => Promise.reject(new Error("Nothing is rendered here")),
  close() {},
};

/** Restores with `force` twice: first with `rebase`, then without. */
export async function runRoundTrip(seed: number): Promise<RoundTrip> {
  const folder = makeFolder();
  const open: TestInstance[] = [];
  const openInstance = (name: string): TestInstance => {
    const place = join(folder, name);
    mkdirSync(join(place, "images"), { recursive: true });
    const database = join(place, "tagine.db");
    const instance = openStores(openDatabase(database, sqlMigrations()), () => NOW);
    const created = { instance, images: pictureFiles(join(place, "images"), IN_PROCESS), database };
    open.push(created);
    return created;
  };
  try {
    const from = openInstance("from");
    const pictures = [await from.images.store(tinyGif())];
    fillAtRandom(from.instance, { seed, images: from.images, pictures });
    const { path, problem } = await backUp(from, folder);
    const to = openInstance("to");
    to.instance.site.makeDefaults();
    to.instance.themes.add(DEFAULT_THEME, DEFAULT_LIGHT_COLORS);
    const problems = problem ? [problem] : [];
    const first = await restore(path, folder, to, { rebase: true });
    const after = contentOf(to);
    const again = await restore(path, folder, to, { rebase: false });
    const twice = contentOf(to);
    for (const [table, rows] of Object.entries(after))
      if (!MAY_GROW.has(table) && rows.length !== twice[table]?.length)
        problems.push(`${table} has other rows when restored twice`);
    problems.push(...first.problems, ...again.problems);
    return { before: contentOf(from), after, problems, items: first.items };
  } finally {
    for (const { instance } of open) closeDatabase(instance.db);
    removeFolder(folder);
  }
}

async function backUp({ database, images }: TestInstance, folder: string) {
  const { name, problem } = await makeBackup(
    {
      database,
      folder,
      base: "made",
      workFolder: folder,
      kinds: chooseKinds(),
      rendered: [],
      version: "v1",
      migrations: sqlMigrations(),
      madeAt: NOW,
    },
    { images, templates: openTemplates(folder, NO_RENDERER), onProgress() {} },
  );
  return { path: join(folder, name), problem: problem && JSON.stringify(problem.params) };
}

async function restore(
  path: string,
  folder: string,
  { instance, images }: TestInstance,
  { rebase }: { rebase: boolean },
) {
  const archive = await openArchive(path, { workFolder: folder, migrations: sqlMigrations() });
  const problems: string[] = [];
  try {
    const how = { force: true, rebase, kinds: chooseKinds(), caller: null };
    const into = {
      ...instance,
      images,
      clock: () => NOW,
      log: { warn() {} },
      onAccountRemoved() {},
      onPasswordChanged() {},
    };
    const items = await restorePlan(archive, how);
    for (const item of items) {
      try {
        await restoreAlone(item, { ...how, archive, into });
      } catch (fault) {
        problems.push(`${item.item} ${item.name}: ${String(fault)}`);
      }
    }
    return { problems, items: items.length };
  } finally {
    archive.close();
  }
}

function contentOf({ instance, images }: TestInstance): RawTables {
  return rawTables(instance.db, (key, ext) => {
    try {
      const bytes = readFileSync(images.file({ key, ext }, "original"));
      pictureFormat(bytes);
      return Bun.hash(bytes).toString(36);
    } catch {
      return null;
    }
  });
}
