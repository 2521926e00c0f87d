import { Elysia } from "elysia";

/** For what a secret link opens. A browser asks every time it shows something, so that revoking works at once. */
export const PRIVATE_HEADERS = { "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" };

export function addPrivateHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(PRIVATE_HEADERS)) response.headers.set(name, value);
  return response;
}

/** The app's page, which reveals nothing itself. */
export function privatePageRoutes({ page }: { page(request: Request): Response }) {
  const respond = ({ request }: { request: Request }) => addPrivateHeaders(page(request));
  const hidden = { detail: { hide: true } };
  return new Elysia().get("/shared/:token", respond, hidden).get("/list/:token", respond, hidden);
}
