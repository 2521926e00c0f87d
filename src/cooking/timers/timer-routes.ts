import { timerCalls } from "../../contract/calls/timer-calls.ts";
import { bindCalls } from "../../http/bind-calls.ts";
import type { OpenSession } from "../../http/caller.ts";
import type { Guard } from "../../http/guard.ts";
import type { GroupTimerStore } from "./group-timers.ts";
import type { TimerEvents } from "./timer-events.ts";

interface Parts {
  groupTimers: GroupTimerStore;
  timerEvents: TimerEvents;
  isOpen(session: OpenSession, group: number): boolean;
  takesLong(request: Request): void;
}

export function timerRoutes(guard: Guard, { groupTimers, timerEvents, isOpen, takesLong }: Parts) {
  return bindCalls(guard, timerCalls, {
    "GET timers": ({ caller }) => groupTimers.list(caller.groupId),

    "GET timers/events": ({ request, caller, session }) => {
      takesLong(request);
      return timerEvents.listen(caller.groupId, () => isOpen(session, caller.groupId));
    },

    "PUT timers/{id}": ({ params, body, caller }) => {
      groupTimers.put(caller.groupId, params.id, body);
      timerEvents.announce(caller.groupId);
      return groupTimers.list(caller.groupId);
    },

    "DELETE timers/{id}": ({ params, caller }) => {
      groupTimers.stop(caller.groupId, params.id);
      timerEvents.announce(caller.groupId);
      return groupTimers.list(caller.groupId);
    },
  });
}
