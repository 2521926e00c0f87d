/** The page of an archive that is or was brought in. */
export function importPath(id: number): string {
  return `/admin/archive-imports/${id}`;
}
