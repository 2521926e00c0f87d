import { Braces, Download, History, ImageIcon, Printer, Trash2 } from "lucide-react";
import { Link } from "react-router";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { apiPath } from "../../api/path.ts";
import { t } from "../../text/translation.ts";
import { FROM_RECIPE } from "../editing/way-to-edit.ts";
import { versionsPath } from "../versions/versions-path.ts";
import { Online } from "../../ui/online.tsx";
import { MENU_ITEM } from "../../ui/popover.tsx";

export type RecipeTask = "picture" | "print" | "export" | "delete";

interface Props {
  recipe: Recipe;
  mayChange: boolean;
  onChoose: (task: RecipeTask) => void;
  onLeave: () => void;
}

export function ActionList({ recipe, mayChange, onChoose, onLeave }: Props) {
  return (
    <>
      <button type="button" className={MENU_ITEM} onClick={() => onChoose("print")}>
        <Printer size={20} aria-hidden />
        {t("recipe.print")}
      </button>
      <Online>
        {mayChange ? (
          <OwnActions recipe={recipe} onChoose={onChoose} />
        ) : (
          <Exports slug={recipe.slug} onLeave={onLeave} />
        )}
      </Online>
    </>
  );
}

function OwnActions({ recipe, onChoose }: Pick<Props, "recipe" | "onChoose">) {
  return (
    <>
      <button type="button" className={MENU_ITEM} onClick={() => onChoose("export")}>
        <Download size={20} aria-hidden />
        {t("export.export")}
      </button>
      <button type="button" className={MENU_ITEM} onClick={() => onChoose("picture")}>
        <ImageIcon size={20} aria-hidden />
        {t("picture.title")}
      </button>
      <Link to={versionsPath(recipe.slug)} className={MENU_ITEM}>
        <History size={20} aria-hidden />
        {t("versions.title")}
      </Link>
      <Link to="?edit=json" state={FROM_RECIPE} className={MENU_ITEM}>
        <Braces size={20} aria-hidden />
        {t("edit.as-json")}
      </Link>
      <button type="button" className={`${MENU_ITEM} text-danger`} onClick={() => onChoose("delete")}>
        <Trash2 size={20} aria-hidden />
        {t("bin.delete")}
      </button>
    </>
  );
}

function Exports({ slug, onLeave }: { slug: string; onLeave: () => void }) {
  return (
    <>
      <p className="text-muted px-4 pt-2 text-sm">{t("export.export")}</p>
      {(["markdown", "json"] as const).map((format) => (
        <a
          key={format}
          href={apiPath(`recipes/${encodeURIComponent(slug)}/export?format=${format}`)}
          download=""
          className={MENU_ITEM}
          onClick={onLeave}
        >
          <Download size={20} aria-hidden />
          {t(`export.as-${format}`)}
        </a>
      ))}
    </>
  );
}
