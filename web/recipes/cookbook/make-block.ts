import type { Block, RecipeBlocks } from "./fill-pages.ts";

/** An element that is measured and placed as a whole. */
export interface DrawnBlock extends Block {
  element: HTMLElement;
  /** Splits it into blocks that look the same below each other. */
  divide?: (parts: number) => DrawnBlock[];
  /** The height of a picture may be reduced, so that a recipe fits its page. */
  isPicture?: boolean;
}

export type DrawnRecipe = RecipeBlocks<DrawnBlock>;

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.dir = "auto";
  element.append(...children);
  return element;
}

export function makeBlock(
  element: HTMLElement,
  more: Omit<DrawnBlock, "element" | "height"> = {},
): DrawnBlock {
  return { element, height: 0, ...more };
}

export function makeTitle(tag: "h2" | "h3" | "h4", className: string, text: string): DrawnBlock {
  return makeBlock(make(tag, `bk-block ${className}`, text), { keepsWithNext: true });
}
