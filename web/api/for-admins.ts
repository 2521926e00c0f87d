import { isAdminNow } from "./accounts.ts";
import { soon, type Soon } from "./soon.ts";

/** Null for non-administrators. */
export type ForAdmins<Data> = Soon<Data> | null;

export async function forAdmins<Data>(load: () => Promise<Data>): Promise<ForAdmins<Data>> {
  return (await isAdminNow()) ? soon(load()) : null;
}
