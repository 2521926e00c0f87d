import type { ReactNode } from "react";
import { Headline } from "./headline.tsx";

interface Props {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  emoji?: string;
}

export function Message({ title, children, action, emoji = "🍲" }: Props) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-16 text-center">
      <span className="text-[3.5rem] leading-none" aria-hidden>
        {emoji}
      </span>
      <Headline className="text-xl">{title}</Headline>
      <p className="text-muted text-balance">{children}</p>
      {action}
    </div>
  );
}
