import { Loading } from "../../ui/loading.tsx";

export function RecipePageSkeleton() {
  return (
    <Loading className="mx-auto flex max-w-[1000px] xl:mx-0 flex-col gap-6">
      <div className="bg-base-300 rounded-box -mx-4 aspect-4/3 animate-pulse max-sm:-mt-6 max-sm:rounded-none sm:mx-0 sm:aspect-2/1" />
      <div className="bg-base-300 h-10 w-2/3 animate-pulse rounded" />
      <div className="bg-base-300 h-6 w-1/2 animate-pulse rounded" />
      <div className="grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-12">
        {[0, 1].map((column) => (
          <div key={column} className="flex flex-col gap-4">
            {Array.from({ length: 6 }, (_, line) => (
              <div key={line} className="bg-base-300 h-5 animate-pulse rounded" />
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}
