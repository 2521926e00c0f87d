import { t } from "elysia";
import { Group, GroupInput, GroupSettings } from "../groups.ts";
import { Snackbar } from "../sentences.ts";
import { PathId } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

export const groupCalls = defineCalls({
  "GET groups": {
    role: "admin",
    tag: "groups",
    summary: "List groups",
    answer: { description: "The groups, oldest first", body: t.Array(Group) },
  },
  "POST groups": {
    role: "admin",
    tag: "groups",
    summary: "Create a group",
    body: GroupInput,
    answer: {
      description: "Done",
      body: t.Composite([Snackbar, t.Object({ created: t.Literal(true) })]),
    },
    refusals: ["invalid", "conflict"],
  },
  "GET groups/self": {
    role: "user",
    tag: "groups",
    summary: "Get your group",
    silent: true,
    answer: { description: "The group", body: Group },
  },
  "PUT groups/{id}": {
    role: { self: "group" },
    tag: "groups",
    summary: "Update a group",
    description: "Users may change their own group, except its name. Omitted lists are emptied.",
    params: t.Object({ id: PathId }),
    body: GroupSettings,
    answer: { description: "Done", body: Snackbar },
    refusals: ["forbidden", "not-found", "invalid", "conflict"],
  },
  "DELETE groups/{id}": {
    role: "admin",
    tag: "groups",
    summary: "Delete a group",
    description: "Not the default group, and not a group with users.",
    params: t.Object({ id: PathId }),
    answer: { description: "Deleted", body: Snackbar },
    refusals: ["not-found", "conflict"],
  },
});
