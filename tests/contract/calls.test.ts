import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import english from "../../locales/server/en-US.json";
import { ADMIN_EMAIL, PASSWORD, signInForm } from "../support/sign-ins.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

const ROOT = join(import.meta.dir, "../..");
let at: Tagine;

beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());

function files(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);
}

test("the web app makes calls only by their names in the table, checked by the compiler", () => {
  const unnamed = [
    /import \{[^}]*\bcall(?:ForPicture)?\b[^}]*\} from "[^"]*api\/call\.ts"/,
    /\bfetch\(\s*apiPath/,
  ];
  const strangers = files("web")
    .filter((file) => !file.startsWith("web/api/"))
    .filter((file) => unnamed.some((call) => call.test(readFileSync(join(ROOT, file), "utf8"))));
  expect(strangers).toEqual([]);
});

test("every server message is used", () => {
  // The type check makes sure each has its English text.
  const source = files("src")
    .filter((file) => !file.endsWith("wire-sentences.ts"))
    .map((file) => readFileSync(join(ROOT, file), "utf8"))
    .join("\n");
  expect(Object.keys(english).filter((code) => !source.includes(`"${code}"`))).toEqual([]);
});

describe("all calls behave alike", () => {
  test("a trailing slash is the same path", async () => {
    expect((await at.visitor.get("recipes/summary/")).body).toEqual(
      (await at.visitor.get("recipes/summary")).body,
    );
    expect((await at.visitor.get("themes/default/")).status).toBe(200);
  });

  test("unknown calls get 404 in JSON, whatever the method", async () => {
    for (const method of ["GET", "POST", "PUT", "DELETE", "PATCH"]) {
      const reply = await at.visitor.send(method, "no/such/call");
      expect([method, reply.status, reply.body.code]).toEqual([method, 404, "call-not-found"]);
    }
  });

  test("a wrong method gets 405 with the right ones", async () => {
    const reply = await at.visitor.send("DELETE", "recipes/summary");
    expect(reply.status).toBe(405);
    expect(reply.headers.get("Allow")).toBe("GET, HEAD");
    expect((await at.visitor.get("recipes/create-url")).headers.get("Allow")).toBe("POST");
    expect((await at.visitor.send("PUT", "auth/token")).headers.get("Allow")).toBe("POST");
    expect((await at.visitor.send("PUT", "recipes/create")).headers.get("Allow")).toBe("POST");
  });

  test("a page allows GET and HEAD, and any other method gets 405", async () => {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "PROPFIND"]) {
      for (const path of ["", "recipe/x"]) {
        const answer = await at.handle(new Request(`http://localhost/${path}`, { method }));
        expect([method, path, answer.status]).toEqual([method, path, 405]);
        expect(answer.headers.get("Allow")).toBe("GET, HEAD");
      }
    }
  });

  test("unknown paths below calls and files don't return the app's page", async () => {
    for (const path of ["api", "api/", "api/health//", "assets/none.js", "docs/none.js"]) {
      const answer = await at.handle(new Request(`http://localhost/${path}`));
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get("Content-Type")).toContain("application/json");
    }
  });

  test("unknown fields are ignored everywhere", async () => {
    const sent = { name: "More", more: 1, notes: [{ text: "a", more: { b: 1 } }], ingredientGroups: [] };
    expect((await at.user.send("POST", "recipes/create", sent)).status).toBe(201);
    expect((await at.visitor.get("recipes/more")).body.notes).toEqual([{ title: "", text: "a" }]);
    expect((await at.visitor.get("recipes/summary?more=1&limit=1")).body).toHaveLength(1);
    const form = new URLSearchParams({ ...Object.fromEntries(signInForm(ADMIN_EMAIL, PASSWORD)), scope: "" });
    expect((await at.visitor.send("POST", "auth/token", form)).status).toBe(200);
  });

  test("an impossible page of a list gets 422", async () => {
    for (const query of ["start=99999999999999999999", "limit=1e20", "skip=-1"]) {
      expect([query, (await at.visitor.get(`recipes/summary?${query}`)).status]).toEqual([query, 422]);
    }
    expect((await at.visitor.get(`recipes/summary?limit=${Number.MAX_SAFE_INTEGER}`)).status).toBe(200);
  });

  test("bodies are read whatever their content type, unless they can't be", async () => {
    const create = (body: string, type: string) =>
      at.user.send("POST", "recipes/create", body, { "Content-Type": type });
    for (const type of [
      "application/json; charset=utf-8",
      "text/plain",
      "application/x-www-form-urlencoded",
      "x/y",
    ]) {
      expect([type, (await create('{"name":"Said"}', type)).status]).toEqual([type, 201]);
    }
    const part = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nSoup\r\n--x--\r\n';
    expect((await create(part, "multipart/form-data; boundary=x")).body.code).toBe("body-not-json");
    expect((await create("name=Soup", "application/x-www-form-urlencoded")).status).toBe(201);
    expect((await create("name=Soup", "APPLICATION/X-WWW-Form-Urlencoded")).status).toBe(201);
  });

  test("a list longer than any limit is refused before it's checked", async () => {
    const { body } = await at.user.send("POST", "recipes/create", {
      name: "Long",
      tags: Array(20_001).fill(1),
    });
    expect(body.detail).toEqual([
      { loc: ["body", "tags"], msg: "More than 20000 entries", type: "value_error.length" },
    ]);
  });

  test("names in paths can contain spaces and accents, and unknown ones get 404", async () => {
    at.app.themes.add("Crème & Co", { ...(at.app.themes.get("default")?.colors ?? fail()) });
    expect((await at.visitor.get("themes/Cr%C3%A8me%20%26%20Co")).body.name).toBe("Crème & Co");
    const nonsense = [
      "themes/%00",
      "recipes/..%2F..%2Fetc",
      "tags/%F0%9F%8D%95",
      "recipes/%E0%A4%A",
      "themes/%E0%A4%A",
    ];
    for (const path of nonsense) {
      expect([path, (await at.visitor.get(path)).status]).toEqual([path, 404]);
    }
  });

  test("a server error gets 500 with a request id and no stack", async () => {
    using broken = await tagine();
    broken.app.db.run("ALTER TABLE theme RENAME TO elsewhere");
    const reply = await broken.visitor.get("themes");
    expect(reply.status).toBe(500);
    expect(reply.body.code).toBe("internal");
    expect(JSON.stringify(reply.body)).not.toMatch(/\bat \w|\.ts:|SQLITE|table|theme/i);
  });
});

function fail(): never {
  throw new Error("There is no default theme");
}
