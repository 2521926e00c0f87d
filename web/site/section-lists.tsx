import { startTransition, Suspense, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Plus } from "lucide-react";
import type { ListedOrganizer } from "../../src/contract/organizers.ts";
import { OrganizerDialogs } from "../organizers/organizer-dialogs.tsx";
import { t } from "../text/translation.ts";
import { SortableList } from "../ui/sortable-list.tsx";
import { useAfterChange } from "../ui/use-after-change.ts";
import { AllCategories } from "./all-categories.tsx";
import { moveTo } from "./move-to.ts";
import { ChosenSections } from "./chosen-sections.tsx";
import { NewOrganizerDialog } from "./new-organizer-dialog.tsx";

interface Props {
  sections: number[];
  categories: ListedOrganizer[];
  onChange: (sections: number[]) => void;
}

type Task = { what: "new" } | { what: "delete"; organizer: ListedOrganizer };

export function SectionLists({ sections, categories, onChange }: Props) {
  const [task, setTask] = useState<Task | null>(null);
  const [said, setSaid] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = sections.flatMap((id) => categories.find((category) => category.id === id) ?? []);
  const nameOf = useCallback(
    (key: number) => categories.find(({ id }) => id === Math.abs(key))?.name ?? "",
    [categories],
  );
  const begin = (next: Task) => startTransition(() => setTask(next));
  const close = () => setTask(null);
  const afterDeletion = useAfterChange(categories, close);

  function move(key: number, to: number): void {
    onChange(moveTo(sections, Math.abs(key), to));
  }

  function remove({ id, name }: ListedOrganizer): void {
    onChange(sections.filter((section) => section !== id));
    setSaid(t("settings.removed", { name }));
  }

  function toggle(category: ListedOrganizer): void {
    if (sections.includes(category.id)) return remove(category);
    onChange([...sections, category.id]);
    setSaid(t("settings.added", { name: category.name, place: sections.length + 1 }));
  }

  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {said}
      </p>
      <SortableList keys={sections} getName={nameOf} onMove={move}>
        <div className="grid gap-6 sm:grid-cols-2">
          <section aria-labelledby="home-sections" className="flex min-w-0 flex-col gap-2">
            <h3 id="home-sections" ref={heading} tabIndex={-1} className="text-base outline-none">
              {t("settings.sections")}
            </h3>
            <p className="text-muted text-sm">{t("settings.sections-help")}</p>
            <ChosenSections
              sections={shown}
              onRemove={(category) => {
                flushSync(() => remove(category));
                // Its button is gone.
                heading.current?.focus();
              }}
            />
          </section>
          <section aria-labelledby="all-categories" className="flex min-w-0 flex-col gap-2">
            <h3 id="all-categories" className="text-base">
              {t("settings.all-categories")}
            </h3>
            <p className="text-muted text-sm">{t("settings.all-categories-help")}</p>
            <AllCategories
              categories={categories}
              sections={sections}
              onToggle={toggle}
              onDelete={(organizer) => begin({ what: "delete", organizer })}
            />
            <button
              type="button"
              className="btn border-base-300 self-start"
              onClick={() => begin({ what: "new" })}
            >
              <Plus size={20} aria-hidden />
              {t("settings.new-organizer")}
            </button>
          </section>
        </div>
      </SortableList>
      <Suspense>
        {task?.what === "new" && <NewOrganizerDialog onClose={close} />}
        {task?.what === "delete" && (
          <OrganizerDialogs
            kind="categories"
            organizers={categories}
            task={task}
            onBegin={() => undefined}
            onDone={afterDeletion}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
