/** The sender of a request; default: a client without a session. */
interface Sending {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The answer; the body as text and, when it is JSON, as a value. */
export interface Answered {
  status: number;
  headers: Headers;
  text: string;
  json: any;
}

/** A signed-in person: sends the cookie, the token and the origin that a page would send. */
export interface Client {
  csrf: string;
  cookie: string;
  get(path: string, headers?: Record<string, string>): Promise<Answered>;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>;
}

/** Signs in a person whose password is the login. */
export async function signIn(url: string, login: string): Promise<Client> {
  const answer = await call(url, "/login", { method: "POST", body: { login, password: login } });
  const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  const { csrf } = answer.json as { csrf: string };
  const own = { Cookie: cookie };
  return {
    csrf,
    cookie,
    get: (path, headers) => call(url, path, { headers: { ...own, ...headers } }),
    send: (method, path, body, headers) =>
      call(url, path, { method, body, headers: { ...own, "X-CSRF-Token": csrf, Origin: url, ...headers } }),
  };
}

/** One request without a session. An object is sent as JSON. Redirects are not followed. */
export async function call(url: string, path: string, sending: Sending = {}): Promise<Answered> {
  const { method = "GET", body, headers } = sending;
  const isObject = typeof body === "object" && !(body instanceof URLSearchParams);
  const response = await fetch(url + path, {
    method,
    redirect: "manual",
    headers: { ...(isObject ? { "Content-Type": "application/json" } : {}), ...headers },
    ...(body === undefined ? {} : { body: isObject ? JSON.stringify(body) : (body as string | URLSearchParams) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
