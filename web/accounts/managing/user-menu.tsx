import { Ellipsis, KeyRound, Pencil, Trash2 } from "lucide-react";
import { useId } from "react";
import type { User } from "../../../src/contract/accounts.ts";
import { FIRST_USER_ID } from "../../../src/contract/rules.ts";
import { Online } from "../../ui/online.tsx";
import { t } from "../../text/translation.ts";
import { MENU_ITEM, Popover } from "../../ui/popover.tsx";

interface Props {
  person: User;
  isOwn: boolean;
  onBegin: (task: UserTask) => void;
}

const ACTIONS = [
  { what: "edit", Icon: Pencil, look: "" },
  { what: "reset", Icon: KeyRound, look: "" },
  { what: "delete", Icon: Trash2, look: "text-danger disabled:text-base-content/40" },
] as const;

export type UserTask = { what: "new" } | { what: "edit" | "reset" | "delete"; person: User };

export function UserMenu({ person, isOwn, onBegin }: Props) {
  const why = useId();
  const isFirst = person.id === FIRST_USER_ID;
  const actions = ACTIONS.filter(({ what }) => !(what === "reset" && isOwn));
  return (
    <Online>
      <Popover
        label={t("manage.actions-for", { name: person.fullName })}
        button={<Ellipsis size={20} aria-hidden />}
        buttonClass="btn btn-ghost btn-circle"
        panelClass="top-full right-0 mt-1 w-64"
      >
        {(close) => (
          <>
            {actions.map(({ what, Icon, look }) => (
              <button
                key={what}
                type="button"
                disabled={what === "delete" && isFirst}
                aria-describedby={what === "delete" && isFirst ? why : undefined}
                className={`${MENU_ITEM} ${look}`}
                onClick={() => {
                  close();
                  onBegin({ what, person });
                }}
              >
                <Icon size={20} aria-hidden />
                {t(`manage.${what}`)}
              </button>
            ))}
            {isFirst && (
              <p id={why} className="text-muted px-4 pt-1 pb-2 text-sm">
                {t("manage.first-stays")}
              </p>
            )}
          </>
        )}
      </Popover>
    </Online>
  );
}
