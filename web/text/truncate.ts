export function truncate(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most).join("").trimEnd()}...`;
}
