import { useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from "react";
import { Link, useNavigate } from "react-router";
import type { RecipeSummary } from "../../../src/contract/recipes.ts";
import { COMPACT_BELOW_PX, QUICK_RESULTS } from "../../../src/contract/rules.ts";
import { call } from "../../api/call.ts";
import { t } from "../../text/translation.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { imageAddress } from "../image-address.ts";
import { NameTile } from "../name-tile.tsx";
import { useAfterPause } from "./use-after-pause.ts";

/** Search from wherever one is: the best few as one types, and the way to all of them. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [found, setFound] = useState<{ text: string; recipes: RecipeSummary[]; problem: string } | null>(
    null,
  );
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const afterPause = useAfterPause();
  const id = useId();

  async function search(text: string): Promise<void> {
    if (!text) return setFound(null);
    const limit = innerWidth < COMPACT_BELOW_PX ? QUICK_RESULTS.compact : QUICK_RESULTS.full;
    const answer = await call<RecipeSummary[]>("GET", `recipes/search?${queryOf(text)}&limit=${limit}`);
    // Answers may overtake each other; only what stands in the field counts.
    if (field.current?.value.trim() !== text) return;
    setFound({ text, recipes: answer.ok ? answer.data : [], problem: answer.ok ? "" : answer.message });
  }

  function showAll(event: SyntheticEvent): void {
    event.preventDefault();
    const text = field.current?.value.trim() ?? "";
    void navigate(text ? `/search?${queryOf(text)}` : "/search", { replace: true });
  }

  return (
    <Dialog title={t("search.title")} onClose={onClose} room="more">
      {/* It does nothing itself: arrows go through what is in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form role="search" className="flex flex-col gap-4" onSubmit={showAll} onKeyDown={goByArrows}>
        <label htmlFor={id} className="sr-only">
          {t("search.text")}
        </label>
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t("search.text")}
          className="input h-12 w-full text-lg"
          onChange={({ currentTarget }) => {
            const text = currentTarget.value.trim();
            afterPause(() => void search(text));
          }}
        />
        <div role="status" className="text-muted text-sm empty:hidden">
          {found && (found.problem || (found.recipes.length === 0 && t("search.nothing")))}
        </div>
        {found && found.recipes.length > 0 && (
          <ul className="-mx-2 flex flex-col">
            {found.recipes.map((recipe) => (
              <li key={recipe.slug}>
                <Result recipe={recipe} />
              </li>
            ))}
          </ul>
        )}
        <button type="submit" className="btn btn-ghost -ml-4 self-start">
          {t("search.more")}
        </button>
      </form>
    </Dialog>
  );
}

/** From the field down to the results, and back up. */
function goByArrows(event: KeyboardEvent<HTMLFormElement>): void {
  const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (by === 0 || event.nativeEvent.isComposing) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, li a")];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** In place of the address that the search is open at: the way back leads to before it. */
function Result({ recipe }: { recipe: RecipeSummary }) {
  const { name, slug, image } = recipe;
  return (
    <Link
      to={`/recipe/${slug}`}
      replace
      className="rounded-field hover:bg-base-200 flex min-h-14 items-center gap-3 px-2 py-1.5"
    >
      <span className="rounded-field relative size-11 shrink-0 overflow-hidden">
        {image ? (
          <img src={imageAddress(image, "tiny")} alt="" className="size-full object-cover" />
        ) : (
          <NameTile name={name} />
        )}
      </span>
      <span dir="auto" className="line-clamp-2 min-w-0">
        {name}
      </span>
    </Link>
  );
}

function queryOf(text: string): URLSearchParams {
  return new URLSearchParams({ q: text });
}
