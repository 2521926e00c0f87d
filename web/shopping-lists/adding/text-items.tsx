import { use, useMemo } from "react";
import { useNavigate } from "react-router";
import type { CountedList } from "../../../src/contract/shopping-lists.ts";
import { t } from "../../text/translation.ts";
import { addToList } from "./add-to-list.ts";
import type { OfferedGroup, PickedEntry } from "./offered-line.ts";
import { Picker } from "./picker.tsx";
import { useLists } from "./use-lists.ts";

export function TextItems({ loading }: { loading: Promise<OfferedGroup> }) {
  const group = use(loading);
  const groups = useMemo(() => [group], [group]);
  const lists = useLists();
  const navigate = useNavigate();

  async function add(list: CountedList, entries: PickedEntry[]): Promise<string | null> {
    const problem = await addToList(list, entries);
    if (problem !== null) return problem;
    // Replaces this page, so that Back leads to the other app.
    await navigate("/shopping", { replace: true });
    return null;
  }

  if (group.lines.length === 0) return <p className="text-muted py-4">{t("add-to-list.no-items")}</p>;
  return (
    <div className="flex flex-col gap-4">
      <Picker
        groups={groups}
        lists={lists}
        describe={(count) => t("add-to-list.add", { count })}
        onAdd={add}
        isInPage
      />
    </div>
  );
}
