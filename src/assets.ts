import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { JobWorker } from "./platform/bounded-worker.ts";
import { startProcess } from "./platform/process-worker.ts";
import type { FoodTexts } from "./ingredients/foods/food-catalog.ts";
import type { SqlMigration } from "./platform/sql-migrations.ts";

/** Inside the executable, or in the checkout when started from source. */
const FOLDERS = Bun.isStandaloneExecutable
  ? {
      web: join(import.meta.dir, "web"),
      migrations: join(import.meta.dir, "migrations"),
      foods: join(import.meta.dir, "foods"),
    }
  : {
      web: join(import.meta.dir, "../dist/web"),
      migrations: join(import.meta.dir, "../migrations"),
      foods: join(import.meta.dir, "../locales/foods"),
    };

export function startPageWorker(): JobWorker {
  return new Worker(new URL("./recipes/reading/page-worker.ts", import.meta.url), { ref: false, smol: true });
}

export function startPdfWorker(): JobWorker {
  return new Worker(new URL("./recipes/reading/pdf-worker.ts", import.meta.url), { ref: false, smol: true });
}

export function startBackupWorker(): JobWorker {
  return new Worker(new URL("./backups/backup-worker.ts", import.meta.url), { ref: false, smol: true });
}

export function startTemplateWorker(): Worker {
  return new Worker(new URL("./exports/template-worker.ts", import.meta.url), { ref: false, smol: true });
}

export const PICTURE_COMMAND = "work-on-pictures";

export function startPictureProcess(): JobWorker {
  if (Bun.isStandaloneExecutable) return startProcess([ownExecutable(), PICTURE_COMMAND]);
  return startProcess([process.execPath, join(import.meta.dir, "main.ts"), PICTURE_COMMAND]);
}

/** An update may replace the file while it runs; on Linux, this path keeps pointing to the original. */
function ownExecutable(): string {
  return process.platform === "linux" ? "/proc/self/exe" : process.execPath;
}

/** The smallest result first. */
export const CODINGS = ["br", "gzip"] as const;
export type Coding = (typeof CODINGS)[number];

export interface BuiltFile {
  mime: string;
  etag: string;
  packed: readonly Coding[];
}

export interface Asset extends Omit<BuiltFile, "packed"> {
  paths: { plain: string } & { [coding in Coding]?: string };
}

export function sqlMigrations(): SqlMigration[] {
  const folder = FOLDERS.migrations;
  return readdirSync(folder)
    .filter((file) => /^\d{4}-.*\.sql$/.test(file))
    .toSorted()
    .map((file) => ({
      number: Number(file.slice(0, 4)),
      name: file.slice(5, -4),
      sql: readFileSync(join(folder, file), "utf8"),
    }));
}

export const FOOD_TEXTS: FoodTexts = {
  readFoods: () => readFileSync(join(FOLDERS.foods, "foods.tsv"), "utf8"),
  readNames: (language) => readFileSync(join(FOLDERS.foods, `${language}.json`), "utf8"),
};

export interface WebFiles {
  /** By request path, like `assets/main-1a2b.js`. Pages aren't included. */
  assets: Map<string, Asset>;
  page: string;
  /** `page` with brotli; null without a build. */
  packedPage: Uint8Array<ArrayBuffer> | null;
  docsPage: string;
}

const NOT_BUILT: WebFiles = {
  assets: new Map(),
  page: '<html><head><meta name="description" content="" /><title>Tagine</title></head>Run bun build.ts --web first.',
  packedPage: null,
  docsPage: "",
};

export function webFiles(): WebFiles {
  const folder = FOLDERS.web;
  const list = join(folder, "files.json");
  if (!existsSync(list)) return NOT_BUILT;
  const files: Record<string, BuiltFile> = JSON.parse(readFileSync(list, "utf8"));
  const assets = Object.entries(files).map(([path, { mime, etag, packed }]): [string, Asset] => {
    const plain = join(folder, path);
    const packedPaths = Object.fromEntries(packed.map((coding) => [coding, `${plain}.${coding}`]));
    return [path, { mime, paths: { plain, ...packedPaths }, etag }];
  });
  const text = (path: string) => readFileSync(join(folder, path), "utf8");
  return {
    assets: new Map(assets),
    page: text("index.html"),
    packedPage: new Uint8Array(readFileSync(join(folder, "index.html.br"))),
    docsPage: text("docs/index.html"),
  };
}
