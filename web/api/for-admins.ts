import { user } from "../state/session.ts";
import { loadOwnAccount } from "./accounts.ts";
import { soon, type Soon } from "./soon.ts";

/** Null for non-administrators. */
export type ForAdmins<Data> = Soon<Data> | null;

export async function forAdmins<Data>(load: () => Promise<Data>): Promise<ForAdmins<Data>> {
  return (await isAdminNow()) ? soon(load()) : null;
}

/** Asks the server, because the role may have changed. */
async function isAdminNow(): Promise<boolean> {
  if (!user.peek()?.admin) await loadOwnAccount();
  return user.peek()?.admin === true;
}
