import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { ShareLink, SharedRecipe } from "../../src/contract/share-links.ts";
import { recipeContent } from "../../src/recipes/recipe.ts";
import { tidyDaily } from "../../src/scheduler.ts";
import { recipeWith, upload } from "../support/pictured.ts";
import { shapeFaults } from "../support/shape-faults.ts";
import { USER_EMAIL } from "../support/sign-ins.ts";
import { tagine, type Tagine } from "../support/tagine.ts";
import { picture } from "../support/test-site.ts";

let at: Tagine;

beforeEach(async () => {
  at = await tagine();
  await at.admin.send("PUT", "site-settings", { visitorsMustSignIn: true });
  at.app.recipes.add(
    recipeContent({
      name: "Banana Bread",
      recipeIngredient: ["4 bananas"],
      recipeCategory: ["Baking"],
      tags: ["Sweet"],
      sourceText: "A private email",
      extras: { cupboard: "left" },
    }),
  );
});
afterEach(() => at.close());

async function share(expires?: string, slug = "banana-bread"): Promise<ShareLink> {
  const { status, body } = await at.user.send("POST", `recipes/${slug}/share-links`, { expires });
  expect(status).toBe(201);
  return body;
}
const read = (token: string) => at.visitor.get(`shared/${token}`);

const NOT_FOUND = {
  status: 404,
  code: "share-link-not-found",
  text: "This link has expired or was revoked. Ask for a new one.",
};
async function refusal(path: string) {
  const { status, body } = await at.visitor.get(path);
  return { status, code: body.code, text: body.snackbar.text };
}

describe("a share link", () => {
  test("is created, listed and revoked by anyone who may edit the recipe", async () => {
    const link = await share();
    expect(shapeFaults(ShareLink, link)).toEqual([]);
    expect(link).toMatchObject({
      id: 1,
      token: expect.stringMatching(/^[0-9a-f]{32}$/),
      url: `/shared/${link.token}`,
      recipe: { slug: "banana-bread", name: "Banana Bread" },
      createdBy: at.app.users.withEmail(USER_EMAIL)?.fullName,
      expires: null,
    });
    const other = await share("2099-01-01");
    expect((await at.admin.get("recipes/banana-bread/share-links")).body).toEqual([other, link]);
    expect((await at.user.get("share-links")).body).toEqual([other, link]);
    expect((await at.admin.get("share-links")).body).toEqual([]);
    const revoked = await at.admin.send("DELETE", `share-links/${link.id}`);
    expect([revoked.status, revoked.body.code]).toEqual([200, "share-link-revoked"]);
    expect((await at.user.get("share-links")).body).toEqual([other]);
    expect((await at.admin.send("DELETE", `share-links/${link.id}`)).status).toBe(404);
  });

  test("uses the public address of this Tagine", async () => {
    using home = await tagine({ publicUrl: "https://home.example/recipes" });
    home.app.recipes.add(recipeContent({ name: "Soup" }));
    const { body } = await home.user.send("POST", "recipes/soup/share-links", {});
    expect(body.url).toBe(`https://home.example/recipes/shared/${body.token}`);
  });

  test.each(["2026-11-22", "2026-02-30", "tomorrow", "2026-11-23T10:00:00Z"])(
    "can't be valid until %p",
    async (expires) => {
      at.setNow(new Date(2026, 10, 23, 12));
      const reply = await at.user.send("POST", "recipes/banana-bread/share-links", { expires });
      expect([reply.status, reply.body.detail[0].loc]).toEqual([422, ["body", "expires"]]);
      expect((await at.user.get("share-links")).body).toEqual([]);
    },
  );

  test("needs a recipe", async () => {
    expect((await at.user.send("POST", "recipes/none/share-links", {})).status).toBe(404);
    expect((await at.user.get("recipes/none/share-links")).status).toBe(404);
  });

  test("can't be created or read with an API token, since it would outlive the token", async () => {
    const link = await share();
    const { body } = await at.user.send("POST", "auth/api-tokens", { name: "Script" });
    const script = at.withToken(body.token);
    for (const reply of [
      await script.send("POST", "recipes/banana-bread/share-links", {}),
      await script.get("recipes/banana-bread/share-links"),
      await script.get("share-links"),
    ])
      expect([reply.status, reply.body.code]).toEqual([403, "api-token-not-allowed"]);
    expect((await script.send("DELETE", `share-links/${link.id}`)).status).toBe(200);
  });
});

describe("whoever has a share link of a closed site", () => {
  test("reads the recipe as visitors would, without private fields and ids", async () => {
    const { token } = await share();
    const { status, body, headers } = await read(token);
    expect(status).toBe(200);
    expect(shapeFaults(SharedRecipe, body)).toEqual([]);
    expect(Object.keys(body)).toEqual(Object.keys(SharedRecipe.properties));
    for (const field of ["id", "organizers", "sourceText", "extras"]) expect(body).not.toHaveProperty(field);
    expect(body).toMatchObject({
      name: "Banana Bread",
      recipeIngredient: ["4 bananas"],
      recipeCategory: ["Baking"],
      tags: ["Sweet"],
    });
    expect(JSON.stringify(body)).not.toMatch(/private|cupboard/);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
  });

  test("gets the corrections and taught foods that the recipe needs, and no others", async () => {
    const lines = ["1 cup White  stuff", "2 tbsp gloop"];
    at.app.recipes.add(recipeContent({ name: "Dip", recipeIngredient: lines }));
    const parts = { amount: "1", unit: "cup", food: "stuff" };
    for (const line of ["1 cup white stuff", "1 cup secret stuff"])
      await at.user.send("PUT", "ingredient-corrections", { line, ...parts, foodId: "wheat-flour" });
    for (const name of ["Gloop", "Secret sauce"])
      await at.admin.send("PUT", "taught-foods", { name, foodId: "honey" });
    const { token } = (await at.user.send("POST", "recipes/dip/share-links", {})).body;
    expect((await read(token)).body.ingredientCorrections).toEqual({
      lines: [{ line: "1 cup white stuff", ...parts, foodId: "wheat-flour" }],
      foods: [{ name: "gloop", foodId: "honey" }],
    });
  });

  test("sees the current picture in every size, which a browser must ask for every time", async () => {
    const slug = await recipeWith(at, await picture(1200, 900));
    const { token } = await share(undefined, slug);
    for (const size of ["original", "small", "tiny"]) {
      const path = `http://localhost/api/shared/${token}/image?image_type=${size}`;
      const answer = await at.handle(new Request(path));
      expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-cache"]);
      expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
      const etag = answer.headers.get("ETag") ?? "";
      const again = () => at.handle(new Request(path, { headers: { "If-None-Match": etag } }));
      expect((await again()).status).toBe(304);
      expect((await answer.bytes()).length).toBeGreaterThan(100);
    }
    expect((await at.visitor.get(`recipes/${slug}/image`)).status).toBe(401);
  });

  test("gets the recipe's further pictures, and none of another recipe's", async () => {
    const slug = await recipeWith(at, await picture(200, 100));
    const other = await recipeWith(at, await picture(200, 100), "Secret Soup");
    const { token } = await share(undefined, slug);
    expect((await read(token)).headers.get("Further-Pictures")).toBeNull();
    const add = async (to: string) =>
      (await at.user.send("POST", `recipes/${to}/pictures`, upload(await picture(60, 40)))).body;
    const [own, foreign] = [await add(slug), await add(other)];
    expect((await read(token)).headers.get("Further-Pictures")).toBe("1");
    const list = await at.visitor.get(`shared/${token}/pictures`);
    expect([list.status, list.body]).toEqual([200, [own]]);
    expect(list.headers.get("X-Robots-Tag")).toBe("noindex");
    const get = (id: string) => at.visitor.get(`shared/${token}/pictures/${id}/small`);
    const shown = await get(own.id);
    expect([shown.status, shown.headers.get("Cache-Control")]).toEqual([200, "private, no-cache"]);
    expect(shown.headers.get("X-Robots-Tag")).toBe("noindex");
    expect((await get(foreign.id)).status).toBe(404);
    for (const to of [slug, other])
      expect((await at.visitor.get(`recipes/${to}/pictures/${own.id}/small`)).status).toBe(401);
    await at.user.send("DELETE", `recipes/${slug}/pictures/${own.id}`);
    expect((await get(own.id)).status).toBe(404);
  });

  test("follows the recipe when it's renamed", async () => {
    const { token } = await share();
    const { body } = await at.user.get("recipes/banana-bread");
    await at.user.send("PUT", "recipes/banana-bread", { ...body, name: "Banana Cake" });
    expect((await read(token)).body.name).toBe("Banana Cake");
  });

  test("can be created and listed from a page that shows the recipe's former name", async () => {
    const { body } = await at.user.get("recipes/banana-bread");
    await at.user.send("PUT", "recipes/banana-bread", { ...body, name: "Banana Cake" });
    const link = await share();
    expect((await at.user.get("recipes/banana-bread/share-links")).body).toEqual([link]);
    expect((await read(link.token)).body.name).toBe("Banana Cake");
  });

  test("gets nothing else with it: no other call accepts it", async () => {
    const slug = await recipeWith(at, await picture(200, 100), "Secret Soup");
    const { token } = await share();
    const { body: document } = await at.admin.get("openapi.json");
    const calls = Object.entries<Record<string, { "x-role": string }>>(document.paths)
      .filter(([path, methods]) => methods["get"] && methods["get"]["x-role"] !== "anyone" && path !== "/")
      .map(([path]) =>
        path
          .replace("/api/", "")
          .replace("{slug}", slug)
          .replace(/\{\w+\}/g, "1"),
      );
    expect(calls.length).toBeGreaterThan(40);
    for (const path of calls) {
      const joined = path.includes("?") ? "&" : "?";
      for (const asked of [path, `${path}${joined}pass=${token}`, `${path}${joined}token=${token}`])
        expect([asked, (await at.visitor.get(asked)).status]).toEqual([asked, 401]);
      expect([path, (await at.withToken(token).get(path)).status]).toEqual([path, 401]);
    }
    for (const path of [`shared/${token}/${slug}`, `shared/${token}/image/${slug}`, `shared/${slug}`])
      expect([path, (await at.visitor.get(path)).status]).toEqual([path, 404]);
  });
});

describe("a share link that doesn't work gets the same answer, with and without a picture:", () => {
  const expectGone = async (token: string, further = "1") => {
    expect(await refusal(`shared/${token}`)).toEqual(NOT_FOUND);
    expect(await refusal(`shared/${token}/image`)).toEqual(NOT_FOUND);
    expect(await refusal(`shared/${token}/image?image_type=tiny`)).toEqual(NOT_FOUND);
    expect(await refusal(`shared/${token}/pictures`)).toEqual(NOT_FOUND);
    expect(await refusal(`shared/${token}/pictures/${further}/small`)).toEqual(NOT_FOUND);
  };
  const cases: [string, (link: ShareLink) => Promise<unknown> | unknown][] = [
    ["revoked", ({ id }) => at.user.send("DELETE", `share-links/${id}`)],
    ["to a recipe in the trash", ({ recipe }) => at.user.send("DELETE", `recipes/${recipe.slug}`)],
    [
      "to a recipe restored from the trash",
      async ({ recipe }) => {
        const { body } = await at.user.send("DELETE", `recipes/${recipe.slug}`);
        expect((await at.user.send("POST", `recipe-bin/${body.id}/restore`)).status).toBeLessThan(300);
      },
    ],
    [
      "of someone whose account was deleted",
      async () => {
        const { id } = at.app.users.withEmail(USER_EMAIL) ?? { id: 0 };
        expect((await at.admin.send("DELETE", `users/${id}`)).status).toBe(200);
      },
    ],
  ];
  test.each(cases)("%s stops at once", async (_, end) => {
    const slug = await recipeWith(at, await picture(200, 100));
    const link = await share(undefined, slug);
    const { body } = await at.user.send("POST", `recipes/${slug}/pictures`, upload(await picture(60, 40)));
    await at.visitor.get(`shared/${link.token}/image?image_type=tiny`);
    expect((await at.visitor.get(`shared/${link.token}/pictures/${body.id}/small`)).status).toBe(200);
    expect((await read(link.token)).status).toBe(200);
    await end(link);
    await expectGone(link.token, body.id);
  });

  test("expired, from the day after its last one", async () => {
    at.setNow(new Date(2026, 10, 23, 12));
    const { token } = await share("2026-11-24");
    at.setNow(new Date(2026, 10, 24, 23, 59));
    expect((await read(token)).status).toBe(200);
    at.setNow(new Date(2026, 10, 25, 0, 1));
    await expectGone(token);
    expect((await at.user.get("share-links")).body).toEqual([]);
    expect((await at.user.get("recipes/banana-bread/share-links")).body).toEqual([]);
    tidyDaily(at.app);
    expect(at.app.db.query("SELECT count(*) AS count FROM share_link").get()).toEqual({ count: 0 });
  });

  test.each(["0".repeat(32), "x", "%00", "%FF", "*", "1", "null", "' OR 1=1 --"])(
    "unknown, like %p",
    async (token) => {
      await share();
      await expectGone(encodeURIComponent(token).replaceAll("%25", "%"));
    },
  );

  test("a part of one, or one in capitals", async () => {
    const { token } = await share();
    for (const changed of [token.slice(0, -1), `${token}0`, `${token}%20`, `${token.toUpperCase()}A`])
      await expectGone(changed);
  });
});

test("the page of a shared recipe isn't indexed and reveals nothing before its recipe is requested", async () => {
  const { token } = await share();
  const page = await at.handle(new Request(`http://localhost/shared/${token}`));
  expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(await page.text()).not.toContain("Banana");
});
