import { Link, useNavigate } from "react-router";
import { t } from "../../text/translation.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { RecentList } from "./recent-list.tsx";
import { rememberSearch } from "./recent-searches.ts";
import { toSearchQuery, QuickSearch, RESULT } from "./quick-search.tsx";

export function SearchDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <Dialog title={t("search.title")} onClose={onClose} room="more">
      <QuickSearch
        renderResult={({ slug }, shown) => (
          <Link
            to={`/recipe/${slug}`}
            replace
            className={RESULT}
            onClick={({ currentTarget }) => rememberSearch(readTyped(currentTarget))}
          >
            {shown}
          </Link>
        )}
        onEnter={(text) => {
          rememberSearch(text);
          void navigate(text ? `/search?${toSearchQuery(text)}` : "/search", { replace: true });
        }}
      >
        {(text) => (
          <>
            {!text && <RecentList />}
            <button type="submit" className="btn btn-ghost -ml-4 self-start">
              {t("search.more")}
            </button>
          </>
        )}
      </QuickSearch>
    </Dialog>
  );
}

function readTyped(result: HTMLElement): string {
  return result.closest("form")?.querySelector("input")?.value ?? "";
}
