export function PageTitle({ of }: { of?: string }) {
  return <title>{of ? `${of} · Tagine` : "Tagine"}</title>;
}
