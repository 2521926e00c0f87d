import { foldText } from "../../text/fold-text.ts";

const PAGE_NUMBER =
  /^(?:page|seite|pagina|strona|sida|side|стр\.?)\s*\d+\s*(?:of|von|af|av|sur|de|di|van|z|из|\/)\s*\d+(?:\s.*)?$|^第?\s*\d+\s*[页頁/](?:\s?[,，]?\s?共?\s*\d+\s*[页頁]?)?$/;
const PAGE_OF = /^(?:page|seite|pagina|strona|sida|side)\s\d+\s\(\d+\)$/;
const SENT_FROM =
  /^(?:sent from my|gesendet von meinem|von meinem .{2,20} gesendet|envoye de mon|enviado desde mi|enviado do meu|enviado a partir do meu|inviato d[ae]l? mi[oa]|verzonden vanaf mijn|verstuurd vanaf mijn|wysłano z|skickat fran min|sendt fra min|发自我的|寄自我的)|から送信$/;
const PRINTED =
  /^(?:printed|gedruckt am|imprime le|impreso el|impresso em|stampato il|afgedrukt op|wydrukowano|utskrive[nt]|udskrevet|打印日期|印刷日)/;
/** A browser's print header: `14/11/2023, 18:42   Leek soup`. */
const PRINT_HEADER = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}[.:]\d{2}(?!\d)\s*(.*)$/;
const ADDRESS = /^https?:\/\/\S+$/;
/** `https://a.example/print   1/2` */
const ADDRESS_WITH_PAGE = /^https?:\/\/\S+\s+\d{1,2}\/\d{1,2}$/;
/** `My cookbook     Page 14` */
const RUNNING_HEAD =
  /^(?:(\S.*?)\s{2,})?(?:page|seite|p[áa]gina|strona|sida|side|pagina)\s\d{1,4}(?:\s{2,}(\S.*))?$/i;
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
  hoppa till receptet|hoppa till recept|skriv ut receptet|skriv ut|spara|dela
  hold skærmen tændt|køb varerne|del pa mail|bedøm opskriften|ga til opskriften|ga til opskrift|gå til opskriften|gå til opskrift|print opskrift|udskriv|gem|del
  przejdz do przepisu|drukuj przepis|drukuj|zapisz|udostepnij|przypnij|metryczne
  换算单位|加入购物清单|首页|登录|印刷|保存|共有|跳至食谱|跳转到食谱|打印|分享|收藏|${foldText("レシピへ移動")}|${foldText("レシピへジャンプ")}`
    .trim()
    .replace(/\s*\n\s*/g, "|")})[\\s|/·-]*)+$`,
  "u",
);
const SCALES = /^(?:[½\d]{1,2}\s?x[\s|/]*){2,}$/;
const STARS =
  /^\d[.,]\d+ (?:from|out of|von|sur|de|su|da|van|av|af|z|ud af)\b.{0,12}\d.{0,14}$|^[★☆⭐]+(?:\s.{0,40})?$|^.{0,40}\s[★☆⭐]{3,}$/u;

/** Without what browsers, phones, printers, and recipe cards add around a text. */
export function withoutCopiedClutter(text: string): string {
  const lines = text.split("\n");
  const addresses = new Set<string>();
  const heads = new Set(
    lines.flatMap((line) => RUNNING_HEAD.exec(line.trim())?.slice(1) ?? []).filter(Boolean),
  );
  const isLeft = (raw: string): boolean => {
    const line = raw.trim();
    if (ADDRESS.test(line)) return !addresses.has(line) && Boolean(addresses.add(line));
    if (isPrintHeader(line, lines) || RUNNING_HEAD.test(line) || heads.has(line)) return false;
    if (ADDRESS_WITH_PAGE.test(line) || BREADCRUMBS.test(line)) return false;
    const folded = foldText(line);
    return ![PAGE_NUMBER, PAGE_OF, SENT_FROM, PRINTED, BUTTONS, SCALES, STARS].some((clutter) =>
      clutter.test(folded),
    );
  };
  return lines.filter((line) => line.trim() === "" || isLeft(line)).join("\n");
}

const isTitle = (text: string) => text.length >= MIN_TITLE_CHARACTERS;

/** Its title is a line of its own, too. */
function isPrintHeader(line: string, lines: string[]): boolean {
  const title = PRINT_HEADER.exec(line)?.[1];
  if (title === undefined) return false;
  const isSame = (other: string) => other.startsWith(title) || (isTitle(other) && title.startsWith(other));
  return title === "" || lines.some((other) => isSame(other.trim()));
}
