import { describe, expect, test } from "bun:test";
import { tablePage } from "../../web/ui/table-pages.ts";

const of = (count: number, options: { page?: string; rows?: string } = {}) =>
  tablePage({ page: options.page ?? null, rows: options.rows ?? null }, count);

describe("a table shows a hundred rows, unless the address asks for more", () => {
  test("all rows if there are few", () => {
    expect(of(7)).toEqual({ page: 1, pages: 1, size: 100, from: 0, to: 7 });
    expect(of(100)).toMatchObject({ pages: 1, to: 100 });
  });

  test("the first page of many, and the others by number", () => {
    expect(of(230)).toEqual({ page: 1, pages: 3, size: 100, from: 0, to: 100 });
    expect(of(230, { page: "3" })).toEqual({ page: 3, pages: 3, size: 100, from: 200, to: 230 });
  });

  test.each(["200", "300", "400"])("%s per page", (rows) => {
    expect(of(450, { rows })).toMatchObject({ size: Number(rows), pages: Math.ceil(450 / Number(rows)) });
  });

  test("all at once", () => {
    expect(of(4711, { rows: "all" })).toEqual({ page: 1, pages: 1, size: null, from: 0, to: 4711 });
  });

  test("but no other number", () => {
    expect(of(230, { rows: "7" })).toMatchObject({ size: 100 });
    expect(of(230, { rows: "all", page: "3" })).toMatchObject({ page: 1, from: 0 });
  });
});

describe("an invalid page number leads to the nearest page", () => {
  test.each([
    ["99", 3],
    ["0", 1],
    ["-4", 1],
    ["two", 1],
    ["2.9", 2],
  ])("%s", (page, nearest) => {
    expect(of(230, { page })).toMatchObject({ page: nearest });
  });

  test("even if there are no rows", () => {
    expect(of(0, { page: "2" })).toEqual({ page: 1, pages: 1, size: 100, from: 0, to: 0 });
  });
});
