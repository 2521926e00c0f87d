import { expect, test } from "bun:test";
import { ownAddress } from "../../src/http/own-address.ts";
import { readConfig } from "../../src/config.ts";
import { tagine } from "../support/tagine.ts";

const EVIL = { Host: "evil.example", "X-Forwarded-Host": "evil.example", Forwarded: "host=evil.example" };

test("links use the configured address, whatever host the caller sends", async () => {
  const publicUrl = "https://kitchen.example/food";
  using at = await tagine({ publicUrl });
  await at.user.send("POST", "recipes/create", { name: "Old soup" });
  await at.user.send("PUT", "recipes/old-soup", { name: "New soup" });
  const pageOf = (slug: string) =>
    at.handle(new Request(`http://evil.example/recipe/${slug}`, { headers: EVIL, redirect: "manual" }));
  const moved = await pageOf("old-soup");
  expect(moved.headers.get("Location")).toBe(`${publicUrl}/recipe/new-soup`);
  const texts = [
    await (await pageOf("new-soup")).text(),
    (await at.visitor.get("recipes/new-soup/export?format=json", EVIL)).body,
    (await at.user.send("POST", "groups/self/calendar", {}, EVIL)).body,
    (await at.admin.send("POST", "users/sign-ups", { name: "For Ann" }, EVIL)).body,
  ].map((body) => (typeof body === "string" ? body : JSON.stringify(body)));
  for (const text of texts) {
    expect(text).toContain(publicUrl);
    expect(text).not.toContain("evil.example");
  }
});

test.each([
  ["kitchen.example:9000", "http://kitchen.example:9000/"],
  ["[fd00::1]:9000", "http://[fd00::1]:9000/"],
  ["evil.example/x?", "/"],
  ['x"><script>', "/"],
  ["user@evil.example", "/"],
  ["a b", "/"],
  ["", "/"],
])("without a configured address, a caller who sends %p gets %p", (host, address) => {
  expect(ownAddress(new Request("http://localhost/", { headers: { Host: host } }), readConfig([], {}))).toBe(
    address,
  );
});
