import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { Database } from "bun:sqlite";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { version } from "../../package.json";
import { SETTINGS, type Setting } from "../../src/settings.ts";
import { EXECUTABLE, run, serving } from "../support/program.ts";
import { recipePage } from "../support/test-site.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tagine-test-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("help and version", () => {
  test("--version says the version, and nothing else", async () => {
    expect(await run(["--version"])).toEqual({ code: 0, out: `${version}\n`, err: "" });
  });

  test("--help lists every setting with its flag and default, and so does the README", async () => {
    const { code, out } = await run(["--help"]);
    const readme = readFileSync(join(import.meta.dir, "../../README.md"), "utf8");
    expect(code).toBe(0);
    for (const setting of Object.values(SETTINGS) as Setting[]) {
      expect(out).toContain(`${setting.env}`);
      expect(out).toContain(`--${setting.flag}`);
      if (setting.fallback) expect(out).toContain(`[${setting.fallback}]`);
      const row = readme.split("\n").find((line) => line.startsWith(`| \`${setting.env}\``));
      expect([setting.env, row]).toEqual([setting.env, expect.stringContaining(`\`--${setting.flag}\``)]);
      if (setting.fallback) expect(row).toContain(`\`${setting.fallback}\``);
    }
  });

  test.each([
    [["cook"], "no command"],
    [["--colour"], "no option"],
    [["serve", "--colour"], "no option"],
    [["--port"], "needs a value"],
    [["scrape", "--html"], "scrape needs"],
    [["scrape", "--html", "page.html", "--url", "nowhere"], "--url must be"],
  ])("%p is not understood, which the exit code 2 says", async (words, sentence) => {
    const { code, err, out } = await run(words);
    expect(err).toContain(sentence);
    expect(err).toContain("--help");
    expect({ code, out }).toEqual({ code: 2, out: "" });
  });
});

describe("a wrong setting stops the start with a sentence", () => {
  test.each([
    ["API_PORT", "abc"],
    ["API_PORT", "70000"],
    ["PORT", "-1"],
    ["TOKEN_TIME", "0"],
    ["TOKEN_TIME", "soon"],
    ["LOG_LEVEL", "loud"],
    ["BASE_PATH", "/a b"],
    ["BASE_PATH", "/<script>"],
    ["PUBLIC_URL", "recipes.example.com"],
    ["ALLOW_PRIVATE_ADDRESSES", "10.0.0.0/99"],
    ["TRUST_PROXY", "the proxy"],
    ["IS_DEMO", "maybe"],
    ["API_DOCS", "2"],
    ["DEFAULT_EMAIL", "nobody"],
    ["DEFAULT_PASSWORD", "short"],
    ["TLS_CERT", "/nowhere.pem"],
  ])("%s=%s", async (name, value) => {
    const { code, err, out } = await run([], { env: { [name]: value, DATA_DIR: join(folder, "settings") } });
    expect(code).toBe(1);
    expect(err).toStartWith(name);
    expect(err.trim().split("\n")).toHaveLength(1);
    expect(out).toBe("");
  });

  test("a flag counts before the environment", async () => {
    const { code, err } = await run(["--port", "nonsense"], { env: { API_PORT: "9000" } });
    expect(code).toBe(1);
    expect(err).toStartWith("--port must be");
    expect(err).toContain("“nonsense”");
    expect((await run(["--port=also"], {})).err).toContain("“also”");
  });
});

describe("what stops a start says what to do", () => {
  test("a port that is taken", async () => {
    const other = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
    const port = String(other.port);
    const { code, err } = await run([], {
      env: { HOST: "127.0.0.1", API_PORT: port, DATA_DIR: join(folder, "port") },
    });
    await other.stop(true);
    expect(code).toBe(1);
    expect(err).toContain(`Port ${port} is taken`);
    expect(err).toContain("--port");
  });

  test("a data folder that cannot be written", async () => {
    writeFileSync(join(folder, "file"), "");
    for (const path of [join(folder, "file"), "/proc/tagine"]) {
      const { code, err } = await run([], { env: { DATA_DIR: path } });
      expect(code).toBe(1);
      expect(err).toContain("cannot be written");
      expect(err).toContain("DATA_DIR");
    }
  });

  test("a data folder that another Tagine has", async () => {
    const first = await serving();
    const { code, err } = await run([], { env: { API_PORT: "0", DATA_DIR: first.dataDir } });
    await first.end();
    expect(code).toBe(1);
    expect(err).toContain("in use by another Tagine");
  });

  test("a killed Tagine leaves its folder free", async () => {
    const first = await serving();
    await first.stop("SIGKILL");
    const second = await serving({}, first.dataDir);
    expect((await fetch(`${second.address}api/health`)).status).toBe(200);
    await second.end();
  });

  test("a database of a newer program", async () => {
    const path = join(folder, "newer");
    mkdirSync(path);
    const db = new Database(join(path, "tagine.db"), { create: true });
    db.run("PRAGMA user_version = 999");
    db.close();
    const { code, err } = await run([], { env: { API_PORT: "0", DATA_DIR: path } });
    expect(code).toBe(1);
    expect(err).toContain("newer Tagine");
  });

  test("a damaged database", async () => {
    const path = join(folder, "damaged");
    mkdirSync(path);
    writeFileSync(join(path, "tagine.db"), "no database ".repeat(1000));
    const { code, err } = await run([], { env: { API_PORT: "0", DATA_DIR: path } });
    expect(code).toBe(1);
    expect(err).toContain("is damaged");
    expect(readFileSync(join(path, "tagine.db"), "utf8")).toStartWith("no database");
  });

  test("a demo in a household's folder, and a household in a demo's", async () => {
    const home = await serving();
    await home.stop();
    const demo = await run([], { env: { API_PORT: "0", DATA_DIR: home.dataDir, IS_DEMO: "true" } });
    expect(demo.err).toContain("would delete everything");
    await home.end();
    const path = join(folder, "demo");
    mkdirSync(path);
    writeFileSync(join(path, "demo"), "");
    expect((await run([], { env: { API_PORT: "0", DATA_DIR: path } })).err).toContain("belongs to a demo");
  });
});

describe("scrape", () => {
  test("--html --url prints the recipe of a page as JSON", async () => {
    const file = join(folder, "page.html");
    writeFileSync(file, recipePage({ aggregateRating: { ratingValue: 4.5 }, author: "Ann" }));
    const { code, out } = await run(["scrape", "--html", file, "--url", "https://kitchen.example/soup"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      name: "Lemon Lentil Soup",
      recipeIngredient: ["200 g red lentils", "1 lemon", "1 l vegetable stock"],
      rating: 4.5,
      author: "Ann",
      orgURL: "https://kitchen.example/soup",
    });
  });

  test("a page without a recipe, and a file that is not there, are told apart from success", async () => {
    const file = join(folder, "news.html");
    writeFileSync(file, "<p>News</p>");
    const none = await run(["scrape", "--html", file, "--url", "https://x.y/"]);
    expect({ code: none.code, error: JSON.parse(none.out).error }).toEqual({
      code: 1,
      error: expect.any(String),
    });
    const missing = await run(["scrape", "--html", join(folder, "nothing"), "--url", "https://x.y/"]);
    expect(missing.code).toBe(1);
    expect(missing.err).toContain("does not exist");
  });

  test("--batch answers line by line, whatever stands in a line", async () => {
    const file = join(folder, "batch.html");
    writeFileSync(file, recipePage());
    const lines = [
      JSON.stringify({ id: "a", url: "https://x.y/1", htmlFile: file }),
      "",
      "no json",
      JSON.stringify({ id: 7, url: "https://x.y/2", htmlFile: join(folder, "nothing") }),
      JSON.stringify({ id: "news", url: "https://x.y/3", htmlFile: join(folder, "news.html") }),
      JSON.stringify({ id: "b", url: "https://x.y/4", htmlFile: file }),
    ];
    const { code, out } = await run(["scrape", "--batch"], { input: lines.join("\n") });
    const answers = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(answers.map((answer) => [answer.id, Boolean(answer.recipe), Boolean(answer.error)])).toEqual([
      ["a", true, false],
      [null, false, true],
      [7, false, true],
      ["news", false, true],
      ["b", true, false],
    ]);
  });
});

test("the executable needs nothing beside it", async () => {
  const alone = join(folder, "alone");
  mkdirSync(alone);
  copyFileSync(EXECUTABLE, join(alone, "tagine"));
  chmodSync(join(alone, "tagine"), 0o755);
  const process = Bun.spawn([join(alone, "tagine"), "--port", "0", "--host", "127.0.0.1"], {
    cwd: alone,
    env: {},
    stdout: "pipe",
  });
  const reader = process.stdout.getReader();
  const decoder = new TextDecoder();
  let printed = "";
  while (!printed.includes("Password")) {
    const { value, done } = await reader.read();
    if (done) break;
    printed += decoder.decode(value);
  }
  const address = /Open {6}(\S+)/.exec(printed)?.[1] ?? "";
  for (const path of ["", "api/health", "docs", "api/openapi.json"]) {
    expect([path, (await fetch(address + path)).status]).toEqual([path, 200]);
  }
  process.kill();
  expect(await process.exited).toBe(0);
  expect(printed).toContain(join(alone, "data"));
});
