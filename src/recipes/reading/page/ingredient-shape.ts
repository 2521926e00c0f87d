import { foldText } from "../../text/fold-text.ts";

const AMOUNT_FIRST =
  /^(?:[\d½¼¾⅓⅔⅛⅜⅝⅞]|(?:about|approx\.?|ca\.?|circa|etwa|env\.?|environ|cca|ok\.|kb\.|noin)\s*\d|(?:a|an|one|two|three|half|ein|eine|einen|zwei|drei|un|une|uno|una|um|uma|deux|trois|due|dos|duas|een|en|et|ett|egy|jedna|half|halve|demi|etwas|etwas|some|etwas|quelques|pinch|dash|handful|prise|pizca|pincee|quanto basta|q\.b|sal|salt|salz|sel)\b)/;
const AMOUNT_LAST =
  /(?:[\d½¼¾⅓⅔⅛]+\s*(?:g|gr|kg|ml|cl|dl|l|el|tl|tk|rkl|dkg|ks|szt|st|stk|stuck|cup|cups|tbsp|tsp|oz|公克|公斤|千克|克|斤|毫升|大匙|小匙|茶匙|湯匙|汤匙|碗|顆|塊|條|隻|個|个|只|根|本|枚|片|条|尾|勺|匙|杯|颗|粒|瓣|块|盒|包|把|株|大さじ|小さじ|カップ|ｇ|cc|개|큰술|작은술|컵)?\.?|q\.?b\.?|to taste|n\.?\s?b\.?|[一二两兩三四五六七八九十半几幾]{1,3}(?:个|個|只|隻|根|枚|片|条|條|尾|勺|匙|大匙|小匙|杯|碗|颗|顆|粒|瓣|块|塊|盒|包|把|株|滴)半?|適量|适量|少々|少许|少許|적당량|약간)\)?$/;
const UNIT =
  /\d\s*(?:g|gr|grams?|gramm|grammes?|kg|ml|cl|dl|l|lb|lbs|oz|ounces?|pounds?|cups?|tbsps?|tablespoons?|tsps?|teaspoons?|pinch|cloves?|sticks?|cans?|el|tl|essl|teel|prise|bund|dose|zehen?|stuck|cuilleres?|c\. ?a|gousses?|cucharadas?|cucharaditas?|cucchiai|cucchiaini|colheres?|xicaras?|eetlepels?|theelepels?|msk|tsk|krm|spsk|ts|ss|rkl|tl|lyzki|lyzeczki|szklanki|lzice|lzicky|ek|tk|evokanal|dkg|ст|ч|стол|κ|φλ|大さじ|小さじ|克|毫升)\b/;

/** 1 for `200 g flour`, about 0.4 for `salt`, below 0 for sentences. */
export function rateAsIngredient(text: string): number {
  const line = foldText(text).replace(/^[^\p{L}\p{N}]+/u, "");
  if (!line) return -0.5;
  if (text.length > 200) return -1;
  const sentence = /[.!?。！]$/.test(text) && (text.length > 60 || /[.!?]\s+\p{Lu}\p{L}+\s/u.test(text));
  const amount = AMOUNT_FIRST.test(line) || AMOUNT_LAST.test(line);
  const unit = UNIT.test(line);
  const base = amount ? (unit ? 1 : 0.8) : unit ? 0.6 : 0.25;
  const long = text.length > 110 ? 0.5 : 0;
  return base - (sentence ? 0.7 : 0) - long - (!amount && text.length > 60 ? 0.5 : 0);
}

export function isBareAmount(text: string): boolean {
  return /^[\d\s.,/½¼¾⅓⅔⅛⅜⅝⅞–-]+(?:(?:g|gr|kg|ml|cl|dl|l|oz|lb|cups?|tbsp|tsp|el|tl|msk|tsk|spsk|ss|ts|stk|st|db|fej|gerezd|csipet|csomag|ks|szt|ek|tk|kk|pcs?)\.?)?$/iu.test(
    text.trim(),
  );
}

export function haveAmounts(lines: string[]): boolean {
  return (
    lines.filter((line) => /[\d½¼¾⅓⅔⅛⅜⅝⅞一二三四五六七八九十半]/.test(line)).length >= lines.length * 0.3
  );
}
