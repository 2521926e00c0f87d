import { Pantry } from "../cook-with.ts";
import { defineCalls } from "./call.ts";

export const pantryCalls = defineCalls({
  "GET groups/self/pantry": {
    role: "user",
    tag: "groups",
    summary: "Get what your group has at home",
    answer: { description: "Its foods and staples", body: Pantry },
  },
  "PUT groups/self/pantry": {
    role: "user",
    tag: "groups",
    summary: "Replace what your group has at home",
    description: "Repeated names are stored once.",
    body: Pantry,
    answer: { description: "As stored", body: Pantry },
  },
});
