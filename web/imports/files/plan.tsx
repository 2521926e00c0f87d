import { Link, useRevalidator } from "react-router";
import type { ExistingChoice } from "../../../src/contract/file-import-states.ts";
import type { FileImport } from "../../../src/contract/file-imports.ts";
import { callApi } from "../../api/call-api.ts";
import { t } from "../../text/translation.ts";
import { focusHeadline } from "../../ui/focus-headline.ts";
import { useSending } from "../../ui/use-sending.ts";
import { OtherItemsChoice } from "./other-items-choice.tsx";
import { toRequest, type Choice } from "./choice.ts";
import { Corrections } from "./corrections/corrections.tsx";
import { countRecipes, listContents } from "./file-import.ts";
import { SHOW, type Loaded } from "./load-page.ts";
import { KeptExtras } from "./kept-extras.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { OneRecipe } from "./one-recipe.tsx";
import { PlanRows } from "./plan-rows.tsx";
import { formatName } from "./programs.ts";
import { StartBar } from "./start-bar.tsx";
import type { PlanChoices } from "./use-plan-choices.ts";
import type { FirstRows } from "./use-rows.ts";

interface Props {
  job: FileImport;
  rows: FirstRows | null;
  single: Loaded["single"];
  choices: PlanChoices;
}

/** What an import would do. Nothing is stored before "Import". */
export function Plan({ job, rows, single, choices }: Props) {
  const { choice, existing, setExisting, tags, setTags, also, withoutGroups } = choices;
  const { revalidate } = useRevalidator();

  const { busy, problem, send } = useSending(async (request: Choice, known: ExistingChoice) => {
    const started = await callApi("POST imports/files/{id}/start", {
      params: { id: job.id },
      body: {
        ...toRequest(request, known),
        tags,
        also,
        ...(withoutGroups.length > 0 && {
          groups: job.groups.filter((name) => !withoutGroups.includes(name)),
        }),
      },
    });
    // Even after a refusal, since another tab may have started it.
    await revalidate();
    if (started.ok) focusHeadline();
    return started.ok ? null : started.message;
  });
  const sending = { busy, problem };

  const tagging = { tags, onTags: setTags };

  const corrections = <Corrections job={job} rows={rows} />;

  if (single && job.also.length === 0)
    return (
      <>
        {corrections}
        {job.found.ignored > 0 && (
          <Link to={`?${SHOW}=ignored`} className="w-fit underline underline-offset-2">
            {t("file-import.tab-ignored", { number: job.found.ignored })}
          </Link>
        )}
        <KeptExtras extras={job.extras} />
        <OneRecipe
          {...single}
          existing={existing}
          onExisting={setExisting}
          {...tagging}
          {...sending}
          onStart={send}
        />
      </>
    );
  const hasRecipes = countRecipes(job) > 0;
  return (
    <>
      {hasRecipes && job.formats.length > 1 && <Formats job={job} />}
      <KeptExtras extras={job.extras} />
      {corrections}
      {!hasRecipes && job.also.length === 0 && <NothingFound />}
      <OtherItemsChoice job={job} choices={choices} />
      {choices.isReset && (
        <p role="status" className="text-sm text-pretty">
          {t("file-import.selection-reset")}
        </p>
      )}
      {rows && <PlanRows job={job} rows={rows} choices={choices} />}
      {(hasRecipes || job.also.length > 0) && (
        <StartBar
          job={job}
          choices={choices}
          {...tagging}
          {...sending}
          onStart={() => void send(choice, existing)}
        />
      )}
    </>
  );
}

function Formats({ job: { formats } }: { job: FileImport }) {
  return (
    <ul className="-mt-3 flex flex-wrap gap-x-4 gap-y-1">
      {formats.map(({ format, recipes }) => (
        <li key={format}>
          {t("file-import.list-of", { program: formatName(format), list: listContents(recipes, []) })}
        </li>
      ))}
    </ul>
  );
}
