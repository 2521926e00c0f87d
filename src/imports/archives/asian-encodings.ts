type Encoding = "shift_jis" | "euc-jp" | "euc-kr" | "gb18030" | "big5";

/** The two bytes of a character. Others are in use, too, but rarely. */
interface Rules {
  isValid(first: number, second: number): boolean;
  isFrequent(first: number, second: number): boolean;
  /** Frequent only in this encoding, and how much of a text they are at least. */
  isTelling(first: number, second: number): boolean;
  telling: number;
}

const MIN_CHARACTERS = 4;
const CHECKED_CHARACTERS = 4000;
const CHECKED_BYTES = 2_000_000;
const MIN_VALID = 0.97;
const MIN_FREQUENT = 0.85;

const isBetween = (byte: number, least: number, most: number) => byte >= least && byte <= most;
const isHigh = (byte: number) => isBetween(byte, 0xa1, 0xfe);

/** In order: the first that fits. Source: https://encoding.spec.whatwg.org/#indexes */
const ENCODINGS: Record<Encoding, Rules> = {
  "euc-jp": {
    isValid: (first, second) => isHigh(first) && isHigh(second),
    isFrequent: (first, second) =>
      isHigh(second) && (isBetween(first, 0xa1, 0xa5) || isBetween(first, 0xb0, 0xcf)),
    // Kana
    isTelling: (first) => first === 0xa4 || first === 0xa5,
    telling: 0.15,
  },
  "euc-kr": {
    isValid: (first, second) => isHigh(first) && isHigh(second),
    isFrequent: (first, second) =>
      isHigh(second) && (isBetween(first, 0xa1, 0xa3) || isBetween(first, 0xb0, 0xc8)),
    // Hangul
    isTelling: (first) => isBetween(first, 0xb0, 0xc8),
    telling: 0.97,
  },
  gb18030: {
    isValid: (first, second) => isBetween(first, 0xa1, 0xf7) && isHigh(second),
    isFrequent: (first, second) =>
      isHigh(second) && (isBetween(first, 0xa1, 0xa3) || isBetween(first, 0xb0, 0xd7)),
    isTelling: (first) => isBetween(first, 0xb0, 0xd7),
    telling: 0.5,
  },
  // One byte of a European letter is followed by ASCII, so many pairs must have two high bytes.
  shift_jis: {
    isValid: (first, second) =>
      (isBetween(first, 0x81, 0x9f) || isBetween(first, 0xe0, 0xef)) && isBetween(second, 0x40, 0xfc),
    isFrequent: (first) => isBetween(first, 0x81, 0x83) || isBetween(first, 0x88, 0x97),
    // Hiragana
    isTelling: (first, second) => first === 0x82 && isBetween(second, 0x9f, 0xf1),
    telling: 0.15,
  },
  big5: {
    isValid: (first, second) =>
      isBetween(first, 0xa1, 0xf9) && (isBetween(second, 0x40, 0x7e) || isHigh(second)),
    isFrequent: (first) => isBetween(first, 0xa1, 0xc6),
    isTelling: (first, second) => isBetween(first, 0xa4, 0xc6) && isHigh(second),
    telling: 0.3,
  },
};

/** The encoding of a Chinese, Japanese, or Korean text that isn't Unicode. */
export function findAsianEncoding(bytes: Uint8Array): Encoding | null {
  const found = Object.entries(ENCODINGS).find(([, rules]) => fits(bytes, rules));
  return found ? (found[0] as Encoding) : null;
}

function fits(bytes: Uint8Array, rules: Rules): boolean {
  let [all, valid, frequent, telling] = [0, 0, 0, 0];
  for (let at = 0; at + 1 < Math.min(bytes.length, CHECKED_BYTES) && all < CHECKED_CHARACTERS; at++) {
    const [first = 0, second = 0] = [bytes[at], bytes[at + 1]];
    if (first < 0x80) continue;
    all++;
    if (!rules.isValid(first, second)) continue;
    valid++;
    at++;
    if (rules.isFrequent(first, second)) frequent++;
    if (rules.isTelling(first, second)) telling++;
  }
  return (
    all >= MIN_CHARACTERS &&
    valid >= all * MIN_VALID &&
    frequent >= all * MIN_FREQUENT &&
    telling >= all * rules.telling
  );
}
