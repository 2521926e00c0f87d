import { useState, useId } from "react";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { CheckField } from "../ui/check-field.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { SettingsCard } from "../ui/settings-card.tsx";
import { language } from "../state/language.ts";
import { formatSize } from "../text/data-size.ts";
import { readiness } from "./start-sync.ts";
import { SyncStatus } from "./sync-status.tsx";
import { removeAll } from "./sync.ts";
import type { OfflineContents } from "./offline-contents.ts";
import { isKeeping, BYTES_PER_MEGABYTE, PICTURE_BUDGETS_MB, pictureBudgetMb } from "./offline-settings.ts";

export function KeepingCard({ kept }: { kept: OfflineContents }) {
  const ready = useValue(readiness);
  const [removing, setRemoving] = useState(false);
  return (
    <SettingsCard title={t("device.keeping")} help={t("device.keeping-help")}>
      {ready === "insecure" || ready === "refused" ? (
        <p className="text-pretty">{t(`device.${ready}`)}</p>
      ) : (
        <Wishes kept={kept} onRemove={() => setRemoving(true)} />
      )}
      {removing && (
        <ConfirmDialog
          title={t("device.remove-title")}
          action={t("device.remove")}
          onConfirm={async () => {
            await removeAll();
            setRemoving(false);
            return null;
          }}
          onClose={() => setRemoving(false)}
        >
          <p>{t("device.remove-help")}</p>
        </ConfirmDialog>
      )}
    </SettingsCard>
  );
}

function Wishes({ kept, onRemove }: { kept: OfflineContents; onRemove: () => void }) {
  const keeps = useValue(isKeeping);

  /** Turning it off removes everything, which would only get outdated. */
  function choose(wanted: boolean): void {
    if (!wanted && kept.recipes + kept.pictures > 0) onRemove();
    else isKeeping.value = wanted;
  }

  return (
    <>
      <CheckField
        label={t("device.keep")}
        name="keep"
        help={t("device.keep-help")}
        checked={keeps}
        onChange={choose}
      />
      {keeps && (
        <>
          <BudgetField />
          <SyncStatus kept={kept} onRemove={onRemove} />
        </>
      )}
    </>
  );
}

function BudgetField() {
  const chosen = useValue(pictureBudgetMb);
  const locale = useValue(language);
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {t("device.budget")}
      </label>
      <select
        id={id}
        className="input picker w-full sm:max-w-48"
        aria-describedby={`${id}-help`}
        value={chosen}
        onChange={({ currentTarget }) => {
          pictureBudgetMb.value = Number(currentTarget.value);
        }}
      >
        {PICTURE_BUDGETS_MB.map((budget) => (
          <option key={budget} value={budget}>
            {formatSize(budget * BYTES_PER_MEGABYTE, locale)}
          </option>
        ))}
      </select>
      <p id={`${id}-help`} className="text-muted text-sm">
        {t("device.budget-help")}
      </p>
    </div>
  );
}
