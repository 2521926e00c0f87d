import type { ListedOrganizer } from "../../src/contract/organizers.ts";
import { callApi } from "../api/call-api.ts";

export interface AllOrganizers {
  categories: ListedOrganizer[];
  tags: ListedOrganizer[];
}

export async function allOrganizers(): Promise<AllOrganizers> {
  const [categories, tags] = await Promise.all([callApi("GET categories"), callApi("GET tags")]);
  return { categories: categories.ok ? categories.data : [], tags: tags.ok ? tags.data : [] };
}
