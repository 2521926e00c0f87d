import { decodeHTML } from "entities";
import { joinStreamed } from "./app-state.ts";
import type { PageHead } from "./page-head.ts";
import { toTexts } from "./schema-recipe.ts";
import { createReferenceResolver, isOfType, listNodes, toList, type SchemaNode } from "./schema-node.ts";
import { splitWords } from "./split-words.ts";
import { plainLine } from "../../text/text.ts";
import { MAX_APP_STATE_CHARACTERS, MAX_DESCRIPTIONS } from "../reading-limits.ts";

export interface PageDescription {
  text: string;
  /** Empty if the page doesn't say. */
  author: string;
}

interface Candidate extends PageDescription {
  /** False if it could also be a comment. */
  isNamed: boolean;
}

interface Described {
  head: PageHead;
  scripts: string[];
}

const TYPES = [
  "VideoObject",
  "SocialMediaPosting",
  "DiscussionForumPosting",
  "Article",
  "NewsArticle",
  "BlogPosting",
  "ImageObject",
];
const TEXTS = ["description", "articleBody", "caption", "text"];

/** What the page says about its video or post, from a source that isn't cut. */
export function findPostDescription(page: Described, nodes: SchemaNode[]): PageDescription | null {
  const shared = page.head.shared.map((text) => decodeHTML(text));
  const declared = listDeclared(nodes);
  const inState = listInState(page.scripts);
  const own = filterMatching([page.head.title, ...shared], [...declared, ...inState]);
  const only = keepIfUnique(declared.length > 0 ? declared : inState.filter(({ isNamed }) => isNamed));
  const others = filterMatching(
    only.map(({ text }) => text),
    [...declared, ...inState],
  );
  const best = pickLongest(own.length > 0 ? own : others);
  const found = !best || CUT.test(best.text) ? (pickLongest(listShared(shared, page.head)) ?? best) : best;
  if (!found) return null;
  const named = own.find(({ author }) => author)?.author ?? page.head.meta["author"] ?? "";
  return { text: found.text, author: found.author || named };
}

const COMPARED_CHARACTERS = 30;
const MIN_COMPARED_CHARACTERS = 6;
const CUT = /(?:…|\.{3})["'”»)]?\s*$/;
/** `Anna on Photos: "Soup …"`. */
const QUOTED = /^([^"“\n]{1,150})[:：]\s?["“]([^]+)["”]\.?\s*$/u;

function listShared(shared: string[], head: PageHead): Candidate[] {
  return shared
    .filter((text) => !CUT.test(text) && text.split("\n").length > MIN_LINE_BREAKS)
    .map((text) => {
      const [, by = "", quoted = text] = QUOTED.exec(text) ?? [];
      return { text: quoted, author: findSharer(by, head), isNamed: true };
    });
}

/** “Anna on Photos” */
function findSharer(by: string, { meta }: PageHead): string {
  const site = meta["og:site_name"] ?? "";
  return site && by.endsWith(` ${site}`) ? by.slice(0, -site.length - 1).replace(/\s\S+$/, "") : "";
}

/** Sites share descriptions in one line and without some of their marks. */
function makeKey(text: string): string {
  return splitWords(text.slice(0, MAX_KEY_CHARACTERS)).join("");
}

const MAX_KEY_CHARACTERS = 600;

const makeStart = (text: string) => makeKey(text).slice(0, COMPARED_CHARACTERS);

function pickLongest(candidates: Candidate[]): Candidate | null {
  return candidates.toSorted((one, other) => other.text.length - one.text.length)[0] ?? null;
}

function listDeclared(roots: SchemaNode[]): Candidate[] {
  const nodes = listNodes(roots);
  const resolve = createReferenceResolver(nodes);
  return nodes
    .filter((node) => TYPES.some((type) => isOfType(node, type)))
    .flatMap((node) => {
      const [author = ""] = [node["author"], node["creator"]].flatMap((by) => toTexts(by, resolve));
      return TEXTS.flatMap((name) => toList(node[name]))
        .filter((text) => typeof text === "string")
        .map((text): Candidate => ({ text, author, isNamed: true }));
    });
}

/** Those whose beginning is in one of the texts. */
function filterMatching(texts: string[], candidates: Candidate[]): Candidate[] {
  const keys = texts.map(makeKey);
  return candidates.filter(({ text }) => {
    const start = makeStart(text);
    return start.length >= MIN_COMPARED_CHARACTERS && keys.some((key) => key.includes(start));
  });
}

/** Several different ones are a list of videos. */
function keepIfUnique(candidates: Candidate[]): Candidate[] {
  const starts = new Set(candidates.map(({ text }) => makeStart(text)));
  return starts.size === 1 ? candidates : [];
}

const TEXT_IN_STATE =
  /"(shortDescription|description|desc|caption|simpleText|content|text)":\s?("(?:[^"\\]|\\.)*")/gs;
const NAMED = /^(?:shortDescription|description|desc|caption)$/;
const LINE_BREAK = /\\n|\\r/g;
const MIN_LINE_BREAKS = 2;

function listInState(scripts: string[]): Candidate[] {
  const found: Candidate[] = [];
  let room = MAX_APP_STATE_CHARACTERS;
  for (const script of [...scripts, ...joinStreamed(scripts)]) {
    room -= script.length;
    if (room < 0 || found.length >= MAX_DESCRIPTIONS) break;
    found.push(...readState(script).slice(0, MAX_DESCRIPTIONS));
  }
  return found;
}

function readState(script: string): Candidate[] {
  const found = [...script.matchAll(TEXT_IN_STATE)];
  const long = found.filter(([, , json = ""]) => (json.match(LINE_BREAK)?.length ?? 0) >= MIN_LINE_BREAKS);
  return long.slice(0, MAX_DESCRIPTIONS).map(({ 0: whole, 1: name = "", 2: json = "", index }) => ({
    text: parseString(json),
    author: findAuthor(script, index, index + whole.length),
    isNamed: NAMED.test(name),
  }));
}

const AUTHOR_IN_STATE =
  /"(?:nickname|full_name|fullName|ownerChannelName|channelName|displayName|author)":\s?("(?:[^"\\]|\\.){1,100}")/;
/** How much script state to search before and after the description. */
const NEAR_CHARACTERS = 2000;

function findAuthor(script: string, start: number, end: number): string {
  const near = [
    script.slice(end, end + NEAR_CHARACTERS),
    script.slice(Math.max(0, start - NEAR_CHARACTERS), start),
  ];
  const json = near.map((part) => AUTHOR_IN_STATE.exec(part)?.[1]).find(Boolean);
  return json ? plainLine(parseString(json)) : "";
}

function parseString(json: string): string {
  try {
    return String(JSON.parse(json));
  } catch {
    return "";
  }
}
