import { Check, Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { plainLetters } from "../text/plain-letters.ts";
import { t } from "../text/translation.ts";

const FIRST = 8;

interface Props {
  names: readonly string[];
  onList: readonly string[];
  onAdd: (name: string) => void;
}

export function UsualThings({ names, onList, onAdd }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const present = useMemo(() => new Set(onList.map(plainLetters)), [onList]);
  // Those that are added stay, so that the others don't move under the finger.
  const [missing] = useState(() => names.filter((name) => !present.has(plainLetters(name))));
  const shown = showsAll ? missing : missing.slice(0, FIRST);
  if (missing.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={t("shopping-list.usual")}
      className="flex max-h-48 flex-wrap gap-2 overflow-y-auto p-0.5"
    >
      {shown.map((name) => (
        <UsualThing key={name} name={name} isAdded={present.has(plainLetters(name))} onAdd={onAdd} />
      ))}
      {shown.length < missing.length && (
        <button
          type="button"
          className="btn btn-ghost min-h-11 rounded-full px-3"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShowsAll(true)}
        >
          {t("shopping-list.more-usual")}
        </button>
      )}
    </div>
  );
}

interface UsualThingProps extends Pick<Props, "onAdd"> {
  name: string;
  isAdded: boolean;
}

function UsualThing({ name, isAdded, onAdd }: UsualThingProps) {
  const Icon = isAdded ? Check : Plus;
  return (
    <button
      type="button"
      className="btn bg-base-100 border-base-300 min-h-11 gap-1 rounded-full px-3 font-normal aria-disabled:opacity-60"
      aria-label={t("shopping-list.add-named", { name })}
      aria-disabled={isAdded}
      // The field keeps the focus, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => void (isAdded || onAdd(name))}
    >
      <Icon size={16} className="text-muted" aria-hidden />
      <span dir="auto">{name}</span>
    </button>
  );
}
