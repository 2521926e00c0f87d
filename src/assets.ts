import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SqlMigration } from "./platform/sql-migrations.ts";

/** Where the files that the program carries lie: inside the executable, or in the checkout when started from source. */
const CARRIED = Bun.isStandaloneExecutable
  ? import.meta.dir
  : { web: join(import.meta.dir, "../dist/web"), migrations: join(import.meta.dir, "../migrations") };

/** How files are packed, the smallest first. */
export const CODINGS = ["br", "gzip"] as const;
type Coding = (typeof CODINGS)[number];

/** A file of the web app or the API docs, as it is sent. */
export interface Asset {
  mime: string;
  /** The file as it is, and packed where that makes it smaller. */
  paths: { plain: string } & { [coding in Coding]?: string };
  /** Quoted hash of the content. */
  etag: string;
}

const MIMES: Record<string, string> = {
  js: "text/javascript;charset=utf-8",
  css: "text/css;charset=utf-8",
  json: "application/json;charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  woff2: "font/woff2",
};

/** The schema's history, in order. */
export function sqlMigrations(): SqlMigration[] {
  const folder = carried("migrations");
  return readdirSync(folder)
    .filter((file) => /^\d{4}-.*\.sql$/.test(file))
    .toSorted()
    .map((file) => ({
      number: Number(file.slice(0, 4)),
      name: file.slice(5, -4),
      sql: readFileSync(join(folder, file), "utf8"),
    }));
}

/** What the web app and the API docs are made of. */
export interface WebFiles {
  /** By the path they are asked for: `assets/main-1a2b.js`. The pages are not among them. */
  assets: Map<string, Asset>;
  page: string;
  docsPage: string;
}

/** Started from source before the web app was built, there is only a word on what to do. */
const NOT_BUILT: WebFiles = { assets: new Map(), page: "Run bun build.ts --web first.", docsPage: "" };

export function webFiles(): WebFiles {
  const folder = carried("web");
  const list = join(folder, "files.json");
  if (!existsSync(list)) return NOT_BUILT;
  const files: Record<string, { etag: string; packed: Coding[] }> = JSON.parse(readFileSync(list, "utf8"));
  const assets = Object.entries(files).map(([path, { etag, packed }]): [string, Asset] => {
    const plain = join(folder, path);
    const packedPaths = Object.fromEntries(packed.map((coding) => [coding, `${plain}.${coding}`]));
    const mime = MIMES[path.replace(/^.*\./, "")] ?? "application/octet-stream";
    return [path, { mime, paths: { plain, ...packedPaths }, etag }];
  });
  const text = (path: string) => readFileSync(join(folder, path), "utf8");
  return { assets: new Map(assets), page: text("index.html"), docsPage: text("docs/index.html") };
}

function carried(what: "web" | "migrations"): string {
  return typeof CARRIED === "string" ? join(CARRIED, what) : CARRIED[what];
}
