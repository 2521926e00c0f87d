const BYLINE_PREFIX =
  /^(?:(?:recipe |written |posted |rezept |verfasst |recette |receta |ricetta |receita )?(?:by|von|par|por|de|di|da|door|av|af|przez|od|от)\s+|author\s*:?\s*|autore?\s*:?\s*|auteur\s*:?\s*)/i;
const BYLINE_SUFFIX = /\s*(?:[|•·].*|,.*|@.*|\s\d.*|\b(?:published|updated|posted|on)\b.*|[-–—])$/i;
/** Not “von” or “di”, which are parts of names. */
const SURE_PREFIX = /^(?:[Bb]y|[Pp]or|[Pp]ar|[Dd]oor|[Pp]rzez)\s+(?=\p{Lu})/u;

/** “by Anna Example, chef” → “Anna Example”; names without a “by” stay as they are. */
export function stripByline(name: string): string {
  return SURE_PREFIX.test(name) ? readByline(name) : name;
}

/** For text that's known to be a byline. */
export function readByline(text: string): string {
  return text.replace(BYLINE_PREFIX, "").replace(BYLINE_SUFFIX, "").trim();
}
