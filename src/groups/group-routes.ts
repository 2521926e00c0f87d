import { Elysia, t } from "elysia";
import type { Guard } from "../http/guard.ts";
import type { User } from "../contract/accounts.ts";
import { docs } from "../contract/call-docs.ts";
import { Group, GroupInput, GroupSettings } from "../contract/groups.ts";
import type { MealPlan } from "../contract/meal-plans.ts";
import { Snackbar, snackbar } from "../contract/sentences.ts";
import { checkedName } from "./checked-name.ts";
import type { Clock } from "../platform/clock.ts";
import { idIn } from "../http/id-in.ts";
import { changeGroup } from "./change-group.ts";
import { GroupNotFound, type StoredGroup } from "./group.ts";
import type { GroupStore } from "./group-store.ts";

interface Parts {
  groups: GroupStore;
  clock: Clock;
  /** Who is in a group. */
  usersOf(groupId: number): User[];
  /** What a group cooks on which days. */
  plansOf(groupId: number): MealPlan[];
}

/** Groups of accounts. */
export function groupRoutes(guard: Guard, { groups, clock, usersOf, plansOf }: Parts) {
  const whole = (group: StoredGroup): Group => ({
    ...group,
    users: usersOf(group.id),
    mealplans: plansOf(group.id),
  });

  return new Elysia({ prefix: "/groups" })
    .use(guard)
    .get("/", () => groups.list().map(whole), {
      admin: true,
      detail: docs({
        tag: "groups",
        summary: "All groups",
        answer: { description: "The groups, the oldest first", body: t.Array(Group) },
      }),
    })
    .post(
      "/",
      ({ body }) => {
        groups.add(checkedName(body.name));
        return { ...snackbar("group-created", "success"), created: true };
      },
      {
        admin: true,
        body: GroupInput,
        detail: docs({
          tag: "groups",
          summary: "Make a group",
          answer: {
            description: "Done",
            body: t.Composite([Snackbar, t.Object({ created: t.Literal(true) })]),
          },
          refusals: ["invalid", "conflict"],
        }),
      },
    )
    .get(
      "/self",
      ({ caller }) => {
        const group = groups.get(caller.groupId);
        if (!group) throw new GroupNotFound();
        return whole(group);
      },
      {
        user: true,
        silent: true,
        detail: docs({
          tag: "groups",
          summary: "The group of whoever calls",
          answer: { description: "The group", body: Group },
        }),
      },
    )
    .put(
      "/:id",
      ({ params, body, caller }) => {
        changeGroup(idIn(params.id) ?? 0, body, caller, { groups, clock });
        return snackbar("group-updated", "success");
      },
      {
        self: "group",
        body: GroupSettings,
        detail: docs({
          tag: "groups",
          summary: "Change a group's settings",
          description:
            "Users change those of their own group, but not its name. Lists that are left out are emptied.",
          answer: { description: "Done", body: Snackbar },
          refusals: ["forbidden", "not-found", "invalid", "conflict"],
        }),
      },
    )
    .delete(
      "/:id",
      ({ params }) => {
        groups.remove(idIn(params.id) ?? 0);
        return snackbar("group-deleted", "success");
      },
      {
        admin: true,
        detail: docs({
          tag: "groups",
          summary: "Delete a group",
          description: "Neither the default group nor one with users.",
          answer: { description: "Deleted", body: Snackbar },
          refusals: ["not-found", "conflict"],
        }),
      },
    );
}
