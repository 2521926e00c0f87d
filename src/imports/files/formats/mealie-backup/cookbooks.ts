import { type Fields, toNames, toText } from "../../../../archiving/lenient-values.ts";
import { plainLine } from "../../../../recipes/text/text.ts";
import { stripMarkup } from "../../../migrations/strip-markup.ts";
import { type Tables, toBoolean } from "./tables.ts";

/** A named filter. */
export interface MealieCookbook {
  group: string;
  name: string;
  description: string;
  isPublic: boolean;
  /** Matches recipes with any of these. */
  categories: string[];
  tags: string[];
  tools: string[];
  /** The condition as later versions write it, with names instead of ids; else empty. */
  filter: string;
  /** Whether it contains exactly the recipes with any of its categories. */
  isOfCategories: boolean;
}

const KINDS = [
  {
    link: "cookbooks_to_categories",
    column: "category_id",
    table: "categories",
    field: /^recipe_?category\.id$/i,
  },
  { link: "cookbooks_to_tags", column: "tag_id", table: "tags", field: /^tags\.id$/i },
  { link: "cookbooks_to_tools", column: "tool_id", table: "tools", field: /^tools\.id$/i },
] as const;

/** A filter that is a single condition. */
const ANY_CATEGORY =
  /^\s*\(?\s*recipe_?category\.id\s+(?:(?:IN|CONTAINS ANY)\s*\[[^\]]*\]|CONTAINS ALL\s*\[[^\],]*\])\s*\)?\s*$/i;
const CONDITION = /([a-z_.]+)\s+(?:IN|CONTAINS ALL|CONTAINS ANY)\s*\[([^\]]*)\]/gi;
const QUOTED = /"([^"]*)"/g;

/** @param group the name of the group that owns it */
export function readCookbook(tables: Tables, row: Fields, group: string): MealieCookbook {
  const filter = toText(row["query_filter_string"]);
  const [categories = [], tags = [], tools = []] = KINDS.map(({ link, column, table, field }) => {
    const links = tables.where(link, "cookbook_id", row["id"]).map((one) => one[column]);
    const ids = [...links, ...listFilteredIds(filter, field)];
    return toNames(ids.map((id) => plainLine(toText(tables.find(table, id)?.["name"]))));
  });
  const needsAll = toBoolean(row["require_all_categories"]) === true && categories.length > 1;
  return {
    group,
    name: plainLine(toText(row["name"])),
    description: stripMarkup(toText(row["description"])),
    isPublic: toBoolean(row["public"]) === true,
    categories,
    tags,
    tools,
    isOfCategories:
      categories.length > 0 &&
      tags.length + tools.length === 0 &&
      (filter.trim() === "" ? !needsAll : ANY_CATEGORY.test(filter)),
    filter: filter.replace(QUOTED, (quoted, id: string) => findName(tables, id, quoted)),
  };
}

function listFilteredIds(filter: string, field: RegExp): string[] {
  return [...filter.matchAll(CONDITION)]
    .filter(([, name = ""]) => field.test(name))
    .flatMap(([, , list = ""]) => [...list.matchAll(QUOTED)].map(([, id = ""]) => id));
}

function findName(tables: Tables, id: string, otherwise: string): string {
  const names = KINDS.map(({ table }) => plainLine(toText(tables.find(table, id)?.["name"])));
  const name = names.find(Boolean);
  return name === undefined ? otherwise : JSON.stringify(name);
}
