import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

export interface AddressList {
  all: boolean;
  hosts: Set<string>;
  ranges: [Address, number][];
}

export const NO_ADDRESSES: AddressList = { all: false, hosts: new Set(), ranges: [] };

/** The rest includes old forms that may contain a private IPv4 address. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** A metadata service in a public range (Azure). */
const PUBLIC_METADATA = new Set(["168.63.129.16"]);

export function readAddressList(text: string): AddressList | null {
  const parts = text.split(",").map((part) => part.trim().toLowerCase());
  const list: AddressList = { all: false, hosts: new Set(), ranges: [] };
  for (const part of parts) {
    if (part === "" || part === "false") continue;
    if (part === "true") list.all = true;
    else if (ipaddr.isValidCIDR(part)) list.ranges.push(ipaddr.parseCIDR(part));
    else if (ipaddr.isValid(part)) list.ranges.push(whole(ipaddr.process(part)));
    else if (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(part)) list.hosts.add(part);
    else return null;
  }
  return list;
}

export function isEmptyList(list: AddressList): boolean {
  return !list.all && list.ranges.length === 0 && list.hosts.size === 0;
}

export function listHolds(list: AddressList, address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  if (list.all) return true;
  const ip = ipaddr.process(address);
  return list.ranges.some((range) => range[0].kind() === ip.kind() && ip.match(range));
}

export function isPublicAddress(address: string): boolean {
  const ip = ipaddr.process(address);
  if (PUBLIC_METADATA.has(ip.toString())) return false;
  // NAT64: IPv6-only networks reach IPv4 sites through this prefix, which contains the real address.
  if (ip instanceof ipaddr.IPv6 && ip.range() === "rfc6052") {
    return isPublicAddress(ip.toByteArray().slice(12).join("."));
  }
  if (ip instanceof ipaddr.IPv6 && !ip.match(GLOBAL_IPV6)) return false;
  return ip.range() === "unicast";
}

/** Converts IPv4-mapped IPv6 (`::ffff:10.0.0.1`) to IPv4. */
export function plainAddress(address: string): string {
  if (/^[\d.]+$/.test(address)) return address;
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

/** Proxies may add a port: `10.0.0.1:80`, `[::1]:80`. */
export function parseAddress(written: string): string | null {
  const text = written.trim();
  const [, address = text] = /^\[(.*)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? [];
  return ipaddr.isValid(address) && !/^\d+$/.test(address) ? plainAddress(address) : null;
}

/** What a provider assigns to one subscriber: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function getNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const ip = ipaddr.process(address);
  return ip instanceof ipaddr.IPv6 ? ip.parts.slice(0, 4).join(":") : ip.toString();
}

function whole(address: Address): [Address, number] {
  return [address, address.kind() === "ipv4" ? 32 : 128];
}
