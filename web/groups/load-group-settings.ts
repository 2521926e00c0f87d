import type { CalendarAddress } from "../../src/contract/calendar.ts";
import type { Group } from "../../src/contract/groups.ts";
import type { ListedOrganizer } from "../../src/contract/organizers.ts";
import type { WebhookDelivery } from "../../src/contract/webhooks.ts";
import { callApi } from "../api/call-api.ts";
import { type Answer } from "../api/call.ts";
import { user } from "../state/session.ts";

export interface LoadedSettings {
  group: Group;
  calendar: CalendarAddress;
  categories: ListedOrganizer[];
  /** Null for non-administrators. */
  deliveries: WebhookDelivery[] | null;
}

export async function loadGroupSettings(): Promise<Answer<LoadedSettings>> {
  const isAdmin = user.peek()?.admin === true;
  const [group, calendar, categories, deliveries] = await Promise.all([
    callApi("GET groups/self"),
    callApi("GET groups/self/calendar"),
    callApi("GET categories"),
    isAdmin ? callApi("GET webhook-deliveries") : null,
  ]);
  if (!group.ok) return group;
  if (!calendar.ok) return calendar;
  if (!categories.ok) return categories;
  return {
    ok: true,
    status: group.status,
    data: {
      group: group.data,
      calendar: calendar.data,
      categories: categories.data,
      // The settings work without the log.
      deliveries: deliveries?.ok ? deliveries.data : null,
    },
  };
}
