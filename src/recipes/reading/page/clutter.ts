import { foldText } from "../../text/fold-text.ts";

const CLUTTER =
  /^(?:us customary|metric|imperial|us|u\.?s\.? ?\/ ?metric|½x|1x|2x|3x|x|copy|print|save|share|add|select all|deselect all|add to (?:cart|list|shopping list|basket)|cook mode.*|prevent your screen.*|advertisement|anzeige|werbung|publicite|publicidad|publicidade|pubblicita|reklam[ae]?|mainos|annonce|annonse|annons|anuncio|广告|廣告|ad|(?:ingredients?|zutaten?|bestandteile?|ingrediens(?:er)?|ingredientes?|ingredient[ei]|składniki?|材料|食材|原料) (?:amounts?|quantity|menge|quantites?|cantidad|quantita|hoeveelheid|quantidade|ilosc|mangd|mængde|分量|用量)|(?:amounts?|quantity|menge|quantites?|cantidad|quantita|hoeveelheid|quantidade|ilosc|mangd|mængde|分量|用量) (?:ingredients?|zutaten?|ingrediens(?:er)?|ingredientes?|ingredient[ei]|składniki?|材料|食材)|scale|servings?|portionen|ingredients? ?\(?\d* ?\)?|show (?:more|images?)|(?:read|see|learn|view) more|(?:en )?lire (?:la suite|plus)|weiterlesen|mehr (?:lesen|anzeigen)|(?:leer|ver) mas|ler mais|ver mais|leggi (?:tutto|di piu)|lees (?:meer|verder)|las mer|les mer|læs mere|laes mere|lue lisaa|czytaj (?:dalej|wiecej)|cist dal(?:e)?|viac|tovabb|читать (?:далее|дальше)|devamını oku|続きを読む|阅读更多|閱讀更多|查看更多|hide images?|view (?:more|nutrition)|watch (?:(?:the |this )?video(?: (?:below|above|here))?|now)|pin it|email|facebook|twitter|pinterest|whatsapp|buy now.*|shop now.*|\d+ (?:personen?|persons?|people|servings?|porties|portionen|porciones|porcoes|porzioni|portions?|personnes|personer|osob|porcji|fo|adag))$/;

/** A download with its size: `Recipe card (344 KB)`. */
const FILE_SIZE = /\(?\b\d+(?:[.,]\d+)? ?[kKM]i?B\)?$/;

const PROMOTION =
  /^article continues|\bpin (?:this|it|for later)|\b(?:pinterest|instagram|facebook|tiktok|youtube|newsletter|nieuwsbrief|subscribe|abonni|follow us|volg ons|folge uns|folgt uns|suivez|siguenos|seguici|tag us|hashtag)/;

const MAX_CLUTTER_CHARACTERS = 220;

/** `Photo credit: Anna`, `© Anna`. */
const PHOTO_CREDIT =
  /^(?:©|(?:photos?|photo ?graph[a-z]*|images?|pictures?|foto(?:s|grafi[a-z]*)?|bild(?:er)?|credits?|zdjeci[ae]|kuvat?|фото|摄影|攝影|图片|圖片|写真)\s?(?:credits?\s?)?(?:[:：©]|by\s))/u;
const MAX_CREDIT_CHARACTERS = 100;

export function isClutter(text: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text) || FILE_SIZE.test(text)) return true;
  const folded = foldText(text);
  return CLUTTER.test(folded) || (text.length < MAX_CREDIT_CHARACTERS && PHOTO_CREDIT.test(folded));
}

export function isPromotion(text: string): boolean {
  return text.length < MAX_CLUTTER_CHARACTERS && PROMOTION.test(foldText(text));
}

const CREDIT_LABELS =
  /(?<!\p{L})(?:recipe|photos?|photography|styling|text|editors?|rezept|fotos?|fotografie|autor(?:in)?|redaktion|recette|texte|auteur|ricetta|testo|receta|texto|edición|receita|opskrift|oppskrift|recept|foto\w*)\s?:/giu;

export function areCredits(text: string): boolean {
  return text.length < MAX_CLUTTER_CHARACTERS && (text.match(CREDIT_LABELS)?.length ?? 0) > 1;
}

export function withoutBullet(text: string): string {
  return text.replace(/^(?:[-–—•*·▢□☐▪►◦‣●∙✓✔○◯⬜\s]|\ufe0f)+(?=\S)/u, "");
}
