// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Keeps tabs and line breaks, which become `\n`. */
export function withoutControls<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === "string" ? inner.replace(/\r\n?/g, "\n").replace(CONTROL, "") : inner,
  );
}

export function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
