import { expect, test } from "bun:test";
import { parseCommandLine } from "../../src/platform/command-line.ts";

const FLAGS = { tag: "tag", "data-dir": "folder", demo: null };
const parse = (...args: string[]) => {
  const { values, words } = parseCommandLine(args, FLAGS);
  return [Object.fromEntries(values), words];
};

test.each([
  [["--tag", "x", "--demo"], { tag: "x", demo: "true" }, []],
  [["--tag=x", "list", "--demo=false"], { tag: "x", demo: "false" }, ["list"]],
  [["--demo", "list"], { demo: "true" }, ["list"]],
  [["--tag", "-x"], { tag: "-x" }, []],
  [["--tag=--demo"], { tag: "--demo" }, []],
  [["--tag", "a", "--tag", "b"], { tag: "b" }, []],
])("%j is read as %j and %j", (args, values, words) => {
  expect(parse(...args)).toEqual([values, words]);
});

test.each([
  [["--tag"], "--tag needs a value: --tag <tag>."],
  [["--tag", "--data-dir", "x"], "--tag needs a value: --tag <tag>."],
  [["--tag", "--data-dir=x"], "--tag needs a value: --tag <tag>."],
  [["--nope"], "There is no option “--nope”."],
  [["--", "x"], "There is no option “--”."],
])("%j is refused: %s", (args, message) => {
  expect(() => parse(...args)).toThrow(message);
});
