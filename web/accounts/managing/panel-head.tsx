import { Plus } from "lucide-react";
import type { ReactNode } from "react";

interface Props {
  /** What the part of the page is about, or what narrows it down. */
  children: ReactNode;
  /** What can be made here. */
  create: string;
  onCreate: () => void;
}

/** What stands above a list, and the way to one more of what is in it. */
export function PanelHead({ children, create, onCreate }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 grow basis-44">{children}</div>
      <button type="button" className="btn btn-primary" onClick={onCreate}>
        <Plus size={20} aria-hidden />
        {create}
      </button>
    </div>
  );
}
