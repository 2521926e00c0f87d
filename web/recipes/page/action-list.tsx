import { Braces, Download, History, ImageIcon, Share2, Trash2 } from "lucide-react";
import { Link } from "react-router";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { t } from "../../text/translation.ts";
import { FROM_RECIPE } from "../editing/way-to-edit.ts";
import { versionsPath } from "../versions/versions-path.ts";
import { MENU_ITEM } from "../../ui/popover.tsx";

interface Props {
  recipe: Recipe;
  onShare: () => void;
  onPicture: () => void;
  onExport: () => void;
  onDelete: () => void;
}

export function ActionList({ recipe, onShare, onPicture, onExport, onDelete }: Props) {
  return (
    <>
      <button type="button" className={MENU_ITEM} onClick={onShare}>
        <Share2 size={20} aria-hidden />
        {t("share-links.share")}
      </button>
      <button type="button" className={MENU_ITEM} onClick={onPicture}>
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
      <button type="button" className={MENU_ITEM} onClick={onExport}>
        <Download size={20} aria-hidden />
        {t("export.export")}
      </button>
      <button type="button" className={`${MENU_ITEM} text-danger`} onClick={onDelete}>
        <Trash2 size={20} aria-hidden />
        {t("bin.delete")}
      </button>
    </>
  );
}
