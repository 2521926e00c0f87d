import type { FileFormat } from "../file-format.ts";
import { sampleFile } from "../opening/sample-file.ts";
import { readMasterCookXml } from "./mastercook-xml.ts";
import { findCollection, readCollection } from "./text-collection.ts";
import { MAX_XML_BYTES } from "../reading/xml-elements.ts";
import { startsXml } from "../reading/xml-recipes.ts";

/** Text (`.mxp`) and XML (`.mx2`, in `.mz2` with its pictures). */
export const mastercook: FileFormat = {
  name: "mastercook",
  recognize: (file) => isXml(file.head) || findCollection(file) === "mastercook",
  async *read(path, files) {
    const { head } = sampleFile(path, await files.bytes(path, MAX_XML_BYTES));
    yield* isXml(head) ? readMasterCookXml(path, files) : readCollection(path, files);
  },
};

function isXml(head: string): boolean {
  return startsXml(head, "mx2");
}
