import type { ListedOrganizer } from "../../../src/contract/organizers.ts";
import { call, type Answer } from "../../api/call.ts";

/** All categories and all tags. */
export type AllOrganizers = [Answer<ListedOrganizer[]>, Answer<ListedOrganizer[]>];

export function allOrganizers(): Promise<AllOrganizers> {
  return Promise.all([call<ListedOrganizer[]>("GET", "categories"), call<ListedOrganizer[]>("GET", "tags")]);
}
