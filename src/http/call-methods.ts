interface Calls {
  routes: { path: string; method: string }[];
}

export function listMethods({ routes }: Calls, path: string): string[] {
  const parts = path.replace(/\/$/, "").split("/");
  const fits = routes.filter((route) => {
    const pattern = route.path.replace(/\/+$/, "").split("/");
    return (
      pattern.length === parts.length &&
      pattern.every((part, at) => part.startsWith(":") || part === parts[at])
    );
  });
  const named = fits.filter((route) => !route.path.includes(":"));
  const methods = new Set((named.length > 0 ? named : fits).map((route) => route.method));
  return [...methods, ...(methods.has("GET") ? ["HEAD"] : [])];
}

/** `recipes/create` is a call and never a recipe's slug, whatever the method. */
export function listMissingMethods({ routes }: Calls) {
  const named = [...new Set(routes.map(({ path }) => path).filter((path) => !path.includes(":")))];
  return named.flatMap((path) =>
    ["GET", "POST", "PUT", "DELETE"]
      .filter((method) => !routes.some((route) => route.path === path && route.method === method))
      .map((method) => ({ method, path })),
  );
}
