import { randomInt } from "node:crypto";

/** OWASP's minimum for argon2id: 19 MiB, two passes. Four times faster than Bun's default. */
const HASHING = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;

/** So that unknown accounts take as long. */
const DUMMY_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$gqhf/CR13FvAuBvOK99uGav7A0u455UlBwsoWnNU1m8$yJIuL7Lmx9WIFEAaS0/Hqrfj27d+q8cv9zqC5iRLq/o";

function normalizePassword(password: string): string {
  return password.normalize("NFC");
}

export function hashPassword(password: string): Promise<string> {
  return Bun.password.hash(normalizePassword(password), HASHING);
}

export async function isPasswordCorrect(password: string, hash: string | null): Promise<boolean> {
  // Neither algorithm accepts an empty password.
  if (password === "") return false;
  const fits = await Bun.password.verify(normalizePassword(password), hash ?? DUMMY_HASH);
  // Older programs hashed passwords without normalizing them.
  const fitsAsTyped =
    !fits && hash !== null && isOldHash(hash) && (await Bun.password.verify(password, hash));
  return (fits || fitsAsTyped) && hash !== null;
}

export function isOldHash(hash: string): boolean {
  return !hash.startsWith("$argon2id$");
}

const BCRYPT = /^\$2[aby]\$(?<cost>\d\d)\$[./A-Za-z0-9]{53}$/;
const ARGON2 =
  /^\$argon2(?:id|i|d)\$v=\d+\$m=(?<kilobytes>\d+),t=(?<times>\d+),p=\d+\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+$/;
/** Costlier hashes would block everyone else: bcrypt's cost, argon2's memory in KiB and passes. */
const MAX_HASH_COST = { cost: 16, kilobytes: 1_048_576, times: 20 };

export function replaceUnusableHash(hash: string): string {
  const { cost, kilobytes, times } = (BCRYPT.exec(hash) ?? ARGON2.exec(hash))?.groups ?? { cost: "Infinity" };
  const within =
    Number(cost ?? 0) <= MAX_HASH_COST.cost &&
    Number(kilobytes ?? 0) <= MAX_HASH_COST.kilobytes &&
    Number(times ?? 0) <= MAX_HASH_COST.times;
  return within ? hash : DUMMY_HASH;
}

const CONSONANTS = "bdfghjkmnprstvz";
const VOWELS = "aeiou";

/** Easy to read out and to type, with about 50 bits. */
export function makeEasyPassword(): string {
  const letter = (from: string) => from.charAt(randomInt(from.length));
  const syllable = () => letter(CONSONANTS) + letter(VOWELS);
  return Array.from({ length: 4 }, () => syllable() + syllable()).join("-");
}
