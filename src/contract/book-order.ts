/** The order of a book, on screen and in files. Imports nothing, so the web may use it. */

export interface Chapter<Recipe> {
  /** Null for recipes without a category, which come last. */
  title: string | null;
  recipes: Recipe[];
}

interface Ordered {
  name: string;
  recipeCategory: readonly string[];
}

/** Each recipe is in one chapter: the chosen category if it has it, otherwise its first one. */
export function divideIntoChapters<Recipe extends Ordered>(
  recipes: readonly Recipe[],
  language: string,
  chosen: string | null = null,
): Chapter<Recipe>[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const byTitle = new Map<string | null, Recipe[]>();
  for (const recipe of recipes) {
    const { recipeCategory } = recipe;
    const isChosen = chosen !== null && recipeCategory.includes(chosen);
    const title = isChosen ? chosen : (recipeCategory[0] ?? null);
    const listed = byTitle.get(title);
    if (listed) listed.push(recipe);
    else byTitle.set(title, [recipe]);
  }
  const chapters = [...byTitle].map(([title, listed]) => ({
    title,
    recipes: listed.toSorted((one, other) => compare(one.name, other.name)),
  }));
  return chapters.toSorted((one, other) => {
    if (one.title === null || other.title === null) return one.title === null ? 1 : -1;
    return compare(one.title, other.title);
  });
}

interface IndexEntry<Place> {
  name: string;
  places: Place[];
}

export interface IndexSection<Place> {
  /** Empty where a script has no letters to look under. */
  letter: string;
  entries: IndexEntry<Place>[];
}

/** Entries with the same name become one. Places keep their order, without repetitions. */
export function arrangeIndex<Place>(
  named: Iterable<readonly [name: string, place: Place]>,
  language: string,
): IndexSection<Place>[] {
  const byName = new Map<string, { name: string; places: Set<Place> }>();
  for (const [name, place] of named) {
    const key = name.normalize("NFC").toLocaleLowerCase(language);
    const known = byName.get(key) ?? { name: capitalize(name, language), places: new Set() };
    known.places.add(place);
    byName.set(key, known);
  }
  const { compare } = new Intl.Collator(language);
  const findLetter = createLetterFinder(language);
  const sections = new Map<string, IndexEntry<Place>[]>();
  for (const { name, places } of [...byName.values()].toSorted((a, b) => compare(a.name, b.name))) {
    const letter = findLetter(name);
    sections.set(letter, [...(sections.get(letter) ?? []), { name, places: [...places] }]);
  }
  return [...sections].map(([letter, entries]) => ({ letter, entries }));
}

function capitalize(name: string, language: string): string {
  const [first = ""] = name;
  return first.toLocaleUpperCase(language) + name.slice(first.length);
}

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
/** The first character of each letter in Pinyin. Source: Unicode CLDR, `zh-u-co-pinyin`, which sorts by it. */
const PINYIN = [..."阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥扨它穵夕丫帀"];
const PINYIN_LETTERS = [..."ABCDEFGHJKLMNOPQRSTWXYZ"];
const HAN = /^\p{Script=Han}/u;

/** Languages decide which letters are others with a mark: Ä is A in German, but follows Å in Swedish. */
function createLetterFinder(language: string): (name: string) => string {
  const { compare } = new Intl.Collator(language, { sensitivity: "base" });
  const pinyin = new Intl.Collator("zh-CN");
  const isByPinyin = /^zh(?!-(?:tw|hk|mo|hant))/i.test(language);
  return (name) => {
    const [first = ""] = name.normalize("NFC");
    if (HAN.test(first)) {
      const at = PINYIN.findLastIndex((start) => pinyin.compare(start, first) <= 0);
      return isByPinyin ? (PINYIN_LETTERS[at] ?? "") : "";
    }
    if (!/\p{L}/u.test(first)) return "#";
    const joined: Record<string, string> = { œ: "o", æ: "a" };
    const plain = language.startsWith("da") ? first : (joined[first.toLowerCase()] ?? first);
    const letter = LETTERS.find((one) => compare(one, plain) === 0) ?? plain;
    return letter.toLocaleUpperCase(language);
  };
}

/** The language of most recipes decides how a book is sorted. */
export function findBookLanguage(languages: Iterable<string>, fallback: string): string {
  const counts = new Map<string, number>();
  for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? fallback;
}
