import { NameTile } from "../../ui/name-tile.tsx";
import { useImageAddress } from "./image-address.ts";
import { useCardBlur } from "./use-card-blur.ts";

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
  const blur = useCardBlur(imageHash);
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
