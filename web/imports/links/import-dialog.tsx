import { useNavigate } from "react-router";
import { Dialog } from "../../ui/dialog.tsx";
import { ImportStep, stepTitle } from "./import-step.tsx";
import { useImportSteps } from "./use-import-steps.ts";

interface Props {
  start: "link" | "source" | "text";
  url?: string;
  onClose: () => void;
}

export function ImportDialog({ start, url = "", onClose }: Props) {
  const navigate = useNavigate();
  const steps = useImportSteps({ at: start }, url, async (slug, leftOut) => {
    onClose();
    await navigate(`/recipe/${slug}`, { state: { leftOut } });
  });
  return (
    <Dialog title={stepTitle(steps.step)} room={roomFor(steps.step.at)} onClose={onClose} onBack={steps.back}>
      <ImportStep steps={steps} onLeave={onClose} />
    </Dialog>
  );
}

function roomFor(step: string): "little" | "more" | "most" {
  if (step === "correct") return "most";
  return step === "source" || step === "text" || step === "choose" ? "more" : "little";
}
