/** The tab's title: what the page is, and that it is Tagine. */
export function PageTitle({ of }: { of?: string }) {
  return <title>{of ? `${of} 🍲 Tagine` : "Tagine"}</title>;
}
