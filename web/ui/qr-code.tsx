import { encodeQR } from "qr";

interface Props {
  text: string;
  label: string;
}

/** White modules around a code. Source: ISO/IEC 18004, 6.3.8 */
const QUIET_ZONE = 4;

/** Dark on white in dark mode, too, because many phones read nothing else. */
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
