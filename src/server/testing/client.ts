/** A browser's worth of HTTP for tests: keeps cookies, sends JSON, reads JSON. */
export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
  text: string;
  headers: Headers;
}

export interface Client {
  get: (path: string, headers?: Record<string, string>) => Promise<Reply>;
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>;
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>;
  cookies: Map<string, string>;
}

export function openClient(baseUrl: string): Client {
  const cookies = new Map<string, string>();
  const send: Client["send"] = async (method, path, body, headers = {}) => {
    const isForm = body instanceof FormData;
    const isText = typeof body === "string";
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      redirect: "manual",
      headers: {
        ...(body !== undefined && !isForm ? { "content-type": "application/json" } : {}),
        ...(cookies.size > 0
          ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") }
          : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm || isText ? body : JSON.stringify(body) }),
    });
    keepCookies(cookies, response);
    const text = await response.text();
    return { status: response.status, body: parse(text), text, headers: response.headers };
  };
  return {
    send,
    cookies,
    get: (path, headers) => send("GET", path, undefined, headers),
    post: (path, body = {}, headers) => send("POST", path, body, headers),
  };
}

function keepCookies(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ""] = line.split(";");
    const at = pair.indexOf("=");
    const value = pair.slice(at + 1);
    if (value === "") cookies.delete(pair.slice(0, at));
    else cookies.set(pair.slice(0, at), value);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
