import type { LineWords } from "../words/line-words.ts";
import { findForm } from "./unit-forms.ts";

const SPOONS = /(\d+(?: \d\/\d|[¼-¾⅐-⅞])?|\d\/\d|[¼-¾⅐-⅞]) (tbsp|tsp)(?!\p{L})/gu;

/** Names spoons as the recipe's language does: "2 tbsp" is "2 EL". */
export function localizeSpoons(written: string, words: LineWords): string {
  return written.replace(SPOONS, (_, number: string, unit: "tbsp" | "tsp") => {
    const isPart = /[/¼-¾⅐-⅞]/.test(number);
    const whole = Number.parseInt(number, 10) || 0;
    const value = /^\d\//.test(number) || whole === 0 ? 0.5 : whole + (isPart ? 0.5 : 0);
    return `${number} ${findForm(value, words.spoons[unit], words)}`;
  });
}
