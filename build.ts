/**
 * Builds the web app into `dist/web`, then the executable with everything inside.
 *
 *   bun build.ts              dist/tagine, for this machine
 *   bun build.ts --web        only the web app
 *   bun build.ts --release    dist/release: one executable per platform, and SHA256SUMS
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { compile as compileStyles, optimize } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import { LANGUAGES } from "./src/contract/languages.ts";
import { NAME_LANGUAGES } from "./src/ingredients/foods/name-languages.ts";
import { CODINGS, type BuiltFile, type Coding } from "./src/assets.ts";
import { EXIT } from "./src/commands/exit-codes.ts";
import { VERSION } from "./src/version.ts";

const ROOT = import.meta.dir;
const DIST = join(ROOT, "dist");
const WEB = join(DIST, "web");

const APP = join(ROOT, "web/main.tsx");

/** The pages besides home that people open most. */
const POPULAR_PAGES = {
  all: "web/recipes/lists/all-recipes-page.tsx",
  recipe: "web/recipes/page/recipe-page.tsx",
};

/** Smaller files aren't worth a request of their own. */
const SMALL_CHUNK_BYTES = 1500;
const JOINED_DRAFTS = 1;

const PLATFORMS = [
  "bun-linux-x64",
  "bun-linux-arm64",
  "bun-linux-x64-musl",
  "bun-linux-arm64-musl",
  "bun-darwin-x64",
  "bun-darwin-arm64",
  "bun-windows-x64",
] as const;

const FILE_TYPES: Record<string, { mime: string; compress: boolean }> = {
  ".js": { mime: "text/javascript;charset=utf-8", compress: true },
  ".css": { mime: "text/css;charset=utf-8", compress: true },
  ".json": { mime: "application/json;charset=utf-8", compress: true },
  ".svg": { mime: "image/svg+xml", compress: true },
  ".png": { mime: "image/png", compress: false },
  ".webmanifest": { mime: "application/manifest+json", compress: true },
  ".woff2": { mime: "font/woff2", compress: false },
};

const MIN_COMPRESSED_BYTES = 500;

/** Words like "filter" in comments would count as classes. */
const COMMENTS = /^ *(?:\/\*[^]*?\*\/|\/\/.*)$/gm;

const COMPRESSORS: Record<Coding, (bytes: Uint8Array) => Uint8Array> = {
  br: (bytes) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        // Meant for fonts, but minified scripts get smaller with it, too.
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      },
    }),
  gzip: (bytes) => gzipSync(bytes, { level: 9 }),
};

await build(process.argv.slice(2));

async function build([mode = "", ...rest]: string[]): Promise<void> {
  if (!["", "--web", "--release"].includes(mode) || rest.length > 0) {
    console.error("Usage: bun build.ts [--web | --release]");
    process.exit(EXIT.usage);
  }
  await buildWeb();
  if (mode === "--release") await buildRelease();
  if (mode === "") {
    await compile(join(DIST, process.platform === "win32" ? "tagine.exe" : "tagine"));
    console.log(`Built dist/tagine ${VERSION}`);
  }
}

async function buildWeb(): Promise<void> {
  rmSync(WEB, { recursive: true, force: true });
  const { metafile, main } = await buildScripts();
  const page = await buildPage(metafile, main);
  copyFonts();
  copyManifest();
  const foodNames = Object.fromEntries(
    NAME_LANGUAGES.map((language) => [language, findBuiltFile(metafile, `locales/foods/${language}.json`)]),
  );
  await buildServiceWorker(page, { main, foodNames });
  copyApiDocs();
  compressAll();
}

/** Each draft shows which small chunks to join. Joining some splits others. */
async function buildScripts() {
  const { metafile } = await bundle([]);
  const sources = new Set([APP, ...listSmallSources(metafile)]);
  const joining = () => [joinChunks([...sources], listLazyPages(metafile))];
  for (let draft = 0; draft < JOINED_DRAFTS; draft++)
    for (const source of listSmallSources((await bundle(joining())).metafile)) sources.add(source);
  const app = await bundle(joining(), join(WEB, "assets"));
  return { metafile: app.metafile, main: findOutput(app.outputs, /main-[^/]*\.js$/) };
}

/** @param outdir left out, nothing is written */
function bundle(plugins: Bun.BunPlugin[], outdir?: string): Promise<Bun.BuildOutput> {
  return Bun.build({
    entrypoints: [APP],
    ...(outdir && { outdir }),
    naming: "[name]-[hash].[ext]",
    target: "browser",
    splitting: true,
    // It would add the file names of all pages to the first load (2 kB).
    modulePreload: false,
    minify: true,
    define: { "process.env.NODE_ENV": '"production"' },
    metafile: true,
    plugins,
  });
}

/**
 * Joins sources into one chunk. By default, the bundler makes a chunk for each set of pages that share something; once
 * every lazy page imports all these sources, only one such set is left. Measured on home: 4 requests instead of 58, and
 * 129.8 kB instead of 143.5; for the small sources on a recipe's page: 9 more requests instead of 16.
 */
function joinChunks(sources: string[], pages: string[]): Bun.BunPlugin {
  return {
    name: "join chunks",
    setup(builder) {
      builder.onLoad({ filter: /[\\/]web[\\/].*\.tsx?$/ }, ({ path }) => {
        if (!pages.includes(path)) return undefined;
        const imports = sources.filter((source) => source !== path).map(importSource);
        const contents = [...imports, readFileSync(path, "utf8")].join("\n");
        return { contents, loader: path.endsWith("x") ? "tsx" : "ts" };
      });
    },
  };
}

/** Imports that are never used would be removed from packages, so one of their properties is read. */
function importSource(source: string, index: number): string {
  const path = JSON.stringify(source);
  return isIcon(source) ? `import joined${index} from ${path}; joined${index}.x;` : `import ${path};`;
}

function isIcon(source: string): boolean {
  return /[\\/]lucide-react[\\/].*[\\/]icons[\\/]/.test(source);
}

function listLazyPages(metafile: Bun.BuildMetafile | undefined): string[] {
  const entries = Object.values(metafile?.outputs ?? {}).map(({ entryPoint = "" }) => entryPoint);
  const sources = entries.filter((source) => /^web\/(?!text\/later\/).*\.tsx?$/.test(source));
  return sources.map((source) => join(ROOT, source)).filter((source) => source !== APP);
}

/** The sources of small chunks that popular pages would load one by one. */
function listSmallSources(metafile: Bun.BuildMetafile | undefined): string[] {
  const outputs = outputsByName(metafile);
  const sources = Object.values(POPULAR_PAGES)
    .flatMap((page) => listStaticImports(metafile, findBuiltFile(metafile, page)))
    .map((path) => outputs.get(basename(path)))
    .filter((output) => output !== undefined && !output.entryPoint && output.bytes < SMALL_CHUNK_BYTES)
    .flatMap((output) => Object.keys(output?.inputs ?? {}));
  return [...new Set(sources)]
    .map((source) => join(ROOT, source))
    .filter((source) => source.startsWith(join(ROOT, "web")) || isIcon(source));
}

async function buildPage(metafile: Bun.BuildMetafile | undefined, main: string): Promise<string> {
  const styles = await buildStyles(listFirstLoadSources());
  const head = [
    // Inline, so that the first paint needs only the page.
    `<style>${styles.replaceAll("url(./", "url(assets/")}</style>`,
    `<meta name="later-styles" content="${await buildLaterStyles()}" />`,
    `<link rel="preload" href="assets/lora-latin.woff2" as="font" type="font/woff2" crossorigin />`,
    `<script>${await buildFirstPaint(metafile, main)}</script>`,
    ...listStaticImports(metafile, main).map((path) => `<link rel="modulepreload" href="${path}" />`),
    `<script type="module" src="${main}"></script>`,
  ].join("\n    ");
  const template = readFileSync(join(ROOT, "web/index.html"), "utf8");
  // A function, because a replacement string would give `$` a meaning.
  const page = template.replace(/<!-- build: .* -->/, () => head);
  writeFileSync(join(WEB, "index.html"), page);
  writeFileSync(join(WEB, "index.html.br"), COMPRESSORS.br(Buffer.from(page)));
  return page;
}

/** Runs before the first paint, so it's not a module: modules wait for the whole page. */
async function buildFirstPaint(metafile: Bun.BuildMetafile | undefined, main: string): Promise<string> {
  const { outputs } = await Bun.build({
    entrypoints: [join(ROOT, "web/first-paint.ts")],
    target: "browser",
    format: "iife",
    minify: true,
    define: { FILES_BY_NEED: JSON.stringify(listFilesByNeed(metafile, main)) },
  });
  return (await outputs[0]?.text())?.trim() ?? "";
}

/** What pages load besides the app, by page: see `web/first-paint.ts`. */
function listFilesByNeed(metafile: Bun.BuildMetafile | undefined, main: string) {
  const firstLoad = new Set([main, ...listStaticImports(metafile, main)]);
  const listPageFiles = (source: string): string[] => {
    const page = findBuiltFile(metafile, source);
    return [page, ...listStaticImports(metafile, page)].filter((path) => !firstLoad.has(path));
  };
  const texts = LANGUAGES.map((language) => {
    const sources = [`locales/${language}.json`, `web/text/later/${language}.ts`];
    return [language, sources.map((source) => findBuiltFile(metafile, source))] as const;
  });
  const pages = Object.entries(POPULAR_PAGES).map(([name, source]) => [name, listPageFiles(source)] as const);
  return { texts: Object.fromEntries(texts), ...Object.fromEntries(pages) };
}

/** All styles in a file of their own: inline, they would add 4.8 kB to the first load. */
async function buildLaterStyles(): Promise<string> {
  const styles = await buildStyles(new Bun.Glob("**/*.tsx").scanSync(join(ROOT, "web")));
  const path = `assets/later-${Bun.hash(styles).toString(36)}.css`;
  writeFileSync(join(WEB, path), styles);
  return path;
}

/**
 * Uses Tailwind's own optimizer, because Bun's bundler rewrites styles for old browsers at twice the size.
 * @param files relative to `web/`
 */
async function buildStyles(files: Iterable<string>): Promise<string> {
  const base = join(ROOT, "web");
  const source = readFileSync(join(base, "app.css"), "utf8");
  const compiler = await compileStyles(source, { base, onDependency: () => undefined });
  const contents = Array.from(files, (file) => ({
    content: readFileSync(join(base, file), "utf8").replace(COMMENTS, ""),
    extension: "tsx",
  }));
  const classes = new Scanner({ sources: [] }).scanFiles(contents);
  return optimize(compiler.build(classes), { minify: true }).code;
}

/** All sources except those loaded by `later`, which loads all styles. */
function listFirstLoadSources(): string[] {
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

/** Browsers load the second subset only for pages that need it. */
function copyFonts(): void {
  const lora = dirname(Bun.resolveSync("@fontsource-variable/lora/package.json", ROOT));
  for (const subset of ["latin", "latin-ext"]) {
    cpSync(join(lora, `files/lora-${subset}-wght-normal.woff2`), join(WEB, `assets/lora-${subset}.woff2`));
  }
}

function copyManifest(): void {
  cpSync(join(ROOT, "web/manifest.webmanifest"), join(WEB, "manifest.webmanifest"));
  mkdirSync(join(WEB, "icons"));
  for (const icon of readdirSync(join(ROOT, "web/icons")))
    cpSync(join(ROOT, "web/icons", icon), join(WEB, "icons", icon));
}

/** The service worker contains a hash of all files, so any change makes it a new version. */
async function buildServiceWorker(
  page: string,
  { main, foodNames }: { main: string; foodNames: Record<string, string> },
): Promise<void> {
  const assets = readdirSync(join(WEB, "assets")).map((file) => `assets/${file}`);
  const files = [...assets.toSorted(), "icons/icon.svg"];
  const version = Bun.hash([page, ...files.map((file) => readFileSync(join(WEB, file), "utf8"))].join("\n"));
  const built = await Bun.build({
    entrypoints: [join(ROOT, "web/sw.ts")],
    outdir: WEB,
    target: "browser",
    format: "iife",
    minify: true,
    banner: `// Tagine, build ${version.toString(36)}`,
    define: {
      BUILD: JSON.stringify(version.toString(36)),
      MAIN: JSON.stringify(main),
      FILES: JSON.stringify(files.filter((file) => !Object.values(foodNames).includes(file))),
      FOOD_NAMES: JSON.stringify(foodNames),
    },
  });
  findOutput(built.outputs, /^sw\.js$/);
}

/** Includes Swagger UI, because the API docs must work offline. */
function copyApiDocs(): void {
  const swagger = dirname(Bun.resolveSync("swagger-ui-dist/package.json", ROOT));
  mkdirSync(join(WEB, "docs"));
  for (const file of ["swagger-ui.css", "swagger-ui-bundle.js"])
    cpSync(join(swagger, file), join(WEB, "docs", file));
  for (const file of ["index.html", "start.js"])
    cpSync(join(ROOT, "web/docs", file), join(WEB, "docs", file));
}

/** Also lists all files for the server. The pages aren't among them. */
function compressAll(): void {
  const files: Record<string, BuiltFile> = {};
  for (const path of readdirSync(WEB, { recursive: true, encoding: "utf8" })) {
    const type = FILE_TYPES[extname(path)];
    if (!type) continue;
    const bytes = readFileSync(join(WEB, path));
    const packed = type.compress && bytes.length >= MIN_COMPRESSED_BYTES ? CODINGS : [];
    for (const coding of packed) writeFileSync(join(WEB, `${path}.${coding}`), COMPRESSORS[coding](bytes));
    const etag = `"${Bun.hash(bytes).toString(36)}"`;
    files[path.replaceAll("\\", "/")] = { mime: type.mime, etag, packed };
  }
  writeFileSync(join(WEB, "files.json"), JSON.stringify(files));
}

/** The path below `dist/web`. */
function findOutput(outputs: Bun.BuildArtifact[], name: RegExp): string {
  const found = outputs.map((output) => relative(WEB, output.path)).find((path) => name.test(path));
  if (!found) throw new Error(`No built file matches ${name}`);
  return found.replaceAll("\\", "/");
}

function outputsByName(metafile: Bun.BuildMetafile | undefined) {
  return new Map(Object.entries(metafile?.outputs ?? {}).map(([path, output]) => [basename(path), output]));
}

/** Direct and indirect imports, so that the browser can load them all at once. */
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

/** The path below `dist/web` of a source that is loaded on its own. */
function findBuiltFile(metafile: Bun.BuildMetafile | undefined, source: string): string {
  const outputs = Object.entries(metafile?.outputs ?? {});
  const [path] = outputs.find(([, { entryPoint }]) => entryPoint === source) ?? [];
  if (!path) throw new Error(`No built file for ${source}`);
  return `assets/${basename(path)}`;
}

async function compile(outfile: string, target?: (typeof PLATFORMS)[number]): Promise<void> {
  await Bun.build({
    // Worker threads are entry points, too.
    entrypoints: [
      join(ROOT, "src/main.ts"),
      join(ROOT, "src/recipes/reading/page-worker.ts"),
      join(ROOT, "src/recipes/reading/pdf-worker.ts"),
      join(ROOT, "src/backups/backup-worker.ts"),
      join(ROOT, "src/exports/template-worker.ts"),
    ],
    compile: {
      outfile,
      ...(target && { target }),
      assets: [WEB, join(ROOT, "migrations"), join(ROOT, "locales/foods")],
      autoloadDotenv: false,
      autoloadBunfig: false,
    },
    // Elysia compares constructor names: with shortened ones it silently stops validating queries.
    minify: { whitespace: true, syntax: true, identifiers: false },
    define: { "process.env.NODE_ENV": '"production"' },
    bytecode: true,
    format: "esm",
  });
}

async function buildRelease(): Promise<void> {
  const folder = join(DIST, "release");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sums: string[] = [];
  for (const platform of PLATFORMS) {
    const name = `tagine-${VERSION}-${platform.replace("bun-", "")}${platform.includes("windows") ? ".exe" : ""}`;
    await compile(join(folder, name), platform);
    const sum = new Bun.CryptoHasher("sha256").update(readFileSync(join(folder, name))).digest("hex");
    sums.push(`${sum}  ${name}\n`);
    console.log(`Built dist/release/${name}`);
  }
  writeFileSync(join(folder, "SHA256SUMS"), sums.join(""));
}
