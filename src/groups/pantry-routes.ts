import type { Guard } from "../http/guard.ts";
import { bindCalls } from "../http/bind-calls.ts";
import { pantryCalls } from "../contract/calls/pantry-calls.ts";
import type { PantryStore } from "./pantry-store.ts";
import { completePantry } from "./pantry.ts";

export function pantryRoutes(guard: Guard, { pantries }: { pantries: PantryStore }) {
  return bindCalls(guard, pantryCalls, {
    "GET groups/self/pantry": ({ caller }) => pantries.get(caller.groupId),

    "PUT groups/self/pantry": ({ caller, body }) => {
      const pantry = completePantry(body);
      pantries.put(caller.groupId, pantry);
      return pantry;
    },
  });
}
