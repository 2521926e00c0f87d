import { FileUp } from "lucide-react";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { NotInDemo } from "../../ui/not-in-demo.tsx";
import { Online } from "../../ui/online.tsx";
import { DropArea } from "./drop-area.tsx";
import { FileButtons } from "./file-buttons.tsx";
import { MealieAddress } from "./mealie-address.tsx";
import { listPrograms } from "./programs.ts";
import { useBegin } from "./use-begin.ts";

/** Lets people choose or drop files. */
export function Start() {
  const { busy, problem, begin } = useBegin();
  return (
    <NotInDemo>
      <Online>
        <div className="flex flex-col gap-3">
          {problem && <Alert title={t("migrations.not-begun")}>{problem}</Alert>}
          <DropArea onFiles={(files) => void begin(files)}>
            <div className="flex flex-col items-center gap-3">
              <FileUp size={48} strokeWidth={1.25} className="text-primary-mark" aria-hidden />
              <p role="status" className="text-lg font-medium">
                {busy ? (
                  t("file-import.starting")
                ) : (
                  <span className="[@media(pointer:coarse)]:hidden">{t("file-import.drop")}</span>
                )}
              </p>
            </div>
            <FileButtons onFiles={(files) => void begin(Promise.resolve(files))} />
            <p className="text-muted max-w-prose text-sm text-pretty">
              {t("file-import.accepts", { programs: listPrograms() })}
            </p>
          </DropArea>
          <MealieAddress />
        </div>
      </Online>
    </NotInDemo>
  );
}
