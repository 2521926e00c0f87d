/** A line of pasted text, without the marks it began with. */
export interface TextLine {
  text: string;
  /** Stood behind a bullet or a checkbox, or behind a picture character that serves as one. */
  bullet: "mark" | "emoji" | null;
  /** The number it began with. */
  number: number | null;
  /** Made to stand out as a heading, by Markdown, or by marks around all of it. */
  heading: boolean;
  /** Nothing stood above it, or an empty line. */
  afterGap: boolean;
  /** How far in it began, in characters. */
  indent: number;
  /** How wide it was as pasted, where a character of East Asian scripts counts two. */
  width: number;
}
