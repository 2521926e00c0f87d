import { Keyboard, LogIn, LogOut, Settings, Smartphone } from "lucide-react";
import { Link } from "react-router";
import { useId } from "react";
import { LANGUAGE_NAMES } from "../../src/contract/language-names.ts";
import { LANGUAGES, type Language } from "../../src/contract/languages.ts";
import { Avatar } from "../accounts/avatar.tsx";
import { signedIn, user } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { AppearancePicker } from "../ui/appearance-picker.tsx";
import { MENU_ITEM } from "../ui/popover.tsx";
import { language } from "../state/language.ts";
import { toast } from "../state/toasts.ts";
import { chooseLanguage } from "../text/show-language.ts";

interface Props {
  onSignIn: () => void;
  onHelp: () => void;
  onLeave: () => void;
}

export function MainMenu({ onSignIn, onHelp, onLeave }: Props) {
  const someone = useValue(signedIn);
  const person = useValue(user);
  return (
    <div className="flex flex-col gap-2">
      {someone ? (
        <>
          {person && (
            <div className="flex items-center gap-3 px-4 py-2 text-sm">
              <Avatar person={person} size="size-9" />
              <span className="min-w-0 break-words">{t("menu.signed-in-as", { name: person.fullName })}</span>
            </div>
          )}
          <Link to="/admin/profile" className={MENU_ITEM} onClick={onLeave}>
            <Settings size={20} aria-hidden />
            {t("admin.navigation")}
          </Link>
        </>
      ) : (
        <button type="button" className={MENU_ITEM} onClick={onSignIn}>
          <LogIn size={20} aria-hidden />
          {t("frame.log-in")}
        </button>
      )}
      <div className="border-base-300 flex flex-col gap-3 border-t px-4 py-3">
        <AppearancePicker />
        <LanguagePicker />
      </div>
      <div className="border-base-300 border-t pt-2">
        <Link to="/device" className={MENU_ITEM} onClick={onLeave}>
          <Smartphone size={20} aria-hidden />
          {t("device.title")}
        </Link>
        {/* Devices without hover rarely have a keyboard. */}
        <button type="button" className={`${MENU_ITEM} pointer-coarse:hidden`} onClick={onHelp}>
          <Keyboard size={20} aria-hidden />
          {t("keys.title")}
        </button>
      </div>
      {someone && (
        <div className="border-base-300 border-t pt-2">
          <Link to="/logout" className={MENU_ITEM} onClick={onLeave}>
            <LogOut size={20} aria-hidden />
            {t("menu.log-out")}
          </Link>
        </div>
      )}
    </div>
  );
}

function LanguagePicker() {
  const chosen = useValue(language);
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {t("menu.language")}
      </label>
      <select
        id={id}
        className="input picker w-full"
        value={chosen}
        onChange={(event) => void choose(event.currentTarget.value as Language)}
      >
        {LANGUAGES.map((value) => (
          <option key={value} value={value} lang={value}>
            {LANGUAGE_NAMES[value]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Without its texts, the language stays. */
async function choose(wanted: Language): Promise<void> {
  await chooseLanguage(wanted).catch(() => toast(t("call.no-answer"), "error"));
}
