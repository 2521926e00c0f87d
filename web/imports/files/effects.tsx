/** What undoing does, or has done. */
export function Effects({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="flex max-w-prose flex-col gap-1 text-pretty">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
