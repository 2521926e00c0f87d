/**
 * Words of steps in one language. Each list is a pattern with `|` and line breaks between its words. `~`
 * stands for the language's verb endings, and `*` for any letters.
 */
export interface StepWordLists {
  /** Letters that `~` stands for. */
  endings: string;
  /** These verbs get a food ready without using it up: "chop". */
  prepares: string;
  /** These do so even after "put": "put in water to soak". */
  soaks: string;
  /** These do so if the sentence has no second food: "beat the eggs". */
  preparesAlone: string;
  /** These verbs put a food into something: "add". */
  adds: string;
  /** Other verbs that use a food up: "fry". */
  uses: string;
  /** These start a clause about the state of foods: "until the onions are soft". */
  states: string;
  /** Marks a part that is still left: "remaining". Also its place after the food, if there is one. */
  rests: string;
  /** These only mean what's left before "ingredients": "other ingredients". */
  others: string;
  /** Says that several foods of a kind are meant: "both". */
  all: string;
  /** After a food, or before it in languages like French, these name something made of it: "mixture". */
  mixtures: string;
  /** After the name of a food, these mean no food: "knife". */
  things: string;
  /** Joins such a word and a food in languages like French: "de". */
  joints: string;
  /** Shapes and parts that still mean the food: "florets". In German, the ends of words. */
  forms: string;
  /** Says that a line is for several steps: "divided". */
  divided: string;
  /** Other foods are added to a food after these: "to the meat". */
  targets: string;
  /** A food right after these is thrown away: "remove the bay leaf". */
  discards: string;
  /** A food right after these is a purpose: "for the pasta". */
  purposes: string;
  /** A food after these is only compared with: "like breadcrumbs". */
  likes: string;
  withouts: string;
  ingredients: string;
  dry: string;
  wet: string;
  spices: string;
  /** Before "seasoning", these don't add any: "adjust". */
  checks: string;
  excepts: string;
  /** A step that starts with these is no step: "Tip". */
  tips: string;
  /** Starts the name of a component: "for the sauce". */
  fors: string;
  /** These verbs and adjectives name a food: "floured". */
  verbs: readonly (readonly [foodId: string, words: string])[];
  /** Matches verbs that look like a food: "mince the garlic". */
  notFoods?: string;
}
