const SECRETS = /(?<=\/(?:sign-ups?|shared|shared-lists|list|calendars)\/+)[^/]+|[0-9a-f]{32,}/gi;
const SUSPICIOUS = /%|sign-?up|shared|list\/|calendar|[0-9a-f]{32}/i;
const MAX_CHARACTERS = 500;

/** Hides secrets of invitations, links and calendars from readers of the log. */
export function redactPath(path: string): string {
  const start = path.length > MAX_CHARACTERS ? `${path.slice(0, MAX_CHARACTERS)}…` : path;
  return SUSPICIOUS.test(start) ? maskSecrets(start) : start;
}

function maskSecrets(path: string): string {
  const plain = decodeFully(path);
  const masked = plain.replace(SECRETS, "…");
  return masked === plain ? path : masked.replace(/[^\x20-\x7e…]/g, encodeURIComponent);
}

/** Also undoes double escapes: `%252D` is `-`. */
function decodeFully(path: string): string {
  const decoded = path.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return decoded === path ? path : decodeFully(decoded);
}
