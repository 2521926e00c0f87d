import type { Guard } from "../http/guard.ts";
import type { User } from "../contract/accounts.ts";
import type { Group } from "../contract/groups.ts";
import type { MealPlan } from "../contract/meal-plans.ts";
import { snackbar } from "../contract/sentences.ts";
import { checkName } from "./check-name.ts";
import type { Clock } from "../platform/clock.ts";
import { changeGroup } from "./change-group.ts";
import { GroupNotFound, type StoredGroup } from "./group.ts";
import type { GroupStore } from "./group-store.ts";
import { bindCalls } from "../http/bind-calls.ts";
import { groupCalls } from "../contract/calls/group-calls.ts";

interface Parts {
  groups: GroupStore;
  clock: Clock;
  listUsers(groupId: number): User[];
  listPlans(groupId: number): MealPlan[];
}

export function groupRoutes(guard: Guard, { groups, clock, listUsers, listPlans }: Parts) {
  const whole = (group: StoredGroup): Group => ({
    ...group,
    users: listUsers(group.id),
    mealplans: listPlans(group.id),
  });

  return bindCalls(guard, groupCalls, {
    "GET groups": () => groups.list().map(whole),

    "POST groups": ({ body }) => {
      groups.add(checkName(body.name));
      return { ...snackbar("group-created", "success"), created: true as const };
    },

    "GET groups/self": ({ caller }) => {
      const group = groups.get(caller.groupId);
      if (!group) throw new GroupNotFound();
      return whole(group);
    },

    "PUT groups/{id}": ({ params, body, caller }) => {
      changeGroup(params.id, body, caller, { groups, clock });
      return snackbar("group-updated", "success");
    },

    "DELETE groups/{id}": ({ params }) => {
      groups.remove(params.id);
      return snackbar("group-deleted", "success");
    },
  });
}
