import type { ReactNode } from "react";
import { Headline } from "./headline.tsx";

interface EmptyStateProps {
  emoji: string;
  heading: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  padding?: string;
}

export function EmptyState({ emoji, heading, children, action, padding = "py-16" }: EmptyStateProps) {
  return (
    <div className={`mx-auto flex max-w-md flex-col items-center gap-4 px-4 text-center ${padding}`}>
      <span className="text-[3.5rem] leading-none" aria-hidden>
        {emoji}
      </span>
      {heading}
      <p className="text-muted text-balance">{children}</p>
      {action}
    </div>
  );
}

interface Props extends Omit<EmptyStateProps, "emoji" | "heading" | "padding"> {
  title: string;
  emoji?: string;
}

export function Message({ title, emoji = "🍲", ...rest }: Props) {
  return <EmptyState emoji={emoji} heading={<Headline className="text-xl">{title}</Headline>} {...rest} />;
}
