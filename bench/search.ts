import { quantile, row } from "./report.ts";

const ROUNDS = 20;

/** In all languages of the sample recipes, with typos and worst cases. */
const SEARCHES = [
  ...toTypedQueries("tomato soup"),
  ...toTypedQueries("kürbissu"),
  "q=banana",
  "q=bannana bread",
  "q=chocolate cake",
  "q=chocolate cake with cream and butter",
  "q=with salt and pepper",
  "q=the",
  "q=e",
  "q=s p",
  "q=7 up",
  "q=crème brulée",
  "q=gratin de",
  "q=poulet",
  "q=hähnchen",
  "q=apfelkuchn",
  "q=suppe",
  "q=torta di mele",
  "q=zupa",
  "q=pierogi z kapusta",
  "q=kanelbullar",
  "q=tortilla de patatas",
  "q=红烧",
  "q=鸡",
  "q=牛肉 面",
  "q=nothing likethis",
  "",
  "limit=300",
  "q=cake&limit=300",
  "q=e&limit=300",
  "with=butter&without=egg",
  "q=soup&with=garlic",
  "q=cake&without=salt",
  "with=tomatoes&with=cheese",
  "q=soup&without=meat",
  "without=meat&without=milk&without=egg",
  "with=vegetable&limit=300",
  "tags=vegetarian",
  "q=c&tags=vegetarian&tagsMode=exclude",
  "categories=dinner&categories=dessert&limit=100",
];

function toTypedQueries(text: string): string[] {
  return Array.from(text, (_, at) => `q=${text.slice(0, at + 1)}`);
}

export async function measureSearch(address: string, isLimited: boolean): Promise<void> {
  const times: number[] = [];
  const slowest = new Map<string, number[]>();
  for (let round = 0; round <= ROUNDS; round++) {
    for (const search of SEARCHES) {
      const started = performance.now();
      const answer = await fetch(`${address}api/recipes/search?${search}`);
      await answer.bytes();
      if (!answer.ok) throw new Error(`${search}: ${answer.status}`);
      // The first round warms up.
      if (round === 0) continue;
      times.push(performance.now() - started);
      slowest.set(search, [...(slowest.get(search) ?? []), performance.now() - started]);
    }
  }
  const [worst = ""] = [...slowest].toSorted(
    ([, one], [, other]) => quantile(other, 0.5) - quantile(one, 0.5),
  )[0] ?? [""];
  row(
    "search",
    `median ${quantile(times, 0.5).toFixed(1)} ms`,
    `p99 ${quantile(times, 0.99).toFixed(1)} ms`,
    `slowest ${worst}`,
    isLimited && "wanted p99 25 ms",
  );
}
