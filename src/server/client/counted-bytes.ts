import type { Ask } from "./outgoing.ts";

/**
 * Sends by XMLHttpRequest, because `fetch` does not tell how much of a body was sent. The answer has the shape of
 * `fetch`'s. @param sent gets the bytes so far
 */
export function askCounting(sent: (bytes: number) => void, ...asked: Parameters<Ask>): Promise<Response> {
  const [href, { method = "GET", headers, body, signal }, limit] = asked;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, href);
    request.withCredentials = true;
    request.responseType = "blob";
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener("progress", ({ loaded }) => {
      limit.unlimited();
      limit.alive();
      sent(loaded);
    });
    request.addEventListener("load", () => resolve(responseOf(request, href)));
    request.addEventListener("error", () => reject(new TypeError("Failed to send")));
    request.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
    signal?.addEventListener("abort", () => request.abort());
    if (signal?.aborted) return reject(new DOMException("Aborted", "AbortError"));
    request.send(body as XMLHttpRequestBodyInit | null | undefined);
  });
}

function responseOf(request: XMLHttpRequest, href: string): Response {
  const { status, responseURL } = request;
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [, name, value] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name) headers.append(name, value ?? "");
  }
  const hasBody = ![204, 205, 304].includes(status);
  // no answer has another status, and a Response would throw
  const init = { status: status > 599 ? 502 : status, headers };
  const response = new Response(hasBody ? (request.response as Blob) : null, init);
  const isRedirected = responseURL !== "" && responseURL !== href.replace(/#.*/, "");
  return Object.defineProperties(response, { redirected: { value: isRedirected }, url: { value: responseURL } });
}
