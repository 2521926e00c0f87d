import { ChefHat, StickyNote, Users, Utensils } from "lucide-react";
import { Link } from "react-router";
import type { Meal } from "../../src/contract/meal-plans.ts";
import { getMealCookPath, formatServings } from "../meal-plans/meal-servings.ts";
import { PagePicture } from "../recipes/pictures/page-picture.tsx";
import { useShownPicture } from "../recipes/pictures/use-shown-picture.ts";
import { t } from "../text/translation.ts";
import { NameTile } from "../ui/name-tile.tsx";

interface Props {
  dinner: Meal | null;
  /** What else is planned for today. */
  others: readonly Meal[];
}

const PLACE = "flex min-h-0 flex-col gap-2 upright:col-span-2";

export function TodaysDinner({ dinner, others }: Props) {
  return (
    <section aria-label={t("week.today")} className={PLACE}>
      {dinner ? <Dinner key={dinner.slug ?? dinner.name} meal={dinner} /> : <NoDinner />}
      {others.length > 0 && (
        <p className="text-muted flex flex-wrap items-center gap-x-4 text-lg">
          <span>{t("display.also")}</span>
          {others.map((meal, position) => (
            <Other key={position} meal={meal} />
          ))}
        </p>
      )}
    </section>
  );
}

function Dinner({ meal }: { meal: Meal }) {
  const servings = formatServings(meal);
  const words = (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 p-4 sm:p-5">
      <div className="flex min-w-0 grow basis-64 flex-col gap-1">
        <h2
          dir="auto"
          className="line-clamp-3 text-[clamp(1.75rem,1.1rem+2.2vw,2.75rem)] leading-tight [overflow-wrap:anywhere]"
        >
          {meal.slug === null ? meal.name : <CookLink meal={meal} />}
        </h2>
        <p className="text-muted flex flex-wrap gap-x-5 text-lg">
          {servings && <Detail Icon={Users} text={servings} />}
          {meal.note && <Detail Icon={StickyNote} text={meal.note} />}
        </p>
      </div>
      {meal.slug !== null && (
        <span className="btn btn-primary btn-lg pointer-events-none" aria-hidden>
          <ChefHat size={24} />
          {t("recipe.cook")}
        </span>
      )}
    </div>
  );
  return (
    <article className="bg-base-100 border-base-300 rounded-box relative flex min-h-0 grow flex-col justify-center overflow-hidden border shadow-(--shadow-card)">
      {meal.slug !== null && <Picture meal={meal} />}
      {words}
    </article>
  );
}

/** The whole card can be tapped. */
function CookLink({ meal }: { meal: Meal }) {
  return (
    <Link
      to={getMealCookPath(meal)}
      aria-label={t("recipe.cooking", { name: meal.name })}
      className="after:rounded-box outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-4"
    >
      {meal.name}
    </Link>
  );
}

function Picture({ meal: { name, image, imageHash } }: { meal: Meal }) {
  const shown = useShownPicture(image, imageHash);
  return (
    <div className="bg-base-300 relative aspect-4/3 max-h-[50dvh] overflow-hidden upright:aspect-auto upright:max-h-none upright:grow upright:basis-0 across:aspect-auto across:max-h-none across:grow across:basis-0">
      <div className="absolute inset-0">
        {shown ? <PagePicture shown={shown} /> : <NameTile name={name} textSize="text-[6rem]" />}
      </div>
    </div>
  );
}

function Detail({ Icon, text }: { Icon: typeof Users; text: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Icon size={18} className="shrink-0" aria-hidden />
      <span dir="auto" className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">
        {text}
      </span>
    </span>
  );
}

function Other({ meal }: { meal: Meal }) {
  if (meal.slug === null) return <span dir="auto">{meal.name}</span>;
  return (
    <Link
      to={getMealCookPath(meal)}
      dir="auto"
      className="text-base-content flex min-h-11 items-center underline underline-offset-3"
    >
      {meal.name}
    </Link>
  );
}

function NoDinner() {
  return (
    <div className="text-muted border-base-content/25 rounded-box flex grow flex-col items-center justify-center gap-3 border border-dashed p-8 text-center">
      <Utensils size={48} strokeWidth={1.25} aria-hidden />
      <p className="font-serif text-xl">{t("display.no-dinner")}</p>
    </div>
  );
}
