import { AsyncLocalStorage } from "node:async_hooks";

const isCheap = new AsyncLocalStorage<boolean>();
const { hash } = Bun.password;

Bun.password.hash = (password, algorithm) =>
  hash(password, isCheap.getStore() ? { algorithm: "argon2id", memoryCost: 8, timeCost: 1 } : algorithm);

/** Hashes of passwords are made in microseconds while the work runs. Tests of hashing call it directly. */
export function withCheapHashes<Result>(work: () => Result): Result {
  return isCheap.run(true, work);
}
