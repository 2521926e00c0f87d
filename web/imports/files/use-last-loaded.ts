import { useState } from "react";
import type { Loaded } from "./load-page.ts";
import { UNREACHABLE } from "./uploads.ts";

/** While Tagine can't be reached, what was loaded before stays, with everything that someone chose. */
export function useLastLoaded(loaded: Loaded): Loaded {
  const [last, setLast] = useState(loaded);
  const isLost = isUnanswered(loaded) && !isUnanswered(last);
  if (loaded === last || isLost) return last;
  setLast(loaded);
  return loaded;
}

function isUnanswered({ job, rows }: Loaded): boolean {
  const answer = rows?.answer ?? job;
  return !answer.ok && UNREACHABLE.has(answer.status);
}
