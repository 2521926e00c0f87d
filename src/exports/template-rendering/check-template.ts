import nunjucks from "nunjucks";

const MAX_SOURCE_LENGTH = 1_000_000;
/** Each part of a sum may be a long text. */
const MAX_SUM_PARTS = 100;
/** The library writes names into JavaScript unescaped, so anything but a plain name would run. */
const IS_NAME = /^(?!__)[\p{L}_][\p{L}\p{N}_]*$/u;

/** No files, no extensions, nothing asynchronous. */
const ALLOWED = new Set(
  `Add And Array Block Caller Capture Case Compare CompareOperand Concat Dict Div Filter FloorDiv For FunCall Group If
  In InlineIf Is KeywordArgs Literal LookupVal Macro Mod Mul Neg NodeList Not Or Output Pair Pos Pow Root Set Sub Super
  Switch Symbol TemplateData`.split(/\s+/),
);

const STATEMENTS = new Set(["Case", "For", "If", "NodeList", "Output", "Root", "Set", "Switch"]);

interface Node {
  typename: string;
  lineno: number;
  [field: string]: unknown;
}

interface Internals {
  parser: { parse(source: string, extensions: object[], options: object): Node };
  compiler: { Compiler: { prototype: { _getNodeName(node: Node): string } } };
}

const { parser, compiler } = nunjucks as unknown as Internals;

/* oxlint-disable no-underscore-dangle -- the name is the library's */
const nameNode = compiler.Compiler.prototype._getNodeName;
// The name ends up in a quoted JavaScript string, where a backslash would end the quotes.
compiler.Compiler.prototype._getNodeName = function (node) {
  return nameNode.call(this, node).replaceAll(/[^\p{L}\p{N}_."[\]() -]/gu, "?");
};

/* oxlint-enable no-underscore-dangle */

/** Call it before the library compiles the template to JavaScript. */
export function checkTemplate(source: string): void {
  if (source.length > MAX_SOURCE_LENGTH) throw new Error("It is longer than a million characters");
  check(parser.parse(source, [], {}), { parts: 0 });
}

function check(node: Node, sum: { parts: number }): void {
  if (!ALLOWED.has(node.typename)) refuse(node, `"${node.typename}" isn't available in templates`);
  checkNames(node);
  const isSum = node.typename === "Add" || node.typename === "Concat";
  if (isSum && ++sum.parts > MAX_SUM_PARTS) refuse(node, "A sum has more than 100 parts");
  const counted = STATEMENTS.has(node.typename) ? { parts: 0 } : sum;
  for (const child of listChildren(node)) check(child, counted);
}

function checkNames(node: Node): void {
  if (node.typename === "Symbol" && !IS_NAME.test(String(node["value"])))
    refuse(node, "A name has letters, digits and _ only");
  if (node.typename === "Literal" && node["value"] instanceof RegExp)
    refuse(node, "Regular expressions aren't available in templates");
  for (const name of listNames(node)) if (!isName(name)) refuse(node, "A name was expected");
  if (node.typename === "Pair" && getKey(node).startsWith("__")) refuse(node, "A name can't begin with __");
}

function listNames(node: Node): unknown[] {
  if (node.typename === "Macro" || node.typename === "Caller") return listArgumentNames(node["args"]);
  if (node.typename === "Set") return toList(node["targets"]);
  if (node.typename === "For") return isNode(node["name"], "Array") ? toList(node["name"]) : [node["name"]];
  if (node.typename === "Filter" || node.typename === "Block") return [node["name"]];
  if (node.typename === "Is") return [getTestName(node["right"])];
  return [];
}

function listArgumentNames(list: unknown): unknown[] {
  return toList(list).flatMap((argument) =>
    isNode(argument, "KeywordArgs")
      ? toList(argument).map((pair) => isNode(pair) && pair["key"])
      : [argument],
  );
}

/** `is none` and `is true` are literals in the tree. */
function getTestName(right: unknown): unknown {
  if (isNode(right, "FunCall")) return right["name"];
  const isConstant = isNode(right, "Literal") && typeof right["value"] !== "string";
  return isConstant ? null : right;
}

/** Null is a name that the library generates itself. */
const isName = (name: unknown): boolean => name === null || isNode(name, "Symbol");

function getKey({ key }: Node): string {
  return isNode(key) ? String(key["value"]) : "";
}

function toList(value: unknown): unknown[] {
  if (isNode(value)) return toList(value["children"]);
  return Array.isArray(value) ? value : [];
}

/** The library's own list of fields leaves out the body of a `set`. */
function listChildren(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((child): child is Node => isNode(child));
}

function isNode(value: unknown, typename?: string): value is Node {
  const isAny = typeof value === "object" && value !== null && "typename" in value && "fields" in value;
  return isAny && (typename === undefined || value.typename === typename);
}

function refuse({ lineno }: Node, why: string): never {
  throw new Error(`(Line ${lineno + 1}) ${why}`);
}
