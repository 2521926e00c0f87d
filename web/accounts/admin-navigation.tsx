import {
  Archive,
  CalendarDays,
  Carrot,
  ChevronDown,
  Import,
  Info,
  Palette,
  Settings,
  UserRound,
  UsersRound,
  type LucideIcon,
} from "lucide-react";
import { useLocation } from "react-router";
import { user } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";
import { t, type TextKey } from "../text/translation.ts";
import { PlaceLink } from "../ui/place-link.tsx";
import { Popover } from "../ui/popover.tsx";

interface Entry {
  to: string;
  label: TextKey;
  Icon: LucideIcon;
  adminOnly?: boolean;
  apart?: boolean;
}

const PROFILE: Entry = { to: "/admin/profile", label: "profile.title", Icon: UserRound };

const ENTRIES: Entry[] = [
  PROFILE,
  { to: "/admin/themes", label: "themes.title", Icon: Palette },
  { to: "/admin/meal-planner", label: "plan.title", Icon: CalendarDays },
  { to: "/admin/ingredients", label: "ingredients.title", Icon: Carrot },
  { to: "/admin/settings", label: "settings.title", Icon: Settings, adminOnly: true },
  { to: "/admin/manage-users", label: "manage.users", Icon: UsersRound, adminOnly: true },
  { to: "/admin/backups", label: "backups.title", Icon: Archive, adminOnly: true },
  { to: "/admin/migrations", label: "file-import.title", Icon: Import },
  { to: "/admin/about", label: "about.title", Icon: Info, apart: true },
];

interface Props {
  className?: string;
  onLeave?: () => void;
}

export function AdminNavigation({ className, onLeave }: Props) {
  const { entries, here } = useEntries();
  return (
    <nav aria-label={t("admin.navigation")} className={className}>
      <ul className="flex flex-col gap-1">
        {entries.map((entry) => (
          <li key={entry.to} className={entry.apart ? "border-base-300 mt-2 border-t pt-3" : undefined}>
            <PlaceLink
              to={entry.to}
              label={t(entry.label)}
              Icon={entry.Icon}
              isHere={entry === here}
              onLeave={onLeave}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function AdminMenu({ className }: { className: string }) {
  const { here } = useEntries();
  return (
    <div className={className}>
      <Popover
        label={here ? t("admin.menu", { page: t(here.label) }) : t("admin.navigation")}
        button={
          <>
            {t(here?.label ?? "admin.navigation")}
            <ChevronDown size={20} aria-hidden />
          </>
        }
        buttonClass="btn bg-base-100 border-base-300 font-normal"
        panelClass="top-full right-0 mt-2 w-64"
      >
        {(close) => <AdminNavigation onLeave={close} />}
      </Popover>
    </div>
  );
}

function useEntries(): { entries: Entry[]; here: Entry | null } {
  const isAdmin = useValue(user)?.admin === true;
  const { pathname } = useLocation();
  const entries = ENTRIES.filter(({ adminOnly }) => !adminOnly || isAdmin);
  const isFirst = /^\/admin\/?$/.test(pathname);
  return { entries, here: isFirst ? PROFILE : (entries.find(({ to }) => pathname.startsWith(to)) ?? null) };
}
