import { CircleUser, LogIn, LogOut, Tags, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { signedIn, user } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { AppearancePicker } from "./appearance-picker.tsx";
import { LanguagePicker } from "./language-picker.tsx";

const ITEM = "btn btn-ghost w-full justify-start gap-3 font-normal";

/** What the menu of the top bar holds. */
export function MainMenu({ onSignIn, onLeave }: { onSignIn: () => void; onLeave: () => void }) {
  const someone = useValue(signedIn);
  const person = useValue(user);
  return (
    <div className="flex flex-col gap-2">
      {someone ? (
        <>
          <p className="flex items-center gap-3 px-4 py-2 text-sm">
            <CircleUser size={20} className="shrink-0" aria-hidden />
            <span className="min-w-0 break-words">
              {person && t("frame.signed-in-as", { name: person.fullName })}
            </span>
          </p>
          <Link to="/recipes/categories" className={ITEM} onClick={onLeave}>
            <Tags size={20} aria-hidden />
            {t("recipe.categories")}
          </Link>
          <Link to="/recipes/bin" className={ITEM} onClick={onLeave}>
            <Trash2 size={20} aria-hidden />
            {t("frame.bin")}
          </Link>
        </>
      ) : (
        <button type="button" className={ITEM} onClick={onSignIn}>
          <LogIn size={20} aria-hidden />
          {t("frame.log-in")}
        </button>
      )}
      <div className="border-base-300 flex flex-col gap-3 border-t px-4 py-3">
        <AppearancePicker />
        <LanguagePicker />
      </div>
      {someone && (
        <div className="border-base-300 border-t pt-2">
          <Link to="/logout" className={ITEM} onClick={onLeave}>
            <LogOut size={20} aria-hidden />
            {t("frame.log-out")}
          </Link>
        </div>
      )}
    </div>
  );
}
