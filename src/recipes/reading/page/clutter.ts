import { foldText } from "../../text/fold-text.ts";

const CLUTTER =
  /^(?:us customary|metric|imperial|us|u\.?s\.? ?\/ ?metric|½x|1x|2x|3x|x|copy|print|save|share|add|select all|deselect all|add to (?:cart|list|shopping list|basket)|cook mode.*|prevent your screen.*|advertisement|anzeige|werbung|publicite|publicidad|publicidade|pubblicita|reklam[ae]?|mainos|ad|scale|servings?|portionen|ingredients? ?\(?\d* ?\)?|show (?:more|images?)|hide images?|view (?:more|nutrition)|watch (?:video|now)|pin it|email|facebook|twitter|pinterest|whatsapp|buy now.*|shop now.*|\d+ (?:personen?|persons?|people|servings?|porties|portionen|porciones|porcoes|porzioni|portions?|personnes|personer|osob|porcji|fo|adag))$/;

/** A download with its size: `Recipe card (344 KB)`. */
const FILE_SIZE = /\(?\b\d+(?:[.,]\d+)? ?[kKM]i?B\)?$/;

const PROMOTION =
  /\b(?:pinterest|instagram|facebook|tiktok|youtube|newsletter|nieuwsbrief|subscribe|abonni|follow us|volg ons|folge uns|folgt uns|suivez|siguenos|seguici|tag us|hashtag)/;

const MAX_CLUTTER_CHARACTERS = 220;

export function isClutter(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text) || FILE_SIZE.test(text) || CLUTTER.test(foldText(text));
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
