import { useId, useState } from "react";
import type { Theme } from "../../src/contract/themes.ts";
import { chooseTheme, themeName } from "../state/appearance.ts";
import { useValue } from "../state/use-value.ts";
import { useAfterChange } from "../ui/use-after-change.ts";
import { DeleteTheme } from "./delete-theme.tsx";
import { EditTheme } from "./edit-theme.tsx";
import { NewTheme } from "./new-theme.tsx";
import { ThemeCard } from "./theme-card.tsx";
import { ThemeListHead } from "./theme-list-head.tsx";

type Task = { what: "new" } | { what: "edit" | "delete"; theme: Theme };

export function ThemeList({ themes }: { themes: Theme[] }) {
  const [task, setTask] = useState<Task | null>(null);
  const shown = useValue(themeName);
  const id = useId();
  const close = () => setTask(null);
  const afterChange = useAfterChange(themes, close);
  const done = { onDone: afterChange, onClose: close };
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <ThemeListHead id={id} onCreate={() => setTask({ what: "new" })} />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4">
        {themes.map((one) => (
          <li key={one.name} className="min-w-0">
            <ThemeCard
              theme={one}
              group={id}
              isShown={one.name === shown}
              onChoose={() => chooseTheme(one)}
              onEdit={() => setTask({ what: "edit", theme: one })}
              onDelete={() => setTask({ what: "delete", theme: one })}
            />
          </li>
        ))}
      </ul>
      {task?.what === "new" && <NewTheme {...done} />}
      {task?.what === "edit" && <EditTheme theme={task.theme} {...done} />}
      {task?.what === "delete" && <DeleteTheme theme={task.theme} {...done} />}
    </section>
  );
}
