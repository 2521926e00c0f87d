import ipaddr from "ipaddr.js";

interface InterfaceAddress {
  address: string;
  family: string;
  internal: boolean;
}

/** Of containers, virtual machines and VPNs: phones in the same network can't reach them. */
const VIRTUAL =
  /^(docker|br-|veth|virbr|vmnet|vmenet|vboxnet|vnet|vEthernet|bridge|tun|tap|utun|wg|ppp|tailscale|zt|ham|cni|cali|flannel|podman|lxc|lxd|incus|kube|nerdctl|dummy|ifb)/i;

/** Addresses of a private network, or, if there are none, the others. */
export function findPhoneAddresses(interfaces: Record<string, InterfaceAddress[] | undefined>): string[] {
  const found = Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address)
    .filter((address) => getRange(address) !== "linkLocal");
  const ofPrivateNetwork = found.filter((address) => getRange(address) === "private");
  return ofPrivateNetwork.length > 0 ? ofPrivateNetwork : found;
}

const getRange = (address: string): string => ipaddr.parse(address).range();
