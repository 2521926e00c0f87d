import { isTag, type ParentNode } from "domhandler";
import type { PageHead } from "./page-head.ts";
import type { PageLine } from "./page-lines.ts";
import { foldText } from "../../text/fold-text.ts";

/** Why a page shows no recipe. */
export type Obstacle =
  "robot-check" | "sign-in-wall" | "paywall" | "cookie-wall" | "page-gone" | "empty-page";

const ROBOT_CHECK =
  /just a moment|attention required|are you (?:a )?(?:robot|human)|verify (?:that )?you are (?:a )?human|not a robot|pardon our interruption|access denied|access to this page has been denied|security check|checking your browser|enable javascript and cookies|unusual traffic|captcha|ddos protection|bot verification|human verification|un instant|einen moment bitte|verifique que es humano|verifiez que vous etes/;
/** Folding separates the marks of voiced kana, so a character may follow: `ロク.?イン`. */
const SIGN_IN =
  /^(?:log ?in|sign ?in|anmelden|einloggen|login|connexion|se connecter|inicia(?:r)? sesion|accedi|accedere|inloggen|logga in|log ind|logg inn|kirjaudu|zaloguj|prihlaseni|bejelentkezes|entrar|вход|воити|συνδεση)(?![\p{L}\p{N}])|^(?:ロク.?イン|登录|登入)/u;
const NOT_FOUND =
  /(?<!\d)404(?!\d)|page not found|seite nicht gefunden|page introuvable|pagina no encontrada|pagina non trovata|pagina niet gevonden|nie ma takiej strony|nie znaleziono strony|pagina nao encontrada|sidan finns inte|sidan hittades inte|siden blev ikke fundet|siden findes ikke|side ikke funnet|sivua ei loydy|stranka nenalezena|страница не наидена|ヘ.?ーシ.?か.?見つかりません|页面(?:走丢|不存在|找不到)|找不到(?:页面|頁面)/;
const PAYWALL =
  /(?:only|exclusively) for (?:subscribers|members)|(?:read on|continue reading|keep reading) with|subscribe to (?:read|continue|unlock)|(?:exklusiv|nur) fur abonnent|weiterlesen mit|mit (?:\w+-)?abo|reservee? aux abonnes|solo para suscriptores|exclusiv[oa] para suscriptores|riservat[oa] agli abbonati|alleen voor abonnees|(?:tylko )?dla prenumeratorow|(?:exclusivo|so) para assinantes|endast for prenumeranter|(?:kun )?for abonnenter|有料会員限定|会員限定|会员专享|仅限会员|开通会员/;
const COOKIES =
  /we value your privacy|your privacy|privatsphare ist uns wichtig|vie privee|valoramos tu privacidad|privacidad|privacidade|la tua privacy|jouw privacy|twoja prywatnosc|dine data|din integritet|cookies?(?!\p{L})|クッキー|隐私/u;
const CONSENT =
  /accept all|agree|alle akzeptieren|tout accepter|aceptar todo|aceptar|accetta tutti|alles accepteren|akceptuje|zgode|aceitar|godkann alla|accepter alle|samtycke|すへ.?て同意|全部接受|接受全部/;

/** An obstacle shows little besides itself. */
const MAX_OBSTACLE_CHARACTERS = 1500;
const MAX_ARTICLE_CHARACTERS = 4000;
const MAX_EMPTY_CHARACTERS = 40;

export function findObstacle(head: PageHead, lines: PageLine[], hasScripts: boolean): Obstacle | null {
  const own = lines
    .filter((line) => line.part !== "noise" && !isAround(line))
    .map(({ text }) => foldText(text));
  const title = foldText(head.title);
  const text = own.join("\n");
  const isShort = text.length <= MAX_OBSTACLE_CHARACTERS;
  if (isShort && ROBOT_CHECK.test(`${title}\n${text}`)) return "robot-check";
  if (isShort && [title, ...own.slice(0, 2)].some((line) => NOT_FOUND.test(line))) return "page-gone";
  if (isShort && COOKIES.test(`${own[0] ?? ""}\n${own[1] ?? ""}`) && CONSENT.test(text)) return "cookie-wall";
  if (text.length <= MAX_ARTICLE_CHARACTERS && PAYWALL.test(text)) return "paywall";
  if (isShort && [title, ...own].some((line) => SIGN_IN.test(line))) return "sign-in-wall";
  return hasScripts && text.replace(title, "").length <= MAX_EMPTY_CHARACTERS ? "empty-page" : null;
}

/** In the frame of every page, which may have a sign-in form. */
function isAround({ block }: PageLine): boolean {
  for (let element: ParentNode | null = block; element && isTag(element); element = element.parent) {
    if (["header", "nav", "footer", "aside"].includes(element.name)) return true;
  }
  return false;
}
