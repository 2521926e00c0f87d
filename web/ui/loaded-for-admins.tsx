import { Suspense, type ReactNode } from "react";
import type { ForAdmins } from "../api/for-admins.ts";
import { useSoon, type Soon } from "../api/soon.ts";
import { t } from "../text/translation.ts";
import { Problem } from "./problem.tsx";

interface LoadedForAdminsProps<Data> {
  loaded: ForAdmins<Data>;
  skeleton: ReactNode;
  children(data: Data): ReactNode;
}

/** Without data, an administrator sees that the server didn't answer. */
export function LoadedForAdmins<Data>({ loaded, skeleton, children }: LoadedForAdminsProps<Data>) {
  if (!loaded) return <Problem message={t("call.no-answer")} />;
  return (
    <Suspense fallback={skeleton}>
      <Loaded loaded={loaded}>{children}</Loaded>
    </Suspense>
  );
}

function Loaded<Data>({ loaded, children }: { loaded: Soon<Data>; children(data: Data): ReactNode }) {
  return children(useSoon(loaded));
}
