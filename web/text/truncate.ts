/** A text of at most so many characters; a longer one ends in an ellipsis, three dots unless told otherwise. */
export function truncate(text: string, most: number, ellipsis = "..."): string {
  const characters = [...text];
  return characters.length <= most ? text : characters.slice(0, most).join("").trimEnd() + ellipsis;
}
