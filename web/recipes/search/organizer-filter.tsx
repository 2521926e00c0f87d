import { useState } from "react";
import type { Organizer } from "../../../src/contract/organizers.ts";
import { t } from "../../text/translation.ts";
import { FilterPill } from "./filter-pill.tsx";

const SHOWN = 12;

interface Props {
  kind: "categories" | "tags";
  organizers: Organizer[];
  params: URLSearchParams;
  put: (name: string, values: string[]) => void;
}

export function OrganizerFilter({ kind, organizers, params, put }: Props) {
  const [looked, setLooked] = useState("");
  const chosen = params.getAll(kind);
  const isChosen = ({ slug }: Organizer) => chosen.includes(slug);
  const fits = ({ name }: Organizer) => name.toLocaleLowerCase().includes(looked.toLocaleLowerCase());
  const shown = [...organizers.filter(isChosen), ...organizers.filter((one) => !isChosen(one) && fits(one))];
  if (organizers.length === 0) return null;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium">{t(`recipe.${kind}`)}</legend>
      {organizers.length > SHOWN && (
        <input
          type="search"
          aria-label={t(`search.look-for-${kind}`)}
          placeholder={t(`search.look-for-${kind}`)}
          autoComplete="off"
          className="input w-full"
          onChange={(event) => setLooked(event.currentTarget.value)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {shown.slice(0, Math.max(SHOWN, chosen.length)).map(({ slug, name }) => (
          <FilterPill
            key={slug}
            checked={chosen.includes(slug)}
            onChange={(checked) =>
              put(kind, checked ? [...chosen, slug] : chosen.filter((other) => other !== slug))
            }
          >
            <span className="truncate">{name}</span>
          </FilterPill>
        ))}
      </div>
      {chosen.length > 0 && (
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Choice name={`${kind}Mode`} values={["include", "exclude"]} params={params} put={put} />
          {chosen.length > 1 && (
            <Choice name={`${kind}Match`} values={["any", "all"]} params={params} put={put} />
          )}
        </div>
      )}
    </fieldset>
  );
}

interface ChoiceProps extends Pick<Props, "params" | "put"> {
  name: string;
  /** The first one is the default. */
  values: readonly ["include", "exclude"] | readonly ["any", "all"];
}

function Choice({ name, values, params, put }: ChoiceProps) {
  const [usual] = values;
  const chosen = values.find((value) => value === params.get(name)) ?? usual;
  return (
    <div className="flex gap-4">
      {values.map((value) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2 sm:min-h-8">
          <input
            type="radio"
            name={name}
            className="accent-primary-mark size-4"
            checked={value === chosen}
            onChange={() => put(name, value === usual ? [] : [value])}
          />
          {t(`search.${value}`)}
        </label>
      ))}
    </div>
  );
}
