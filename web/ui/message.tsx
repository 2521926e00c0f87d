import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Headline } from "./headline.tsx";
import { Logo } from "./logo.tsx";

interface EmptyStateProps {
  Icon?: LucideIcon;
  heading: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  padding?: string;
}

export function EmptyState({ Icon, heading, children, action, padding = "py-16" }: EmptyStateProps) {
  return (
    <div className={`mx-auto flex max-w-md flex-col items-center gap-4 px-4 text-center ${padding}`}>
      {Icon ? (
        <Icon size={56} strokeWidth={1.25} className="text-primary-mark" aria-hidden />
      ) : (
        <Logo size={56} />
      )}
      {heading}
      <p className="text-muted text-balance">{children}</p>
      {action}
    </div>
  );
}

interface Props extends Omit<EmptyStateProps, "heading" | "padding"> {
  title: string;
}

export function Message({ title, ...rest }: Props) {
  return <EmptyState heading={<Headline className="text-xl">{title}</Headline>} {...rest} />;
}
