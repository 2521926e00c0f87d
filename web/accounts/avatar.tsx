import type { User } from "../../src/contract/accounts.ts";
import { usePictureAddress } from "../api/picture-address.ts";
import { NameTile } from "../ui/name-tile.tsx";

interface Props {
  person: Pick<User, "id" | "fullName" | "picture">;
  /** A class: `size-10`. */
  size: string;
  textSize?: string;
}

export function Avatar({ person: { id, fullName, picture }, size, textSize = "text-lg" }: Props) {
  const address = usePictureAddress();
  return (
    <span className={`bg-base-300 block shrink-0 overflow-hidden rounded-full ${size}`}>
      {picture ? (
        <img
          src={address(`users/${id}/image?image_type=tiny&v=${picture}`)}
          alt=""
          width={300}
          height={300}
          className="size-full object-cover"
        />
      ) : (
        <NameTile name={fullName} textSize={textSize} />
      )}
    </span>
  );
}
