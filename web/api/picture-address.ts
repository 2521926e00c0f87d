import type { PicturePass } from "../../src/contract/sessions.ts";
import { picturePass } from "../state/picture-pass.ts";
import { useValue } from "../state/use-value.ts";
import { apiPath } from "./path.ts";

export type PictureAddress = (path: string) => string;

/**
 * Where pictures are. A page fetches them without a token: where visitors must sign in, a pass in their address says who
 * asks, and what shows them is drawn again when there is a new one.
 */
export function usePictureAddress(): PictureAddress {
  const pass = useValue(picturePass);
  return (path) => pictureAddress(path, pass);
}

/** The same for a pass; without one, where pictures are for everybody. */
export function pictureAddress(path: string, pass: PicturePass | null): string {
  return apiPath(
    pass ? `${path}${path.includes("?") ? "&" : "?"}pass=${encodeURIComponent(pass.pass)}` : path,
  );
}
