import { describe, expect, test } from "bun:test";
import { ARCHIVE_ITEMS, ARCHIVE_KINDS, type ArchiveItem } from "../../src/contract/archive-kinds.ts";
import type { ArchiveContents } from "../../src/contract/backups.ts";
import { existingSlug, failureHelp } from "../../web/imports/archives/failure-help.ts";
import { toKindFlags, getKind, KINDS, noticesByKind } from "../../web/imports/archives/kinds.ts";
import { listNames } from "../../web/imports/archives/list-names.ts";

type Notice = ArchiveContents["notices"][number];

const notice = (item: Notice["item"], name: string, state: Notice["state"]): Notice => ({
  item,
  name,
  state,
  code: null,
  params: {},
  text: null,
});
const refusal = (code: string, params: Record<string, string> = {}) => ({ code, params, text: "No." });

describe("the contents of an archive", () => {
  test("every kind can be selected", () => {
    expect([...KINDS].toSorted()).toEqual([...ARCHIVE_KINDS].toSorted());
  });

  test("every item has a kind, except unknown files and backups of the state before", () => {
    expect((Object.keys(ARCHIVE_ITEMS) as ArchiveItem[]).filter((item) => getKind(item) === null)).toEqual([
      "emptying",
      "file",
    ]);
    expect(getKind("binned-recipe")).toBe("recipes");
    expect(getKind("meal-plan")).toBe("groups");
    expect(getKind("sign-up-link")).toBe("users");
  });

  test("kinds that aren't selected are sent too, since the server includes unmentioned ones", () => {
    expect(toKindFlags(new Set(["recipes", "users"]))).toEqual({
      recipes: true,
      settings: false,
      pages: false,
      themes: false,
      groups: false,
      users: true,
    });
  });

  test("damaged items come before ones that already exist, each with their kind", () => {
    const notices = [
      notice("recipe", "Lentil Soup", "clashing"),
      notice("user", "anna@example.com", "clashing"),
      notice("recipe", "recipes/broken.json", "damaged"),
      notice("file", "../../etc/passwd", "damaged"),
    ];
    const { of, none } = noticesByKind(notices);
    expect(of.recipes?.map(({ name }) => name)).toEqual(["recipes/broken.json", "Lentil Soup"]);
    expect(of.users?.map(({ name }) => name)).toEqual(["anna@example.com"]);
    expect(of.themes).toBeUndefined();
    expect(none.map(({ name }) => name)).toEqual(["../../etc/passwd"]);
  });
});

test("a long list of names ends with how many more there are, a short one shows all", () => {
  const names = Array.from({ length: 22 }, (_, at) => `Soup ${at + 1}`);
  const list = (count: number) => listNames(names.slice(0, count), "en-US", (number) => `${number} more`);
  expect(list(2)).toBe("Soup 1 and Soup 2");
  expect(list(21)).toEndWith("Soup 20, and Soup 21");
  expect(list(22)).toEndWith("Soup 20, and 2 more");
});

describe("advice for an item that failed", () => {
  test("existing items can be overwritten on restore, or renamed when imported", () => {
    const exists = refusal("recipe-exists", { name: "Soup", slug: "soup" });
    expect(failureHelp(exists, "restore")).toBe("reports.help-force");
    expect(failureHelp(exists, "recipe-migration")).toBe("reports.help-rename");
    expect(failureHelp(refusal("theme-exists"), "restore")).toBe("reports.help-force");
  });

  test("other messages need no advice", () => {
    expect(failureHelp(refusal("archive-file-encrypted"), "restore")).toBeNull();
    expect(failureHelp(null, "restore")).toBeNull();
  });

  test("an existing recipe can be opened", () => {
    expect(existingSlug(refusal("recipe-exists", { slug: "soup" }))).toBe("soup");
    expect(existingSlug(refusal("recipe-exists"))).toBeNull();
    expect(existingSlug(refusal("page-exists", { slug: "soup" }))).toBeNull();
    expect(existingSlug(null)).toBeNull();
  });
});
