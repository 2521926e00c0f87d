import type { FileImport } from "../../../src/contract/file-imports.ts";
import type { OtherItemKind } from "../../../src/contract/other-items.ts";
import { user } from "../../state/session.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { CheckField } from "../../ui/check-field.tsx";
import { countInGroups } from "./describe-other-item.ts";
import type { PlanChoices } from "./use-plan-choices.ts";

interface Props {
  job: FileImport;
  choices: PlanChoices;
}

/** Other items in the files, which are imported only if someone selects them. */
export function OtherItemsChoice({ job, choices }: Props) {
  const { also: chosen, setOtherItems } = choices;
  if (job.also.length === 0) return null;
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-medium">{t("file-import.also-title")}</legend>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {countInGroups(job, choices.withoutGroups).map(({ kind, count }) => (
            <CheckField
              key={kind}
              name={kind}
              label={t(`file-import.also-${kind}`, { count })}
              help={t(`file-import.also-${kind}-help`)}
              checked={chosen.includes(kind)}
              onChange={(isOn) => setOtherItems(change(chosen, kind, isOn))}
            />
          ))}
        </div>
      </fieldset>
      {asksForGroups(job, choices) && <Groups job={job} choices={choices} />}
    </>
  );
}

const OF_GROUPS = new Set<OtherItemKind>(["pantry", "meal-plans", "shopping-lists"]);

function asksForGroups({ groups }: FileImport, { also }: PlanChoices): boolean {
  return groups.length > 1 && also.some((kind) => OF_GROUPS.has(kind));
}

export function needsGroup(job: FileImport, choices: PlanChoices): boolean {
  return asksForGroups(job, choices) && job.groups.every((name) => choices.withoutGroups.includes(name));
}

function Groups({ job, choices: { withoutGroups, setWithoutGroups } }: Props) {
  const isAdmin = useValue(user)?.admin === true;
  return (
    <fieldset>
      <legend className="font-medium">{t("file-import.groups")}</legend>
      <p className="text-muted mb-1 text-sm text-pretty">
        {t(isAdmin ? "file-import.groups-help-admin" : "file-import.groups-help")}
      </p>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {job.groups.map((name) => (
          <CheckField
            key={name}
            name={name}
            label={name}
            checked={!withoutGroups.includes(name)}
            onChange={(isOn) => setWithoutGroups(change(withoutGroups, name, !isOn))}
          />
        ))}
      </div>
    </fieldset>
  );
}

function change<Item>(chosen: readonly Item[], item: Item, isOn: boolean): Item[] {
  return isOn ? [...chosen, item] : chosen.filter((one) => one !== item);
}
