import { Fragment, lazy, Suspense, useMemo } from "react";
import { plainParagraphs } from "./plain-paragraphs.ts";

interface Props {
  text: string;
  className?: string;
}

// Loaded only for Markdown, since it is as large as the rest of a recipe page.
const RichText = lazy(async () => {
  const part = await import("./rich-text.tsx").catch(() => null);
  return { default: part?.RichText ?? AsWritten };
});

export function Markdown({ text, className = "" }: Props) {
  const plain = useMemo(() => plainParagraphs(text), [text]);
  const classes = `prose-text ${className}`;
  if (plain) return <Paragraphs paragraphs={plain} className={classes} />;
  return (
    <Suspense fallback={<AsWritten text={text} className={classes} />}>
      <RichText text={text} className={classes} />
    </Suspense>
  );
}

function Paragraphs({ paragraphs, className }: { paragraphs: string[][]; className: string }) {
  return (
    <div dir="auto" className={className}>
      {paragraphs.map((lines, position) => (
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

function AsWritten({ text, className }: Props) {
  return (
    <div dir="auto" className={`${className ?? ""} whitespace-pre-line`}>
      {text}
    </div>
  );
}
