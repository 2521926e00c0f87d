import { Suspense, useState } from "react";
import type { CountedList } from "../../../src/contract/shopping-lists.ts";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { detectRecipeLanguage } from "../../../src/ingredients/words/detect-language.ts";
import { useWords } from "../../ingredients/use-words.ts";
import { addToList } from "../../shopping-lists/adding/add-to-list.ts";
import { loadAddingKnowledge, type AddingKnowledge } from "../../shopping-lists/adding/adding-knowledge.ts";
import { AlreadyListed, type ForListed } from "../../shopping-lists/adding/already-listed.tsx";
import type { PickedEntry } from "../../shopping-lists/adding/offered-line.ts";
import { Picker } from "../../shopping-lists/adding/picker.tsx";
import { findShare, replaceShare } from "../../shopping-lists/adding/replace-share.ts";
import { useListedEntries, useLists, type Lists } from "../../shopping-lists/adding/use-lists.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { LoadingBlocks } from "../../ui/loading-blocks.tsx";
import { describeServings, type Servings } from "./describe-servings.ts";
import { ServingsStepper } from "./servings-stepper.tsx";
import { useOfferedLines } from "./use-offered-lines.ts";

interface Props {
  recipe: Recipe;
  /** Null means the recipe's own. */
  servings: number | null;
  onClose: () => void;
}

/** Load it with `later`, which brings its texts. */
export function ShopDialog({ recipe, servings: shownServings, onClose }: Props) {
  const lists = useLists();
  const [wanted, setWanted] = useState(shownServings);
  // Above the part that suspends, which would load it again and again.
  const [knowledge] = useState(() => loadAddingKnowledge([detectRecipeLanguage(recipe)]));
  const words = useWords(recipe);
  const locale = useValue(language);
  const describe = (count: number | null) =>
    describeServings(recipe.recipeYield, { words, locale, wanted: count, choose: setWanted });
  const servings = describe(wanted);
  return (
    <Dialog title={t("add-to-list.title")} room="more" onClose={onClose}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p dir="auto" className="min-w-0 font-serif text-lg font-semibold [overflow-wrap:anywhere]">
            {recipe.name}
          </p>
          <ServingsStepper servings={servings} />
        </div>
        <Suspense
          fallback={<LoadingBlocks className="gap-3" heights={Array.from({ length: 8 }, () => "h-8")} />}
        >
          <RecipeLines
            recipe={recipe}
            servings={servings}
            knowledge={knowledge}
            ownServings={recipe.recipeYield.trim() ? describe(null).text : ""}
            lists={lists}
            onClose={onClose}
          />
        </Suspense>
      </div>
    </Dialog>
  );
}

interface LinesProps {
  recipe: Recipe;
  servings: Servings;
  knowledge: Promise<AddingKnowledge>;
  ownServings: string;
  lists: Lists;
  onClose: () => void;
}

function RecipeLines({ recipe, servings, knowledge, ownServings, lists, onClose }: LinesProps) {
  const groups = useOfferedLines(recipe, servings, knowledge);
  const listed = useListedEntries(lists.chosen);
  const [choice, setChoice] = useState<ForListed>("replace");
  const share = findShare(listed, recipe.slug);
  const isReplacing = share.length > 0 && choice === "replace";

  async function add(list: CountedList, picked: PickedEntry[]): Promise<string | null> {
    const replacement = isReplacing ? await replaceShare(listed, recipe.slug, picked) : undefined;
    const problem = await addToList(list, replacement?.entries ?? picked, replacement);
    if (problem === null) onClose();
    return problem;
  }

  if (groups.every(({ lines }) => lines.length === 0))
    return <p className="text-muted py-8 text-center">{t("recipe.no-ingredients")}</p>;
  return (
    <>
      {share.length > 0 && (
        <AlreadyListed share={share} ownServings={ownServings} choice={choice} onChoose={setChoice} />
      )}
      <Picker
        groups={groups}
        lists={lists}
        describe={(count) => t(isReplacing ? "add-to-list.replace-with" : "add-to-list.add", { count })}
        onAdd={add}
      />
    </>
  );
}
