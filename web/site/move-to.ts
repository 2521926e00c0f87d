export function moveTo(ids: number[], id: number, to: number): number[] {
  return ids.filter((other) => other !== id).toSpliced(to, 0, id);
}
