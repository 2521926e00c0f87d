/** Writes a remark in parentheses, or after a comma if the position is in parentheses already. */
export function writeRemark(text: string, at: number, remark: string): string {
  return /^[^()（）]*[)）]/.test(text.slice(at)) ? `, ${remark}` : ` (${remark})`;
}
