import { randomBytes } from "node:crypto";

/** Without letters that look like digits. Source: https://www.crockford.com/base32.html */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 50 bits: enough against guessing within 10 minutes. */
const LENGTH = 10;

/** "K7F29-MQX3T" */
export function makeDisplayCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]);
  return `${letters.slice(0, LENGTH / 2).join("")}-${letters.slice(LENGTH / 2).join("")}`;
}

/** As it's stored. Someone may have typed it. */
export function hashDisplayCode(code: string): string {
  const tidy = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return new Bun.CryptoHasher("sha256").update(tidy).digest("hex");
}
