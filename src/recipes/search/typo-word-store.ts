import type { Database } from "bun:sqlite";
import { isOneEditAway } from "./one-edit.ts";

const MAX_SIMILAR_WORDS = 50;

const MAX_WORD_LENGTH = 40;

/** The words of all recipes, for searches that contain a typo or only a part of a word. */
export function typoWordStore(db: Database) {
  const unknown = db.query<{ word: string }, [string]>(
    "SELECT value AS word FROM json_each(?) WHERE value NOT IN (SELECT word FROM recipe_word)",
  );
  const insert = db.query<null, [string, string]>("INSERT INTO recipe_word (word, backwards) VALUES (?, ?)");
  /** One typo leaves at least one half of a word intact. */
  const nearlyAlike = db.query<{ word: string }, { head: string; tail: string; least: number; most: number }>(
    `SELECT word FROM recipe_word
     WHERE word >= $head AND word < $head || char(0x10FFFF) AND length(word) BETWEEN $least AND $most
     UNION SELECT word FROM recipe_word
     WHERE backwards >= $tail AND backwards < $tail || char(0x10FFFF) AND length(word) BETWEEN $least AND $most`,
  );
  const containing = db.query<{ word: string }, [string, number]>(
    "SELECT word FROM recipe_word WHERE instr(word, ?) > 0 ORDER BY length(word) LIMIT ?",
  );

  return {
    /** @param texts small words without accents, separated by spaces */
    learnWords(texts: string[]): void {
      const words = JSON.stringify(collectTypoWords(texts));
      for (const { word } of unknown.all(words)) insert.run(word, reverse(word));
    },

    wordsLike(word: string): string[] {
      const half = word.length >> 1;
      const [head, tail] = [word.slice(0, half - 1), reverse(word.slice(half))];
      const [least, most] = [word.length - 1, word.length + 1];
      const near = nearlyAlike
        .all({ head, tail, least, most })
        .filter((one) => isOneEditAway(word, one.word));
      return [...near, ...containing.all(word, MAX_SIMILAR_WORDS)]
        .slice(0, MAX_SIMILAR_WORDS)
        .map((one) => one.word);
    },
  };
}

function collectTypoWords(texts: string[]): string[] {
  const words = new Set(texts.flatMap((text) => text.split(" ")));
  return [...words].filter((word) => /^\p{L}..+$/u.test(word) && word.length <= MAX_WORD_LENGTH);
}

function reverse(word: string): string {
  return Array.from(word).toReversed().join("");
}
