import { startTransition, Suspense, use, useEffect, useRef, useState } from "react";
import { CookingPot } from "lucide-react";
import type { CookedEntry } from "../../src/contract/cooking.ts";
import { callApi, type AnswerTo } from "../api/call-api.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { CookedDialog } from "./cooked-dialog.tsx";
import { CookedList } from "./cooked-list.tsx";
import { summarizeCooked } from "./summarize-cooked.ts";
import { historyChanges, useCooking } from "./use-cooking.ts";
import { Online } from "../ui/online.tsx";

type History = Promise<AnswerTo<"GET recipes/{slug}/cooked">>;

interface Props {
  slug: string;
  /** As shown, for a new entry. Null if unknown. */
  servings: number | null;
  /** The recipe's own; 0 without one. */
  rating: number;
}

/** The group's history of a recipe, for signed-in people. Remount it for another recipe. */
export function Cooked({ slug, servings, rating }: Props) {
  const history = useHistory(slug);
  const [editing, setEditing] = useState<CookedEntry | "new" | null>(null);

  return (
    <section aria-labelledby="cooked-title" className="flex flex-col gap-4 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h2 id="cooked-title" className="text-xl">
            {t("cooking.history")}
          </h2>
          <Summary slug={slug} />
        </div>
        <Online>
          <button type="button" className="btn bg-base-100 border-base-300" onClick={() => setEditing("new")}>
            <CookingPot size={20} aria-hidden />
            {t("cooking.cooked-it")}
          </button>
        </Online>
      </div>
      <Suspense>
        <Entries history={history} slug={slug} onEdit={setEditing} />
      </Suspense>
      {editing && (
        <CookedDialog
          slug={slug}
          entry={editing === "new" ? null : editing}
          servings={servings}
          rating={rating}
          onClose={() => setEditing(null)}
        />
      )}
    </section>
  );
}

function useHistory(slug: string): History {
  const changes = useValue(historyChanges);
  const seen = useRef(changes);
  const [history, setHistory] = useState(() => loadHistory(slug));
  useEffect(() => {
    if (seen.current === changes) return;
    seen.current = changes;
    // What's shown stays until there's an answer.
    startTransition(() => setHistory(loadHistory(slug)));
  }, [changes, slug]);
  return history;
}

function loadHistory(slug: string): History {
  return callApi("GET recipes/{slug}/cooked", { params: { slug } });
}

function Summary({ slug }: { slug: string }) {
  const locale = useValue(language);
  const cooking = useCooking();
  if (!cooking) return null;
  return <p className="text-muted">{summarizeCooked(cooking.cooked.get(slug), locale)}</p>;
}

interface EntriesProps {
  history: History;
  slug: string;
  onEdit: (entry: CookedEntry) => void;
}

/** Without a connection, only the summary is known. */
function Entries({ history, ...props }: EntriesProps) {
  const answer = use(history);
  return answer.ok && answer.data.length > 0 ? <CookedList entries={answer.data} {...props} /> : null;
}
