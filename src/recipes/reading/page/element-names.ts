import { foldText } from "../../text/fold-text.ts";
import type { Part } from "../../text/part-words.ts";

/** `noise` is never part of a recipe, `trifle` only if it's long. */
export type Hint = Part | "noise" | "trifle";

const INGREDIENTS =
  /ingredi|zutat|ainekset|ainesosa|skladnik|hozzaval|suroviny|sastojc|(?:^|[-_ ])[iy]lika|malzeme|benodigd|ingrediens/;
const STEPS =
  /instruct|direction|method|procedure|procediment|preparation|preparac|preparaz|preparac|preparo|prepara[cç][aã]o|zubereit|bereiding|how-?to|(?:^|[-_ ])(?:recipe)?-?steps?|step(?:s|-?list)?(?:$|[-_ ])|etape|realisation|(?:^|[-_ ])(?:pasos|passos|passaggi)|fremgang|tillag|valmist|wykonanie|przygotowan|postup|elkesz|ektelesi|odigies|hazirlan|yapilis|werkwijze/;

/** Of the whole name or its beginning: `comments`, `comments-list` and `blog-comments`, not `cookie-bites`. */
const NOISE = [
  "(?:comment|review|related|recommend|similar|newsletter|subscri|advert|adslot|sponsor|breadcrumb|navbar|navigation|outbrain|taboola)[a-z]*",
  "footers?|promos?|promotions?|consent",
  "cookies?(?:[-_](?:banner|bar|box|consent|dialog|info|law|message|modal|notice|notification|overlay|policy|popup|wall)[a-z]*)",
];

const CLASSES: [Hint, RegExp][] = [
  ["noise", new RegExp(`(?:^|[-_ ])(?:${NOISE.join("|")})(?=$|[-_ ])`)],
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

/** One test for the many names without a meaning. */
const ANY_MEANING = new RegExp(CLASSES.map(([, words]) => words.source).join("|"));

const OTHER_CLASS =
  /time|tiempo|tempo|temps|zeit(?:$|[-_ ])|duration|meta|payment|prep-?(?:and|cook)|nav|tabs?-?(?:nav|list|header|link|button)/;

const INGREDIENT_BELOW_STEP = /(?:instruction|step)-ingredient/;

/** Names that say what an element has or hasn't rather than what it is: `has-comments`, `tag-similar-dishes`. */
const STATES =
  /(?:^|\s)(?:[a-z]+(?:__|--))?(?:has|have|no|non|not|with|without|is|tag|category|cat|sticky|hide|show)[-_][^\s]*/g;

/** Text that `foldText` wouldn't change: "recipe-steps". */
const FOLDED = /^[!-@[-_a-~ ]*$/;

export function findPartByClass(names: string): Hint | null {
  const all = FOLDED.test(names) ? names : foldText(names.replace(/([a-z])([A-Z])/g, "$1-$2"));
  if (!ANY_MEANING.test(all)) return null;
  const text = all.replace(STATES, "");
  if (INGREDIENT_BELOW_STEP.test(text)) return "ingredients";
  if (STEPS.test(text) && (INGREDIENTS.test(text) || OTHER_CLASS.test(text))) return null;
  return CLASSES.find(([, words]) => words.test(text))?.[0] ?? null;
}

/** For a list item whose name also mentions a tooltip. */
export function findPartOfItem(names: string): Part | null {
  const text = foldText(names);
  return INGREDIENTS.test(text) ? "ingredients" : STEPS.test(text) ? "steps" : null;
}
