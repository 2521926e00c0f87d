import { useState } from "react";
import { Link } from "react-router";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { t } from "../../text/translation.ts";
import { draftName, forgetDraft, loadDraft } from "./stored-draft.ts";
import { FROM_RECIPE } from "./way-to-edit.ts";

export function DraftNotice({ recipe: { id } }: { recipe: Recipe }) {
  const name = draftName(id);
  const [has, setHas] = useState(() => loadDraft(name) !== null);
  if (!has) return null;

  function discard(): void {
    forgetDraft(name);
    setHas(false);
  }

  return (
    <div
      role="status"
      className="bg-base-100 border-base-300 rounded-field flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border p-3 max-sm:mb-6 print:hidden"
    >
      <p>{t("edit.unsaved")}</p>
      <div className="flex gap-2">
        <button type="button" className="btn btn-ghost" onClick={discard}>
          {t("edit.discard")}
        </button>
        <Link to="?edit=form" state={FROM_RECIPE} className="btn">
          {t("edit.go-on")}
        </Link>
      </div>
    </div>
  );
}
