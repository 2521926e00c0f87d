import { lazy, startTransition, Suspense, useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { ListedOrganizer } from "../../src/contract/organizers.ts";
import { user } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";
import { plainLetters } from "../text/plain-letters.ts";
import { t } from "../text/translation.ts";
import { later } from "../ui/later.ts";
import { OrganizerRow, type OrganizerTask } from "./organizer-row.tsx";
import { useAfterChange } from "../ui/use-after-change.ts";
import type { KindInCalls } from "./organizer-kinds.ts";

const OrganizerDialogs = lazy(async () => ({
  default: (await later(import("./organizer-dialogs.tsx"))).OrganizerDialogs,
}));

interface Props {
  kind: KindInCalls;
  organizers: ListedOrganizer[];
}

const EMPTY = "empty";

export function OrganizerList({ kind, organizers }: Props) {
  const [params] = useSearchParams();
  const [typed, setTyped] = useState("");
  const [task, setTask] = useState<OrganizerTask | null>(null);
  const isAdmin = useValue(user)?.admin === true;

  const empty = organizers.filter(({ recipeCount }) => recipeCount === 0);
  const onlyEmpty = params.has(EMPTY);
  const looked = plainLetters(typed);
  const shown = (onlyEmpty ? empty : organizers).filter(({ name }) => plainLetters(name).includes(looked));
  const begin = (next: OrganizerTask) => startTransition(() => setTask(next));
  const close = () => setTask(null);
  const afterChange = useAfterChange(organizers, close);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <input
          type="search"
          aria-label={t(`search.look-for-${kind}`)}
          placeholder={t(`search.look-for-${kind}`)}
          autoComplete="off"
          className="input min-w-52 grow"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {(empty.length > 0 || onlyEmpty) && (
          <Link
            to={onlyEmpty ? "?" : `?${EMPTY}`}
            replace
            preventScrollReset
            aria-current={onlyEmpty || undefined}
            className="btn bg-base-100 border-base-300 aria-[current]:bg-chosen aria-[current]:text-chosen-content"
          >
            {t("organize.empty-ones", { number: empty.length })}
          </Link>
        )}
      </div>
      {onlyEmpty && isAdmin && empty.length > 0 && (
        <button
          type="button"
          className="btn bg-base-100 border-base-300 text-danger self-start"
          onClick={() => begin({ what: "delete-empty", count: empty.length })}
        >
          {t("organize.delete-empty")}
        </button>
      )}
      {shown.length === 0 ? (
        <p className="text-muted">{t("organize.nothing-fits")}</p>
      ) : (
        <ul
          aria-label={t(`recipe.${kind}`)}
          className="bg-base-100 border-base-300 rounded-box divide-base-300 divide-y border shadow-(--shadow-card)"
        >
          {shown.map((organizer) => (
            <li key={organizer.id}>
              <OrganizerRow kind={kind} organizer={organizer} onBegin={isAdmin ? begin : null} />
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {task && (
          <OrganizerDialogs
            kind={kind}
            organizers={organizers}
            task={task}
            onBegin={begin}
            onDone={afterChange}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
