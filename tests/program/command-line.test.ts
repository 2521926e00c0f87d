import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { Database } from "bun:sqlite";
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { version } from "../../package.json";
import { readConfig } from "../../src/config.ts";
import { SETTINGS, type Setting } from "../../src/settings.ts";
import { writeCertificate } from "../support/certificate.ts";
import { eventually } from "../support/eventually.ts";
import { makeFolder, removeFolder } from "../support/folder.ts";
import { EXECUTABLE, run, startTagine } from "../support/program.ts";

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;
let folder: string;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(() => removeFolder(folder));

describe("help and version", () => {
  test("--version prints only the version", async () => {
    expect(await run(["--version"])).toEqual({ code: 0, out: `${version}\n`, err: "" });
  });

  test("--help and the docs list every setting with its flag and default", async () => {
    const { code, out } = await run(["--help"]);
    const docs = readFileSync(join(import.meta.dir, "../../docs/settings.md"), "utf8");
    expect(code).toBe(0);
    for (const setting of Object.values(SETTINGS) as Setting[]) {
      expect(out).toContain(`${setting.env}`);
      expect(out).toContain(`--${setting.flag}`);
      if (setting.fallback) expect(out).toContain(`[${setting.fallback}]`);
      const row = docs.split("\n").find((line) => line.startsWith(`| \`${setting.env}\``));
      expect([setting.env, row]).toEqual([setting.env, expect.stringContaining(`\`--${setting.flag}\``)]);
      if (setting.fallback) expect(row).toContain(`\`${setting.fallback}\``);
    }
  });

  test.each([
    [["cook"], "no command"],
    [["--colour"], "no option"],
    [["serve", "--colour"], "no option"],
    [["-p"], "no option"],
    [["--"], "no option"],
    [["serve", "more"], "no option"],
    [["--port"], "needs a value"],
    [["scrape", "--html"], "--html needs a value"],
    [["scrape", "--html", "page.html"], "scrape needs"],
    [["scrape", "--batch=x"], "scrape needs"],
    [["ingredients"], "ingredients needs"],
    [["ingredients", "--batch", "more"], "ingredients needs"],
    [["scrape", "--html", "page.html", "--url", "nowhere"], "--url must be"],
  ])("%p is a usage error with exit code 2", async (words, sentence) => {
    const { code, err, out } = await run(words);
    expect(err).toContain(sentence);
    expect(err).toContain("--help");
    expect({ code, out }).toEqual({ code: 2, out: "" });
  });
});

describe("an invalid setting stops the start with a message", () => {
  test.each([
    ["API_PORT", "abc"],
    ["API_PORT", "70000"],
    ["PORT", "-1"],
    ["TOKEN_TIME", "0"],
    ["TOKEN_TIME", "soon"],
    ["LOG_LEVEL", "loud"],
    ["BASE_PATH", "/a b"],
    ["BASE_PATH", "/<script>"],
    ["BASE_PATH", "/.."],
    ["BASE_PATH", "/."],
    ["BASE_PATH", "../x"],
    ["BASE_PATH", "/api"],
    ["BASE_PATH", "/docs/x"],
    ["PUBLIC_URL", "recipes.example.com"],
    ["RELEASES_URL", "releases.example.com"],
    ["RELEASES_URL", "file:///etc/passwd"],
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

  test("an empty variable counts as unset", async () => {
    const env = Object.fromEntries(Object.values(SETTINGS).map((setting) => [setting.env, ""]));
    expect(readConfig([], env)).toEqual(readConfig([], {}));
    expect(readConfig([], { API_PORT: "", PORT: "8123" }).port).toBe(8123);
    expect((await run(["--data-dir="])).err).toStartWith("--data-dir must be a folder");
  });

  test("an unreadable key is reported as such, not as a port problem", async () => {
    const { cert } = writeCertificate(folder);
    const { code, err } = await run([], {
      env: { API_PORT: "0", DATA_DIR: join(folder, "tls"), TLS_CERT: cert, TLS_KEY: folder },
    });
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringContaining("TLS_KEY names a file that cannot be read"),
    });
  });

  test("a value such as a password may start with a dash", () => {
    expect(readConfig(["--default-password", "-a-secret"], {}).defaultPassword).toBe("-a-secret");
    expect(readConfig(["--default-password=--another"], {}).defaultPassword).toBe("--another");
  });

  test("a switch may have a value but doesn't need one", () => {
    expect(readConfig(["--is-demo", "--port", "8123"], {})).toMatchObject({ isDemo: true, port: 8123 });
    expect(readConfig(["--api-docs=false"], {}).apiDocs).toBe(false);
  });

  test("a flag overrides the environment", async () => {
    const { code, err } = await run(["--port", "nonsense"], { env: { API_PORT: "9000" } });
    expect(code).toBe(1);
    expect(err).toStartWith("--port must be");
    expect(err).toContain("“nonsense”");
    expect((await run(["--port=also"], {})).err).toContain("“also”");
  });
});

describe("a refused start says what to do about", () => {
  test("a port in use", async () => {
    await using other = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
    const port = String(other.port);
    const { code, err } = await run([], {
      env: { HOST: "127.0.0.1", API_PORT: port, DATA_DIR: join(folder, "port") },
    });
    expect(code).toBe(1);
    expect(err).toContain(`Port ${port} is taken`);
    expect(err).toContain("--port");
  });

  test("a port used by another Tagine", async () => {
    await using first = await startTagine();
    const { port } = new URL(first.address);
    const { code, err } = await run([], {
      env: { HOST: "127.0.0.1", API_PORT: port, DATA_DIR: join(folder, "shared-port") },
    });
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(`Port ${port} is taken`) });
  });

  test("a failed first start, and the next one still shows the sign-in", async () => {
    await using other = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
    const path = join(folder, "failed-first");
    const failed = await run([], {
      env: { HOST: "127.0.0.1", API_PORT: String(other.port), DATA_DIR: path },
    });
    expect({ code: failed.code, out: failed.out }).toEqual({ code: 1, out: "" });
    await using next = await startTagine({ DEFAULT_PASSWORD: "" }, path);
    await eventually(() => /Password {2}\S+\n/.test(next.printed()));
  });

  test("a data folder that isn't writable", async () => {
    writeFileSync(join(folder, "file"), "");
    for (const path of [join(folder, "file"), "/proc/tagine"]) {
      const { code, err } = await run([], { env: { API_PORT: "0", DATA_DIR: path } });
      expect(code).toBe(1);
      expect(err).toContain("cannot be written");
      expect(err).toContain("DATA_DIR");
    }
  });

  test("a data folder used by another Tagine", async () => {
    await using first = await startTagine();
    const { code, err } = await run([], { env: { API_PORT: "0", DATA_DIR: first.dataDir } });
    expect(code).toBe(1);
    expect(err).toContain("in use by another Tagine");
  });

  test("a newer program's database", async () => {
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

  test.skipIf(!isRoot)("another user's database", async () => {
    await using first = await startTagine();
    await first.stop();
    chmodSync(first.dataDir, 0o777);
    for (const name of ["images", "lock", "secret"]) chownSync(join(first.dataDir, name), NOBODY, NOBODY);
    for (const mode of [0o444, 0o600]) {
      chmodSync(join(first.dataDir, "tagine.db"), mode);
      const words = ["--reuid", String(NOBODY), "--clear-groups", EXECUTABLE];
      const denied = Bun.spawnSync(["setpriv", ...words], {
        env: { API_PORT: "0", DATA_DIR: first.dataDir },
      });
      const err = denied.stderr.toString();
      expect({ code: denied.exitCode, err }).toEqual({
        code: 1,
        err: expect.stringContaining("cannot be written"),
      });
      expect(err.trim().split("\n")).toHaveLength(1);
    }
  });

  test("a demo in a household's folder and a household in a demo's", async () => {
    await using home = await startTagine();
    await home.stop();
    const demo = await run([], { env: { API_PORT: "0", DATA_DIR: home.dataDir, IS_DEMO: "true" } });
    expect(demo.err).toContain("would delete everything");
    const path = join(folder, "demo");
    mkdirSync(path);
    writeFileSync(join(path, "demo"), "");
    expect((await run([], { env: { API_PORT: "0", DATA_DIR: path } })).err).toContain("belongs to a demo");
  });
});

test("without MIRROR_DIR, no recipe is written to a folder", () => {
  expect(readConfig([], {}).mirrorDir).toBeNull();
  expect(readConfig([], { MIRROR_DIR: "/recipes" }).mirrorDir).toBe("/recipes");
  expect(readConfig([], { MIRROR_FORMAT: "cooklang" }).mirrorFormat).toBe("cooklang");
});
