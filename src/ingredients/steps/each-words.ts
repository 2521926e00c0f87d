/** A pattern for "each" in any language. Use it between word ends. */
export const EACH = String.raw`each|every|jede\p{L}?|chaque|cada|ogni|hver|varje|elke?|kazd\p{L}+`;
