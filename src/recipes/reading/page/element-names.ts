import { foldText } from "../../text/fold-text.ts";
import type { Part } from "../../text/part-words.ts";

/** `noise`: nothing of the recipe. `trifle`: the same, as long as it is small. */
export type Hint = Part | "noise" | "trifle";

const INGREDIENTS =
  /ingredi|zutat|ainekset|ainesosa|skladnik|hozzaval|suroviny|sastojc|(?:^|[-_ ])[iy]lika|malzeme|benodigd|ingrediens/;
const STEPS =
  /instruct|direction|method|procedure|procediment|preparation|preparac|preparaz|preparac|preparo|prepara[cç][aã]o|zubereit|bereiding|how-?to|(?:^|[-_ ])(?:recipe)?-?steps?|step(?:s|-?list)?(?:$|[-_ ])|etape|realisation|(?:^|[-_ ])(?:pasos|passos|passaggi)|fremgang|tillag|valmist|wykonanie|przygotowan|postup|elkesz|ektelesi|odigies|hazirlan|yapilis|werkwijze/;

/** What the class or id of an element says of what is in it. */
const CLASSES: [Hint, RegExp][] = [
  [
    "noise",
    /comment|review|related|recommend|similar|newsletter|subscri|advert|adslot|sponsor|promo|breadcrumb|cookie|consent|footer|navbar|navigation|outbrain|taboola/,
  ],
  [
    "trifle",
    /sharing|share|social|byline|author|rating|caption|credit|toolbar|tooltip|popup|modal|overlay|login|screen-reader|sr-only|visually-hidden|assistive|disclaimer|affiliate|jump-to|unit-conversion|servings-adjust|adjustable-servings|shopping-list|add-to-cart|buy-now|hidden-print|video-player/,
  ],
  ["nutrition", /nutrition|nutrient|naehrwert|nahrwert|voedingswaarde|nutricional|nutrizional/],
  ["equipment", /equipment|utensil|tools?-list|recipe-tools/],
  ["notes", /recipe-?notes|notes-container|(?:^|[-_ ])(?:notes?|tips?|tipps?|astuces?|conseils?)(?:$|[-_ ])/],
  ["ingredients", INGREDIENTS],
  ["steps", STEPS],
];

/** Most names say nothing: one look tells. */
const ANY = new RegExp(CLASSES.map(([, words]) => words.source).join("|"));

/** Class names that look like the steps' but speak of something else. */
const OTHER_CLASS =
  /time|duration|meta|payment|prep-?(?:and|cook)|nav|tabs?-?(?:nav|list|header|link|button)/;

/** What goes into one step, repeated below it. */
const BELOW_STEP = /(?:instruction|step)-ingredient/;

/** What an element's class, id or property says of its content; null when it says nothing, or two things at once. */
export function findPartByClass(names: string): Hint | null {
  const text = foldText(names === names.toLowerCase() ? names : names.replace(/([a-z])([A-Z])/g, "$1-$2"));
  if (!ANY.test(text)) return null;
  if (BELOW_STEP.test(text)) return "ingredients";
  if (STEPS.test(text) && (INGREDIENTS.test(text) || OTHER_CLASS.test(text))) return null;
  return CLASSES.find(([, words]) => words.test(text))?.[0] ?? null;
}
