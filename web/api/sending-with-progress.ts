export type Send = (address: string, request: RequestInit) => Promise<Response>;

/** Like `fetch`, also in what it throws, with upload progress from 0 to 1. */
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
