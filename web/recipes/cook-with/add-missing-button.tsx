import { ListPlus } from "lucide-react";
import { useState } from "react";
import type { CookableRecipe } from "../../../src/contract/cook-with.ts";
import { t } from "../../text/translation.ts";
import { later } from "../../ui/later.ts";

export function AddMissingButton({ found }: { found: CookableRecipe }) {
  const [isBusy, setBusy] = useState(false);

  async function add(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const { addMissing } = await later(import("./add-missing.ts"));
    await addMissing(found).finally(() => setBusy(false));
  }

  return (
    <button
      type="button"
      className="btn btn-ghost -ml-3 self-start px-3 text-sm font-normal"
      aria-label={t("add-to-list.add-missing-for", { name: found.recipe.name })}
      aria-disabled={isBusy}
      onClick={() => void add()}
    >
      <ListPlus size={18} aria-hidden />
      {t("add-to-list.add-missing")}
    </button>
  );
}
