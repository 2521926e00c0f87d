import { Suspense, useState } from "react";
import type { MealPlan, ShoppingListRow } from "../../src/contract/meal-plans.ts";
import { callApi } from "../api/call-api.ts";
import { type Answer } from "../api/call.ts";
import { useSoon, type Soon } from "../api/soon.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { Loading } from "../ui/loading.tsx";
import { ShoppingList } from "./shopping-list.tsx";

type Rows = Soon<Answer<ShoppingListRow[]>>;

interface Props {
  plan: MealPlan;
  days: string;
  onAdd: (rows: ShoppingListRow[]) => void;
}

/** Printed without what is around it. */
export function PlanShopping({ plan, days, onAdd }: Props) {
  const [rows, setRows] = useState(() => loadRows(plan));
  return (
    <div className="print-alone flex grow flex-col gap-4">
      <p className="text-muted -mt-3 print:hidden">{days}</p>
      <p className="hidden font-serif text-xl font-semibold print:block">
        {t("shopping.text-title", { days })}
      </p>
      <Suspense fallback={<Skeleton />}>
        <Content plan={plan} days={days} rows={rows} onAdd={onAdd} onAgain={() => setRows(loadRows(plan))} />
      </Suspense>
    </div>
  );
}

function loadRows({ uid }: MealPlan): Rows {
  return { value: callApi("GET meal-plans/{uid}/shopping-list", { params: { uid } }) };
}

interface ContentProps extends Props {
  rows: Rows;
  onAgain: () => void;
}

function Content({ plan, days, rows, onAdd, onAgain }: ContentProps) {
  const answer = useSoon(rows);
  if (!answer.ok)
    return (
      <>
        <Alert title={answer.message} />
        <button type="button" className="btn btn-primary self-end" onClick={onAgain}>
          {t("error.again")}
        </button>
      </>
    );
  const { data } = answer;
  if (data.length === 0) return <p className="py-8 text-center text-balance">{t("shopping.empty")}</p>;
  return <ShoppingList plan={plan.uid} days={days} rows={data} onAdd={() => onAdd(data)} />;
}

function Skeleton() {
  return (
    <Loading className="flex flex-col gap-3">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="bg-base-300 rounded-field h-8 animate-pulse" />
      ))}
    </Loading>
  );
}
