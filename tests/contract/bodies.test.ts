import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { ADMIN_EMAIL, PASSWORD } from "../support/sign-ins.ts";
import { measureFastest } from "../support/measure-fastest.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;
beforeAll(async () => (at = await tagine()));
afterAll(() => at.close());

const JSON_TYPE = { "Content-Type": "application/json" };

function multipart(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe("signing in", () => {
  const right = { username: ADMIN_EMAIL, password: PASSWORD };

  test.each(["auth/token", "auth/token/long"])("%s accepts a form, urlencoded or multipart", async (path) => {
    for (const form of [new URLSearchParams(right), multipart(right)]) {
      const reply = await at.visitor.send("POST", path, form);
      expect(reply.status).toBe(200);
      expect(reply.body.snackbar.text).toBe("User Successfully Logged In");
      expect((await at.withToken(reply.body.access_token).get("users/self")).body.email).toBe(ADMIN_EMAIL);
    }
  });

  test("a multipart form without a password names the missing field", async () => {
    const reply = await at.visitor.send("POST", "auth/token", multipart({ username: ADMIN_EMAIL }));
    expect(reply.status).toBe(422);
    expect(reply.body.detail).toEqual([expect.objectContaining({ loc: ["body", "password"] })]);
  });

  test("a wrong password in a multipart form gets 401", async () => {
    const wrong = multipart({ ...right, password: "not this one" });
    expect((await at.visitor.send("POST", "auth/token", wrong)).status).toBe(401);
  });

  test("a file isn't a password, and a truncated form is refused", async () => {
    const form = multipart({ username: ADMIN_EMAIL });
    form.set("password", new Blob([PASSWORD]), "password.txt");
    expect((await at.visitor.send("POST", "auth/token", form)).status).toBe(422);
    const torn = await at.visitor.send("POST", "auth/token", "--x\r\nContent-Disp", {
      "Content-Type": "multipart/form-data; boundary=x",
    });
    expect([torn.status, torn.body.code]).toEqual([422, "body-not-json"]);
  });
});

describe("text that isn't Unicode", () => {
  const half = "\\ud83d";
  const bodies: [string, string, string, string, (string | number)[]][] = [
    ["a group", "POST", "groups", `{"name":"${half}"}`, ["body", "name"]],
    ["a theme", "POST", "themes/create", `{"name":"${half}"}`, ["body", "name"]],
    ["a recipe", "POST", "recipes/create", `{"name":"${half}"}`, ["body", "name"]],
    ["a tag in a recipe", "POST", "recipes/create", `{"name":"a","tags":["${half}"]}`, ["body", "tags"]],
    [
      "the key of an extra",
      "POST",
      "recipes/create",
      `{"name":"a","extras":{"${half}":"1"}}`,
      ["body", "extras"],
    ],
    ["an unknown field", "POST", "recipes/create", `{"name":"a","${half}":"1"}`, ["body"]],
  ];
  test.each(bodies)(
    "half a surrogate pair in %s gets 422 and changes nothing",
    async (_, method, path, body, loc) => {
      const before = at.app.db.serialize();
      const reply = await at.admin.send(method, path, body);
      expect([reply.status, reply.body.code]).toEqual([422, "body-not-unicode"]);
      expect(reply.body.detail).toEqual([expect.objectContaining({ loc, type: "value_error.encoding" })]);
      expect(at.app.db.serialize().equals(before)).toBe(true);
    },
  );

  test("complete pairs are stored unchanged", async () => {
    const { body } = await at.user.send("POST", "recipes/create", '{"name":"\\ud83c\\udf72"}');
    expect((await at.visitor.get(`recipes/${body}`)).body.name).toBe("🍲");
  });

  test("bytes that aren't UTF-8 get 422, in JSON and in both kinds of forms", async () => {
    const latin1 = (text: string) => new Blob([Buffer.from(text, "latin1")]);
    const json = await at.user.send("POST", "recipes/create", latin1('{"name":"Crème"}'), JSON_TYPE);
    const sent = [
      json,
      await at.visitor.send("POST", "auth/token", "username=%FF&password=a", {
        "Content-Type": "application/x-www-form-urlencoded",
      }),
      await at.visitor.send(
        "POST",
        "auth/token",
        latin1('--x\r\nContent-Disposition: form-data; name="username"\r\n\r\nCrème\r\n--x--\r\n'),
        { "Content-Type": "multipart/form-data; boundary=x" },
      ),
    ];
    for (const { status, body } of sent) expect([status, body.code]).toEqual([422, "body-not-unicode"]);
  });

  test("a lone percent sign in a form is kept", async () => {
    const reply = await at.visitor.send("POST", "auth/token", "username=100%25&password=5%", {
      "Content-Type": "application/x-www-form-urlencoded",
    });
    expect(reply.status).toBe(401);
  });
});

test("fields named like JavaScript properties get 422 like any wrong field", async () => {
  const calls = Object.entries((await at.visitor.get("openapi.json")).body.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { requestBody?: { content: object } }>)
      .filter(([, { requestBody }]) => requestBody && !("multipart/form-data" in requestBody.content))
      .map(([method, { requestBody }]) => ({ method: method.toUpperCase(), path, requestBody })),
  );
  expect(calls.length).toBeGreaterThan(30);
  const odd = '{"toString":1,"valueOf":1,"toJSON":1,"constructor":1,"hasOwnProperty":1,"__proto__":{"a":1}}';
  for (const { method, path } of calls) {
    const call = path.replace("/api/", "").replaceAll(/\{\w+\}/g, "1");
    for (const body of [
      odd,
      `[${odd}]`,
      `{"name":${odd},"extras":{"a":${odd}},"tags":[${odd}],"properties":[${odd}]}`,
    ]) {
      const { status } = await at.admin.send(method, call, body);
      expect([method, call, body, status < 500]).toEqual([method, call, body, true]);
    }
  }
  for (const [path, body] of [
    ["recipes", `{"properties":[${odd}]}`],
    ["auth/token", `{"username":${odd}}`],
  ] as const)
    expect((await at.visitor.send("POST", path, body)).status).toBe(422);
});

test("unknown fields are ignored, even with names that every object has", async () => {
  const odd = { toString: 1, constructor: { a: 1 }, valueOf: "x", hasOwnProperty: null };
  const { status, body } = await at.user.send("POST", "recipes/create", {
    name: "Odd",
    ...odd,
    notes: [{ title: "n", text: "t", ...odd }],
    extras: { toString: "kept" },
  });
  expect(status).toBe(201);
  const recipe = (await at.visitor.get(`recipes/${body}`)).body;
  expect(recipe.notes).toEqual([{ title: "n", text: "t" }]);
  expect(recipe.extras).toEqual({ toString: "kept" });
});

describe("body size limits", () => {
  /** A body that counts how much of it was read. */
  function endless(): { body: ReadableStream<Uint8Array>; read(): number } {
    let read = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          read += 1_000_000;
          controller.enqueue(new Uint8Array(1_000_000).fill(0x20));
        },
      },
      { highWaterMark: 0 },
    );
    return { body, read: () => read };
  }

  test("nothing is read from a caller without permission", async () => {
    const calls: [typeof at.user, string, string, number][] = [
      [at.visitor, "POST", "recipes/create", 401],
      [at.withToken("forged"), "PUT", "recipes/soup", 401],
      [at.user, "POST", "users", 403],
      [at.user, "PUT", "users/1", 403],
    ];
    for (const [who, method, path, status] of calls) {
      const { body, read } = endless();
      expect([path, (await who.send(method, path, body, JSON_TYPE)).status]).toEqual([path, status]);
      expect([path, read()]).toEqual([path, 0]);
    }
  });

  test("visitors can send a few kilobytes, with or without a length", async () => {
    for (const [path, kilobytes] of [
      ["auth/token", 16],
      ["auth/token/long", 16],
      ["users/sign-ups/a", 16],
      ["shared-lists/a/changes", 64],
      ["recipes", 64],
      ["recipes/category", 64],
    ] as const) {
      const { body, read } = endless();
      const streamed = await at.visitor.send("POST", path, body, JSON_TYPE);
      const whole = await at.visitor.send("POST", path, `"${"a".repeat(kilobytes * 1000)}"`);
      for (const reply of [streamed, whole]) {
        expect([path, reply.status]).toEqual([path, 413]);
        expect(reply.body.snackbar.text).toBe(`This request is too large (${kilobytes} kB limit).`);
      }
      expect(read()).toBeLessThanOrEqual(2_000_000);
    }
  });

  test("signed-in people can send more to visitor calls, except when signing in", async () => {
    const body = JSON.stringify(["Dinner"]).padEnd(100_000);
    const chunked = () => new Blob([body]).stream();
    for (const sent of [body, chunked()])
      expect((await at.user.send("POST", "recipes/category", sent, JSON_TYPE)).status).toBe(200);
    for (const who of [at.visitor, at.withToken("forged")])
      for (const sent of [body, chunked()])
        expect((await who.send("POST", "recipes/category", sent, JSON_TYPE)).status).toBe(413);
    expect((await at.user.send("POST", "auth/token", body, JSON_TYPE)).status).toBe(413);
    const { body: refusal } = await at.user.send("POST", "recipes/category", " ".repeat(10_100_000));
    expect(refusal.code).toBe("body-too-large");
  });

  test("a tree of a million small values is refused before it's built, with its position", async () => {
    const body = `{"name":"a","notes":[${'{"text":[{}]},'.repeat(600_000)}{}]}`;
    const send = async () => {
      const reply = await at.user.send("POST", "recipes/create", body);
      expect(reply.status).toBe(422);
      expect(reply.body.detail).toEqual([
        expect.objectContaining({ loc: ["body", "notes"], type: "value_error.length" }),
      ]);
    };
    // Building the tree alone would take most of a second.
    expect(await measureFastest(send, 3, 400)).toBeLessThan(400);
  });

  test("a long page full of quotes, commas and brackets is a single value", async () => {
    const html = '<p title="a, [b], {c}" data-x="\\">,</p>'.repeat(60_000);
    const reply = await at.user.send("POST", "recipes/read-url", { url: "https://example.org/a", html });
    expect(reply.body.code).not.toBe("not-valid");
  });
});

test("a closed site reads nothing from visitors except to sign in", async () => {
  using closed = await tagine();
  await closed.admin.send("PUT", "site-settings", { visitorsMustSignIn: true });
  expect((await closed.visitor.send("POST", "recipes", '{"properties":[')).status).toBe(401);
  expect((await closed.visitor.send("POST", "auth/token", '{"username":')).status).toBe(422);
});
