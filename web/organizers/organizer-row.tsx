import { Ellipsis, Merge, Pencil, Trash2 } from "lucide-react";
import { Link } from "react-router";
import type { ListedOrganizer } from "../../src/contract/organizers.ts";
import { t } from "../text/translation.ts";
import { Online } from "../ui/online.tsx";
import { MENU_ITEM, Popover } from "../ui/popover.tsx";
import type { KindInCalls } from "./organizer-kinds.ts";

interface Props {
  kind: KindInCalls;
  organizer: ListedOrganizer;
  onBegin: ((task: OrganizerTask) => void) | null;
}

const ACTIONS = [
  { what: "rename", Icon: Pencil, look: "" },
  { what: "merge", Icon: Merge, look: "" },
  { what: "delete", Icon: Trash2, look: "text-danger" },
] as const;

export type OrganizerTask =
  | { what: "rename" | "delete"; organizer: ListedOrganizer }
  | { what: "merge"; organizer: ListedOrganizer; into?: ListedOrganizer | undefined }
  | { what: "delete-empty"; count: number };

export function OrganizerRow({ kind, organizer, onBegin }: Props) {
  const { name, slug, recipeCount: count } = organizer;
  const address = `/recipes/${kind === "categories" ? "category" : "tag"}/${slug}`;
  return (
    <div className="flex items-center gap-2 pr-2">
      <Link
        to={address}
        className="hover:bg-base-200 rounded-box flex min-h-12 min-w-0 grow items-center gap-3 px-4 py-2"
      >
        <span dir="auto" className="min-w-0 grow [overflow-wrap:anywhere]">
          {name}
        </span>
        <span className="text-muted shrink-0 text-sm">{t("organizer.count", { count })}</span>
      </Link>
      <Online>
        {onBegin && (
          <Popover
            label={t("organize.actions", { name })}
            button={<Ellipsis size={20} aria-hidden />}
            buttonClass="btn btn-ghost btn-circle"
            panelClass="top-full right-0 mt-1 w-64"
          >
            {(close) =>
              ACTIONS.map(({ what, Icon, look }) => (
                <button
                  key={what}
                  type="button"
                  className={`${MENU_ITEM} ${look}`}
                  onClick={() => {
                    close();
                    onBegin({ what, organizer });
                  }}
                >
                  <Icon size={20} aria-hidden />
                  {t(`organize.${what}`)}
                </button>
              ))
            }
          </Popover>
        )}
      </Online>
    </div>
  );
}
