import { Gone, New } from "./mark.tsx";

export function BeforeAfter({ before, after }: { before: string; after: string }) {
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
      {before && (
        <span dir="auto" className="min-w-0 whitespace-pre-wrap">
          <Gone>{before}</Gone>
        </span>
      )}
      {before && after && <span aria-hidden>{"→"}</span>}
      {after && (
        <span dir="auto" className="min-w-0 whitespace-pre-wrap">
          <New>{after}</New>
        </span>
      )}
    </div>
  );
}
