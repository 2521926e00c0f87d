import { expect, test } from "bun:test";
import { sampleFile } from "../../../../src/imports/files/opening/sample-file.ts";
import { readFiles } from "../../../support/read-files.ts";

/** The characters beyond ASCII in these texts. Source: https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/PC/ */
const DOS: Record<string, Record<string, number>> = {
  CP437: { ä: 0x84, ü: 0x81, ß: 0xe1, Ä: 0x8e, ö: 0x94 },
  CP850: { ä: 0x84, ü: 0x81, ß: 0xe1, Ä: 0x8e, ö: 0x94 },
  CP852: { Ż: 0xbd, ą: 0xa5, ł: 0x88, ę: 0xa9, ó: 0xa2, ś: 0x98, ż: 0xbe },
};

/** What the decoder makes of one byte, and of two. */
function listBytes(encoding: string): Map<string, number[]> {
  const high = Array.from({ length: 128 }, (_, at) => at + 128);
  const pairs = high.flatMap((first) => Array.from({ length: 192 }, (_, at) => [first, at + 64]));
  const decoder = new TextDecoder(encoding);
  const all = [...pairs.toReversed(), ...high.map((byte) => [byte])];
  return new Map(all.map((bytes) => [decoder.decode(Uint8Array.from(bytes)), bytes]));
}

function encode(text: string, encoding: string): Uint8Array {
  if (encoding === "utf-16le") return Buffer.from(text, "utf16le");
  if (encoding === "utf-16be") return Buffer.from(text, "utf16le").swap16();
  const dos = DOS[encoding];
  const known = dos ? null : listBytes(encoding);
  const bytes = Array.from(text, (character) => {
    if (character < "\u0080") return [character.charCodeAt(0)];
    const found = dos ? [dos[character] ?? 0] : known?.get(character);
    if (!found || found[0] === 0) throw new Error(`${encoding} has no ${character}`);
    return found;
  });
  return Uint8Array.from(bytes.flat());
}

interface Dish {
  encodings: string[];
  name: string;
  foods: string[];
  step: string;
}

const DISHES: Dish[] = [
  {
    encodings: ["windows-1252", "macintosh", "CP437", "CP850", "utf-16le", "utf-16be"],
    name: "Süße Käsespätzle",
    foods: ["200 g Spätzle", "1 Äpfel"],
    step: "Die Zwiebeln dünsten, dann überbacken, größere Stücke später.",
  },
  {
    encodings: ["windows-1250", "iso-8859-2", "CP852"],
    name: "Żurek z kiełbasą",
    foods: ["200 g kiełbasy", "3 ząbki czosnku"],
    step: "Gotuj, aż będzie gęsty, i dopraw żurek śmietaną.",
  },
  {
    encodings: ["windows-1251", "koi8-r", "ibm866"],
    name: "Борщ",
    foods: ["500 г свеклы", "200 г капусты"],
    step: "Нарежьте овощи и варите 40 минут.",
  },
  {
    encodings: ["shift_jis", "euc-jp", "utf-16le"],
    name: "肉じゃが",
    foods: ["牛肉 200g", "玉ねぎ 1個"],
    step: "野菜を切って、鍋で20分煮込む。",
  },
  {
    encodings: ["gb18030", "utf-16be"],
    name: "红烧肉",
    foods: ["五花肉 500克", "酱油 2汤匙"],
    step: "小火炖煮60分钟，收汁即可。",
  },
  {
    encodings: ["big5"],
    name: "紅燒牛肉麵",
    foods: ["牛肉 500克", "醬油 2湯匙"],
    step: "小火燉煮60分鐘，加入麵條即可。",
  },
  {
    encodings: ["euc-kr"],
    name: "김치찌개",
    foods: ["김치 300g", "두부 1모"],
    step: "김치를 볶다가 물을 넣고 20분 끓인다.",
  },
];
const CASES = DISHES.flatMap((dish) => dish.encodings.map((encoding) => ({ encoding, dish })));

const WRITTEN: Record<string, (dish: Dish) => string> = {
  "a.csv": ({ name, foods, step }) => `name,ingredients,steps\r\n${name},"${foods.join("\n")}",${step}\r\n`,
  "a.json": ({ name, foods, step }) =>
    JSON.stringify({ "@type": "Recipe", name, recipeIngredient: foods, recipeInstructions: step }),
  "a.mmf": ({ name, foods, step }) =>
    [
      `MMMMM----- Recipe via Meal-Master (tm) v8.05`,
      "",
      `      Title: ${name}`,
      " Categories: Test",
      "      Yield: 4 servings",
      "",
      ...foods.map((food) => `           ${food}`),
      "",
      `  ${step}`,
      "",
      "MMMMM",
      "",
    ].join("\r\n"),
  "a.xml": ({ name, foods, step }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<krecipes><krecipes-recipe><krecipes-description><title>${name}</title></krecipes-description><krecipes-ingredients>${foods.map((food) => `<ingredient><name>${food}</name></ingredient>`).join("")}</krecipes-ingredients><krecipes-instructions>${step}</krecipes-instructions></krecipes-recipe></krecipes>`,
};

for (const { encoding, dish } of CASES)
  for (const [file, write] of Object.entries(WRITTEN))
    test(`${file} with “${dish.name}” in ${encoding} is read`, async () => {
      const { found } = await readFiles({ [file]: encode(write(dish), encoding) });
      const { name, recipeIngredient } = found[0]?.recipe ?? {};
      expect([name, recipeIngredient?.map((line) => String(line).trim())]).toEqual([dish.name, dish.foods]);
    });

test.each([
  ["jalapeño, ñame y año"],
  ["½ cup, 180 °C, “quoted” – and ‘so’ on…"],
  ["un œuf, deux œufs, du bœuf"],
  ["¿Qué? ¡Sí!"],
  ["Blåbær, rømme og fløde på Ærø"],
  ["AÇÚCAR, SAL E LIMÃO"],
])("%p in windows-1252 isn't taken for another encoding", (text) => {
  expect(sampleFile("a.txt", encode(text, "windows-1252")).head).toBe(text);
});

test.each([[63_998], [63_999], [64_000]])(
  "a character cut at the end of a sample of %p bytes does no harm",
  (length) => {
    const text = `${"x".repeat(length - 63_990)}${"红烧肉".repeat(8000)}`;
    expect(sampleFile("a.txt", Buffer.from(text).subarray(0, 64_000)).head).toStartWith(
      "x".repeat(length - 63_990) + "红烧肉",
    );
  },
);
