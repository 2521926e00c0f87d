import { foldText } from "./fold-text.ts";
import { wordMap, type WordTable } from "./match-start.ts";

/** A new language adds its words here. */

export type Part = "ingredients" | "steps" | "notes" | "equipment" | "nutrition" | "elsewhere";

const HEADINGS: Record<Part, string> = {
  ingredients: `
    ingredients|ingredient list|what you need|what you'll need|what you will need|you will need|you'll need
    zutaten|zutatenliste|zutatenliste|das brauchst du|das braucht ihr|das brauchen sie|du brauchst|ihr braucht
    ingrédients|il vous faut|ce qu'il vous faut|ingredientes|necesitas|ingredienti|cosa serve|occorrente
    ingrediënten|ingrediëntenlijst|benodigdheden|wat heb je nodig|dit heb je nodig|nodig
    ingredienser|du behöver|det här behöver du|det skal du bruge|du skal bruge|dette trenger du|du trenger
    ainekset|ainesosat|raaka-aineet|tarvitset|składniki|suroviny|ingredience|přísady|ingrediencie
    hozzávalók|alapanyagok|ингредиенты|ингредієнти|інгредієнти|состав|продукты|вам понадобится|съставки|продукти
    υλικά|συστατικά|malzemeler|malzeme listesi|ingrediente|sastojci|namirnice|potrebno je|sestavine
    potrzebujesz|potrzebne składniki|czego potrzebujesz|lista składników|precisa de|vai precisar de|det behøver du|de här behövs
    材料|食材|原料|用料|配料|主料|調料|调料|재료|필요한 재료|सामग्री|המצרכים|מצרכים|مقادير|المقادير|المكونات`,
  steps: `
    method|methods|directions|instructions|steps|procedure|how to make|how to make it|how to prepare|preparation
    preparation method|cooking instructions|cooking directions|what to do|make it|method of preparation|recipe steps
    zubereitung|zubereiten|anleitung|zubereitungsschritte|so wird's gemacht|so wirds gemacht|so geht's|so gehts|und so geht's
    préparation|étapes|réalisation|déroulement|progression|les étapes|préparation de la recette|étapes de préparation|instructions de préparation
    preparación|elaboración|instrucciones|pasos|modo de preparación|cómo hacer|cómo se hace|paso a paso|cómo preparar
    preparazione|procedimento|istruzioni|come fare|come si fa|come si prepara|come preparare|modo de preparo|preparo|modo de preparação
    preparação|modo de fazer|instruções|passo a passo|confecção|confeção|como fazer
    bereiding|bereidingswijze|instructies|werkwijze|zo maak je het|zo maak je|zo doe je dat|zo doe je het|aan de slag|stappen|bereiden|maken|voorbereiding|hoe maak je|hoe maak je het|recept stappen
    gör så här|så här gör du|tillagning|instruktioner|fremgangsmåde|sådan gør du|tilberedning|fremgangsmåte|slik gjør du|sånn gjør du|gjør slik
    valmistus|valmistusohje|valmistusohjeet|ohje|ohjeet|työvaiheet|tee näin|näin teet
    sposób przygotowania|przygotowanie|wykonanie|krok po kroku|instrukcje|sposób wykonania|jak zrobić
    postup|postup přípravy|příprava|postup prípravy|príprava|pracovný postup|jak na to
    elkészítés|elkészítése|elkészítés menete|az elkészítés menete|így készül
    приготовление|способ приготовления|как приготовить|инструкция|пошаговый рецепт|рецепт приготовления|приготування|начин на приготвяне|приготвяне
    εκτέλεση|οδηγίες|διαδικασία|παρασκευή|yapılışı|hazırlanışı|nasıl yapılır|mod de preparare|preparare
    priprema|način pripreme|postopek|作り方|作りかた|つくり方|手順|調理手順|做法|步骤|步驟|烹饪步骤|料理步驟|制作方法|作法|制作步骤
    sådan laver du|så här lagar du|tillagningssätt|przepis krok po kroku|modo de confeção|製作方法|製作步驟|烹飪步驟|做法步骤|做法步驟
    만드는 법|만드는 방법|만들기|विधि|बनाने की विधि|बनाने का तरीका|조리법|조리순서|אופן ההכנה|הכנה|طريقة التحضير|طريقة العمل`,
  notes: `
    notes|note|tips|tip|recipe notes|cook's notes|cook's note|chef's tips|chef's tip|recipe tips|serving suggestion|serving suggestions|storage|variation|variations|substitutions|substitutes|swaps
    hinweise|hinweis|tipp|tipps|notizen|astuces|astuce|conseils|remarques|notas|consejos|consejo|trucos|consigli|consiglio|dicas|dica|opmerkingen|notities
    tips en trucs|vinkkejä|vinkki|wskazówki|porady|propozycja podania|uwaga|uwagi|tipy|tippek|tipp|jó tanács|советы|совет|примечание|συμβουλές|σημειώσεις
    noter|gode råd|bemærkninger|anteckningar|notatki|rady|sugestões|observações|备注|備註|注意事项|注意事項|烹饪技巧|tipps und tricks|tips & tricks|tips and tricks
    小贴士|小貼士|小提示|コツ|ポイント|コツ・ポイント|メモ|savjet|ipuçları|püf noktası|поради|примітки|примечания|съвети|sfaturi|vinkit`,
  equipment: `
    equipment|tools|special equipment|utensils|kitchen equipment|zubehör|küchengeräte|küchenhelfer|utensilien|hilfreich für die zubereitung|matériel|ustensiles|utensilios
    attrezzatura|strumenti|utensili|utensílios|materiaal|keukengerei|redskap|udstyr|utstyr|välineet|sprzęt|przybory|vybavení|eszközök|оборудование|σκεύη|道具|工具`,
  nutrition: `
    nutrition|nutrition facts|nutritional information|nutrition information|nutritional values|nutritionals|per serving
    nährwerte|nährwertangaben|nährwertinformationen|valeurs nutritionnelles|nutrición|información nutricional|valores nutricionales
    valori nutrizionali|informação nutricional|informações nutricionais|voedingswaarde|voedingswaarden|näringsvärde|näringsinnehåll
    næringsindhold|næringsinnhold|ravintosisältö|wartości odżywcze|wartość odżywcza|nutriční hodnoty|tápérték|tápanyag|пищевая ценность
    διατροφική αξία|διατροφικά στοιχεία|栄養成分|营养成分|營養成分`,
  elsewhere: `
    comments|leave a comment|reviews|related recipes|you may also like|you might also like|more recipes|did you make this recipe|share this|about the author
    faq|frequently asked questions|video|newsletter|subscribe|recommended|rate this recipe|bewerte dieses rezept|rezept bewerten|notez cette recette|noter la recette|bedøm opskriften|betygsätt receptet|vurder oppskriften|valora esta receta|vota la ricetta|avalie esta receita|oceń przepis|beoordeel dit recept|给这道菜评分|为这道菜评分|為這道菜評分|more like this|latest recipes|popular recipes
    kommentare|ähnliche rezepte|weitere rezepte|das könnte dich auch interessieren|commentaires|recettes similaires|autres recettes|vous aimerez aussi
    comentarios|recetas relacionadas|commenti|ricette correlate|comentários|receitas relacionadas|reacties|gerelateerde recepten|meer recepten|kommentarer
    relaterade recept|lignende opskrifter|relaterte oppskrifter|kommentit|komentarze|podobne przepisy|komentáře|podobné recepty|hozzászólások|kapcsolódó receptek
    комментарии|похожие рецепты|σχόλια|σχετικές συνταγές|コメント|関連レシピ|评论|留言|yorumlar|komentari|коментарі|схожі рецепти|коментари|comentarii|rețete similare|댓글|отзывы`,
};

export const STEP_WORDS =
  "step|schritt|étape|etape|stap|paso|passo|passaggio|steg|trin|trinn|krok|lépés|vaihe|βήμα|βημα|шаг|крок|korak|adım|adim|步骤|步驟|手順|第";

const MAX_HEADING_CHARACTERS = 60;

const PARTS: Part[] = ["ingredients", "steps", "notes", "equipment", "nutrition", "elsewhere"];

const HEADING_PARTS = PARTS.map((part): [Part, RegExp] => [part, createPattern(HEADINGS[part])]);
/** Most texts name no part, so one test rules them out. */
const ANY_PART = createPattern(Object.values(HEADINGS).join("|"));

function createPattern(names: string): RegExp {
  const words = names.split(/[|\n]/).map(foldText).filter(Boolean);
  // Scripts without spaces have no word borders.
  const spaced = words.filter((word) => !/[\u3040-\u9fff\uac00-\ud7af]/.test(word));
  const others = words.filter((word) => !spaced.includes(word));
  const whole = `(?<![\\p{L}\\p{N}])(?:${spaced.join("|")})(?![\\p{L}\\p{N}])`;
  return new RegExp([whole, ...others].join("|"), "u");
}

export function partOfHeading(text: string): Part | null {
  if (text.length > MAX_HEADING_CHARACTERS) return null;
  const heading = foldText(text);
  if (!ANY_PART.test(heading)) return null;
  let first: { part: Part; at: number } | null = null;
  for (const [part, words] of HEADING_PARTS) {
    const at = heading.search(words);
    if (at >= 0 && (!first || at < first.at)) first = { part, at };
  }
  return first?.part ?? null;
}

export const isListPart = (part: string | null) => part === "ingredients" || part === "steps";

/** “番茄炒蛋的做法”: how to make a dish. */
const OF_DISH = /^[^:：]{1,30}的(?=(?:做法|作法|制作方法|製作方法))/u;

export function isPartName(text: string): boolean {
  const heading = foldText(text.replace(OF_DISH, ""));
  if (!ANY_PART.test(heading)) return false;
  return HEADING_PARTS.some(([, words]) => {
    const found = words.exec(heading);
    return found !== null && found.index <= 12 && heading.length - found[0].length <= 25;
  });
}

const EMPTY_WORDS = new Set(
  `for the a of and to or your our my recipe recipes list serves servings serving people persons portions makes yield
  fur die das der den und rezept portionen personen stuck ca pour la le les de des du et recette personnes parts
  para el los las y receta personas raciones per il lo gli e ricetta persone porzioni o a os as receita porcoes pessoas
  voor het een recept personen porties om till for til och og en ett opskrift oppskrift portioner personer
  na do i przepis porcji osob pro porce az adag recepthez fo на для порций για`
    .split(/\s+/)
    .filter(Boolean),
);

/** “Ingredients for 4 people”, not “Ingredients for the salad”. */
export function isOnlyPartName(text: string): boolean {
  if (!isPartName(text)) return false;
  const heading = foldText(text.replace(OF_DISH, ""));
  return HEADING_PARTS.some(([, words]) => {
    if (!words.test(heading)) return false;
    return isEmptyTitle(heading.replace(words, " "));
  });
}

/** “Recipe”, “For 4 people”, not “Serving”. */
export function isEmptyTitle(text: string): boolean {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    !(words.length === 1 && words[0] === "serving") &&
    words.every((word) => EMPTY_WORDS.has(word) || /^\d/.test(word))
  );
}

export const PART_NAMES: WordTable<Part> = wordMap(
  PARTS.map((part): [Part, string] => [part, HEADINGS[part]]),
);
