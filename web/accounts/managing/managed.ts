import type { User } from "../../../src/contract/accounts.ts";
import type { Group } from "../../../src/contract/groups.ts";
import type { SignUpLink } from "../../../src/contract/sign-ups.ts";
import { callApi } from "../../api/call-api.ts";
import { type Answer } from "../../api/call.ts";

export interface Managed {
  /** The first one is the original administrator. */
  users: User[];
  /** The first one is the default group. */
  groups: Group[];
  links: SignUpLink[];
}

export async function loadManaged(): Promise<Answer<Managed>> {
  const [users, groups, links] = await Promise.all([
    callApi("GET users"),
    callApi("GET groups"),
    callApi("GET users/sign-ups"),
  ]);
  if (!users.ok) return users;
  if (!groups.ok) return groups;
  if (!links.ok) return links;
  return {
    ok: true,
    status: users.status,
    data: { users: users.data, groups: groups.data, links: links.data },
  };
}
