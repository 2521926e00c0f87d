import { expect, test } from "bun:test";
import { chooseLanguage } from "../../src/http/choose-language.ts";

test.each([
  [null, "en-US"],
  ["", "en-US"],
  ["*", "en-US"],
  ["nl", "en-US"],
  ["de-AT", "de-DE"],
  ["nl, da;q=0.8, en;q=0.9", "en-US"],
  ["nl;q=1.0, sv ; q=0.7, pl;q=0.5", "sv-SE"],
  ["de;q=0, fr", "fr-FR"],
  ["de;q=none", "en-US"],
  ["zh-Hant-HK,zh;q=0.9", "zh-TW"],
  [",;q=1,pt-BR", "pt-PT"],
])("%p means %s", (header, language) => {
  expect(chooseLanguage(header)).toBe(language as ReturnType<typeof chooseLanguage>);
});
