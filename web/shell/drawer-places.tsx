import { useEffect } from "react";
import { Tags, Trash2 } from "lucide-react";
import { places, type Place } from "../state/places.ts";
import { signedIn } from "../state/session.ts";
import { stored } from "../state/stored.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { PlaceLink, useLinks } from "../ui/place-link.tsx";
import { callApi } from "../api/call-api.ts";

let asked = 0;

export function DrawerPlaces({ onLeave }: { onLeave: (() => void) | undefined }) {
  const shown = useValue(places);
  const someone = useValue(signedIn);
  const linkTo = useLinks(onLeave);
  useFreshPlaces();
  return (
    <>
      <ul className="border-base-300 -mx-1 min-h-0 grow overflow-y-auto border-t px-1 py-3 empty:invisible">
        {shown.map(({ to, name }) => (
          <li key={to}>
            <PlaceLink {...linkTo(to)} label={name} />
          </li>
        ))}
      </ul>
      {someone && (
        <div className="border-base-300 -mx-1 border-t px-1 pt-3">
          <PlaceLink {...linkTo("/recipes/categories")} label={t("frame.categories")} Icon={Tags} />
          <PlaceLink {...linkTo("/recipes/bin")} label={t("frame.bin")} Icon={Trash2} />
        </div>
      )}
    </>
  );
}

function useFreshPlaces(): void {
  const someone = useValue(signedIn);
  const times = useValue(stored);
  // The request depends on both.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => void loadPlaces(), [someone, times]);
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
  return categories.data.map(({ slug, name }) => ({ to: `/recipes/category/${slug}`, name }));
}
