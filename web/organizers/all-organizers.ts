import type { ListedOrganizer } from "../../src/contract/organizers.ts";
import { call } from "../api/call.ts";

/** All categories and all tags; none while the server does not answer. */
export interface AllOrganizers {
  categories: ListedOrganizer[];
  tags: ListedOrganizer[];
}

export async function allOrganizers(): Promise<AllOrganizers> {
  const [categories, tags] = await Promise.all([
    call<ListedOrganizer[]>("GET", "categories"),
    call<ListedOrganizer[]>("GET", "tags"),
  ]);
  return { categories: categories.ok ? categories.data : [], tags: tags.ok ? tags.data : [] };
}
