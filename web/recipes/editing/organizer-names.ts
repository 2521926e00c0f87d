import type { Organizer } from "../../../src/contract/organizers.ts";
import { call } from "../../api/call.ts";

/** The names that there are already; none while the server does not answer. */
export interface OrganizerNames {
  categories: string[];
  tags: string[];
}

export async function organizerNames(): Promise<OrganizerNames> {
  const [categories, tags] = await Promise.all([namesAt("categories"), namesAt("tags")]);
  return { categories, tags };
}

async function namesAt(path: string): Promise<string[]> {
  const answer = await call<Organizer[]>("GET", path);
  return answer.ok ? answer.data.map(({ name }) => name) : [];
}
