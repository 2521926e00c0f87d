import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DEMO_SIGN_IN } from "../../src/contract/home-rules.ts";
import { signInForm } from "../support/sign-ins.ts";
import { archive, uploadArchive } from "../support/archives.ts";
import { writeCertificate } from "../support/certificate.ts";
import { eventually } from "../support/eventually.ts";
import { makeFolder, removeFolder } from "../support/folder.ts";
import { EXECUTABLE, startTagine, startProgram } from "../support/program.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";
import { recipePage, testSite } from "../support/test-site.ts";

let folder: string;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(() => removeFolder(folder));

describe("starting", () => {
  test("for the first time prints the address, the data folder and the sign-in, just once", async () => {
    await using first = await startTagine({ DEFAULT_PASSWORD: "" });
    const password = await eventually(() => /Password {2}(\S+)\n/.exec(first.printed())?.[1]);
    const printed = first.printed();
    expect(printed).toContain(first.dataDir);
    expect(printed).toContain(ADMIN_EMAIL);
    expect(printed).toContain(`${first.address}login`);
    expect(password).toMatch(/^[a-z-]{19}$/);
    const admin = await first.signIn(ADMIN_EMAIL, password);
    expect((await admin.get("users/self")).body.admin).toBe(true);
    await first.stop();
    expect(readFileSync(join(first.dataDir, "tagine.log"), "utf8")).not.toContain(password);

    await using second = await startTagine({ DEFAULT_PASSWORD: "" }, first.dataDir);
    await second.stop();
    expect(second.printed()).not.toContain("Password");
  });

  test("for the first time never prints or logs a password from the settings", async () => {
    const password = "set-by-hand-1";
    await using first = await startTagine({ DEFAULT_PASSWORD: password });
    await eventually(() => first.printed().includes("Password  the one set in DEFAULT_PASSWORD\n"));
    await first.signIn(ADMIN_EMAIL, password);
    await first.stop();
    const log = readFileSync(join(first.dataDir, "tagine.log"), "utf8");
    for (const text of [first.printed(), log]) expect(text).not.toContain(password);
    expect(first.printed()).not.toContain("shown this once");
  });

  test("needs only the executable and stores data in the current folder", async () => {
    await using alone = await startProgram([EXECUTABLE, "--port", "0", "--host", "127.0.0.1"], {
      env: {},
      cwd: folder,
      dataDir: join(folder, "data"),
    });
    for (const path of ["", "api/health", "docs", "api/openapi.json"]) {
      expect([path, (await fetch(alone.address + path)).status]).toEqual([path, 200]);
    }
    expect(alone.printed()).toContain(alone.dataDir);
    expect(existsSync(join(alone.dataDir, "tagine.db"))).toBe(true);
    expect(await alone.stop()).toBe(0);
  });

  test("with a certificate serves https, with a broken one exits with a message", async () => {
    const { cert, key } = writeCertificate(folder);
    await using secure = await startTagine({ TLS_CERT: cert, TLS_KEY: key });
    expect(secure.address).toStartWith("https://");
    const answer = await fetch(`${secure.address}api/health`, { tls: { rejectUnauthorized: false } });
    expect(await answer.json()).toEqual({ status: "ok" });
    await Bun.write(key, "no key");
    await expect(startTagine({ TLS_CERT: cert, TLS_KEY: key })).rejects.toThrow(
      "Can't use TLS_CERT and TLS_KEY",
    );
  });

  test("a demo shows sample recipes, and its sign-in is an admin's", async () => {
    await using demo = await startTagine({ IS_DEMO: "true" });
    expect((await demo.visitor.get("debug/is-demo")).body).toEqual({ demoStatus: true });
    const recipes: { image: string | null }[] = (await demo.visitor.get("recipes/summary")).body;
    expect(recipes).toHaveLength(60);
    expect(recipes.filter((recipe) => recipe.image).length).toBeGreaterThan(30);
    const admin = await demo.signIn(DEMO_SIGN_IN.email, DEMO_SIGN_IN.password);
    expect((await admin.get("users/self")).body.admin).toBe(true);
  });

  test("a demo shows recipes in each visitor's language, and changes in one language stay there", async () => {
    await using demo = await startTagine({ IS_DEMO: "true" });
    const call = (language: string, path: string, init: RequestInit = {}) =>
      fetch(`${demo.address}api/${path}`, {
        ...init,
        headers: { "Accept-Language": language, ...init.headers },
      });
    const list = async (language: string) => {
      const response = await call(language, "recipes/summary");
      return { response, rows: (await response.json()) as { name: string; recipeCategory: string[] }[] };
    };
    // Both open the language at once.
    const [german, austrian] = await Promise.all([list("de"), list("de-AT,en;q=0.5")]);
    expect(german.response.headers.get("Vary")).toContain("Accept-Language");
    expect(german.rows).toEqual(austrian.rows);
    const categories = new Set(german.rows.flatMap(({ recipeCategory }) => recipeCategory));
    expect([...categories].toSorted()).toEqual(["Aufläufe", "Kuchen", "Pfannengerichte", "Suppen"]);

    const signIn = signInForm(DEMO_SIGN_IN.email, DEMO_SIGN_IN.password);
    const { access_token } = (await (
      await call("de", "auth/token", { method: "POST", body: signIn })
    ).json()) as { access_token: string };
    const created = await call("de", "recipes/create", {
      method: "POST",
      body: JSON.stringify({ name: "Neue Suppe" }),
      headers: { Authorization: `Bearer ${access_token}`, "Content-Type": "application/json" },
    });
    expect(created.status).toBe(201);
    expect((await call("de", "recipes/neue-suppe")).status).toBe(200);
    expect((await call("sv,en", "recipes/neue-suppe")).status).toBe(404);
    expect((await call("nl", "recipes/neue-suppe")).status).toBe(404);

    // A language that can't be opened is shown in English.
    writeFileSync(join(demo.dataDir, "languages", "pl-PL"), "in the way");
    expect((await list("pl")).rows).toEqual((await list("en")).rows);
    expect(readFileSync(join(demo.dataDir, "tagine.log"), "utf8")).toContain(
      "Couldn't open the demo in pl-PL",
    );
    expect(await demo.stop("SIGTERM")).toBe(0);
  });
});

describe("stopping", () => {
  test("finishes running requests, accepts no new ones, closes the database and exits with 0", async () => {
    await using stopping = await startTagine({ ALLOW_PRIVATE_ADDRESSES: "127.0.0.1" });
    await using site = testSite();
    const requested = Promise.withResolvers<void>();
    const mayAnswer = Promise.withResolvers<void>();
    site.on("/soup", async () => {
      requested.resolve();
      await mayAnswer.promise;
      return new Response(recipePage({ name: "Late Soup" }), { headers: { "Content-Type": "text/html" } });
    });
    const admin = await stopping.signIn();
    const running = admin.send("POST", "recipes/create-url", { url: `${site.origin}/soup` });
    await requested.promise;
    const code = stopping.stop("SIGTERM");
    await eventually(() => isClosed(stopping.address));
    mayAnswer.resolve();
    expect(await running).toMatchObject({ status: 201, body: "late-soup" });
    expect(await code).toBe(0);
    expect(existsSync(join(stopping.dataDir, "tagine.db-wal"))).toBe(false);
    expect(readFileSync(join(stopping.dataDir, "tagine.log"), "utf8").trimEnd()).toEndWith("INFO  Stopped");

    await using again = await startTagine({}, stopping.dataDir);
    expect((await again.visitor.get("recipes/late-soup")).status).toBe(200);
  });

  test("interrupts backups and imports, tells waiting clients, and resumes the import later", async () => {
    await using stopping = await startTagine();
    const admin = await stopping.signIn();
    const recipes = Array.from({ length: 400 }, (_, at) => [
      `r/${at}/recipe.json`,
      { "@type": "Recipe", name: `Dish ${at}` },
    ]);
    await uploadArchive(
      admin,
      "migrations/nextcloud/upload",
      await archive("many.zip", Object.fromEntries(recipes)),
    );
    const imported = admin.send("POST", "migrations/nextcloud/many.zip/import");
    await eventually(async () => (await admin.get("archive-imports")).body[0]?.counts.done > 0);
    const backup = admin.send("POST", "backups/export/database", {});
    await eventually(async () => (await admin.get("backups/status")).body.running);
    expect(await stopping.stop()).toBe(0);
    for (const answer of [await imported, await backup])
      expect([answer.status, answer.body.code]).toEqual([507, "program-stops"]);

    await using again = await startTagine({}, stopping.dataDir);
    const later = await again.signIn();
    await eventually(async () => (await later.get("archive-imports")).body[0].state === "done");
    expect((await later.get("recipes/summary")).body).toHaveLength(400);
    expect((await later.get("backups/available")).body.imports).toEqual([]);
  });

  test("works with Ctrl-C too", async () => {
    await using stopping = await startTagine();
    expect(await stopping.stop("SIGINT")).toBe(0);
  });
});

test("acknowledged writes survive a kill, and the data folder is free immediately", async () => {
  await using killed = await startTagine();
  const admin = await killed.signIn();
  const slugs: string[] = [];
  for (let count = 0; count < 20; count++) {
    const reply = await admin.send("POST", "recipes/create", { name: `Dish ${count}`, tags: ["kept"] });
    expect(reply.status).toBe(201);
    slugs.push(reply.body);
  }
  await killed.stop("SIGKILL");
  await using again = await startTagine({}, killed.dataDir);
  for (const slug of slugs) expect((await again.visitor.get(`recipes/${slug}`)).status).toBe(200);
});

async function isClosed(address: string): Promise<boolean> {
  const { hostname, port } = new URL(address);
  try {
    (await Bun.connect({ hostname, port: Number(port), socket: { data() {} } })).end();
    return false;
  } catch {
    return true;
  }
}
