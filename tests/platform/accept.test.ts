import { describe, expect, test } from "bun:test";
import { isUnchanged, acceptsCoding } from "../../src/platform/accept.ts";

describe("an Accept header", () => {
  test.each([
    ["gzip, deflate, br", "gzip"],
    ["GZIP", "gzip"],
    ["br;q=1.0, *;q=0.1", "gzip"],
    ["gzip; q=0.001", "gzip"],
  ])("%p accepts %p", (header, name) => expect(acceptsCoding(header, name, "*")).toBe(true));

  test.each([
    ["", "gzip"],
    ["gzip;q=0", "gzip"],
    ["gzip; q=0.000, *", "gzip"],
    ["*;q=0", "gzip"],
    ["x-gzip", "gzip"],
  ])("%p doesn't accept %p", (header, name) => expect(acceptsCoding(header, name, "*")).toBe(false));

  test("prefers the most specific range", () => {
    const webp = (accept: string) => acceptsCoding(accept, "image/webp", "image/*", "*/*");
    expect(webp("image/webp;q=0,image/jpeg,*/*")).toBe(false);
    expect(webp("image/webp,*/*;q=0")).toBe(true);
    expect(webp("image/jpeg,image/*;q=0.5")).toBe(true);
  });
});

test("a known response is matched by its ETag, in a list, weak or as a wildcard", () => {
  const isKnown = (header: string) =>
    isUnchanged(new Request("http://x/", { headers: { "If-None-Match": header } }), '"a1"');
  expect(['"a1"', 'W/"a1"', '"b", W/"a1"', "*"].map(isKnown)).toEqual([true, true, true, true]);
  expect(['"a"', '"a11"', "a1", ""].map(isKnown)).toEqual([false, false, false, false]);
});
