import { useId } from "react";
import { t } from "../../text/translation.ts";
import type { Lists } from "./use-lists.ts";

/** Only for groups with several lists. */
export function ListField({ lists: { all, chosen, choose } }: { lists: Lists }) {
  const id = useId();
  if (!all || !chosen || all.length < 2) return null;
  return (
    <div className="flex min-w-0 grow items-center gap-3">
      <label htmlFor={id} className="shrink-0 text-sm font-medium">
        {t("add-to-list.list")}
      </label>
      <select
        id={id}
        className="input picker w-full min-w-0 truncate"
        value={chosen.id}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {all.map((list) => (
          <option key={list.id} value={list.id}>
            {list.name}
          </option>
        ))}
      </select>
    </div>
  );
}
