import { lazy, startTransition, Suspense, useState, type ReactNode } from "react";
import { ListPlus, Plus } from "lucide-react";
import { t } from "../../text/translation.ts";
import { AddButton } from "./row-buttons.tsx";
import { splitPastedLines } from "./line.ts";

const BulkAdd = lazy(async () => ({ default: (await import("./bulk-add.tsx")).BulkAdd }));

interface Props {
  title: string;
  label: string;
  onAdd: (texts: string[]) => void;
  children?: ReactNode;
}

export function AddRows({ title, label, onAdd, children }: Props) {
  const [many, setMany] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <AddButton icon={<Plus size={20} aria-hidden />} onClick={() => onAdd([""])}>
        {label}
      </AddButton>
      {children}
      <AddButton
        icon={<ListPlus size={20} aria-hidden />}
        onClick={() => startTransition(() => setMany(true))}
      >
        {t("edit.add-many")}
      </AddButton>
      <Suspense>
        {many && (
          <BulkAdd
            title={title}
            start=""
            onAdd={(text) => {
              setMany(false);
              onAdd(splitPastedLines(text));
            }}
            onClose={() => setMany(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
