import { ChevronRight } from "lucide-react";
import type { Trip } from "../../../src/contract/shopping-lists.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { today } from "../../text/day.ts";
import { t } from "../../text/translation.ts";
import { nameTrips } from "./name-trips.ts";

interface Props {
  trips: Trip[];
  onOpen: (trip: Trip, name: string) => void;
}

export function TripList({ trips, onOpen }: Props) {
  const names = nameTrips(trips, useValue(language), today());
  return (
    <ul className="divide-base-300 -mx-2 divide-y">
      {trips.map((trip, position) => (
        <li key={trip.id}>
          <button
            type="button"
            className="hover:bg-base-200 rounded-field flex min-h-14 w-full items-center gap-2 px-2 py-2 text-left"
            onClick={() => onOpen(trip, names[position] ?? "")}
          >
            <span className="flex min-w-0 grow flex-col">
              <span className="font-medium">{names[position]}</span>
              <span dir="auto" className="text-muted text-sm [overflow-wrap:anywhere]">
                {countItems(trip)}
              </span>
            </span>
            <ChevronRight size={20} className="text-muted shrink-0" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

function countItems({ items, endedBy }: Trip): string {
  const count = items.length;
  return endedBy
    ? t("shopping-lists.trip-by", { count, name: endedBy })
    : t("shopping-lists.trip-count", { count });
}
