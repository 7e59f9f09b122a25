/** A server in memory for unit tests: records the requests, and gives prepared answers in order. */
import { configure } from "../../src/base/settings.ts";

export interface Asked {
  method: string;
  url: URL;
  path: string;
  headers: Headers;
  body: string;
}
type Given = Response | Error | object | string | ((request: Request) => Response | Promise<Response>);

/** Answers each call with the next of `given`; the last one is repeated. */
export function answers(...given: Given[]): Asked[] {
  const asked: Asked[] = [];
  configure({
    transport: async (request: Request) => {
      const url = new URL(request.url);
      const one = given[Math.min(asked.length, given.length - 1)];
      asked.push({
        method: request.method,
        url,
        path: url.pathname + url.search,
        headers: request.headers,
        body: await request.clone().text(),
      });
      if (one instanceof Error) throw one;
      if (typeof one === "function") return one(request);
      return one instanceof Response ? one.clone() : new Response(typeof one === "string" ? one : JSON.stringify(one));
    },
  });
  return asked;
}

export const status = (code: number, body: string | object = "", headers: Record<string, string> = {}): Response =>
  new Response(typeof body === "string" ? body : JSON.stringify(body), { status: code, headers });

/** The reason of a rejected promise. */
export const failure = async <T>(promise: Promise<unknown>): Promise<T> =>
  promise.then(
    () => Promise.reject(new Error("was expected to fail")),
    (error: T) => error,
  );
