import { Pencil, Trash2 } from "lucide-react";
import { useId } from "react";
import type { Group } from "../../../src/contract/groups.ts";
import { Online } from "../../ui/online.tsx";
import { t, type TextKey } from "../../text/translation.ts";
import { TechnicalDetails } from "../../ui/technical-details.tsx";

interface Props {
  group: Group;
  /** Id of the explanation. */
  whyNoEdit: string;
  isDefault: boolean;
  onDelete: () => void;
}

export function GroupCard({ group, whyNoEdit, isDefault, onDelete }: Props) {
  const id = useId();
  const { name, users } = group;
  const stays = whyItStays(isDefault, users.length);
  return (
    <article
      aria-labelledby={`${id}-name`}
      className="bg-base-100 border-base-300 rounded-box flex h-full min-h-[325px] flex-col gap-4 border p-5 shadow-(--shadow-card)"
    >
      <h2 id={`${id}-name`} dir="auto" className="text-lg [overflow-wrap:anywhere]">
        {name}
      </h2>
      <dl className="flex flex-col gap-2">
        <Fact name="manage.total-users" value={String(users.length)} />
        <Fact name="manage.total-plans" value={String(group.mealplans.length)} />
      </dl>
      <div className="grow">
        <TechnicalDetails>
          <dl className="flex flex-col gap-2 text-sm">
            <Fact name="manage.group-id" value={String(group.id)} />
            <Fact name="manage.webhooks" value={t(group.webhookEnable ? "manage.yes" : "manage.no")} />
            <Fact name="manage.webhook-time" value={group.webhookTime} />
          </dl>
        </TechnicalDetails>
      </div>
      {stays && (
        <p id={`${id}-stays`} className="text-muted text-sm text-pretty">
          {t(stays)}
        </p>
      )}
      <Online>
        <div className="-mx-2 -mb-2 flex flex-wrap justify-between gap-2">
          <button
            type="button"
            disabled
            aria-label={t("manage.edit-group", { name })}
            aria-describedby={whyNoEdit}
            className="btn btn-ghost disabled:text-base-content/40"
          >
            <Pencil size={20} aria-hidden />
            {t("manage.edit")}
          </button>
          <button
            type="button"
            disabled={stays !== null}
            aria-label={t("manage.delete-group", { name })}
            aria-describedby={stays ? `${id}-stays` : undefined}
            className="btn btn-ghost text-danger disabled:text-base-content/40"
            onClick={onDelete}
          >
            <Trash2 size={20} aria-hidden />
            {t("manage.delete")}
          </button>
        </div>
      </Online>
    </article>
  );
}

function Fact({ name, value }: { name: TextKey; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted min-w-0">{t(name)}</dt>
      <dd className="shrink-0 font-medium tabular-nums">{value}</dd>
    </div>
  );
}

function whyItStays(isDefault: boolean, users: number): TextKey | null {
  if (isDefault) return "manage.group-default-why";
  return users > 0 ? "manage.group-used-why" : null;
}
