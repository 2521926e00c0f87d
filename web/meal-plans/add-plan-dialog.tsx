import { Suspense, use, useMemo, useState } from "react";
import { eachDay } from "../../src/contract/days.ts";
import type { MealPlan, ShoppingListRow } from "../../src/contract/meal-plans.ts";
import type { CountedList } from "../../src/contract/shopping-lists.ts";
import { addToList } from "../shopping-lists/adding/add-to-list.ts";
import type { PickedEntry } from "../shopping-lists/adding/offered-line.ts";
import { Picker } from "../shopping-lists/adding/picker.tsx";
import { useListedEntries, useLists } from "../shopping-lists/adding/use-lists.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatDay, today } from "../text/day.ts";
import { t } from "../text/translation.ts";
import { Dialog } from "../ui/dialog.tsx";
import { LoadingBlocks } from "../ui/loading-blocks.tsx";
import { DayField } from "./day-field.tsx";
import { loadMealKnowledge, offerMeals, type MealKnowledge } from "./offer-meals.ts";

/** Fits beside another one on a phone. */
const SHORT = { weekday: "short", month: "short", day: "numeric" } as const;

interface Props {
  plan: MealPlan;
  rows: ShoppingListRow[];
  onBack: () => void;
  onClose: () => void;
}

/** Past days are left out, unless all of them are. */
export function AddPlanDialog({ plan: { startDate, endDate }, rows, onBack, onClose }: Props) {
  const now = today();
  const [from, setFrom] = useState(now >= startDate && now <= endDate ? now : startDate);
  const [to, setTo] = useState(endDate);
  const [loading] = useState(() => loadMealKnowledge(rows));
  const locale = useValue(language);
  const days = eachDay(startDate, endDate).map((day) => ({ day, name: formatDay(day, locale, SHORT) }));
  return (
    <Dialog title={t("add-to-list.title")} room="more" onBack={onBack} onClose={onClose}>
      <div className="flex grow flex-col gap-4">
        {days.length > 1 && (
          <div className="grid grid-cols-2 gap-3">
            <DayField
              label={t("add-to-list.from")}
              days={days.filter(({ day }) => day <= to)}
              day={from}
              onChoose={setFrom}
            />
            <DayField
              label={t("add-to-list.to")}
              days={days.filter(({ day }) => day >= from)}
              day={to}
              onChoose={setTo}
            />
          </div>
        )}
        <Suspense
          fallback={<LoadingBlocks className="gap-3" heights={Array.from({ length: 8 }, () => "h-8")} />}
        >
          <Meals rows={rows} from={from} to={to} loading={loading} onClose={onClose} />
        </Suspense>
      </div>
    </Dialog>
  );
}

interface MealsProps {
  rows: ShoppingListRow[];
  from: string;
  to: string;
  loading: Promise<MealKnowledge>;
  onClose: () => void;
}

function Meals({ rows, from, to, loading, onClose }: MealsProps) {
  const knowledge = use(loading);
  const lists = useLists();
  const listed = useListedEntries(lists.chosen);
  const locale = useValue(language);
  const groups = useMemo(
    () => offerMeals(rows, { from, to, listed, locale }, knowledge),
    [rows, from, to, listed, locale, knowledge],
  );

  async function add(list: CountedList, entries: PickedEntry[]): Promise<string | null> {
    const problem = await addToList(list, entries);
    if (problem === null) onClose();
    return problem;
  }

  if (groups.length === 0) return <p className="text-muted py-8 text-center">{t("add-to-list.no-meals")}</p>;
  return (
    <Picker groups={groups} lists={lists} describe={(count) => t("add-to-list.add", { count })} onAdd={add} />
  );
}
