import { Elysia } from "elysia";
import { User } from "../contract/accounts.ts";
import { docs } from "../contract/call-docs.ts";
import type { Guard } from "./guard.ts";

/** Tells callers who they are. */
export function userRoutes(guard: Guard) {
  return new Elysia({ prefix: "/users" }).use(guard).get(
    "/self",
    ({ caller }): User => ({
      id: caller.id,
      fullName: caller.fullName,
      email: caller.email,
      admin: caller.admin,
      group: caller.group,
    }),
    {
      user: true,
      detail: docs({
        tag: "users",
        summary: "The account that calls",
        answer: { description: "The account", body: User },
      }),
    },
  );
}
