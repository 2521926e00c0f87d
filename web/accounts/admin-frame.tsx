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
    <div className="flex flex-col gap-6 lg:flex-row lg:gap-10">
      <aside className="flex items-center justify-between gap-4 lg:sticky lg:top-20 lg:w-56 lg:shrink-0 lg:flex-col lg:items-stretch lg:justify-start lg:self-start">
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
        <AdminNavigation className="max-lg:hidden" />
        <AdminMenu className="shrink-0 lg:hidden" />
      </aside>
      <div className="min-w-0 grow">
        <Outlet />
      </div>
    </div>
  );
}
