import type { CustomPage } from "../../src/contract/custom-pages.ts";

/** Unknown pages come last. */
export function inOrder(pages: CustomPage[], order: number[] | null): CustomPage[] {
  if (!order) return pages;
  const getPosition = ({ id }: CustomPage) => (order.includes(id) ? order.indexOf(id) : order.length);
  return pages.toSorted((one, other) => getPosition(one) - getPosition(other));
}

export function isReordered(pages: CustomPage[], order: number[] | null): boolean {
  return inOrder(pages, order).some((page, at) => page !== pages[at]);
}
