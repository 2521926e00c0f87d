import { expect, test } from "bun:test";
import { formatList } from "../../src/contract/join-lists.ts";

test.each([
  ["zh-CN", ["6 餐", "2 份购物清单"], "6 餐和 2 份购物清单"],
  ["zh-CN", ["Anna", "小本"], "Anna 和小本"],
  ["zh-TW", ["湯", "麵", "3 人"], "湯、麵和 3 人"],
  ["en-US", ["6 meals", "2 lists"], "6 meals and 2 lists"],
  ["de-DE", ["6 Mahlzeiten"], "6 Mahlzeiten"],
])("a list in %s has spaces where the language has them: %j", (language, items, text) => {
  expect(formatList(items, language)).toBe(text);
});
