import { Loading } from "./loading.tsx";

interface LoadingBlocksProps {
  /** Gap and width as classes: `gap-3`. */
  className: string;
  heights: string[];
}

export function LoadingBlocks({ className, heights }: LoadingBlocksProps) {
  return (
    <Loading className={`flex flex-col ${className}`}>
      {heights.map((height, block) => (
        <div key={block} className={`bg-base-300 rounded-box animate-pulse ${height}`} />
      ))}
    </Loading>
  );
}
