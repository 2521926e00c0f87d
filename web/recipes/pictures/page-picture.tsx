import { LARGE_PICTURE_MEDIA } from "./picture-path.ts";
import type { ShownPicture } from "./use-shown-picture.ts";

export function PagePicture({ shown: { small, original, blur } }: { shown: ShownPicture }) {
  return (
    <picture>
      <source media={LARGE_PICTURE_MEDIA} srcSet={original} />
      <img
        src={small}
        alt=""
        className="size-full object-cover"
        fetchPriority="high"
        style={blur ? { backgroundImage: `url(${blur})`, backgroundSize: "cover" } : undefined}
      />
    </picture>
  );
}
