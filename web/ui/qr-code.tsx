import { encodeQR } from "qr";

interface Props {
  text: string;
  /** What the code is, for those who do not see it. */
  label: string;
}

/** Modules of white around a code, without which phones do not find it. Source: ISO/IEC 18004, 6.3.8 */
const QUIET_ZONE = 4;

/** A text as a code that phones read: dark on white in dark mode, too, since many read no other. */
export function QrCode({ text, label }: Props) {
  const rows = encodeQR(text, "raw", { border: QUIET_ZONE });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="block size-full"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={rows.map(pathOfRow).join("")} fill="#000" />
    </svg>
  );
}

function pathOfRow(row: boolean[], y: number): string {
  return row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join("");
}
