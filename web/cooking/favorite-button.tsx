import { Heart } from "lucide-react";
import { toast } from "../state/toasts.ts";
import { t } from "../text/translation.ts";
import { setFavorite, useCooking } from "./use-cooking.ts";

export function FavoriteButton({ slug }: { slug: string }) {
  const isFavorite = useCooking()?.favorites.has(slug);
  if (isFavorite === undefined) return null;
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
      <Heart
        size={20}
        aria-hidden
        className={isFavorite ? "fill-primary-mark text-primary-mark" : undefined}
      />
    </button>
  );
}
