import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { JobWorker } from "./platform/bounded-worker.ts";
import { startProcess } from "./platform/process-worker.ts";
import type { SqlMigration } from "./platform/sql-migrations.ts";

/** Where the files that the program carries lie: inside the executable, or in the checkout when started from source. */
const CARRIED = Bun.isStandaloneExecutable
  ? { web: join(import.meta.dir, "web"), migrations: join(import.meta.dir, "migrations") }
  : { web: join(import.meta.dir, "../dist/web"), migrations: join(import.meta.dir, "../migrations") };

/** Starts the thread that reads pages: see `page-worker.ts`. It keeps no program running. */
export function startPageWorker(): JobWorker {
  return new Worker(new URL("./recipes/reading/page-worker.ts", import.meta.url), { ref: false, smol: true });
}

/** Starts the thread that makes a backup: see `backup-worker.ts`. */
export function startBackupWorker(): Worker {
  return new Worker(new URL("./backups/backup-worker.ts", import.meta.url), { ref: false, smol: true });
}

/** Starts the thread that renders templates: see `template-worker.ts`. It keeps no program running. */
export function startTemplateWorker(): Worker {
  return new Worker(new URL("./exports/template-worker.ts", import.meta.url), { ref: false, smol: true });
}

export const PICTURE_COMMAND = "work-on-pictures";

/** Starts this program once more, to work on pictures: see `picture-process.ts`. */
export function startPictureProcess(): JobWorker {
  if (Bun.isStandaloneExecutable) return startProcess([ownExecutable(), PICTURE_COMMAND]);
  return startProcess([process.execPath, join(import.meta.dir, "main.ts"), PICTURE_COMMAND]);
}

/** An update may replace the file while the program runs; Linux still finds the one that was started. */
function ownExecutable(): string {
  return process.platform === "linux" ? "/proc/self/exe" : process.execPath;
}

/** How files are packed, the smallest first. */
export const CODINGS = ["br", "gzip"] as const;
export type Coding = (typeof CODINGS)[number];

/** What the build says of a file, in `files.json`. */
export interface BuiltFile {
  mime: string;
  etag: string;
  /** The codings it also lies there in, each as `<file>.<coding>`: those that make it smaller. */
  packed: readonly Coding[];
}

export interface Asset extends Omit<BuiltFile, "packed"> {
  paths: { plain: string } & { [coding in Coding]?: string };
}

/** The schema's history, in order. */
export function sqlMigrations(): SqlMigration[] {
  const folder = CARRIED.migrations;
  return readdirSync(folder)
    .filter((file) => /^\d{4}-.*\.sql$/.test(file))
    .toSorted()
    .map((file) => ({
      number: Number(file.slice(0, 4)),
      name: file.slice(5, -4),
      sql: readFileSync(join(folder, file), "utf8"),
    }));
}

export interface WebFiles {
  /** By the path they are asked for: `assets/main-1a2b.js`. The pages are not among them. */
  assets: Map<string, Asset>;
  page: string;
  /** The same as small as it gets, which takes the build a while; null when there is none. */
  packedPage: Uint8Array<ArrayBuffer> | null;
  docsPage: string;
}

/** Started from source before the web app was built, there is only a word on what to do. */
const NOT_BUILT: WebFiles = {
  assets: new Map(),
  page: '<html><head><meta name="description" content="" /><title>Tagine</title></head>Run bun build.ts --web first.',
  packedPage: null,
  docsPage: "",
};

/** What the build left in `dist/web`, or what it put into the executable. */
export function webFiles(): WebFiles {
  const folder = CARRIED.web;
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
