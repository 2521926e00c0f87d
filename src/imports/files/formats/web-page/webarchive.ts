import { toFields, toList, toText } from "../../../../archiving/lenient-values.ts";
import { decodePage } from "../../../../recipes/reading/page/decode-page.ts";
import { isBinaryPlist, readBinaryPlist } from "./binary-plist.ts";
import { isPictureType, type SavedPage, type SavedPicture } from "./saved-page.ts";

/** Safari writes it. */
export function isWebArchive(bytes: Uint8Array): boolean {
  return isBinaryPlist(bytes) && Buffer.from(bytes).includes("WebMainResource");
}

/** Null if it contains no page. */
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

function toPicture(value: unknown): SavedPicture[] {
  const resource = toFields(value);
  const bytes = resource?.["WebResourceData"];
  const isPicture = isPictureType(toText(resource?.["WebResourceMIMEType"]));
  if (!isPicture || !(bytes instanceof Uint8Array)) return [];
  return [{ address: toText(resource?.["WebResourceURL"]), size: bytes.length, take: () => ({ bytes }) }];
}
