import { Fragment, lazy, useMemo } from "react";
import { plainParagraphs } from "./plain-paragraphs.ts";

// Most texts have nothing in them that needs it, and it is as large as the rest of a recipe's page.
const RichText = lazy(async () => ({ default: (await import("./rich-text.tsx")).RichText }));

/** Text in Markdown, shown as what it means. */
export function Markdown({ text, className = "" }: { text: string; className?: string }) {
  const plain = useMemo(() => plainParagraphs(text), [text]);
  const classes = `prose-text ${className}`;
  if (!plain) return <RichText text={text} className={classes} />;
  return (
    <div dir="auto" className={classes}>
      {plain.map((lines, position) => (
        <p key={position}>
          {lines.map((line, at) => (
            <Fragment key={at}>
              {at > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}
