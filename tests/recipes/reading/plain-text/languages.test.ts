import { describe, expect, test } from "bun:test";
import { readPlainText } from "../../../../src/recipes/reading/plain-text/read-plain-text.ts";

/** What a text must give; steps and notes by their text alone. */
interface Pasted {
  name: string;
  recipeYield?: string;
  prepTime?: string | null;
  performTime?: string | null;
  totalTime?: string | null;
  recipeIngredient: string[];
  groups?: string[];
  steps: string[];
  notes?: string[];
  tags?: string[];
  author?: string;
  description?: string;
}

const PASTED: Record<string, { text: string; said: Pasted }[]> = {
  English: [
    {
      text: `# Potato & Leek Soup 🥣

A soup for the first cold day of autumn.

**Prep time:** 10 min
**Cook time:** 25 min
**Serves:** 4

## Ingredients
### For the soup
- [ ] 3 leeks
- [ ] 500 g floury potatoes
- [x] 1 ¼ l vegetable stock
- [ ] salt and white pepper
### To serve
- [ ] a handful of chives

## Directions
1. Wash the leeks and cut them into rings.
2. Simmer everything for 25 minutes.
3. Blend until smooth.

## Notes
Freezes well for three months.
`,
      said: {
        name: "Potato & Leek Soup",
        description: "A soup for the first cold day of autumn.",
        recipeYield: "4",
        prepTime: "10 min",
        performTime: "25 min",
        recipeIngredient: [
          "3 leeks",
          "500 g floury potatoes",
          "1 ¼ l vegetable stock",
          "salt and white pepper",
          "a handful of chives",
        ],
        groups: ["For the soup", "To serve"],
        steps: [
          "Wash the leeks and cut them into rings.",
          "Simmer everything for 25 minutes.",
          "Blend until smooth.",
        ],
        notes: ["Freezes well for three months."],
      },
    },
    {
      text: `Weeknight fried rice
Makes 2 big bowls

2 cups cold cooked rice
3 eggs
1-2 tbsp soy sauce
a splash of sesame oil
spring onions

Scramble the eggs and set them aside.
Fry the rice over high heat until it is hot and dry.
Add soy sauce, eggs and onions and toss.

#dinner #quickmeals`,
      said: {
        name: "Weeknight fried rice",
        recipeYield: "Makes 2 big bowls",
        recipeIngredient: [
          "2 cups cold cooked rice",
          "3 eggs",
          "1-2 tbsp soy sauce",
          "a splash of sesame oil",
          "spring onions",
        ],
        steps: [
          "Scramble the eggs and set them aside.",
          "Fry the rice over high heat until it is hot and dry.",
          "Add soy sauce, eggs and onions and toss.",
        ],
        tags: ["dinner", "quickmeals"],
      },
    },
  ],
  Danish: [
    {
      text: `Boller i karry
Antal personer: 4
Tid: 45 minutter

Ingredienser:
500 g hakket svinekød
1 æg
2 spsk hvedemel
1 tsk salt

Til saucen:
25 g smør
1 spsk karry
4 dl bouillon

Fremgangsmåde:
1. Rør farsen sammen, og form den til boller.
2. Kog bollerne i 10 minutter.
3. Smelt smørret, rør karryen i, og spæd med bouillon.

Tips: Server med løse ris.`,
      said: {
        name: "Boller i karry",
        recipeYield: "4",
        totalTime: "45 minutter",
        recipeIngredient: [
          "500 g hakket svinekød",
          "1 æg",
          "2 spsk hvedemel",
          "1 tsk salt",
          "25 g smør",
          "1 spsk karry",
          "4 dl bouillon",
        ],
        groups: ["", "Til saucen"],
        steps: [
          "Rør farsen sammen, og form den til boller.",
          "Kog bollerne i 10 minutter.",
          "Smelt smørret, rør karryen i, og spæd med bouillon.",
        ],
        notes: ["Server med løse ris."],
      },
    },
    {
      text: `Hej Mette

Her er opskriften:

Grove pandekager
Til 4 personer

200 g grahamsmel
4 dl mælk
3 æg
1 nip salt
smør til stegning

Pisk mel, mælk, æg og salt sammen til en jævn dej.
Lad dejen hvile i 20 minutter, og bag pandekagerne i smør.

Knus Lone`,
      said: {
        name: "Grove pandekager",
        recipeYield: "Til 4 personer",
        recipeIngredient: ["200 g grahamsmel", "4 dl mælk", "3 æg", "1 nip salt", "smør til stegning"],
        steps: [
          "Pisk mel, mælk, æg og salt sammen til en jævn dej.",
          "Lad dejen hvile i 20 minutter, og bag pandekagerne i smør.",
        ],
        description: "Hej Mette\n\nHer er opskriften:\n\nKnus Lone",
      },
    },
  ],
  German: [
    {
      text: `Rezept: Zwetschgendatschi
von Oma Gerda

Zutaten für 1 Blech

Für den Teig:
300 g Mehl
½ Würfel Hefe
125 ml lauwarme Milch
1 Prise Salz

Für den Belag
1,5 kg Zwetschgen
3 EL Zucker

Zubereitung
Schritt 1: Aus den Zutaten einen Hefeteig kneten und
1 Stunde gehen lassen.
Schritt 2: Zwetschgen entsteinen.
Schritt 3: Bei 180 °C 40 Minuten backen.`,
      said: {
        name: "Zwetschgendatschi",
        author: "Oma Gerda",
        recipeIngredient: [
          "300 g Mehl",
          "½ Würfel Hefe",
          "125 ml lauwarme Milch",
          "1 Prise Salz",
          "1,5 kg Zwetschgen",
          "3 EL Zucker",
        ],
        groups: ["Für den Teig", "Für den Belag"],
        steps: [
          "Aus den Zutaten einen Hefeteig kneten und 1 Stunde gehen lassen.",
          "Zwetschgen entsteinen.",
          "Bei 180 °C 40 Minuten backen.",
        ],
      },
    },
    {
      text: `Kartoffelsalat
Für 4 Personen
ca. 40 Minuten

1 kg festkochende Kartoffeln
2 Zwiebeln
4-5 EL Essig
250ml Brühe
Salz, Pfeffer
etwas Zucker

Kartoffeln kochen, pellen und in Scheiben schneiden.
Zwiebeln fein würfeln und mit Brühe und Essig aufkochen.
Über die Kartoffeln gießen und ziehen lassen.`,
      said: {
        name: "Kartoffelsalat",
        recipeYield: "Für 4 Personen",
        totalTime: "ca. 40 Minuten",
        recipeIngredient: [
          "1 kg festkochende Kartoffeln",
          "2 Zwiebeln",
          "4-5 EL Essig",
          "250ml Brühe",
          "Salz, Pfeffer",
          "etwas Zucker",
        ],
        steps: [
          "Kartoffeln kochen, pellen und in Scheiben schneiden.",
          "Zwiebeln fein würfeln und mit Brühe und Essig aufkochen.",
          "Über die Kartoffeln gießen und ziehen lassen.",
        ],
      },
    },
  ],
  French: [
    {
      text: `GRATIN DE COURGETTES

Pour 6 personnes
Temps de préparation : 15 min
Temps de cuisson : 1 h 30

INGRÉDIENTS
• 1 kg de courgettes
• 20 cl de crème
• 2 c. à soupe de chapelure
• 1 pincée de muscade

PRÉPARATION
1) Émincez les courgettes.
2) Versez la crème et ajoutez la muscade.
3) Enfournez à 180 °C.

Astuce : encore meilleur le lendemain.`,
      said: {
        name: "GRATIN DE COURGETTES",
        recipeYield: "Pour 6 personnes",
        prepTime: "15 min",
        performTime: "1 h 30",
        recipeIngredient: [
          "1 kg de courgettes",
          "20 cl de crème",
          "2 c. à soupe de chapelure",
          "1 pincée de muscade",
        ],
        steps: ["Émincez les courgettes.", "Versez la crème et ajoutez la muscade.", "Enfournez à 180 °C."],
        notes: ["encore meilleur le lendemain."],
      },
    },
    {
      text: `Crêpes du dimanche
4 personnes

250 g de farine
4 œufs
50 cl de lait
2 cuillères à soupe de sucre
une pincée de sel
un peu de beurre

Mélangez la farine, le sucre et le sel.
Ajoutez les œufs puis le lait petit à petit.
Laissez reposer une heure et faites cuire à la poêle.`,
      said: {
        name: "Crêpes du dimanche",
        recipeYield: "4 personnes",
        recipeIngredient: [
          "250 g de farine",
          "4 œufs",
          "50 cl de lait",
          "2 cuillères à soupe de sucre",
          "une pincée de sel",
          "un peu de beurre",
        ],
        steps: [
          "Mélangez la farine, le sucre et le sel.",
          "Ajoutez les œufs puis le lait petit à petit.",
          "Laissez reposer une heure et faites cuire à la poêle.",
        ],
      },
    },
  ],
  Polish: [
    {
      text: `Placki ziemniaczane

Porcje: 4
Czas przygotowania: 20 minut

Składniki:
- 1 kg ziemniaków
- 1 cebula
- 2 łyżki mąki
- szczypta soli

Sposób przygotowania:
1. Ziemniaki i cebulę zetrzeć na tarce.
2. Dodać mąkę i sól, wymieszać.
3. Smażyć na złoty kolor.

Wskazówki:
Podawać ze śmietaną.`,
      said: {
        name: "Placki ziemniaczane",
        recipeYield: "4",
        prepTime: "20 minut",
        recipeIngredient: ["1 kg ziemniaków", "1 cebula", "2 łyżki mąki", "szczypta soli"],
        steps: [
          "Ziemniaki i cebulę zetrzeć na tarce.",
          "Dodać mąkę i sól, wymieszać.",
          "Smażyć na złoty kolor.",
        ],
        notes: ["Podawać ze śmietaną."],
      },
    },
    {
      text: `Zupa ogórkowa babci
Dla 6 osób

4 ogórki kiszone
3 ziemniaki
1/2 szklanki śmietany
1 l bulionu
2 ząbki czosnku
pieprz do smaku

Bulion zagotować i wrzucić pokrojone ziemniaki.
Po 15 minutach dodać starte ogórki i czosnek.
Na końcu zabielić śmietaną i doprawić.`,
      said: {
        name: "Zupa ogórkowa babci",
        recipeYield: "Dla 6 osób",
        recipeIngredient: [
          "4 ogórki kiszone",
          "3 ziemniaki",
          "1/2 szklanki śmietany",
          "1 l bulionu",
          "2 ząbki czosnku",
          "pieprz do smaku",
        ],
        steps: [
          "Bulion zagotować i wrzucić pokrojone ziemniaki.",
          "Po 15 minutach dodać starte ogórki i czosnek.",
          "Na końcu zabielić śmietaną i doprawić.",
        ],
      },
    },
  ],
  Portuguese: [
    {
      text: `Bolo de cenoura

Rendimento: 12 fatias
Tempo de preparo: 1 hora

Ingredientes

Massa:
3 cenouras
4 ovos
2 xícaras de açúcar
1 colher de sopa de fermento

Cobertura:
200 g de chocolate
1 colher (sopa) de manteiga

Modo de preparo
1. Bata as cenouras com os ovos.
2. Junte o açúcar e o fermento.
3. Leve ao forno por 40 minutos.`,
      said: {
        name: "Bolo de cenoura",
        recipeYield: "12 fatias",
        prepTime: "1 hora",
        recipeIngredient: [
          "3 cenouras",
          "4 ovos",
          "2 xícaras de açúcar",
          "1 colher de sopa de fermento",
          "200 g de chocolate",
          "1 colher (sopa) de manteiga",
        ],
        groups: ["Massa", "Cobertura"],
        steps: [
          "Bata as cenouras com os ovos.",
          "Junte o açúcar e o fermento.",
          "Leve ao forno por 40 minutos.",
        ],
      },
    },
    {
      text: `Caldo verde
Serve 4 pessoas

500 g de batatas
1 couve
2 dentes de alho
1 fio de azeite
sal a gosto

Coza as batatas com o alho em água com sal.
Triture tudo e junte a couve cortada fina.
Deixe ferver 5 minutos e regue com azeite.`,
      said: {
        name: "Caldo verde",
        recipeYield: "Serve 4 pessoas",
        recipeIngredient: [
          "500 g de batatas",
          "1 couve",
          "2 dentes de alho",
          "1 fio de azeite",
          "sal a gosto",
        ],
        steps: [
          "Coza as batatas com o alho em água com sal.",
          "Triture tudo e junte a couve cortada fina.",
          "Deixe ferver 5 minutos e regue com azeite.",
        ],
      },
    },
  ],
  Swedish: [
    {
      text: `Kanelbullar
ca 40 st
Gräddningstid: 8 min

Ingredienser
50 g jäst
5 dl mjölk
1 krm salt
150 g smör

Fyllning:
100 g smör
2 msk kanel

Gör så här
1. Smula jästen och häll på mjölken.
2. Knåda degen och låt den jäsa 30 minuter.
3. Grädda i 225 grader.`,
      said: {
        name: "Kanelbullar",
        performTime: "8 min",
        recipeIngredient: [
          "50 g jäst",
          "5 dl mjölk",
          "1 krm salt",
          "150 g smör",
          "100 g smör",
          "2 msk kanel",
        ],
        groups: ["", "Fyllning"],
        steps: [
          "Smula jästen och häll på mjölken.",
          "Knåda degen och låt den jäsa 30 minuter.",
          "Grädda i 225 grader.",
        ],
      },
    },
    {
      text: `Ärtsoppa
4 portioner

500 g gula ärtor
2 gula lökar
1 tsk timjan
300 g rimmat fläsk
senap till servering

Blötlägg ärtorna över natten.
Koka ärtor, lök och fläsk i 90 minuter.
Skär köttet i bitar och servera med senap.`,
      said: {
        name: "Ärtsoppa",
        recipeYield: "4 portioner",
        recipeIngredient: [
          "500 g gula ärtor",
          "2 gula lökar",
          "1 tsk timjan",
          "300 g rimmat fläsk",
          "senap till servering",
        ],
        steps: [
          "Blötlägg ärtorna över natten.",
          "Koka ärtor, lök och fläsk i 90 minuter.",
          "Skär köttet i bitar och servera med senap.",
        ],
      },
    },
  ],
  "Simplified Chinese": [
    {
      text: `【家常土豆丝】
份量：2人份
准备时间：10分钟

食材：
土豆 2个
青椒 1个
盐 1小勺
醋 适量

做法：
1. 土豆切丝，用清水泡一下。
2. 热锅下油，放入土豆丝翻炒。
3. 加盐和醋，炒匀出锅。

小贴士：
土豆丝要沥干水分。`,
      said: {
        name: "家常土豆丝",
        recipeYield: "2人份",
        prepTime: "10分钟",
        recipeIngredient: ["土豆 2个", "青椒 1个", "盐 1小勺", "醋 适量"],
        steps: ["土豆切丝，用清水泡一下。", "热锅下油，放入土豆丝翻炒。", "加盐和醋，炒匀出锅。"],
        notes: ["土豆丝要沥干水分。"],
      },
    },
    {
      text: `蒸水蛋
3人份

鸡蛋3个
温水 300毫升
盐 少许
生抽 1勺

第一步 鸡蛋打散，加盐和温水搅匀。
第二步 过筛，盖上盘子。
第三步 水开后蒸10分钟，淋上生抽。`,
      said: {
        name: "蒸水蛋",
        recipeYield: "3人份",
        recipeIngredient: ["鸡蛋3个", "温水 300毫升", "盐 少许", "生抽 1勺"],
        steps: ["鸡蛋打散，加盐和温水搅匀。", "过筛，盖上盘子。", "水开后蒸10分钟，淋上生抽。"],
      },
    },
  ],
  "Traditional Chinese": [
    {
      text: `三杯雞

份量：4人份
烹飪時間：30分鐘

材料：
雞腿 600克
薑 10片
蒜頭 8瓣

醬料：
麻油 2大匙
醬油 2大匙
米酒 半杯

步驟：
1️⃣ 雞腿切塊，汆燙備用。
2️⃣ 麻油爆香薑片和蒜頭。
3️⃣ 放入雞肉與醬料，燜煮20分鐘。`,
      said: {
        name: "三杯雞",
        recipeYield: "4人份",
        performTime: "30分鐘",
        recipeIngredient: ["雞腿 600克", "薑 10片", "蒜頭 8瓣", "麻油 2大匙", "醬油 2大匙", "米酒 半杯"],
        groups: ["", "醬料"],
        steps: ["雞腿切塊，汆燙備用。", "麻油爆香薑片和蒜頭。", "放入雞肉與醬料，燜煮20分鐘。"],
      },
    },
    {
      text: `番茄蛋花湯
約20分鐘

番茄 2顆
雞蛋 2顆
鹽 少許
蔥 1根

番茄切塊，放入鍋中炒軟。
加水煮滾，慢慢倒入蛋液。
最後加鹽，撒上蔥花。
#湯品`,
      said: {
        name: "番茄蛋花湯",
        totalTime: "約20分鐘",
        recipeIngredient: ["番茄 2顆", "雞蛋 2顆", "鹽 少許", "蔥 1根"],
        steps: ["番茄切塊，放入鍋中炒軟。", "加水煮滾，慢慢倒入蛋液。", "最後加鹽，撒上蔥花。"],
        tags: ["湯品"],
      },
    },
  ],
};

describe.each(Object.entries(PASTED))("a recipe pasted in %s", (_, [withHeadings, without]) => {
  test("is read by its headings", () => {
    expectRecipe(withHeadings);
  });
  test("is read without headings by the shape of its lines", () => {
    expectRecipe(without);
  });
});

test.each([
  ["Spanish", "Ingredientes", "2 cucharadas de aceite", "Preparación", "Para 4 personas"],
  ["Italian", "Ingredienti", "1 spicchio d'aglio", "Procedimento", "4 persone"],
  ["Dutch", "Ingrediënten", "2 eetlepels olie", "Bereiding", "Voor 4 personen"],
  ["Norwegian", "Ingredienser", "2 ss olje", "Fremgangsmåte", "4 porsjoner"],
  ["Finnish", "Ainekset", "2 rkl öljyä", "Valmistus", "4 annosta"],
  ["Czech", "Suroviny", "2 lžíce oleje", "Postup", "Porce: 4"],
  ["Hungarian", "Hozzávalók", "2 ek olaj", "Elkészítés", "4 adag"],
  ["Russian", "Ингредиенты", "2 ст. л. масла", "Приготовление", "4 порции"],
  ["Greek", "Υλικά", "2 κ.σ. λάδι", "Εκτέλεση", "4 μερίδες"],
  ["Turkish", "Malzemeler", "2 yemek kaşığı yağ", "Yapılışı", "4 kişilik"],
  ["Japanese", "材料", "油 大さじ2", "作り方", "4人分"],
  ["Korean", "재료", "간장 2큰술", "만드는 법", "4인분"],
])("the parts of a recipe are known in %s too", (_, ingredients, item, steps, recipeYield) => {
  const recipe = readPlainText(`X\n${recipeYield}\n\n${ingredients}:\n${item}\n\n${steps}:\n1. Y.`);
  expect(recipe).toMatchObject({
    name: "X",
    description: "",
    recipeIngredient: [item],
    recipeInstructions: [{ text: "Y." }],
  });
  expect(recipe.recipeYield).not.toBe("");
});

function expectRecipe(pasted: { text: string; said: Pasted } | undefined): void {
  const { steps, notes = [], groups = [], description = "", ...facts } = pasted?.said ?? { steps: [] };
  const recipe = readPlainText(pasted?.text ?? "");
  expect(recipe).toMatchObject({ prepTime: null, performTime: null, totalTime: null, ...facts });
  expect(recipe.recipeInstructions.map(({ text }) => text)).toEqual(steps);
  expect((recipe.notes ?? []).map(({ text }) => text)).toEqual(notes);
  expect(recipe.ingredientGroups.map(({ title }) => title)).toEqual(groups);
  expect(recipe.description).toBe(description);
}
