import { isAdminNow } from "./accounts.ts";
import { soon, type Soon } from "./soon.ts";

/** What a page of administrators has loaded: nothing for those whom the server would refuse. */
export type ForAdmins<Data> = Soon<Data> | null;

/** Loads it for administrators, and asks nothing for anybody else. */
export async function forAdmins<Data>(load: () => Promise<Data>): Promise<ForAdmins<Data>> {
  return (await isAdminNow()) ? soon(load()) : null;
}
