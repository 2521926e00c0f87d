import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from "react";
import type { RecipeSummary } from "../../../src/contract/recipes.ts";
import { COMPACT_BELOW_PX } from "../../../src/contract/home-rules.ts";
import { QUICK_RESULTS } from "../../../src/contract/rules.ts";
import { callApi } from "../../api/call-api.ts";
import { t } from "../../text/translation.ts";
import { NameTile } from "../../ui/name-tile.tsx";
import { useImageAddress } from "../pictures/image-address.ts";
import { loadVocabulary } from "./known-organizers.ts";
import { toSearchCall } from "./understand.ts";
import { useAfterPause } from "./use-after-pause.ts";

export const RESULT =
  "rounded-field hover:bg-base-200 flex min-h-14 w-full items-center gap-3 px-2 py-1.5 text-start";

interface Props {
  renderResult: (recipe: RecipeSummary, shown: ReactNode) => ReactNode;
  /** @param found null while results for this text are loading */
  onEnter: (text: string, found: RecipeSummary[] | null) => void;
  label?: string;
  nothing?: string;
  children: (text: string) => ReactNode;
}

interface Found {
  text: string;
  recipes: RecipeSummary[];
  problem: string;
  isKept: boolean;
}

export function QuickSearch({
  renderResult,
  onEnter,
  label = t("search.text"),
  nothing = t("search.nothing"),
  children,
}: Props) {
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<Found | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const afterPause = useAfterPause();
  const id = useId();

  async function search(text: string): Promise<void> {
    if (!text) return setFound(null);
    const limit = innerWidth < COMPACT_BELOW_PX ? QUICK_RESULTS.compact : QUICK_RESULTS.full;
    const asked = new URLSearchParams({ q: text, limit: String(limit) });
    const answer = await callApi("GET recipes/search", {
      query: toSearchCall(asked, await loadVocabulary()),
    });
    // Responses may overtake each other.
    if (field.current?.value.trim() !== text) return;
    setFound(
      answer.ok
        ? { text, recipes: answer.data, problem: "", isKept: answer.isKept === true }
        : { text, recipes: [], problem: answer.message, isKept: false },
    );
  }

  function enter(event: SyntheticEvent): void {
    event.preventDefault();
    onEnter(typed, found?.text === typed && !found.problem ? found.recipes : null);
  }

  return (
    // Arrows move through its items; it does nothing itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form role="search" className="flex flex-col gap-4" onSubmit={enter} onKeyDown={goByArrows}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={label}
        className="input h-12 w-full text-lg"
        onChange={({ currentTarget }) => {
          const text = currentTarget.value.trim();
          setTyped(text);
          afterPause(() => void search(text));
        }}
      />
      <div role="status" className="text-muted text-sm empty:hidden">
        {found && (found.problem || (found.recipes.length === 0 && nothing))}
        {found?.isKept && ` ${t("offline.searched-kept")}`}
      </div>
      {found && found.recipes.length > 0 && (
        <ul className="-mx-2 flex flex-col">
          {found.recipes.map((recipe) => (
            <li key={recipe.slug}>{renderResult(recipe, <Shown recipe={recipe} />)}</li>
          ))}
        </ul>
      )}
      {children(typed)}
    </form>
  );
}

function goByArrows(event: KeyboardEvent<HTMLFormElement>): void {
  const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (by === 0 || event.nativeEvent.isComposing) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, li a, li button")];
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Shown({ recipe: { name, image } }: { recipe: RecipeSummary }) {
  const imageAddress = useImageAddress();
  return (
    <>
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
    </>
  );
}

export function toSearchQuery(text: string): URLSearchParams {
  return new URLSearchParams({ q: text });
}
