import { Heart } from "lucide-react";
import { toast } from "../state/toasts.ts";
import { isOffline } from "../state/connection.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { setFavorite, useCooking } from "./use-cooking.ts";

const FILLED = "fill-primary-mark text-primary-mark";

export function FavoriteButton({ slug }: { slug: string }) {
  const offline = useValue(isOffline);
  const isFavorite = useCooking()?.favorites.has(slug);
  if (isFavorite === undefined) return null;
  if (offline) return isFavorite ? <FavoriteMark /> : null;
  const label = t(isFavorite ? "cooking.unfavorite" : "cooking.favorite");

  async function toggle(): Promise<void> {
    const problem = await setFavorite(slug, !isFavorite);
    if (problem) toast(problem, "error");
  }

  return (
    <button
      type="button"
      className="btn btn-ghost btn-circle"
      aria-label={label}
      title={label}
      aria-pressed={isFavorite}
      onClick={() => void toggle()}
    >
      <Heart size={20} aria-hidden className={isFavorite ? FILLED : undefined} />
    </button>
  );
}

function FavoriteMark() {
  return (
    <span role="img" aria-label={t("cooking.is-favorite")} className="grid size-11 place-items-center">
      <Heart size={20} aria-hidden className={FILLED} />
    </span>
  );
}
