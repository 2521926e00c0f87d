import type { ColumnField } from "../../../../contract/column-fields.ts";
import { LABELS } from "../../../../recipes/text/plain-text-words.ts";
import { foldText } from "../../../../recipes/text/fold-text.ts";
import { PART_NAMES } from "../../../../recipes/text/part-words.ts";
import { findNutritionKey } from "../../reading/nutrition-text.ts";

/** What tables call columns in the languages of the app. Other words are those of pasted texts. */
const NAMES: readonly (readonly [ColumnField, string])[] = [
  [
    "name",
    `dish name|meal name|str meal|str drink|recipe title|gericht|rezeptname|rezepttitel|plat|opskriftsnavn|receptnamn|nazwa przepisu|danie|nome da receita|prato
    菜名|菜品|食谱名称|食譜名稱|nombre|título|nombre de la receta|nome ricetta|naam`,
  ],
  [
    "description",
    `description|summary|about|intro|introduction|beschreibung|kurzbeschreibung|einleitung|présentation|résumé|beskrivelse|introduktion|beskrivning
    opis|opis przepisu|descrição|resumo|introdução|描述|简介|說明|描述说明|簡介|descripción|descrizione|omschrijving|beschrijving`,
  ],
  ["ingredients", `ingredient|zutat|ingrédient|ingrediens|składnik|ingrediente`],
  [
    "steps",
    `step|instruction|direction|cooking steps|recipe instructions|zubereitungsschritte|zubereitung|arbeitsschritte|schritte|instructions de la recette|étape|trin|sådan gør du
    steg|gör så här|kroki|przygotowanie krok po kroku|passos|modo de preparo|步骤|做法|步驟|作法`,
  ],
  [
    "notes",
    `comment|comments|remarks|memo|bemerkung|bemerkungen|anmerkung|anmerkungen|kommentar|kommentare|commentaire|commentaires|remarque|kommentarer|bemærkning
    noteringar|notatka|komentarz|komentarze|comentário|comentários|observação|笔记|筆記|评论|備註`,
  ],
  [
    "yield",
    `serving|yield number|portion count|no of servings|people|persons|anzahl der portionen|nb de personnes|nombre de couverts|personnes|osoby|liczba osób|pessoas|几人份|人份|rend`,
  ],
  [
    "prepTime",
    `prep mins|active|active time|active minutes|preptime|vorbereitungsdauer|tempo preparação|准备|備料`,
  ],
  ["cookTime", `cooktime|cook mins|performtime|perform time|kochdauer`],
  [
    "totalTime",
    `totaltime|total mins|ready in|ready in minutes|minutes|mins|gesamtdauer|zubereitungsdauer|samlet|总用时|總用時`,
  ],
  [
    "categories",
    `recipe category|cookbook|section|dish types|meal type|folder|type|meal|dish type|ordner|art|typ|art des gerichts|dossier|genre|type de repas|mappe|mapp|typ dania|pasta|tipo|tipo de prato|种类|種類`,
  ],
  [
    "tags",
    `label|labels|hashtags|etiketten|etikett|étiquette|etykiety|etykieta|etiqueta|marcadores|标记|標記`,
  ],
  [
    "cuisine",
    `recipe cuisine|cuisines|cuisine type|region|str area|origin|küchenstil|herkunft|origine|pochodzenie|origem culinária|地区|地區`,
  ],
  [
    "rating",
    `rating|stars|star rating|score|my rating|bewertung|sterne|note sur 5|évaluation|étoiles|vurdering|bedømmelse|stjerner|betyg|stjärnor|ocena|gwiazdki|avaliação|classificação|estrelas|评分|評分|星级|星級|valoración|valutazione|beoordeling`,
  ],
  [
    "favorite",
    `favorite|favourite|is favorite|is favourite|starred|favorit|lieblingsrezept|favori|favoris|favoritter|ulubione|ulubiony|favorito|收藏|最爱|最愛`,
  ],
  [
    "link",
    `link|links|länk|url|uri|website|webseite|web|site|lien|site web|strona|www|链接|連結|網址|网址|原文链接|原文連結|recipe url|source url|web address|original url|href|webadresse|internetadresse|url de la recette|adresse web|adres|strona internetowa|endereço|网站|網站`,
  ],
  ["author", `chef|cook name|creator|koch|créateur|kucharz|chefe`],
  [
    "dateAdded",
    `date|date added|date published|added|created|created at|created on|date created|creation date|datum|erstellt|erstellt am|hinzugefügt am|erstellungsdatum|date d'ajout|date de création|ajouté le|créé le
    dato|oprettet|tilføjet|skapad|tillagd|data|data dodania|dodano|utworzono|data de criação|adicionado em|criado em|日期|添加日期|创建日期|新增日期|建立日期|fecha`,
  ],
  [
    "cookedOn",
    `last cooked|last made|cooked on|made on|date cooked|date made|dates cooked|zuletzt gekocht|gekocht am|dernière préparation|cuisiné le|sidst lavet|lagad den|senast lagad|ostatnio gotowane|última vez feito|上次烹饪|上次烹飪`,
  ],
  [
    "picture",
    `image|images|photo|photos|picture|pictures|img|thumbnail|cover|cover image|banner|str meal thumb|str drink thumb|image url|photo url|picture url|bild|foto|bild-url|photographie|billede|bilder|zdjęcie|zdjęcia|obraz|imagem|fotografia|图片|圖片|照片|imagen|immagine|afbeelding`,
  ],
  ["video", `video|youtube|video url|vidéo|wideo|vídeo|视频|影片`],
  ["nutrition", `nährwerte pro portion|makros|macros`],
];

/** `prep time (min)`, `ingredients_list`, `recipeYield` are the same names with more words. */
const BEFORE =
  /^(?:str|extended|analyzed|recipe|rezept|recette|opskrift|recept|przepis|the|my|all|食谱|食譜)\s+/;
const BEHIND =
  /\s+(?:list|text|raw|liste|url|link|in minutes|in minuten|in min|en minutes|minutes|minuten|minuter|minutter|minuty|mins?|str|string|no|nr|\d{1,3})$/;

export const LABEL_FIELDS = {
  prep: "prepTime",
  cook: "cookTime",
  total: "totalTime",
  yield: "yield",
  author: "author",
  source: "source",
  tags: "tags",
  category: "categories",
  cuisine: "cuisine",
  title: "name",
} as const;
const PART_FIELDS = {
  ingredients: "ingredients",
  steps: "steps",
  notes: "notes",
  equipment: "tools",
  nutrition: "nutrition",
} as const;

const WORDS: ReadonlyMap<string, ColumnField> = new Map([
  ...[...LABELS].map(([word, label]): [string, ColumnField] => [word, LABEL_FIELDS[label]]),
  ...[...PART_NAMES].flatMap(([word, part]): [string, ColumnField][] =>
    part === "elsewhere" ? [] : [[word, PART_FIELDS[part]]],
  ),
  ...NAMES.flatMap(([field, words]) =>
    words.split(/[|\n]/).map((word): [string, ColumnField] => [foldText(word), field]),
  ),
]);

/** Words that pasted texts use before a value, but that say nothing about a column. */
const VAGUE = new Set(
  "by from via re fw fwd aw wg par por av af von przez for para pour dla til till fur na".split(" "),
);

/** Null if the column's name matches no field of a recipe. */
export function findColumnField(name: string): ColumnField | null {
  const words = foldName(name);
  for (const candidate of listCandidates(words)) {
    const field = VAGUE.has(candidate) ? undefined : WORDS.get(candidate);
    if (field) return field;
  }
  return findNutritionKey(words) ? "nutrition" : null;
}

/** `cookTime` is “cook time”, and `Prep Time (min)` “prep time”. */
function foldName(name: string): string {
  const apart = name.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replace(/[_.\-/\s]+/g, " ");
  return foldText(apart.replace(/[([（【][^)\]）】]*[)\]）】]?/g, " ").replace(/[:：*#?]/g, " "));
}

function listCandidates(words: string): string[] {
  const numbered = words.replace(/\s*\d{1,3}$/, "");
  const short = [words, numbered].flatMap((text) => [
    text,
    text.replace(BEHIND, ""),
    text.replace(BEHIND, "").replace(BEHIND, ""),
  ]);
  return [...new Set(short.flatMap((text) => [text, text.replace(BEFORE, "")]))].filter(Boolean);
}
