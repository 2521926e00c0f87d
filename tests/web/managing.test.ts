import { expect, test } from "bun:test";
import { linkAddress } from "../../web/accounts/managing/link-address.ts";
import { validName } from "../../web/accounts/rules.ts";

test("a sign-up link has a full address, even if the server only knows its path", () => {
  const origin = "http://kitchen.local:9000";
  expect(linkAddress({ url: "/tagine/sign-up/ab12" }, origin)).toBe(`${origin}/tagine/sign-up/ab12`);
  expect(linkAddress({ url: "https://food.example/sign-up/ab12" }, origin)).toBe(
    "https://food.example/sign-up/ab12",
  );
});

test("a name is visible and not longer than the server stores", () => {
  expect(validName(" \u200b ")).toBe("people.required");
  expect(validName("x".repeat(201))).toBe("people.name-long");
  expect(validName(` ${"x".repeat(200)} `)).toBeNull();
});
