import { Pantry } from "../cook-with.ts";
import { defineCalls } from "./call.ts";

export const pantryCalls = defineCalls({
  "GET groups/self/pantry": {
    role: "user",
    tag: "groups",
    summary: "Get your group's pantry",
    answer: { description: "Foods and staples", body: Pantry },
  },
  "PUT groups/self/pantry": {
    role: "user",
    tag: "groups",
    summary: "Replace your group's pantry",
    description: "Repeated names are stored once.",
    body: Pantry,
    answer: { description: "The stored pantry", body: Pantry },
  },
});
