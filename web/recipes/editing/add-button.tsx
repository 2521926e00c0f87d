import type { ReactNode } from "react";

interface Props {
  icon: ReactNode;
  onClick: () => void;
  children: ReactNode;
}

export function AddButton({ icon, onClick, children }: Props) {
  return (
    <button type="button" className="btn btn-ghost px-3 font-normal" onClick={onClick}>
      {icon}
      {children}
    </button>
  );
}
