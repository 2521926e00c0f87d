import { useEffect } from "react";
import { Tags, Trash2 } from "lucide-react";
import type { ListedOrganizer } from "../../src/contract/organizers.ts";
import { callApi } from "../api/call-api.ts";
import { places, type Place } from "../state/places.ts";
import { signedIn } from "../state/session.ts";
import { site } from "../state/site.ts";
import { stored } from "../state/stored.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { PlaceLink, useLinks } from "../ui/place-link.tsx";

const MOST_USED = 7;
const ALL_CATEGORIES = "/recipes/categories";

let asked = 0;

export function DrawerPlaces({ onLeave }: { onLeave: (() => void) | undefined }) {
  const shown = useValue(places);
  const someone = useValue(signedIn);
  const linkTo = useLinks(onLeave);
  useFreshPlaces();
  return (
    <>
      <ul className="border-base-300 -mx-1 min-h-0 grow overflow-y-auto border-t px-1 py-3">
        <li>
          <PlaceLink {...linkTo("/cook-with")} label={t("cook-with.title")} />
        </li>
        <li>
          <PlaceLink {...linkTo("/recipes/all")} label={t("home.all")} />
        </li>
        {shown.map(({ to, name }) => (
          <li key={to}>
            <PlaceLink {...linkTo(to)} label={name ?? t("menu.all-categories")} />
          </li>
        ))}
      </ul>
      {someone && (
        <div role="group" aria-labelledby="manage" className="border-base-300 -mx-1 border-t px-1 pt-3">
          <p id="manage" className="text-muted px-3 pb-1 text-sm">
            {t("menu.manage")}
          </p>
          <PlaceLink {...linkTo(ALL_CATEGORIES)} label={t("menu.organize")} Icon={Tags} />
          <PlaceLink {...linkTo("/recipes/bin")} label={t("menu.bin")} Icon={Trash2} />
        </div>
      )}
    </>
  );
}

function useFreshPlaces(): void {
  const someone = useValue(signedIn);
  const times = useValue(stored);
  const { categories } = useValue(site);
  // The request depends on all of them.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => void loadPlaces(), [someone, times, categories]);
  useEffect(() => {
    const onReturn = () => void (document.visibilityState === "visible" && loadPlaces());
    document.addEventListener("visibilitychange", onReturn);
    return () => document.removeEventListener("visibilitychange", onReturn);
  }, []);
}

async function loadPlaces(): Promise<void> {
  const turn = ++asked;
  const found = await placesNow();
  if (found && turn === asked) places.value = found;
}

async function placesNow(): Promise<Place[] | null> {
  const pages = await callApi("GET site-settings/custom-pages");
  if (!pages.ok) return null;
  if (pages.data.length > 0) return pages.data.map(({ slug, name }) => ({ to: `/pages/${slug}`, name }));
  const categories = await callApi("GET categories");
  if (!categories.ok) return null;
  const chosen = chooseCategories(categories.data);
  const more = chosen.length < categories.data.length ? [{ to: ALL_CATEGORIES, name: null }] : [];
  return [...chosen.map(({ slug, name }) => ({ to: `/recipes/category/${slug}`, name })), ...more];
}

/** Those of the start page, or the most used in alphabetical order, as the server lists them. */
function chooseCategories(all: ListedOrganizer[]): ListedOrganizer[] {
  const onHome = new Set(site.peek().categories.map(({ slug }) => slug));
  if (onHome.size > 0) return all.filter(({ slug }) => onHome.has(slug));
  const most = new Set(all.toSorted((one, other) => other.recipeCount - one.recipeCount).slice(0, MOST_USED));
  return all.filter((category) => most.has(category));
}
