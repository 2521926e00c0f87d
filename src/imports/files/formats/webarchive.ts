import { toFields, toList, toText } from "../../../archiving/lenient-values.ts";
import { decodePage } from "../../../recipes/reading/page/decode-page.ts";
import { isBinaryPlist, readBinaryPlist } from "./binary-plist.ts";
import type { SavedPage, SavedPicture } from "./saved-page.ts";

/** Safari writes it. */
export function isWebArchive(bytes: Uint8Array): boolean {
  return isBinaryPlist(bytes) && Buffer.from(bytes).includes("WebMainResource");
}

/** Null without a page in it. */
export function openWebArchive(bytes: Uint8Array): SavedPage | null {
  const archive = toFields(readBinaryPlist(bytes));
  const main = toFields(archive?.["WebMainResource"]);
  const page = main?.["WebResourceData"];
  if (!(page instanceof Uint8Array)) return null;
  const url = toText(main?.["WebResourceURL"]);
  return {
    url: /^https?:\/\//i.test(url) ? url : null,
    html: decodePage(page, `charset=${toText(main?.["WebResourceTextEncodingName"])}`),
    pictures: toList(archive?.["WebSubresources"]).flatMap(toPicture),
  };
}

function toPicture(resource: unknown): SavedPicture[] {
  const told = toFields(resource);
  const bytes = told?.["WebResourceData"];
  const isPicture = /^image\/(?!svg)/i.test(toText(told?.["WebResourceMIMEType"]));
  if (!isPicture || !(bytes instanceof Uint8Array)) return [];
  return [{ address: toText(told?.["WebResourceURL"]), size: bytes.length, take: () => ({ bytes }) }];
}
