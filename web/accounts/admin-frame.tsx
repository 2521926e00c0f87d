import { Outlet } from "react-router";
import { user } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { AdminMenu, AdminNavigation } from "./admin-navigation.tsx";
import { Avatar } from "./avatar.tsx";

/** What stands around the pages of settings: who one is, and the way to each. */
export function Component() {
  const person = useValue(user);
  return (
    <div className="flex flex-col gap-6 xl:flex-row xl:gap-10">
      <aside className="flex items-center justify-between gap-4 xl:sticky xl:top-20 xl:w-56 xl:shrink-0 xl:flex-col xl:items-stretch xl:justify-start xl:self-start">
        {person && (
          <div className="flex min-w-0 items-center gap-3">
            <Avatar person={person} size="size-11" />
            <p className="min-w-0">
              <span dir="auto" className="line-clamp-2 font-medium [overflow-wrap:anywhere]">
                {person.fullName}
              </span>
              <span className="text-muted block text-sm">
                {t(person.admin ? "people.administrator" : "admin.role-user")}
              </span>
            </p>
          </div>
        )}
        <AdminNavigation className="max-xl:hidden" />
        <AdminMenu className="shrink-0 xl:hidden" />
      </aside>
      <div className="min-w-0 grow">
        <Outlet />
      </div>
    </div>
  );
}
