import { describe, expect, test } from "bun:test";
import { blogPage, recipeOn, stepsOf } from "../../../support/reading.ts";

interface InWords {
  title: string;
  ingredients: string[];
  steps: string[];
  list: [string, string, string];
  method: [string, string];
  after: [string, string];
}

const LANGUAGES: Record<string, InWords> = {
  English: {
    title: "Lentil soup",
    ingredients: ["Ingredients", "What you’ll need", "You will need:"],
    steps: ["Method", "Directions", "How to make it", "Instructions:"],
    list: ["200 g red lentils", "1 onion", "salt"],
    method: ["Chop the onion and fry it until it is soft.", "Add the lentils and cook them for 20 minutes."],
    after: ["Notes", "It keeps for three days in the fridge."],
  },
  German: {
    title: "Linsensuppe",
    ingredients: ["Zutaten", "Zutatenliste", "Das brauchst du:"],
    steps: ["Zubereitung", "Anleitung", "So wird’s gemacht"],
    list: ["200 g rote Linsen", "1 Zwiebel", "Salz"],
    method: ["Die Zwiebel hacken und weich braten.", "Die Linsen zugeben und 20 Minuten kochen lassen."],
    after: ["Tipps", "Im Kühlschrank hält sie sich drei Tage."],
  },
  French: {
    title: "Soupe de lentilles",
    ingredients: ["Ingrédients", "Il vous faut"],
    steps: ["Préparation", "Étapes", "Réalisation"],
    list: ["200 g de lentilles corail", "1 oignon", "sel"],
    method: [
      "Hacher l’oignon et le faire revenir doucement.",
      "Ajouter les lentilles et laisser cuire 20 minutes.",
    ],
    after: ["Astuces", "Elle se garde trois jours au réfrigérateur."],
  },
  Spanish: {
    title: "Sopa de lentejas",
    ingredients: ["Ingredientes", "Ingredientes:"],
    steps: ["Preparación", "Elaboración", "Paso a paso"],
    list: ["200 g de lentejas rojas", "1 cebolla", "sal"],
    method: ["Picar la cebolla y sofreírla despacio.", "Añadir las lentejas y cocer durante 20 minutos."],
    after: ["Consejos", "Se conserva tres días en la nevera."],
  },
  Italian: {
    title: "Zuppa di lenticchie",
    ingredients: ["Ingredienti", "Cosa serve"],
    steps: ["Procedimento", "Preparazione", "Come preparare"],
    list: ["200 g di lenticchie rosse", "1 cipolla", "sale"],
    method: [
      "Tritare la cipolla e farla appassire piano.",
      "Unire le lenticchie e cuocere per altri 20 minuti.",
    ],
    after: ["Consigli", "Si conserva per tre giorni in frigorifero."],
  },
  Portuguese: {
    title: "Sopa de lentilhas",
    ingredients: ["Ingredientes", "Vai precisar de"],
    steps: ["Modo de preparo", "Preparação", "Modo de fazer"],
    list: ["200 g de lentilhas vermelhas", "1 cebola", "sal"],
    method: [
      "Pique a cebola e refogue até ficar macia.",
      "Junte as lentilhas e deixe cozinhar por 20 minutos.",
    ],
    after: ["Dicas", "Dura três dias dentro do frigorífico."],
  },
  Dutch: {
    title: "Linzensoep",
    ingredients: ["Ingrediënten", "Dit heb je nodig"],
    steps: ["Bereiding", "Bereidingswijze", "Zo maak je het"],
    list: ["200 g rode linzen", "1 ui", "zout"],
    method: [
      "Snipper de ui en bak hem zachtjes glazig.",
      "Voeg de linzen toe en laat alles 20 minuten koken.",
    ],
    after: ["Tips en trucs", "In de koelkast blijft de soep drie dagen goed."],
  },
  Swedish: {
    title: "Linssoppa",
    ingredients: ["Ingredienser", "Du behöver"],
    steps: ["Gör så här", "Tillagning", "Så här gör du"],
    list: ["2 dl röda linser", "1 lök", "salt"],
    method: ["Hacka löken och fräs den mjuk i olja.", "Tillsätt linserna och låt allt koka i 20 minuter."],
    after: ["Tips", "Soppan håller sig tre dagar i kylskåpet."],
  },
  Danish: {
    title: "Linsesuppe",
    ingredients: ["Ingredienser", "Det skal du bruge"],
    steps: ["Fremgangsmåde", "Sådan gør du"],
    list: ["200 g røde linser", "1 løg", "salt"],
    method: ["Hak løget, og svits det i lidt olie.", "Tilsæt linserne, og lad det hele koge i 20 minutter."],
    after: ["Gode råd", "Suppen holder sig i køleskabet i tre dage."],
  },
  Norwegian: {
    title: "Linsesuppe",
    ingredients: ["Ingredienser", "Dette trenger du"],
    steps: ["Fremgangsmåte", "Slik gjør du"],
    list: ["200 g røde linser", "1 løk", "salt"],
    method: ["Hakk løken og fres den myk i litt olje.", "Ha i linsene og la alt koke i omtrent 20 minutter."],
    after: ["Tips", "Suppen holder seg tre dager i kjøleskapet."],
  },
  Finnish: {
    title: "Linssikeitto",
    ingredients: ["Ainekset", "Raaka-aineet"],
    steps: ["Valmistus", "Valmistusohje", "Näin teet"],
    list: ["2 dl punaisia linssejä", "1 sipuli", "suolaa"],
    method: [
      "Pilko sipuli ja kuullota se pehmeäksi öljyssä.",
      "Lisää linssit ja anna kiehua 20 minuuttia kannen alla.",
    ],
    after: ["Vinkki", "Keitto säilyy jääkaapissa kolme päivää."],
  },
  Polish: {
    title: "Zupa z soczewicy",
    ingredients: ["Składniki", "Potrzebne składniki"],
    steps: ["Sposób przygotowania", "Wykonanie", "Przygotowanie:"],
    list: ["200 g czerwonej soczewicy", "1 cebula", "sól"],
    method: ["Posiekaj cebulę i zeszklij ją na oleju.", "Dodaj soczewicę i gotuj wszystko przez 20 minut."],
    after: ["Wskazówki", "Zupa postoi w lodówce nawet trzy dni."],
  },
  Czech: {
    title: "Čočková polévka",
    ingredients: ["Suroviny", "Ingredience"],
    steps: ["Postup", "Postup přípravy"],
    list: ["200 g červené čočky", "1 cibule", "sůl"],
    method: ["Cibuli nakrájejte a osmahněte na oleji.", "Přidejte čočku a vařte všechno asi 20 minut."],
    after: ["Tipy", "V lednici polévka vydrží celé tři dny."],
  },
  Hungarian: {
    title: "Lencseleves",
    ingredients: ["Hozzávalók", "Alapanyagok"],
    steps: ["Elkészítés", "Az elkészítés menete"],
    list: ["20 dkg vörös lencse", "1 fej hagyma", "só"],
    method: [
      "A hagymát vágjuk apróra, és pirítsuk meg.",
      "Adjuk hozzá a lencsét, és főzzük húsz percig fedő alatt.",
    ],
    after: ["Tippek", "Hűtőben legalább három napig eláll a leves."],
  },
  Russian: {
    title: "Чечевичный суп",
    ingredients: ["Ингредиенты", "Вам понадобится"],
    steps: ["Приготовление", "Способ приготовления", "Как приготовить"],
    list: ["200 г красной чечевицы", "1 луковица", "соль"],
    method: [
      "Нарежьте лук и обжарьте его до мягкости.",
      "Добавьте чечевицу и варите на слабом огне 20 минут.",
    ],
    after: ["Советы", "Суп хранится в холодильнике три дня."],
  },
  Greek: {
    title: "Φακόσουπα",
    ingredients: ["Υλικά", "Συστατικά"],
    steps: ["Εκτέλεση", "Οδηγίες"],
    list: ["200 γρ. κόκκινες φακές", "1 κρεμμύδι", "αλάτι"],
    method: ["Ψιλοκόβουμε το κρεμμύδι και το σοτάρουμε.", "Προσθέτουμε τις φακές και βράζουμε για 20 λεπτά."],
    after: ["Συμβουλές", "Διατηρείται στο ψυγείο για τρεις ημέρες."],
  },
  Turkish: {
    title: "Mercimek çorbası",
    ingredients: ["Malzemeler", "Malzeme listesi"],
    steps: ["Yapılışı", "Hazırlanışı"],
    list: ["200 g kırmızı mercimek", "1 adet soğan", "tuz"],
    method: ["Soğanı doğrayın ve yağda iyice kavurun.", "Mercimeği ekleyin ve yirmi dakika boyunca pişirin."],
    after: ["Püf noktası", "Çorba buzdolabında üç gün kadar dayanır."],
  },
  Ukrainian: {
    title: "Суп із сочевиці",
    ingredients: ["Інгредієнти"],
    steps: ["Приготування"],
    list: ["200 г червоної сочевиці", "1 цибуля", "сіль"],
    method: ["Наріжте цибулю та обсмажте її до м’якості.", "Додайте сочевицю й варіть двадцять хвилин."],
    after: ["Коментарі", "Дуже смачно, дякую вам за рецепт!"],
  },
  Romanian: {
    title: "Supă de linte",
    ingredients: ["Ingrediente"],
    steps: ["Mod de preparare", "Preparare"],
    list: ["200 g linte roșie", "1 ceapă", "sare"],
    method: [
      "Tocați ceapa și căliți-o încet în ulei.",
      "Adăugați lintea și fierbeți încă douăzeci de minute.",
    ],
    after: ["Sfaturi", "Supa rezistă trei zile întregi în frigider."],
  },
  Japanese: {
    title: "レンズ豆のスープ",
    ingredients: ["材料", "材料(2人分)"],
    steps: ["作り方", "手順"],
    list: ["赤レンズ豆 200g", "玉ねぎ 1個", "塩 少々"],
    method: [
      "玉ねぎをみじん切りにして、油でしんなりするまで炒める。",
      "レンズ豆と水を加えて、やわらかくなるまで二十分ほど煮る。",
    ],
    after: ["コツ・ポイント", "冷蔵庫で三日ほど保存できますので、多めに作ってください。"],
  },
  Chinese: {
    title: "红扁豆汤",
    ingredients: ["食材", "用料", "材料"],
    steps: ["做法", "步骤", "制作步骤", "妈妈最拿手的红扁豆洋葱胡萝卜浓汤的做法", "红扁豆汤的做法步骤"],
    list: ["红扁豆 200克", "洋葱 1个", "盐 少许"],
    method: [
      "把洋葱切碎，放入锅中用小火慢慢炒软，直到出香味为止。",
      "加入扁豆和水，盖上锅盖，用小火煮二十分钟即可出锅。",
    ],
    after: ["小贴士", "放在冰箱里可以保存三天，吃之前再加热一下就可以了。"],
  },
  Korean: {
    title: "렌틸콩 수프",
    ingredients: ["재료"],
    steps: ["만드는 법", "조리순서"],
    list: ["렌틸콩 200g", "양파 1개", "소금 약간"],
    method: [
      "양파를 잘게 썰어 기름에 부드러워질 때까지 볶는다.",
      "렌틸콩과 물을 넣고 이십 분 동안 약한 불에서 끓인다.",
    ],
    after: ["댓글", "이 수프를 만드는 모습을 영상으로 볼 수 있어요."],
  },
};

const listOf = (lines: string[], tag: string) =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join("")}</${tag}>`;

const inLists = (words: InWords, ingredients: string, steps: string) =>
  blogPage(
    words.title,
    `<h2>${ingredients}</h2>${listOf(words.list, "ul")}
     <h2>${steps}</h2>${listOf(words.method, "ol")}
     <h2>${words.after[0]}</h2><p>${words.after[1]}</p>`,
  );

const inParagraphs = (words: InWords, ingredients: string, steps: string) =>
  blogPage(
    words.title,
    `<p><strong>${ingredients}</strong></p>${words.list.map((line) => `<p>${line}</p>`).join("")}
     <p><strong>${steps}</strong></p>${words.method.map((line) => `<p>${line}</p>`).join("")}
     <p><strong>${words.after[0]}</strong></p><p>${words.after[1]}</p>`,
  );

describe.each(Object.entries(LANGUAGES))("a page in %s with headings only", (_, words) => {
  const [ingredients = "", ...otherIngredients] = words.ingredients;
  const [steps = "", ...otherSteps] = words.steps;
  const headings: [string, string][] = [
    [ingredients, steps],
    ...otherIngredients.map((other): [string, string] => [other, steps]),
    ...otherSteps.map((other): [string, string] => [ingredients, other]),
  ];

  test.each(headings)("is read from “%s” and “%s” above lists", (ofIngredients, ofSteps) => {
    const recipe = recipeOn(inLists(words, ofIngredients, ofSteps));
    expect(recipe?.name).toBe(words.title);
    expect(recipe?.recipeIngredient).toEqual(words.list);
    expect(stepsOf(recipe)).toEqual(words.method);
  });

  test("is read from bold lines between paragraphs", () => {
    const recipe = recipeOn(inParagraphs(words, ingredients, steps));
    expect(recipe?.recipeIngredient).toEqual(words.list);
    expect(stepsOf(recipe)).toEqual(words.method);
  });
});
