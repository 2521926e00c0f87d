import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Online } from "../../ui/online.tsx";

interface Props {
  children: ReactNode;
  create: string;
  onCreate: () => void;
}

export function PanelHead({ children, create, onCreate }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 grow basis-44">{children}</div>
      <Online>
        <button type="button" className="btn btn-primary" onClick={onCreate}>
          <Plus size={20} aria-hidden />
          {create}
        </button>
      </Online>
    </div>
  );
}
