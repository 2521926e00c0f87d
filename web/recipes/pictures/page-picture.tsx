import type { ShownPicture } from "./use-shown-picture.ts";

export function PagePicture({ shown: { small, original, blur } }: { shown: ShownPicture }) {
  return (
    <picture>
      <source media="(min-width: 721px)" srcSet={original} />
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
