import { useState } from "react";
import { useLoaderData } from "react-router";
import type { CookableRecipe, Pantry } from "../../../src/contract/cook-with.ts";
import { callApi } from "../../api/call-api.ts";
import type { Answer } from "../../api/call.ts";
import { isOffline } from "../../state/connection.ts";
import { language } from "../../state/language.ts";
import { signedIn } from "../../state/session.ts";
import { useValue } from "../../state/use-value.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { Headline } from "../../ui/headline.tsx";
import { CookableList, MAX_COOKABLE } from "./cookable-list.tsx";
import { FoodsField } from "./foods-field.tsx";
import { loadPantry, savePantry } from "./pantry.ts";
import { Staples } from "./staples.tsx";

type Found = Answer<CookableRecipe[]> | null;

interface Loaded {
  pantry: Pantry;
  found: Found;
}

export async function loader(): Promise<Answer<Loaded>> {
  const answer = await loadPantry();
  if (!answer.ok) return answer;
  return { ...answer, data: { pantry: answer.data, found: await findRecipes(answer.data) } };
}

/** @returns null if the pantry has no foods */
async function findRecipes({ foods, staples }: Pantry): Promise<Found> {
  if (foods.length === 0) return null;
  return callApi("POST recipes/cook-with", {
    body: { foods, language: language.peek(), limit: MAX_COOKABLE, ...(staples && { staples }) },
  });
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const offline = useValue(isOffline);
  return (
    <section className="flex flex-col gap-6">
      <PageTitle of={t("cook-with.title")} />
      <Headline>{t("cook-with.title")}</Headline>
      {offline ? (
        <p role="status" className="text-muted">
          {t("cook-with.offline")}
        </p>
      ) : loaded.ok ? (
        <CookWith loaded={loaded.data} />
      ) : (
        <Alert title={t("error.title")}>{loaded.message}</Alert>
      )}
    </section>
  );
}

function CookWith({ loaded }: { loaded: Loaded }) {
  const { pantry, found, put } = usePantry(loaded);
  const isSignedIn = useValue(signedIn);
  return (
    <>
      <div className="flex max-w-3xl flex-col gap-3">
        <FoodsField
          label={t("cook-with.have")}
          hint={t(isSignedIn ? "cook-with.hint-group" : "cook-with.hint-device")}
          chosen={pantry.foods}
          onChange={(foods) => put({ ...pantry, foods })}
        />
        <Staples staples={pantry.staples} onChange={(staples) => put({ ...pantry, staples })} />
      </div>
      <CookableList found={found} />
    </>
  );
}

/** Resets when the loader runs again, as after signing out. */
function usePantry(loaded: Loaded) {
  const [current, setCurrent] = useState({ loaded, ...loaded });
  const { pantry, found } = current.loaded === loaded ? current : loaded;

  async function put(next: Pantry): Promise<void> {
    setCurrent({ loaded, pantry: next, found });
    savePantry(pantry, next);
    const answer = await findRecipes(next);
    // Responses may arrive out of order.
    setCurrent((now) => (now.pantry === next ? { ...now, found: answer } : now));
  }

  return { pantry, found, put: (next: Pantry) => void put(next) };
}
