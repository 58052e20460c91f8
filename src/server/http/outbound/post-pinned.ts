import { type ClientRequest, request as httpRequest, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import { type AddressBook, findCheckedAddress, OutboundFailure } from "./checked-address.ts";

export interface Post {
  url: URL;
  headers: Record<string, string>;
  body: string;
}

/**
 * Posts to an address that was checked, and to that one alone, and answers the status. Redirects are not followed,
 * the answer's body is not read, and no proxy and no kept connection is used.
 */
export async function postPinned(book: AddressBook, post: Post, signal: AbortSignal): Promise<number> {
  const host = hostOf(post.url);
  const address = await findCheckedAddress(book, host, signal);
  try {
    return await readStatus(send(post, { host, address }, signal), post.body);
  } catch (error) {
    if (signal.aborted) throw new OutboundFailure("too_late", "no answer in time");
    const reason = error instanceof Error ? error.message : "no connection";
    throw new OutboundFailure("no_connection", reason);
  }
}

/** Without the brackets that an address of IPv6 has in a URL. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, "");
}

function send(
  { url, headers, body }: Post,
  { host, address }: { host: string; address: string },
  signal: AbortSignal,
): ClientRequest {
  const isSecure = url.protocol === "https:";
  const options: RequestOptions = {
    ...{ method: "POST", host: address, path: `${url.pathname}${url.search}`, agent: false, signal },
    port: url.port || (isSecure ? 443 : 80),
    headers: { ...headers, host: url.host, "content-length": String(Buffer.byteLength(body)) },
  };
  if (!isSecure) return httpRequest(options);
  // The certificate must be the name's, though it is its address that is called.
  return httpsRequest({ ...options, ...(isIP(host) === 0 ? { servername: host } : {}) });
}

function readStatus(request: ClientRequest, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request.on("error", reject);
    // An answer of another protocol would otherwise be waited for.
    request.once("upgrade", (response) => {
      response.socket.destroy();
      reject(new Error("an answer of another protocol"));
    });
    request.once("response", (response) => {
      // What follows breaks off with the connection, and is nobody's concern.
      response.on("error", () => undefined);
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
    request.end(body);
  });
}
