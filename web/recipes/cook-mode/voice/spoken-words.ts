/** How a language says what speech engines spell out or skip. */
export interface SpokenWords {
  /** Joins the ends of a range: "10 to 12". */
  to: string;
  /** Joins a whole number and a fraction: "1 and a half". */
  and: string;
  /** `FRACTIONS`, in their order. After `/`, as it follows a whole number. */
  fractions: readonly string[];
  /** Abbreviations that may follow a number, whose dots may be missing, and the forms of their word, as in `WordLists.units`. */
  units: readonly (readonly [abbreviations: string, forms: string])[];
}

export const FRACTIONS = ["½", "⅓", "⅔", "¼", "¾", "⅛"] as const;
