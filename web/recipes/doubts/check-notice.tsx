import { useEffect } from "react";
import { CircleAlert } from "lucide-react";
import { Link, useRevalidator } from "react-router";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { isWebAddress } from "../../../src/contract/links.ts";
import { callApi } from "../../api/call-api.ts";
import { toast } from "../../state/toasts.ts";
import { t } from "../../text/translation.ts";
import { focusHeadlineIfLost } from "../../ui/focus-headline.ts";
import { Online } from "../../ui/online.tsx";
import { useSending } from "../../ui/use-sending.ts";
import { FROM_RECIPE } from "../editing/way-to-edit.ts";
import { DoubtList } from "../../imports/links/doubt-list.tsx";

/** Until someone has checked an imported recipe. */
export function CheckNotice({ recipe: { slug, doubts, orgURL } }: { recipe: Recipe }) {
  const { revalidate } = useRevalidator();
  const { busy, send } = useSending(async () => {
    const answer = await callApi("DELETE recipes/{slug}/doubts", { params: { slug } });
    if (answer.ok) await revalidate();
    else toast(answer.message, "error");
    return null;
  });
  useEffect(() => focusHeadlineIfLost, []);
  return (
    <section
      aria-labelledby="check-title"
      className="bg-base-100 border-base-300 rounded-field flex flex-col gap-3 border p-4 print:hidden"
    >
      <h2 id="check-title" className="flex items-center gap-2 text-lg">
        <CircleAlert size={20} className="text-primary-mark shrink-0" aria-hidden />
        {t("doubts.title")}
      </h2>
      <DoubtList doubts={doubts} />
      <Online>
        <div className="flex flex-wrap gap-2">
          <button type="button" className="btn" aria-disabled={busy} onClick={() => void (busy || send())}>
            {t("doubts.confirm")}
          </button>
          <Link to="?edit=form" state={FROM_RECIPE} className="btn">
            {t("recipe.edit")}
          </Link>
          {orgURL && isWebAddress(orgURL) && (
            <a href={orgURL} target="_blank" rel="noopener noreferrer" className="btn btn-ghost">
              {t("doubts.page")}
            </a>
          )}
        </div>
      </Online>
    </section>
  );
}
