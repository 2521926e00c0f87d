import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

export function Alert({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div role="alert" className="border-danger/40 bg-danger/10 rounded-field flex gap-3 border p-3 text-sm">
      <CircleAlert size={20} className="text-danger mt-px shrink-0" aria-hidden />
      <div className="flex min-w-0 flex-col gap-1 text-pretty">
        <strong className="font-semibold">{title}</strong>
        {children}
      </div>
    </div>
  );
}
