import { DropAnywhere } from "../imports/files/drop-anywhere.tsx";
import { NewVersion } from "../offline/new-version.tsx";

export function LateParts() {
  return (
    <>
      <NewVersion />
      <DropAnywhere />
    </>
  );
}
