import { foldText } from "../../text/fold-text.ts";

const PAGE_NUMBER =
  /^(?:page|seite|pagina|strona|sida|side|стр\.?)\s*\d+\s*(?:of|von|af|av|sur|de|di|van|z|из|\/)\s*\d+(?:\s.*)?$|^第?\s*\d+\s*[页頁/](?:\s?[,，]?\s?共?\s*\d+\s*[页頁]?)?$/;
/** `- 3 -` */
const PAGE_BETWEEN_DASHES = /^[-–—]\s?\d{1,3}\s?[-–—]$/;
const PAGE_NUMBER_SHORT = /^(?:(?:p|s|sid|pag|str|blz)\.\s?|bladzijde\s)\d{1,4}$/;
const LAST_NUMBER = /^(?:\d{1,4}|\d{1,4}\s{3,}\p{Lu}[\p{Lu} ]{2,40}|\p{Lu}[\p{Lu} ]{2,40}\s{3,}\d{1,4})$/u;
const PAGE_OF = /^(?:page|seite|pagina|strona|sida|side)\s\d+\s\(\d+\)$/;
const SENT_FROM =
  /^(?:sent from my|gesendet von meinem|von meinem .{2,20} gesendet|envoye de mon|enviado desde mi|enviado do meu|enviado a partir do meu|inviato d[ae]l? mi[oa]|verzonden vanaf mijn|verstuurd vanaf mijn|wysłano z|skickat fran min|sendt fra min|发自我的|寄自我的)|から送信$/;
const PRINTED =
  /^(?:printed|gedruckt am|imprime le|impreso el|impresso em|stampato il|afgedrukt op|wydrukowano|utskrive[nt]|udskrevet|打印日期|印刷日)/;
/** A browser's print header: `14/11/2023, 18:42   Leek soup`. */
const PRINT_HEADER =
  /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}[.:]\d{2}(?!\d)(?:\s?[ap]\.?m\b\.?)?\s*(.*)$/i;
const ADDRESS = /^https?:\/\/\S+$/;
/** `https://a.example/print   1/2` */
const ADDRESS_WITH_PAGE = /^https?:\/\/\S+\s+\d{1,2}\/\d{1,2}$/;
const PAGE_ALONE =
  /^(?:(?:page|seite|p[áa]gina|strona|sida|side)\s|(?:p|s|p[áa]g|str|blz)\.\s?)\d{1,4}(?:\s(?:of|von|af|av|sur|de|di|van|z)\s\d{1,4})?$/i;
const BREADCRUMBS = /^\S[^>›»]{0,40}(?:\s[>›»]\s[^>›»]{1,40}){2,}$/;
const MIN_TITLE_CHARACTERS = 5;

/** Buttons of recipe cards, one by one or in a row. */
const BUTTONS = new RegExp(
  `^(?:(?:${`
  menu|skip to content|home|recipes|about|contact|search|log in|cook mode|prevent your screen from going dark|keep screen on|tried this recipe\\?|leave a comment|jump to recipe|print recipe|print|pin recipe|pin|save|share|rate|rate this recipe|us customary|metric|imperial
  kochmodus|bildschirm anlassen|bewerten|kommentieren|zum rezept springen|rezept drucken|drucken|pinnen|teilen|speichern|metrisch
  aller a la recette|imprimer la recette|imprimer|epingler|partager|enregistrer|metrique
  anadir a la lista de la compra|ver valores nutricionales|tambien te puede gustar|saltar a la receta|imprimir receta|imprimir|guardar|compartir|sistema americano|metrico
  salta alla ricetta|vai alla ricetta|stampa ricetta|stampa|salva|condividi
  zoeken|inloggen|bewaar recept|deel|imperiaal|voeg toe aan boodschappenlijst|ga naar recept|print recept|printen|bewaar|bewaren|delen|opslaan
  pular para a receita|imprimir a receita|imprimir receita|ir para a receita|salvar|compartilhar|partilhar
  hoppa till receptet|hoppa till recept|skriv ut receptet|skriv ut recept|skriv ut|spara|dela
  hold skærmen tændt|køb varerne|del pa mail|bedøm opskriften|ga til opskriften|ga til opskrift|gå til opskriften|gå til opskrift|print opskriften|udskriv opskriften|print opskrift|udskriv|gem|del
  przejdz do przepisu|drukuj przepis|drukuj|zapisz|udostepnij|przypnij|metryczne
  换算单位|加入购物清单|首页|登录|印刷|保存|共有|跳至食谱|跳转到食谱|打印|分享|收藏|${foldText("レシピへ移動")}|${foldText("レシピへジャンプ")}`
    .trim()
    .replace(/\s*\n\s*/g, "|")})[\\s|/·-]*)+$`,
  "u",
);
/** Folded questions and requests below a recipe card. */
const ASKED =
  /^(?:[¿¡]?(?:did you (?:make|try)|have you (?:made|tried)|let us know|leave a (?:comment|reply|review)|hast du .*(?:gekocht|gebacken|probiert)|hinterlasse|schreib(?:e|t)? (?:uns )?einen kommentar|wie hat es dir geschmeckt|(?:as-tu|avez-vous|vous avez) (?:essaye|realise|prepare|teste|aime)|laisse[rz]? (?:un|votre|ton) (?:commentaire|avis)|has (?:preparado|hecho|probado)|te ha gustado|deja(?:me|nos)? (?:un|tu) comentario|hai (?:provato|preparato|fatto)|ti e piaciuta|lascia un commento|heb je dit|wat vond je|(?:laat|schrijf) een reactie|fez (?:esta|a) receita|gostou d|deixe (?:o )?(?:seu|um) comentario|har du (?:lagat|provat|bakat|lavet|provet|prøvet|bagt)|(?:skriv|lamna|lav|efterlad) (?:en )?kommentar|zostaw komentarz|(?:zrobil|wyprobowal)[ea]s))[^:：]{0,80}$/u;
const SHARE =
  /^(?:share|teilen|partager|compartir|condividi|delen|deel|compartilhar|partilhar|dela|del|udostepnij|分享到|シェア)\s?(?:(?:on|auf|sur|en|su|op|no|na|pa|via|with|by)\s)?(?:facebook|pinterest|whatsapp|twitter|instagram|e-?mail|微信|微博)$/u;
const SCALES = /^(?:[½\d]{1,2}\s?x[\s|/]*){2,}$/;
const STARS =
  /^\d[.,]\d+ (?:from|out of|von|sur|de|su|da|van|av|af|z|ud af)\b.{0,12}\d.{0,14}$|^[★☆⭐]+(?:\s.{0,40})?$|^.{0,40}\s[★☆⭐]{3,}$/u;

/** Longer lines are never clutter. */
const MAX_CLUTTER_CHARACTERS = 300;

const CLUTTER = [
  PAGE_NUMBER,
  PAGE_BETWEEN_DASHES,
  PAGE_NUMBER_SHORT,
  PAGE_OF,
  SENT_FROM,
  PRINTED,
  BUTTONS,
  SCALES,
  STARS,
  ASKED,
  SHARE,
];

/** Without what browsers, phones, printers, and recipe cards add around a text. */
export function withoutCopiedClutter(text: string): string {
  const lines = text.split("\n");
  const short = lines.map((line) => line.trim()).filter((line) => line.length <= MAX_CLUTTER_CHARACTERS);
  const titles = short.filter((line) => line.length >= MIN_TITLE_CHARACTERS);
  const heads = new Set(short.slice(1).flatMap((line) => splitRunningHead(line) ?? []));
  const addresses = new Set<string>();
  const belongsToText = (line: string): boolean => {
    if (line.length > MAX_CLUTTER_CHARACTERS) return true;
    if (ADDRESS.test(line)) return !addresses.has(line) && Boolean(addresses.add(line));
    if (isPrintHeader(line, titles) || splitRunningHead(line) || ADDRESS_WITH_PAGE.test(line)) return false;
    // The first line is the title, even if each page repeats it.
    if ((heads.has(line) && line !== short[0]) || BREADCRUMBS.test(line)) return false;
    const folded = foldText(line);
    return !CLUTTER.some((clutter) => clutter.test(folded));
  };
  return withoutLastNumber(lines)
    .filter((line) => line.trim() === "" || belongsToText(line.trim()))
    .map((line) => withoutPrintTime(withoutScaleButtons(line)))
    .join("\n");
}

/** `118` or `42      SALADS` below the text. */
function withoutLastNumber(lines: string[]): string[] {
  const last = lines.findLastIndex((line) => line.trim() !== "");
  const isBelow = last > 1 && lines[last - 1]?.trim() === "";
  return isBelow && LAST_NUMBER.test(lines[last]?.trim() ?? "") ? lines.slice(0, last) : lines;
}

/** `–  4 servings  +` */
function withoutScaleButtons(line: string): string {
  return /^\s*[−–-]\s+(\S[^−+]{0,40}\S)\s+\+\s*$/u.exec(line)?.[1] ?? line;
}

/** `14/11/2023, 18:42    Leek soup` → `Leek soup`, where the title is nowhere else. */
function withoutPrintTime(line: string): string {
  const title = line.length <= MAX_CLUTTER_CHARACTERS ? PRINT_HEADER.exec(line.trim())?.[1] : undefined;
  return title && title.length >= MIN_TITLE_CHARACTERS ? title : line;
}

/** `My cookbook     Page 14` → `My cookbook`; null without a page number. */
function splitRunningHead(line: string): string[] | null {
  const parts = line.split(/\s{2,}/);
  return parts.some((part) => PAGE_ALONE.test(part)) ? parts.filter((part) => !PAGE_ALONE.test(part)) : null;
}

/** Its title is a line of its own, too. */
function isPrintHeader(line: string, titles: string[]): boolean {
  const title = PRINT_HEADER.exec(line)?.[1];
  if (title === undefined) return false;
  return title === "" || titles.some((other) => other.startsWith(title) || title.startsWith(other));
}
