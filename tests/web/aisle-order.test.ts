import { expect, test } from "bun:test";
import { findMoves } from "../../web/shopping-lists/manage/aisle-order.ts";

const cases: [current: string, next: string, moves: string[]][] = [
  ["abcde", "abcde", []],
  ["abcde", "eabcd", ["e first"]],
  ["abcde", "bcdea", ["a after e"]],
  ["abcde", "acdbe", ["b after d"]],
  ["abcde", "ebcda", ["e first", "a after d"]],
  ["abcdef", "abefcd", ["c after f", "d after c"]],
  ["abc", "abxc", ["c after x"]],
  ["abc", "cba", ["b after c", "a after b"]],
];

test.each(cases)("from %p to %p, only these aisles move: %p", (current, next, moves) => {
  const found = findMoves([...current], [...next]);
  expect(found.map(({ aisle, after }) => (after ? `${aisle} after ${after}` : `${aisle} first`))).toEqual(
    moves,
  );
});
