const PRIVATE_NAME = /\.(local|lan|home\.arpa|internal|localhost)$/;

const PRIVATE_IPV4 =
  /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)/;

/** Loopback, unique local (fc00::/7) and link-local (fe80::/10). */
const PRIVATE_IPV6 = /^(::1$|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/;

/** Whether only people in the same network can reach it. @param host as in `location.hostname` */
export function isPrivateHost(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "");
  if (name.includes(":")) return PRIVATE_IPV6.test(name);
  if (/^\d+(\.\d+){3}$/.test(name)) return PRIVATE_IPV4.test(name);
  return !name.includes(".") || PRIVATE_NAME.test(name);
}
