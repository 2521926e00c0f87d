import type { CustomPage } from "../../src/contract/custom-pages.ts";

/**
 * Pages as somebody wants them to follow each other; those that they did not know come last.
 * @param order ids; null while nobody has moved any
 */
export function inOrder(pages: CustomPage[], order: number[] | null): CustomPage[] {
  if (!order) return pages;
  const getPosition = ({ id }: CustomPage) => (order.includes(id) ? order.indexOf(id) : order.length);
  return pages.toSorted((one, other) => getPosition(one) - getPosition(other));
}

/** Whether somebody wants another order than there is. */
export function isReordered(pages: CustomPage[], order: number[] | null): boolean {
  return inOrder(pages, order).some((page, at) => page !== pages[at]);
}
