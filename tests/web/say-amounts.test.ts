import { describe, expect, test } from "bun:test";
import { loadWords } from "../../web/ingredients/load-words.ts";
import { prepareAmounts } from "../../web/recipes/cook-mode/voice/say-amounts.ts";

describe.each([
  ["en", "½ tsp salt", "one half teaspoon salt"],
  ["en", "1½ cups flour", "1 and a half cups flour"],
  ["en", "1-1/2 tsp", "1 and a half teaspoons"],
  ["en", "1/2 tsp", "one half teaspoon"],
  ["en", "Bake for 10–12 minutes", "Bake for 10 to 12 minutes"],
  ["en", "1 lb / 450g beef", "1 pound / 450 grams beef"],
  ["en", "1,000 g", "1,000 grams"],
  ["en", "at 180–200 °C (350–400°F).", "at 180 to 200 degrees Celsius (350 to 400 degrees Fahrenheit)."],
  ["en", "2 tbsp. butter, 20-30 min. Let it rest", "2 tablespoons butter, 20 to 30 minutes. Let it rest"],
  ["en", "3/8 inch", "3/8 inch"],
  ["en", "a 9x13-inch pan, gas mark F20", "a 9x13-inch pan, gas mark F20"],
  ["de", "1½ EL, ¾ l", "1 einhalb Esslöffel, drei viertel Liter"],
  ["de", "30 Min. backen", "30 Minuten backen"],
  ["da", "½ spsk", "en halv spiseske"],
  ["es", "2 cdas. de aceite", "2 cucharadas de aceite"],
  ["fr", "2 c. à soupe, 1 c à café", "2 cuillères à soupe, 1 cuillère à café"],
  ["it", "100 g", "100 grammi"],
  ["nl", "2 el", "2 eetlepels"],
  ["pl", "½ łyżeczki, 2 łyż. oleju, 5 g", "pół łyżeczki, 2 łyżki oleju, 5 gramów"],
  ["pt", "1 c. de sopa", "1 colher de sopa"],
  ["sv", "2 msk, 1 dl", "2 matskedar, 1 deciliter"],
  ["zh-CN", "½茶匙盐，煮10–12分钟", "半茶匙盐，煮10到12分钟"],
  ["pl", "½ szkl. cukru", "pół szklanki cukru"],
  ["zh-CN", "煎2~3分钟", "煎2到3分钟"],
  ["zh-TW", "加200g麵粉", "加200 克麵粉"],
])("in %s", (language, written, spoken) => {
  test(`“${written}” is read well`, async () => {
    expect(prepareAmounts(language, await loadWords(language))(written)).toBe(spoken);
  });
});
