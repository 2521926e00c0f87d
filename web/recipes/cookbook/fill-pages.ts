/** A measured block, before it's put on a page. */
export interface Block {
  height: number;
  /** A title never ends a page. */
  keepsWithNext?: boolean;
}

/** Start, inclusive, and end, exclusive. */
export type Span = readonly [from: number, to: number];

/** The part of a recipe on one page: full-width blocks, ingredients beside steps, full-width blocks. */
export interface Piece {
  head: Span;
  left: Span;
  right: Span;
  tail: Span;
  height: number;
}

export interface RecipeBlocks<One extends Block = Block> {
  head: One[];
  left: One[];
  right: One[];
  tail: One[];
}

interface Room {
  /** Height left on the first page. */
  first: number;
  /** Height of each further page. */
  next: number;
}

/** Divides a recipe only between its blocks. A block that is taller than a page gets a page of its own. */
export function splitRecipe({ head, left, right, tail }: RecipeBlocks, room: Room): Piece[] {
  const pieces: Piece[] = [];
  const at = { head: 0, left: 0, right: 0, tail: 0 };
  const isDone = () =>
    at.head >= head.length && at.left >= left.length && at.right >= right.length && at.tail >= tail.length;
  while (!isDone() || pieces.length === 0) {
    const start = { ...at };
    const whole = pieces.length === 0 ? room.first : room.next;
    let used = 0;
    const take = (blocks: Block[], from: number): { to: number; height: number } =>
      takeBlocks(blocks, from, whole - used);

    const first = take(head, at.head);
    at.head = first.to;
    used += first.height;
    if (at.head >= head.length) {
      const [beside, steps] = [take(left, at.left), take(right, at.right)];
      [at.left, at.right] = [beside.to, steps.to];
      used += Math.max(beside.height, steps.height);
      if (at.left >= left.length && at.right >= right.length) {
        const last = take(tail, at.tail);
        at.tail = last.to;
        used += last.height;
      }
    }
    const isStuck =
      at.head + at.left + at.right + at.tail === start.head + start.left + start.right + start.tail;
    if (isStuck && !isDone() && whole >= room.next) {
      used = takeOne({ head, left, right, tail }, at);
    }
    pieces.push({
      head: [start.head, at.head],
      left: [start.left, at.left],
      right: [start.right, at.right],
      tail: [start.tail, at.tail],
      height: used,
    });
  }
  return pieces;
}

function takeOne(blocks: RecipeBlocks, at: Record<keyof RecipeBlocks, number>): number {
  for (const part of ["head", "left", "right", "tail"] as const) {
    const block = blocks[part][at[part]];
    if (!block) continue;
    at[part] += 1;
    return block.height;
  }
  return 0;
}

function takeBlocks(blocks: readonly Block[], from: number, room: number): { to: number; height: number } {
  let to = from;
  let height = 0;
  while (to < blocks.length && height + (blocks[to]?.height ?? 0) <= room)
    height += blocks[to++]?.height ?? 0;
  if (to === blocks.length) return { to, height };
  while (to > from && blocks[to - 1]?.keepsWithNext) height -= blocks[--to]?.height ?? 0;
  return { to, height };
}

/** Fills the columns of each page from left to right, as in an index. */
export function fillColumns(
  blocks: readonly Block[],
  { columns, first, next }: Room & { columns: number },
): Span[][] {
  const pages: Span[][] = [];
  let at = 0;
  while (at < blocks.length) {
    const room = pages.length === 0 ? first : next;
    const page: Span[] = [];
    for (let column = 0; column < columns && at < blocks.length; column++) {
      const to = Math.max(takeBlocks(blocks, at, room).to, at + 1);
      page.push([at, to]);
      at = to;
    }
    pages.push(page);
  }
  return pages;
}

/** Splits a text between sentences, or between words, into about as many parts. */
export function splitText(text: string, parts: number): string[] {
  const found: string[] = [];
  let rest = text.trim();
  for (let left = parts; left > 1; left--) {
    const middle = Math.ceil(rest.length / left);
    const at = findBreak(rest, middle);
    if (at <= 0 || at >= rest.length) break;
    found.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return rest ? [...found, rest] : found;
}

/** A position between half of `most` and `most`. */
function findBreak(text: string, most: number): number {
  const part = text.slice(0, most);
  for (const ends of [/\n+/g, /[.!?…]+["”»)]*\s+|[。！？]+/g, /\s+|[，、；]/g]) {
    const last = [...part.matchAll(ends)].at(-1);
    const at = last ? last.index + last[0].length : 0;
    if (at > most / 2) return at;
  }
  // Not between the two halves of a character.
  return /[\ud800-\udbff]$/.test(part) ? most - 1 : most;
}
