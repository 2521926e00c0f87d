import type { Note, RecipeInput } from "../../../contract/recipes.ts";
import { durationText } from "../../../recipes/reading/page/duration.ts";
import type { FrontMatter } from "./front-matter-lines.ts";

interface AddedFacts {
  facts: Pick<RecipeInput, "prepTime" | "performTime" | "totalTime" | "recipeYield" | "orgURL">;
  video: Note[];
  /** Keys whose values are in `facts` or `video`. */
  used: ReadonlySet<string>;
}

/** Chowdown has none of these keys, but many people have added some to their site. */
export function readAddedFacts(fields: FrontMatter): AddedFacts {
  const used = new Set<string>();
  const read = <Value>(keys: readonly string[], parse: (text: string) => Value | null): Value | null => {
    for (const key of keys) {
      const text = fields.get(key);
      const value = typeof text === "string" ? parse(text) : null;
      if (value === null) continue;
      used.add(key);
      return value;
    }
    return null;
  };
  const facts = {
    prepTime: read(["prep_time", "preptime", "prep time", "prep"], readTime),
    performTime: read(["cook_time", "cooktime", "cook time", "cook"], readTime),
    totalTime: read(["total_time", "totaltime", "total time"], readTime),
    recipeYield: read(["servings", "yield", "serves", "makes"], (text) => text || null) ?? "",
    orgURL: read(["source_url", "sourceurl", "original_url", "url", "source", "link"], readAddress),
  };
  const id = read(["youtubeid"], (text) => (/^[\w-]{6,20}$/.test(text) ? text : null));
  return { facts, video: id ? [{ title: "Video", text: `https://youtu.be/${id}` }] : [], used };
}

/** A number is in minutes. */
function readTime(text: string): string | null {
  return durationText(/^\d+$/.test(text) ? Number(text) : text);
}

function readAddress(text: string): string | null {
  return /^https?:\/\/\S+$/i.test(text) ? text : null;
}
