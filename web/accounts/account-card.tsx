import type { ReactNode } from "react";
import { PageTitle } from "../text/page-title.tsx";
import { Headline } from "../ui/headline.tsx";

interface Props {
  title: string;
  help?: string;
  children: ReactNode;
}

export function AccountCard({ title, help, children }: Props) {
  return (
    <div className="bg-base-100 border-base-300 rounded-box mx-auto mt-4 flex max-w-[500px] flex-col gap-5 border p-6 shadow-(--shadow-card) sm:mt-12">
      <PageTitle of={title} />
      <div className="flex flex-col gap-2">
        <Headline className="text-xl">{title}</Headline>
        {help && <p className="text-muted text-pretty [overflow-wrap:anywhere]">{help}</p>}
      </div>
      {children}
    </div>
  );
}
