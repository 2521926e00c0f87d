/** Wide enough to look sharp on any screen that shows recipes. */
const GOOD_WIDTH_PX = 800;
const SIZE_IN_NAME = /[-_/](\d{2,4})x(\d{2,4})[a-z]?(?=[-./]|$)/i;
const WIDTH_IN_QUERY = /[?&,/](?:(?:im)?w(?:idth)?[=_]|resize=|fit=)(\d{2,4})(?!\d)/i;
const WIDTH_IN_PATH = /[/=][ws](\d{3,4})(?=[-/]|$)/;
const DECORATION =
  /logo|icon|avatar|sprite|placeholder|blank|spacer|pixel|badge|banner|button|emoji|gravatar|print|fallback|pinterest|\.svg(?:$|[?\s])/i;
/** In the file name. */
const MADE_TO_SHARE =
  /(?:^|[-_.])(?:fb|og|facebook|social(?:media)?|shar(?:e|ing)|twitter|pins?|collage|text|promo|default)(?=[-_.\d]|$)/i;

export interface PictureAddress {
  address: string;
  /** Null if unknown. */
  widthPx: number | null;
}

export const isDecoration = (words: string) => DECORATION.test(words);

/** `pot-225x225.jpg`, `/640x480/pot.jpg`, `pot.jpg?w=640`, `/w_640,c_fit/pot.jpg`, `/s640/pot.jpg`. */
export function findWidth(address: string): number | null {
  const found = [SIZE_IN_NAME, WIDTH_IN_QUERY, WIDTH_IN_PATH].map((size) => size.exec(address)?.[1]);
  return Number(found.find((width) => width !== undefined)) || null;
}

/** Known to be wide, and not made for a social network, which often adds text. */
export function isSurelyGood({ address, widthPx }: PictureAddress): boolean {
  const file = address.split(/[?#]/)[0]?.split("/").at(-1) ?? "";
  return widthPx !== null && widthPx >= GOOD_WIDTH_PX && !MADE_TO_SHARE.test(file);
}

/** The first that isn't known to be small, else the widest. */
export function pickPicture(pictures: PictureAddress[]): string | null {
  const good = pictures.find(({ widthPx }) => widthPx === null || widthPx >= GOOD_WIDTH_PX);
  const [widest] = pictures.toSorted((one, other) => (other.widthPx ?? 0) - (one.widthPx ?? 0));
  return (good ?? widest)?.address ?? null;
}

/** The widest of `pot-300.jpg 300w, pot-900.jpg 900w`. */
export function pickFromSrcset(srcset: string): string | null {
  const sources = srcset.split(/,\s+/).map((source) => {
    const [address = "", size = ""] = source.trim().split(/\s+/);
    return { address, size: Number.parseFloat(size) || 1 };
  });
  return sources.toSorted((one, other) => other.size - one.size)[0]?.address || null;
}
