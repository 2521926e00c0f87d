import { useId, type ReactNode } from "react";

interface Props {
  title: string;
  help?: string;
  children: ReactNode;
}

export function SettingsCard({ title, help, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="bg-base-100 border-base-300 rounded-box flex flex-col gap-5 border p-4 shadow-(--shadow-card) sm:p-6"
    >
      <header className="flex flex-col gap-1">
        <h2 id={id} tabIndex={-1} className="text-lg outline-none">
          {title}
        </h2>
        {help && <p className="text-muted text-sm text-pretty">{help}</p>}
      </header>
      {children}
    </section>
  );
}
