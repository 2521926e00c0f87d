import { useMemo } from "react";
import { NameTile } from "../../ui/name-tile.tsx";
import { makeBlurUrl } from "./blur.ts";
import { useImageAddress } from "./image-address.ts";

interface Props {
  name: string;
  image: string | null;
  imageHash?: string | null | undefined;
  /** The `sizes` attribute; without it, the tiny picture is always enough. */
  sizes?: string;
  first?: boolean;
  textSize?: string;
  /** False where the browser would drag the picture instead of its parent. */
  draggable?: boolean;
}

export function RecipePicture({ name, image, imageHash, sizes, first = false, textSize, draggable }: Props) {
  const imageAddress = useImageAddress();
  const blur = useMemo(() => makeBlurUrl(imageHash ?? null), [imageHash]);
  if (!image) return <NameTile name={name} {...(textSize && { textSize })} />;
  return (
    <img
      src={imageAddress(image, "tiny")}
      {...(sizes && {
        srcSet: `${imageAddress(image, "tiny")} 300w, ${imageAddress(image, "small")} 720w`,
        sizes,
      })}
      alt=""
      width={400}
      height={300}
      loading={first ? "eager" : "lazy"}
      decoding="async"
      draggable={draggable}
      className="absolute inset-0 size-full object-cover"
      style={blur ? { backgroundImage: `url(${blur})`, backgroundSize: "cover" } : undefined}
    />
  );
}
