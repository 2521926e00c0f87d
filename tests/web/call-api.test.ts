import { describe, expect, test } from "bun:test";
import type { callApi as CallApi } from "../../web/api/call-api.ts";
import { fillPath } from "../../web/api/call-path.ts";

describe("the path of a call", () => {
  const paths: [pattern: string, params: object, query: object, path: string][] = [
    ["themes", {}, {}, "themes"],
    ["themes/{name}", { name: "Crème & Co/1" }, {}, "themes/Cr%C3%A8me%20%26%20Co%2F1"],
    ["imports/{id}/items", { id: 7 }, { after: 0, limit: undefined }, "imports/7/items?after=0"],
    ["recipes", {}, { keys: ["name", "slug"] }, "recipes?keys=name&keys=slug"],
  ];
  test.each(paths)("%s with %p and %p", (pattern, params, query, path) => {
    expect(fillPath(pattern, { ...params }, { ...query })).toBe(path);
  });
});

test("a call with a wrong path, input or answer doesn't compile", () => {
  // The type check fails if one of these lines stops being an error. Nothing here is ever called.
  expect(callWrongly).toBeFunction();
});

async function callWrongly(callApi: typeof CallApi): Promise<void> {
  // @ts-expect-error no such path
  await callApi("GET thems");
  // @ts-expect-error not by this method
  await callApi("DELETE themes");
  // @ts-expect-error without the part of the path
  await callApi("GET themes/{name}");
  // @ts-expect-error another part
  await callApi("GET themes/{name}", { params: { slug: "sea" } });
  // @ts-expect-error a query that it doesn't have
  await callApi("GET themes", { query: { limit: 1 } });
  // @ts-expect-error without a body
  await callApi("POST themes/create");
  // @ts-expect-error a field of another type
  await callApi("POST themes/create", { body: { name: 1 } });
  // @ts-expect-error a color missing
  await callApi("PUT themes/{name}", { params: { name: "sea" }, body: { colors: { primary: "#000000" } } });

  const theme = await callApi("GET themes/{name}", { params: { name: "sea" } });
  // @ts-expect-error it may have been refused
  theme.data.name.trim();
  // @ts-expect-error no such field
  if (theme.ok) theme.data.title.trim();
  // @ts-expect-error never refused like that
  if (theme.status === 412) theme.message.trim();
  if (!theme.ok && theme.status === 404) theme.message.trim();
  if (theme.ok) theme.data.colors.primary.trim();
}
