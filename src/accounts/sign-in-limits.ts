import type { Clock } from "../platform/clock.ts";
import { getNetwork } from "../platform/addresses.ts";
import { RetryLater } from "../platform/errors.ts";

/** Failures count for this long, in milliseconds. */
const WINDOW_MS = 10 * 60_000;
/** Wrong passwords from one address within the window. */
const PER_ADDRESS = 10;
/** Wrong passwords for one account, from wherever, after which strangers to it get fewer tries. */
const PER_ACCOUNT = 20;
/** The tries that every address has left while an account is under attack: its owner, at least, knows the password. */
const WHILE_ATTACKED = 3;
/** Addresses and accounts remembered at once; beyond it, those that failed longest ago are forgotten. */
const MOST_REMEMBERED = 10_000;

export class TooManyAttempts extends RetryLater {
  constructor(retryAfterSeconds: number) {
    super("too-many-sign-ins", retryAfterSeconds, { minutes: Math.ceil(retryAfterSeconds / 60) });
  }
}

export type SignInLimits = ReturnType<typeof signInLimits>;

/**
 * Slows down guessing without locking out the owner: what counts is the address that guesses. An account under attack
 * from many addresses leaves each of them fewer tries, but never none.
 */
export function signInLimits(clock: Clock) {
  const failures = new Map<string, number[]>();

  function recent(key: string): number[] {
    const since = clock().getTime() - WINDOW_MS;
    return (failures.get(key) ?? []).filter((time) => time > since);
  }

  function add(key: string): void {
    const times = [...recent(key), clock().getTime()].slice(-PER_ACCOUNT);
    failures.delete(key);
    failures.set(key, times);
    for (const oldest of failures.keys()) {
      if (failures.size <= MOST_REMEMBERED && recent(oldest).length > 0) break;
      failures.delete(oldest);
    }
  }

  function takeBack(key: string): void {
    const times = recent(key).slice(0, -1);
    if (times.length > 0) failures.set(key, times);
    else failures.delete(key);
  }

  return {
    /**
     * Counts a try as failed before its password is looked at, so that many at once do not slip through together.
     * @param address the network address that asks, or whoever is signed in already
     * @returns what takes it back, for when the password was right
     * @throws TooManyAttempts
     */
    begin(address: string, email: string): () => void {
      const from = keyFor("address", getNetwork(address));
      const to = keyFor("account", email);
      const tries = recent(from);
      const most = recent(to).length >= PER_ACCOUNT ? WHILE_ATTACKED : PER_ADDRESS;
      const oldest = tries.at(-most);
      if (oldest !== undefined) {
        throw new TooManyAttempts(Math.ceil((oldest + WINDOW_MS - clock().getTime()) / 1000));
      }
      add(from);
      add(to);
      return () => [from, to].forEach(takeBack);
    },

    size: (): number => failures.size,
  };
}

/** Short, however long the text is that somebody sent. */
function keyFor(kind: "address" | "account", name: string): string {
  return `${kind} ${new Bun.CryptoHasher("sha256").update(name).digest("base64")}`;
}
