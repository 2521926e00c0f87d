/** Makes a request as `fetch` does. */
export type Send = (address: string, request: RequestInit) => Promise<Response>;

/**
 * Makes a request and tells how much of its body has been sent, from 0 to 1: `fetch` cannot.
 * @throws like `fetch` when there is no answer
 */
export function sendingWithProgress(onSent: (part: number) => void): Send {
  return (address, { method = "GET", headers, body }) =>
    new Promise((answer, fail) => {
      const request = new XMLHttpRequest();
      request.open(method, address);
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener("progress", ({ loaded, total }) =>
        onSent(total > 0 ? loaded / total : 1),
      );
      request.addEventListener("load", () =>
        answer(new Response(request.responseText, { status: request.status })),
      );
      request.addEventListener("error", () => fail(new TypeError("There was no answer")));
      request.addEventListener("abort", () => fail(new TypeError("The request was broken off")));
      request.send(body instanceof FormData ? body : null);
    });
}
