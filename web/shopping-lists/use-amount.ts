import { useState } from "react";
import type { Change } from "../../src/contract/shopping-sync.ts";
import { SHOPPING_MOST } from "../../src/contract/shopping-rules.ts";
import { readWantedAmount, stepAmount, type WantedAmount } from "../../src/ingredients/sums/adjust-amount.ts";
import { changeAmount } from "../../src/ingredients/sums/change-sum.ts";
import { regionFor } from "../../src/ingredients/amounts/measures.ts";
import type { Total } from "../../src/ingredients/sums/spell-total.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { readSum } from "./item-changes.ts";
import type { Knowledge, ShownItem } from "./shown-item.ts";
import { useDraft } from "./use-draft.ts";

interface Ahead {
  of: readonly Total[];
  totals: Total[];
}

/** An item's amount while it's being edited. */
export function useAmount(
  item: ShownItem,
  knowledge: Knowledge | null,
  onChange: (changes: Change[]) => void,
) {
  const { amounts, amountText } = item;
  const region = regionFor("", useValue(language));
  // Two quick steps may come before the first one is stored.
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const totals = ahead?.of === amounts ? ahead.totals : amounts;

  const amount = useDraft(amountText, (text) => {
    if (!knowledge) return null;
    const wanted = text ? readWantedAmount(text, knowledge.readers.own.words, region) : [];
    if (!wanted) return t("shopping-list.not-an-amount");
    if (wanted.some(({ value }) => value > SHOPPING_MOST.amount)) return t("shopping-list.too-much");
    onChange(changeAmount(readSum(item, knowledge), wanted, knowledge.system));
    return null;
  });

  function step(wanted: WantedAmount[]): void {
    if (!knowledge || wanted.some(({ value }) => value > SHOPPING_MOST.amount)) return;
    amount.reset();
    setAhead({ of: amounts, totals: wanted.map((one) => toTotal(one, totals)) });
    onChange(changeAmount(readSum(item, knowledge), wanted, knowledge.system));
  }

  return {
    amount,
    less: stepAmount(totals, -1),
    more: stepAmount(totals, 1),
    step,
  };
}

function toTotal({ measure, kind, value }: WantedAmount, before: readonly Total[]): Total {
  const total = before.find((one) => one.measure === measure && one.kind === kind);
  return {
    measure,
    kind,
    low: value,
    high: value,
    text: "",
    unit: total?.unit ?? null,
    size: total?.size ?? 1,
  };
}
