import type { PicturePass } from "../../src/contract/sessions.ts";
import { picturePass } from "../state/picture-pass.ts";
import { useValue } from "../state/use-value.ts";
import { apiPath } from "./path.ts";

export type PictureAddress = (path: string) => string;

/** On a closed site, picture URLs contain a pass, since the page loads them without a token. */
export function usePictureAddress(): PictureAddress {
  const pass = useValue(picturePass);
  return (path) => pictureAddress(path, pass);
}

/** @param pass null on an open site */
export function pictureAddress(path: string, pass: PicturePass | null): string {
  return apiPath(
    pass ? `${path}${path.includes("?") ? "&" : "?"}pass=${encodeURIComponent(pass.pass)}` : path,
  );
}
