import { useId, type ReactNode } from "react";

interface Props {
  title: string;
  /** What it is for, in a line. */
  help?: string;
  children: ReactNode;
}

/** One matter of a page of settings. Its heading takes the focus of what goes away in it. */
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
