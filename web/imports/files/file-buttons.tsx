import { FileUp, FolderUp, type LucideIcon } from "lucide-react";
import { useId } from "react";
import { t } from "../../text/translation.ts";
import { listInputFiles, type ChosenFile } from "./collect-files.ts";

interface Props {
  onFiles: (files: ChosenFile[]) => void;
  label?: string;
}

/** A phone's browser may be unable to choose a folder. */
const CAN_CHOOSE_FOLDERS =
  "webkitdirectory" in HTMLInputElement.prototype && !matchMedia("(pointer: coarse)").matches;

export function FileButtons({ onFiles, label = t("file-import.choose-files") }: Props) {
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <FilesButton Icon={FileUp} label={label} look="btn-primary" onFiles={onFiles} />
      {CAN_CHOOSE_FOLDERS && (
        <FilesButton
          Icon={FolderUp}
          label={t("file-import.choose-folder")}
          look="bg-base-100 border-base-300"
          isFolder
          onFiles={onFiles}
        />
      )}
    </div>
  );
}

interface ButtonProps {
  Icon: LucideIcon;
  label: string;
  look: string;
  isFolder?: boolean;
  onFiles: Props["onFiles"];
}

function FilesButton({ Icon, label, look, isFolder = false, onFiles }: ButtonProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={`btn has-focus-visible:outline-base-content relative h-auto min-h-11 max-w-full py-1.5 whitespace-normal has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ${look}`}
    >
      <Icon size={20} className="shrink-0" aria-hidden />
      {label}
      <input
        id={id}
        type="file"
        multiple
        {...(isFolder && { webkitdirectory: "" })}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const files = listInputFiles(currentTarget.files);
          if (files.length > 0) onFiles(files);
          // Lets people pick the same files again.
          currentTarget.value = "";
        }}
      />
    </label>
  );
}
