/**
 * Builds Tagine: first the web app into `dist/web`, then the executable with everything inside.
 *
 *   bun build.ts              dist/tagine, for this machine
 *   bun build.ts --web        only the web app, for work on the source
 *   bun build.ts --release    dist/release: one executable for each platform, and SHA256SUMS
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { compile as compileStyles, optimize } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import { LANGUAGES } from "./src/contract/languages.ts";
import { CODINGS, type BuiltFile, type Coding } from "./src/assets.ts";
import { EXIT } from "./src/commands/exit-codes.ts";
import { VERSION } from "./src/version.ts";

const ROOT = import.meta.dir;
const DIST = join(ROOT, "dist");
const WEB = join(DIST, "web");

const APP = join(ROOT, "web/main.tsx");
/** The pages besides home that people open most: the list, and a recipe. */
const OPENED_MOST = {
  all: "web/recipes/lists/all-recipes-page.tsx",
  recipe: "web/recipes/page/recipe-page.tsx",
};
/** A file of fewer bytes is not worth a request of its own. */
const SMALL_BYTES = 1500;

/** Where a release runs. */
const PLATFORMS = [
  "bun-linux-x64",
  "bun-linux-arm64",
  "bun-linux-x64-musl",
  "bun-linux-arm64-musl",
  "bun-darwin-x64",
  "bun-darwin-arm64",
  "bun-windows-x64",
] as const;

/** What the server says that a file is, and whether it gains by being packed: a font is packed already. */
const KINDS: Record<string, { mime: string; packs: boolean }> = {
  ".js": { mime: "text/javascript;charset=utf-8", packs: true },
  ".css": { mime: "text/css;charset=utf-8", packs: true },
  ".json": { mime: "application/json;charset=utf-8", packs: true },
  ".svg": { mime: "image/svg+xml", packs: true },
  ".png": { mime: "image/png", packs: false },
  ".webmanifest": { mime: "application/manifest+json", packs: true },
  ".woff2": { mime: "font/woff2", packs: false },
};

/** Files smaller than this gain nothing by being packed, in bytes. */
const PACK_FROM_BYTES = 500;

/** Packs as small as it gets: it happens once. */
const PACKERS: Record<Coding, (bytes: Uint8Array) => Uint8Array> = {
  br: (bytes) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        // Made for fonts: the way in which it writes distances suits shortened scripts, too.
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      },
    }),
  gzip: (bytes) => gzipSync(bytes, { level: 9 }),
};

async function buildWeb(): Promise<void> {
  rmSync(WEB, { recursive: true, force: true });
  // What the bundler would do by itself tells what it is to do.
  const { metafile: asItIs } = await bundle([]);
  const together = bundleTogether([APP, ...smallParts(asItIs)], listLazyPages(asItIs));
  const app = await bundle([together], join(WEB, "assets"));
  const main = findOutput(app.outputs, /main-[^/]*\.js$/);
  // What the page waits for before it is painted: small, and not a module, since modules wait for the page.
  const firstPaint = await Bun.build({
    entrypoints: [join(ROOT, "web/first-paint.ts")],
    target: "browser",
    format: "iife",
    minify: true,
    define: { FILES_BY_NEED: JSON.stringify(filesByNeed(app.metafile, main)) },
  });
  const styles = await buildStyles(firstSources());
  const allStyles = await buildStyles(["**/*.tsx"]);
  const laterStyles = `assets/later-${Bun.hash(allStyles).toString(36)}.css`;
  writeFileSync(join(WEB, laterStyles), allStyles);
  copyFonts();
  const paint = (await firstPaint.outputs[0]?.text())?.trim() ?? "";
  const page = readFileSync(join(ROOT, "web/index.html"), "utf8").replace(
    /<!-- build: .* -->/,
    // A function, since what is put in may hold signs that a text would give a meaning to.
    () =>
      [
        // In the page itself: what is painted first waits for nothing but the page.
        `<style>${styles.replaceAll("url(./", "url(assets/")}</style>`,
        `<meta name="later-styles" content="${laterStyles}" />`,
        `<link rel="preload" href="assets/lora-latin.woff2" as="font" type="font/woff2" crossorigin />`,
        `<script>${paint}</script>`,
        ...listStaticImports(app.metafile, main).map((path) => `<link rel="modulepreload" href="${path}" />`),
        `<script type="module" src="${main}"></script>`,
      ].join("\n    "),
  );
  writeFileSync(join(WEB, "index.html"), page);
  writeFileSync(join(WEB, "index.html.br"), PACKERS.br(Buffer.from(page)));
  copyApp();
  await buildWorker(page, main);
  copyDocs();
  packAll();
}

/**
 * Builds the app's scripts.
 * @param outdir where they go; nowhere when left out
 */
function bundle(plugins: Bun.BunPlugin[], outdir?: string): Promise<Bun.BuildOutput> {
  return Bun.build({
    entrypoints: [APP],
    ...(outdir && { outdir }),
    naming: "[name]-[hash].[ext]",
    target: "browser",
    splitting: true,
    // With it every visitor would load the names of all files of all pages: 2 kB, to save later pages a round trip or two.
    modulePreload: false,
    minify: true,
    define: { "process.env.NODE_ENV": '"production"' },
    metafile: true,
    plugins,
  });
}

/** What makes a page an app on a phone. */
function copyApp(): void {
  cpSync(join(ROOT, "web/manifest.webmanifest"), join(WEB, "manifest.webmanifest"));
  mkdirSync(join(WEB, "icons"));
  for (const icon of readdirSync(join(ROOT, "web/icons")))
    cpSync(join(ROOT, "web/icons", icon), join(WEB, "icons", icon));
}

/**
 * The service worker, which knows its version and all files of it. Whenever one of them changes it is another one, and
 * browsers take it for a new version.
 * @param page the app's page, which names the first of its files
 * @param main the script that the page begins with
 */
async function buildWorker(page: string, main: string): Promise<void> {
  const assets = readdirSync(join(WEB, "assets")).map((file) => `assets/${file}`);
  const files = [...assets.toSorted(), "icons/icon.svg"];
  const build = Bun.hash([page, ...files.map((file) => readFileSync(join(WEB, file), "utf8"))].join("\n"));
  const built = await Bun.build({
    entrypoints: [join(ROOT, "web/sw.ts")],
    outdir: WEB,
    target: "browser",
    format: "iife",
    minify: true,
    banner: `// Tagine, build ${build.toString(36)}`,
    define: {
      BUILD: JSON.stringify(build.toString(36)),
      MAIN: JSON.stringify(main),
      FILES: JSON.stringify(files),
    },
  });
  findOutput(built.outputs, /^sw\.js$/);
}

/**
 * Puts sources into one file. The bundler makes a file for every set of pages that share something: a dozen small ones,
 * packed badly and asked for one by one. When each page that is loaded later names all of them as something it needs,
 * there is only one such set; what the app itself needs among them is the first load.
 * @param pages the sources of what is loaded later
 */
const bundleTogether = (sources: string[], pages: string[]): Bun.BunPlugin => ({
  name: "in one file",
  setup(build) {
    build.onLoad({ filter: /[\\/]web[\\/].*\.tsx?$/ }, ({ path }) => {
      if (!pages.includes(path)) return undefined;
      const imports = sources.filter((source) => source !== path).map((source) => JSON.stringify(source));
      const contents = [...imports.map((source) => `import ${source};`), readFileSync(path, "utf8")].join(
        "\n",
      );
      return { contents, loader: path.endsWith("x") ? "tsx" : "ts" };
    });
  },
});

/** The sources of the app that are loaded later. */
function listLazyPages(metafile: Bun.BuildMetafile | undefined): string[] {
  const entries = Object.values(metafile?.outputs ?? {}).map(({ entryPoint = "" }) => entryPoint);
  const sources = entries.filter((source) => /^web\/.*\.tsx?$/.test(source));
  return sources.map((source) => join(ROOT, source)).filter((source) => source !== APP);
}

/** The sources of the small files that the pages share which are opened most: each would be asked for on its own. */
function smallParts(metafile: Bun.BuildMetafile | undefined): string[] {
  const outputs = outputsByName(metafile);
  const parts = Object.values(OPENED_MOST)
    .flatMap((page) => listStaticImports(metafile, findBuiltFile(metafile, page)))
    .map((path) => outputs.get(basename(path)))
    .filter((output) => output !== undefined && !output.entryPoint && output.bytes < SMALL_BYTES)
    .flatMap((output) => Object.keys(output?.inputs ?? {}));
  return [...new Set(parts)]
    .filter((source) => source.startsWith("web/"))
    .map((source) => join(ROOT, source));
}

/** The path below `dist/web` of the one output with such a name. */
function findOutput(outputs: Bun.BuildArtifact[], name: RegExp): string {
  const found = outputs.map((output) => relative(WEB, output.path)).find((path) => name.test(path));
  if (!found) throw new Error(`The build made no file like ${name}`);
  return found.replaceAll("\\", "/");
}

function outputsByName(metafile: Bun.BuildMetafile | undefined) {
  return new Map(Object.entries(metafile?.outputs ?? {}).map(([path, output]) => [basename(path), output]));
}

/** What a file imports as it starts, however indirectly: told to the browser at once, it need not find out in steps. */
function listStaticImports(metafile: Bun.BuildMetafile | undefined, file: string): string[] {
  const byName = outputsByName(metafile);
  const found = new Set<string>();
  const visit = (name: string): void => {
    for (const { path, kind } of byName.get(name)?.imports ?? []) {
      const imported = basename(path);
      if (kind !== "import-statement" || found.has(imported)) continue;
      found.add(imported);
      visit(imported);
    }
  };
  visit(basename(file));
  return [...found].map((name) => `assets/${name}`);
}

/** What pages need besides the app, for who knows early which page it is going to be: see `web/first-paint.ts`. */
function filesByNeed(metafile: Bun.BuildMetafile | undefined, main: string) {
  const atFirst = new Set([main, ...listStaticImports(metafile, main)]);
  const withPage = (source: string): string[] => {
    const page = findBuiltFile(metafile, source);
    return [page, ...listStaticImports(metafile, page)].filter((path) => !atFirst.has(path));
  };
  const texts = LANGUAGES.map((language) => {
    const sources = [`locales/${language}.json`, `web/text/later/${language}.ts`];
    return [language, sources.map((source) => findBuiltFile(metafile, source))] as const;
  });
  const pages = Object.entries(OPENED_MOST).map(([name, source]) => [name, withPage(source)] as const);
  return { texts: Object.fromEntries(texts), ...Object.fromEntries(pages) };
}

/** The file that a source which is loaded on its own became, below `dist/web`. */
function findBuiltFile(metafile: Bun.BuildMetafile | undefined, source: string): string {
  const outputs = Object.entries(metafile?.outputs ?? {});
  const [path] = outputs.find(([, { entryPoint }]) => entryPoint === source) ?? [];
  if (!path) throw new Error(`The build made no file of ${source}`);
  return `assets/${basename(path)}`;
}

/**
 * Tailwind's own program writes the styles: Bun's bundler would rewrite them for browsers that are long gone, at twice
 * the size.
 * @param patterns of the sources whose class names count, from the folder of the web app
 */
async function buildStyles(patterns: string[]): Promise<string> {
  const base = join(ROOT, "web");
  const source = readFileSync(join(base, "app.css"), "utf8");
  const compiler = await compileStyles(source, { base, onDependency: () => undefined });
  const scanner = new Scanner({ sources: patterns.map((pattern) => ({ base, pattern, negated: false })) });
  return optimize(compiler.build(scanner.scan()), { minify: true }).code;
}

/** The sources whose styles every page waits for: all but what is loaded by `later`, which brings all styles. */
function firstSources(): string[] {
  const base = join(ROOT, "web");
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    const source = readFileSync(join(base, file), "utf8").replace(
      /\blater\(\s*import\("[^"]+"\),?\s*\)/g,
      "",
    );
    const imported = source.matchAll(/(?:from |import\()"(\.[^"]+\.tsx?)"/g);
    for (const [, path = ""] of imported)
      if (!join(file, "..", path).startsWith("..")) visit(join(file, "..", path));
  };
  visit("main.tsx");
  return [...found].filter((file) => file.endsWith(".tsx"));
}

/** Two subsets of one font, 58 kB together; a browser gets the second only where a page needs it. */
function copyFonts(): void {
  const lora = dirname(Bun.resolveSync("@fontsource-variable/lora/package.json", ROOT));
  for (const subset of ["latin", "latin-ext"]) {
    cpSync(join(lora, `files/lora-${subset}-wght-normal.woff2`), join(WEB, `assets/lora-${subset}.woff2`));
  }
}

/** The page of the API docs works without a network, so its program comes along. */
function copyDocs(): void {
  const swagger = dirname(Bun.resolveSync("swagger-ui-dist/package.json", ROOT));
  mkdirSync(join(WEB, "docs"));
  for (const file of ["swagger-ui.css", "swagger-ui-bundle.js"])
    cpSync(join(swagger, file), join(WEB, "docs", file));
  for (const file of ["index.html", "start.js"])
    cpSync(join(ROOT, "web/docs", file), join(WEB, "docs", file));
}

/** Packs the files that gain by it, and lists them all for the server. The pages are not among them. */
function packAll(): void {
  const files: Record<string, BuiltFile> = {};
  for (const path of readdirSync(WEB, { recursive: true, encoding: "utf8" })) {
    const kind = KINDS[extname(path)];
    if (!kind) continue;
    const bytes = readFileSync(join(WEB, path));
    const packed = kind.packs && bytes.length >= PACK_FROM_BYTES ? CODINGS : [];
    for (const coding of packed) writeFileSync(join(WEB, `${path}.${coding}`), PACKERS[coding](bytes));
    const etag = `"${Bun.hash(bytes).toString(36)}"`;
    files[path.replaceAll("\\", "/")] = { mime: kind.mime, etag, packed };
  }
  writeFileSync(join(WEB, "files.json"), JSON.stringify(files));
}

async function compile(outfile: string, target?: (typeof PLATFORMS)[number]): Promise<void> {
  await Bun.build({
    // Threads are programs of their own.
    entrypoints: [
      join(ROOT, "src/main.ts"),
      join(ROOT, "src/recipes/reading/page-worker.ts"),
      join(ROOT, "src/backups/backup-worker.ts"),
      join(ROOT, "src/exports/template-worker.ts"),
    ],
    compile: {
      outfile,
      ...(target && { target }),
      assets: [WEB, join(ROOT, "migrations")],
      autoloadDotenv: false,
      autoloadBunfig: false,
    },
    // Elysia compares names of constructors: with shortened names it would stop checking queries without a word.
    minify: { whitespace: true, syntax: true, identifiers: false },
    define: { "process.env.NODE_ENV": '"production"' },
    bytecode: true,
    format: "esm",
  });
}

async function release(): Promise<void> {
  const folder = join(DIST, "release");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sums: string[] = [];
  for (const platform of PLATFORMS) {
    const name = `tagine-${VERSION}-${platform.replace("bun-", "")}${platform.includes("windows") ? ".exe" : ""}`;
    await compile(join(folder, name), platform);
    const sum = new Bun.CryptoHasher("sha256").update(readFileSync(join(folder, name))).digest("hex");
    sums.push(`${sum}  ${name}\n`);
    console.log(`built dist/release/${name}`);
  }
  writeFileSync(join(folder, "SHA256SUMS"), sums.join(""));
}

const [wish = "", ...others] = process.argv.slice(2);
if (!["", "--web", "--release"].includes(wish) || others.length > 0) {
  console.error("bun build.ts takes --web, --release, or nothing.");
  process.exit(EXIT.usage);
}
await buildWeb();
if (wish === "--release") await release();
else if (wish === "") {
  await compile(join(DIST, process.platform === "win32" ? "tagine.exe" : "tagine"));
  console.log(`built dist/tagine ${VERSION}`);
}
