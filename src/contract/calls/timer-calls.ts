import { t } from "elysia";
import { GroupTimers, TimerId, TimerInput } from "../timers.ts";
import { defineCalls, describeCall } from "./call.ts";

const timer = describeCall({
  role: "user",
  tag: "cooking",
  answer: { description: "All timers of your group", body: GroupTimers },
});
const params = t.Object({ id: TimerId });

export const timerCalls = defineCalls({
  "GET timers": {
    ...timer,
    summary: "List the timers that run in your group",
    description:
      "The server only remembers them until it restarts. Then each device sends its timers again, so after a restart some may be missing for a moment.",
  },
  "GET timers/events": {
    ...timer,
    summary: "Listen to the timers of your group",
    description:
      "A stream of server-sent events, each with all timers as in `GET timers`: one at the start, and one after each change. A comment every 20 seconds keeps the connection open. It ends after 15 minutes at most, so connect again.",
    answer: { description: "The stream", body: { mediaType: "text/event-stream" } },
  },
  "PUT timers/{id}": {
    ...timer,
    summary: "Start or change a timer",
    description:
      "The last change that arrives wins. If someone stopped the timer in the last 24 hours, it stays stopped, and the answer says so. A timer that nobody stops is forgotten a day after its end, or after a week if it's paused.",
    params,
    body: TimerInput,
    refusals: ["conflict", "invalid"],
  },
  "DELETE timers/{id}": {
    ...timer,
    summary: "Stop a timer",
    description: "On all devices. Also works for a timer that the server doesn't know yet.",
    params,
    refusals: ["invalid"],
  },
});
