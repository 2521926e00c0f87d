const METRIC =
  "kilograms?|kilogramm?|kilos?|kg|milligrams?|mg|grams?|gramm|gramas?|grammes?|gram|gr|g|milliliters?|millilitres?|ml|centiliters?|cl|deciliters?|dl|liters?|litres?|litros?|litrów|litry|litr|liter|l|dag|dkg|克|公克|毫克|千克|公斤|斤|毫升|升|公升|cm|mm";
const CUPS_AND_SPOONS =
  "cups?|c\\.|tablespoons?|tbsps?|tbs|teaspoons?|tsps?|fl\\.? ?oz|fluid ounces?|ounces?|oz|pounds?|lbs?|pints?|pt|quarts?|qt|gallons?|esslöffel|teelöffel|el|tl|tassen?|spsk|tsk|msk|krm|kkp|cuillères? à (?:soupe|café)|cuill?\\. à (?:soupe|café)|c\\. à (?:soupe|café|s\\.?|c\\.?)|càs|càc|cs|cc|tasses?|łyżek|łyżki|łyżka|łyżeczek|łyżeczki|łyżeczka|szklanek|szklanki|szklanka|colher(?:es)? (?:de|das) (?:sopa|chá|café)|c\\. (?:sopa|chá)|chávenas?|xícaras?|大匙|小匙|汤匙|湯匙|茶匙|杯|勺";
const COUNTED =
  "cloves?|cans?|tins?|jars?|packages?|packets?|pkgs?|packs?|bunch(?:es)?|sprigs?|slices?|sticks?|stalks?|heads?|pinch(?:es)?|dash(?:es)?|handfuls?|pieces?|ears?|leaves|fillets?|sheets?|zehen?|dosen?|bund|prisen?|päckchen|pck\\.?|packung(?:en)?|pkg\\.?|becher|stücke?|stk\\.?|st|scheiben?|blätter|zweige?|handvoll|fed|dåser?|dåse|bundt|knivspids|nip|skiver?|klyftor|klyfta|burkar?|knippe|nypor|nypa|skivor|förp|gousses?|boîtes?|bottes?|pincées?|tranches?|brins?|sachets?|feuilles?|poignées?|ząbki|ząbek|ząbków|puszk[ai]|puszek|pęczki?|pęczek|szczypt[ay]|plastr(?:y|ów)|garść|opakowanie|dentes?|latas?|molhos?|pitadas?|fatias?|ramos?|pacotes?|folhas?|个|個|只|隻|瓣|根|片|块|塊|颗|顆|把|条|條|包|罐|盒|枝|朵|粒";

/** Units by weight and volume: the same food in another unit is often in parentheses after them. */
export const MEASURE = `(?:${listUnits(METRIC, CUPS_AND_SPOONS)})`;
export const UNIT = `(?:${listUnits(METRIC, CUPS_AND_SPOONS, COUNTED)})`;

const METRIC_UNIT = new RegExp(`^(?:${listUnits(METRIC)})`, "iu");

/** @param text starts with the unit */
export function isMetricUnit(text: string): boolean {
  return METRIC_UNIT.test(text.trimStart());
}

/**
 * Longer names first. A name ends with its word, except in Chinese, which has no spaces.
 * The end is written once, because compiling `\p{L}` after each name is slow.
 */
function listUnits(...names: string[]): string {
  const sorted = names.flatMap(splitNames).toSorted((one, other) => other.length - one.length);
  const isChinese = (name: string) => /[\u4e00-\u9fff]/.test(name);
  const words = sorted.filter((name) => !isChinese(name));
  return [`(?:${words.join("|")})(?![\\p{L}\\d])`, ...sorted.filter(isChinese)].join("|");
}

/** At bars outside of groups. */
function splitNames(names: string): string[] {
  return names.split(/\|(?![^(]*\))/);
}
