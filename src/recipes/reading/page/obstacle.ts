import type { PageHead } from "./page-head.ts";
import type { PageLine } from "./page-lines.ts";
import { foldText } from "../../text/fold-text.ts";

export type Obstacle = "robot-check" | "sign-in";

const ROBOT_CHECK =
  /just a moment|attention required|are you (?:a )?(?:robot|human)|verify (?:that )?you are (?:a )?human|not a robot|pardon our interruption|access denied|access to this page has been denied|security check|checking your browser|enable javascript and cookies|unusual traffic|captcha|ddos protection|bot verification|human verification|un instant|einen moment bitte|verifique que es humano|verifiez que vous etes/;
const SIGN_IN =
  /^(?:log ?in|sign ?in|anmelden|einloggen|login|connexion|se connecter|iniciar sesion|accedi|accedere|inloggen|logga in|log ind|logg inn|kirjaudu|zaloguj|prihlaseni|bejelentkezes|вход|воити|συνδεση|ログイン|登录|登入)(?![\p{L}\p{N}])/u;

/** An obstacle shows little besides itself. */
const MAX_OBSTACLE_CHARACTERS = 4000;

export function findObstacle(head: PageHead, lines: PageLine[]): Obstacle | null {
  const texts = lines.map((line) => line.text);
  if (texts.join(" ").length > MAX_OBSTACLE_CHARACTERS) return null;
  const said = foldText([head.title, ...texts].join("\n"));
  if (ROBOT_CHECK.test(said)) return "robot-check";
  return [head.title, ...texts].some((text) => SIGN_IN.test(foldText(text).normalize())) ? "sign-in" : null;
}
