import { getNodeValue, parseTree, printParseErrorCode, type Node, type ParseError } from "jsonc-parser";
import type { RecipeContent } from "../../../src/contract/recipe-life.ts";
import type { Fault } from "../../../src/contract/sentences.ts";
import { NOT_EDITABLE } from "../../../src/contract/rules.ts";
import { t, type TextKey } from "../../text/translation.ts";
import { EMPTY_RECIPE } from "./draft.ts";
import { faultText } from "./fault-text.ts";

export interface JsonFault {
  /** From 1. */
  line: number;
  from: number;
  to: number;
  reason: string;
}

type Read =
  { value: Record<string, unknown>; faultsAt: (faults: Fault[]) => JsonFault[] } | { faults: JsonFault[] };

/** Fields of recipes from the API that can't be edited; they may stay. */
const NOT_WRITTEN = new Set<string>([...NOT_EDITABLE, "filePath"]);

const SYNTAX: Record<string, TextKey> = {
  InvalidSymbol: "edit.json-symbol",
  InvalidNumberFormat: "edit.json-number",
  PropertyNameExpected: "edit.json-field-name",
  ValueExpected: "edit.json-value",
  ColonExpected: "edit.json-colon",
  CommaExpected: "edit.json-comma",
  CloseBraceExpected: "edit.json-brace",
  CloseBracketExpected: "edit.json-bracket",
  EndOfFileExpected: "edit.json-end",
  InvalidCommentToken: "edit.json-comment",
  UnexpectedEndOfComment: "edit.json-comment",
  UnexpectedEndOfString: "edit.json-text-end",
  UnexpectedEndOfNumber: "edit.json-number",
  InvalidUnicode: "edit.json-escape",
  InvalidEscapeCharacter: "edit.json-escape",
  InvalidCharacter: "edit.json-text-end",
};

const MOST_FAULTS = 20;

export function asJson(state: RecipeContent): string {
  return JSON.stringify(state, null, 2);
}

export function readJson(text: string): Read {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const place = (from: number, length: number, reason: string): JsonFault => ({
    line: text.slice(0, from).split("\n").length,
    from,
    to: from + length,
    reason,
  });
  const at = (node: Node, reason: string) => place(node.offset, node.length, reason);
  if (errors.length > 0 || !tree) {
    const faults = errors.map(({ error, offset, length }) =>
      place(offset, length, t(SYNTAX[printParseErrorCode(error)] ?? "edit.json-symbol")),
    );
    // Further errors of a line usually follow from the first.
    const first = faults.filter(({ line }, position) => line !== faults[position - 1]?.line);
    return { faults: first.length > 0 ? first.slice(0, MOST_FAULTS) : [place(0, 0, t("edit.json-empty"))] };
  }
  if (tree.type !== "object") return { faults: [at(tree, t("edit.json-object"))] };
  const faults = [
    ...unknownKeys(tree).map((key) => at(key, t("edit.json-unknown", { field: String(key.value) }))),
    ...keysTwice(tree).map((key) => at(key, t("edit.json-twice", { field: String(key.value) }))),
  ];
  if (faults.length > 0) return { faults: faults.slice(0, MOST_FAULTS) };
  return {
    value: getNodeValue(tree) as Record<string, unknown>,
    faultsAt: (refused) => refused.map((fault) => at(findNode(fault, tree), faultText(fault))),
  };
}

function listKeys(node: Node): Node[] {
  return (node.children ?? []).flatMap((property) => property.children?.[0] ?? []);
}

/** They would be lost silently. */
function unknownKeys(tree: Node): Node[] {
  return listKeys(tree).filter(({ value }) => !Object.hasOwn(EMPTY_RECIPE, value) && !NOT_WRITTEN.has(value));
}

function keysTwice(node: Node): Node[] {
  const seen = new Set<string>();
  const here =
    node.type === "object" ? listKeys(node).filter(({ value }) => seen.size === seen.add(value).size) : [];
  const inside = node.type === "object" || node.type === "array" || node.type === "property";
  return inside ? [...here, ...(node.children ?? []).flatMap(keysTwice)] : here;
}

/** The node of a server error, or its closest parent. */
function findNode({ loc }: Fault, tree: Node): Node {
  let node = tree;
  for (const part of loc.slice(1)) {
    const next = findChild(node, String(part));
    if (!next) break;
    node = next;
  }
  return node;
}

function findChild(node: Node, part: string): Node | undefined {
  if (node.type === "array") return node.children?.[Number(part)];
  return node.children?.find((property) => property.children?.[0]?.value === part)?.children?.[1];
}
