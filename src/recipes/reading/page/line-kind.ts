import { isTag, type Element } from "domhandler";
import type { PageLine } from "./page-lines.ts";

export function getLineKind({ block }: Pick<PageLine, "block">): string {
  const { parent, name } = block;
  const container = parent && "attribs" in parent ? `${parent.name}.${parent.attribs["class"] ?? ""}` : "";
  return `${container} ${name}`;
}

export function areNear(line: PageLine, last: PageLine | undefined): boolean {
  const [own, other] = [line.block.parent, last?.block.parent];
  if (line.block.name === "li") return own === other;
  return own === other || own?.parent === other?.parent || own?.parent === other || own === other?.parent;
}

export function isLikeOne(line: PageLine, kind: string): boolean {
  const elements = (text: string) => `${text.split(".")[0]} ${text.split(" ").at(-1)}`;
  return elements(getLineKind(line)) === elements(kind);
}

/** The outermost element that contains only this line: the same for `<div>…</div>` and `<div><p>…</p></div>`. */
export function findWrapper({ block }: Pick<PageLine, "block">): Element {
  let outermost = block;
  for (let { parent } = block; parent && isTag(parent) && isAlone(outermost); parent = parent.parent) {
    outermost = parent;
  }
  return outermost;
}

function isAlone(element: Element): boolean {
  const hasOther = (way: "prev" | "next"): boolean => {
    let node = element[way];
    while (node && !isTag(node)) node = node[way];
    return node !== null;
  };
  return !hasOther("prev") && !hasOther("next");
}
