import { unitAtStart } from "../../text/unit-at-start.ts";
import type { UnitKind } from "../../../ingredients/words/units.ts";
import { foldText } from "../../text/fold-text.ts";

const KITCHEN_UNITS = new Set<UnitKind>(
  "g kg ml cl dl l oz lb fl-oz pint quart tsp tbsp cup pinch dash knife-tip handful clove slice can jar bunch sprig stalk stick".split(
    " ",
  ) as UnitKind[],
);

const BASICS = new RegExp(
  `(?<!\\p{L})(?:salt|pepper|sugar|flour|butter|oil|olive|milk|cream|eggs?|onions?|garlic|water|lemons?|tomato\\w*|cheese|rice|chicken|yeast
  |salz|pfeffer|zucker|mehl|ol|olivenol|milch|sahne|eier?|zwiebeln?|knoblauch\\w*|wasser|zitronen?|kase|reis
  |sel|poivre|sucre|farine|beurre|huile|lait|creme|oeufs?|œufs?|oignons?|ail|eau|citrons?|fromage|riz
  |sal|pimienta|azucar|harina|mantequilla|aceite|leche|nata|huevos?|cebollas?|ajo|agua|limon|queso|arroz
  |sale|pepe|zucchero|farina|burro|olio|latte|panna|uova|uovo|cipoll[ae]|aglio|acqua|limone|formaggio|riso
  |acucar|farinha|manteiga|azeite|oleo|leite|ovos?|cebolas?|alho|limao|queijo
  |zout|peper|suiker|bloem|boter|olie|melk|room|eieren|uien?|knoflook|kaas|rijst
  |socker|peppar|mjol|smor|olja|mjolk|gradde|agg|lok|vitlok|vatten|ost|ris
  |sukker|peber|mel|olie|maelk|mælk|flode|æg|løg|hvidlog|vand|melk|flote|vann|hvitlok
  |suola|sokeri|pippuri|jauho\\w*|voi|oljy|maito|kerma|munaa?|sipuli|vesi
  |sol|pieprz|cukier|maka|maslo|olej|mleko|smietana|jajk[aoi]|cebul[aie]|czosnek|woda|ser|sul|cukr|mouka|maslo|vejce|cibule|cesnek|voda
  |so|bors|cukor|liszt|vaj|olaj|tej|tejszin|tojas|hagyma|fokhagyma
  |tuz|seker|un|yag|sut|yumurta|sogan|sare|zahar|faina|ulei|lapte|oua|ceapa|secer|brasno|ulje|mlijeko|jaja|luk|moka|sladkor|jajce
  |соль|сахар|мука|масло|молоко|яйц[оа]|лук|чеснок|вода|перец|αλατι|ζαχαρη|αλευρι|βουτυρο|λαδι|ελαιολαδο|γαλα|αυγ[οα]|κρεμμυδι|σκορδο|πιπερι)(?!\\p{L})
  |[塩盐鹽糖油卵蛋葱蔥蒜米肉魚鱼酒醤酱醬]`.replace(/\s*\n\s*/g, ""),
  "u",
);

const LISTED_SCRIPTS = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\u3040-\u9fff]/u;

/** Ignores weights, since shops weigh pots, too. */
export function namesFood(items: string[], share: number): boolean {
  return items.filter((item) => BASICS.test(foldText(item))).length >= items.length * share;
}

/** Manuals list items, too. */
export function readsLikeFood(items: string[], share: number): boolean {
  // Scripts that aren't listed can't be judged.
  const letters = items.join("").match(/\p{L}/gu) ?? [];
  if (letters.filter((letter) => LISTED_SCRIPTS.test(letter)).length < letters.length / 2) return true;
  const foods = items.filter((item) => {
    const units = item
      .trim()
      .split(/^[\d\s.,/½¼¾⅓⅔⅛–-]+|\s[\d.,/½¼¾⅓⅔⅛]+\s?(?=\p{L}{1,5}$)/u)
      .slice(1);
    return units.some(startsWithKitchenUnit) || BASICS.test(foldText(item));
  });
  return foods.length > 0 && foods.length >= items.length * share;
}

function startsWithKitchenUnit(text: string): boolean {
  const unit = unitAtStart(text);
  return unit !== null && KITCHEN_UNITS.has(unit.kind);
}
