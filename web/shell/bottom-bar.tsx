import { Fragment } from "react";
import { Link } from "react-router";
import { AddRecipe } from "../recipes/add-recipe.tsx";
import { t } from "../text/translation.ts";
import { useMainPlaces } from "./main-places.ts";

const ADD_AFTER = "/meal-plan/this-week";

/** Hidden while typing and where a page has its own bar: see `.bottom-bar` in app.css. */
export function BottomBar() {
  return (
    <nav
      aria-label={t("frame.main")}
      className="bottom-bar bg-base-100 border-base-300 fixed inset-x-0 bottom-0 z-20 flex justify-center border-t pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      {useMainPlaces().map(({ to, label, Icon, current }) => (
        <Fragment key={to}>
          <Link
            to={to}
            aria-current={current}
            className="text-muted aria-[current]:text-base-content flex h-15 min-w-0 max-w-36 grow basis-0 flex-col items-center justify-center gap-0.5 text-[0.6875rem] font-medium"
          >
            <Icon size={22} className={current && "text-primary-mark"} aria-hidden />
            <span className="max-w-full truncate px-0.5">{t(label)}</span>
          </Link>
          {to === ADD_AFTER && (
            <AddRecipe
              buttonClass="btn btn-primary btn-circle mx-1 mt-1.5 size-12"
              panelClass="left-1/2 -translate-x-1/2 bottom-full mb-3 w-56"
            />
          )}
        </Fragment>
      ))}
    </nav>
  );
}
