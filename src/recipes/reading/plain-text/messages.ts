import { foldText } from "../../text/fold-text.ts";

const MAX_MESSAGE_CHARACTERS = 300;
const RECIPE =
  /(?<!\p{L})(?:recipes?|rezepte?|recettes?|recetas?|ricett[ae]|recept(?:et|en)?|opskrift(?:en|er)?|przepis[yu]?|receitas?)(?!\p{L})|レシピ|作り方|食谱|食譜|菜谱|做法/u;
const SAID =
  /(?<!\p{L})(?:here's|here is|here are|send(?:ing)?|sent|promised|you asked|hier|schicke?|versprochen|gefragt|gewunscht|besprochen|voici|voila|envoie|promise?|demandee?s?|aqui|mando|te paso|prometi|prometida|apunta|ecco|invio|promessa|chiedevi|hierbij|beloofd|stuur|gevraagd|her|sender|lovede|spurgte|har|lovade|skickar|fragade|wysyłam|przesyłam|obiecan[ay]|obiecałam|segue|envio|pediste|pediu)(?!\p{L})|送る|送り|頼まれ|遅くな|发给|發給|这样做|這樣做/u;
const ALL_SAID = new RegExp(SAID.source, "gu");
/** A Chinese or Japanese title has no comma. */
const COMMA_INSIDE = /^[\p{Script=Han}\u3040-\u30ff]{1,8}[，、！]\S/u;

const COLLECTION =
  /(?<!\p{L})(?:recipes|cookbook|rezepte|kochbuch|recettes|recetas|recetario|ricette|ricettario|recepten|kookboek|opskrifter|kogebog|kokbok|przepisy|receitas)(?!\p{L})|レシピ集|食谱大全|菜谱大全/u;

/** “Grandma's recipes”, which is above the title. */
export function isCollection(text: string): boolean {
  return text.length <= MAX_MESSAGE_CHARACTERS && COLLECTION.test(foldText(text).normalize("NFC"));
}

/** “here it is”, after a greeting. */
export function saysMore(text: string): boolean {
  return SAID.test(foldText(text.slice(0, MAX_MESSAGE_CHARACTERS)));
}

/** “here's the recipe you asked for”, which isn't a title. */
export function isMessage(text: string): boolean {
  if (text.length > MAX_MESSAGE_CHARACTERS) return false;
  const folded = foldText(text).normalize("NFC");
  if (COMMA_INSIDE.test(text) || (folded.match(ALL_SAID)?.length ?? 0) > 1) return true;
  return RECIPE.test(folded) && (SAID.test(folded) || /^\p{Ll}/u.test(text));
}
