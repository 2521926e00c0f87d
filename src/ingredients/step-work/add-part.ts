/** A stretch of a step. */
export interface WorkPart {
  minutes: number;
  /** Whether someone can do other things while it lasts. */
  handsFree: boolean;
}

interface Join {
  isParallel: boolean;
  /** Whether work without a time, or much text, is between the parts. */
  isApart: boolean;
}

/** What's done during a wait doesn't make it longer, unless it takes longer itself. */
export function addPart(parts: WorkPart[], part: WorkPart, { isParallel, isApart }: Join): void {
  const last = parts.at(-1);
  if (isParallel && last?.handsFree) {
    parts.pop();
    const rest = last.minutes - part.minutes;
    parts.push(part.handsFree ? { ...part, minutes: Math.max(part.minutes, last.minutes) } : part);
    if (rest > 0 && !part.handsFree) parts.push({ minutes: rest, handsFree: true });
  } else if (last?.handsFree === part.handsFree && !isApart) {
    parts.splice(-1, 1, { ...part, minutes: last.minutes + part.minutes });
  } else parts.push(part);
}
