/** What follows these words is a secret, and so is anything that looks like one. */
const SECRETS = /(?<=\/(?:sign-ups?|calendars)\/+)[^/]+|[0-9a-f]{32,}/gi;
/** A path that may hold one, in whatever spelling. */
const SUSPICIOUS = /%|sign-?up|calendar|[0-9a-f]{32}/i;
/** Characters of a path that are worth keeping. */
const MOST_CHARACTERS = 500;

/** A path as the log may have it: whoever reads the log must not be able to sign up or to see a calendar. */
export function redactPath(path: string): string {
  const start = path.length > MOST_CHARACTERS ? `${path.slice(0, MOST_CHARACTERS)}…` : path;
  return SUSPICIOUS.test(start) ? maskSecrets(start) : start;
}

function maskSecrets(path: string): string {
  const plain = decodeFully(path);
  const masked = plain.replace(SECRETS, "…");
  // What a path spells with escapes could otherwise end a line of the log.
  return masked === plain ? path : masked.replace(/[^\x20-\x7e…]/g, encodeURIComponent);
}

/** Undoes escapes of escapes as well: `%252D` is a `-`, too. */
function decodeFully(path: string): string {
  const decoded = path.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return decoded === path ? path : decodeFully(decoded);
}
