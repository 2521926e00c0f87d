import { t } from "../../text/translation.ts";
import { nameAisle } from "../aisle-name.ts";
import type { ShownItem, ShownSections } from "../shown-item.ts";

/** What's left, by aisle. */
export function writeListText(
  name: string,
  { toBuy, atHome }: Pick<ShownSections, "toBuy" | "atHome">,
): string {
  const sections = [
    ...toBuy.map(({ aisle, items }) => ({ title: nameAisle(aisle), items })),
    { title: t("shopping-list.at-home"), items: atHome },
  ];
  const blocks = sections
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }) => [title, ...items.map(writeItem)].join("\n"));
  return [name, ...blocks].join("\n\n");
}

function writeItem({ amountText, isOpen, food, remark, note }: ShownItem): string {
  const amount = isOpen ? t("shopping-list.and-some", { amount: amountText }) : amountText;
  const text = [amount, food].filter(Boolean).join(" ");
  return `- ${[text, remark, note].filter(Boolean).join(", ")}`;
}
