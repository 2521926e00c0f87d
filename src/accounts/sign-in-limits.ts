import type { Clock } from "../platform/clock.ts";
import { getNetwork } from "../platform/addresses.ts";
import { RetryLater } from "../platform/errors.ts";

const WINDOW_MS = 10 * 60_000;
const PER_ADDRESS = 10;
/** Wrong passwords for one account from anywhere, after which each address gets fewer tries. */
const PER_ACCOUNT = 20;
const PER_ADDRESS_UNDER_ATTACK = 3;
const MAX_REMEMBERED = 10_000;

export class TooManyAttempts extends RetryLater {
  constructor(retryAfterSeconds: number) {
    super("too-many-sign-ins", retryAfterSeconds, { minutes: Math.ceil(retryAfterSeconds / 60) });
  }
}

export type SignInLimits = ReturnType<typeof signInLimits>;

/** Limits addresses, not accounts, so that an attack can't lock out the owner. */
export function signInLimits(clock: Clock) {
  const failures = new Map<string, number[]>();

  function listRecent(key: string): number[] {
    const since = clock().getTime() - WINDOW_MS;
    return (failures.get(key) ?? []).filter((time) => time > since);
  }

  function add(key: string): void {
    const times = [...listRecent(key), clock().getTime()].slice(-PER_ACCOUNT);
    failures.delete(key);
    failures.set(key, times);
    for (const oldest of failures.keys()) {
      if (failures.size <= MAX_REMEMBERED && listRecent(oldest).length > 0) break;
      failures.delete(oldest);
    }
  }

  function undo(key: string): void {
    const times = listRecent(key).slice(0, -1);
    if (times.length > 0) failures.set(key, times);
    else failures.delete(key);
  }

  return {
    /**
     * Counts the try as failed up front, so that parallel tries can't slip through; the result undoes it.
     * @throws TooManyAttempts
     */
    begin(address: string, email: string): () => void {
      const from = makeKey("address", getNetwork(address));
      const to = makeKey("account", email);
      const tries = listRecent(from);
      const most = listRecent(to).length >= PER_ACCOUNT ? PER_ADDRESS_UNDER_ATTACK : PER_ADDRESS;
      const oldest = tries.at(-most);
      if (oldest !== undefined) {
        throw new TooManyAttempts(Math.ceil((oldest + WINDOW_MS - clock().getTime()) / 1000));
      }
      add(from);
      add(to);
      return () => [from, to].forEach(undo);
    },

    size: (): number => failures.size,
  };
}

function makeKey(kind: "address" | "account", name: string): string {
  return `${kind} ${new Bun.CryptoHasher("sha256").update(name).digest("base64")}`;
}
