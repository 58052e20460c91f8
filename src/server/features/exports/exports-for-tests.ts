import { strFromU8, unzipSync } from "fflate";

export interface Download {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  text: string;
  /** The files of a zip, as text. */
  unzip: () => Map<string, string>;
}

/** A file as a browser would get it, logged in by a bearer token. */
export async function download(url: string, token: string): Promise<Download> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes),
    unzip: () =>
      new Map(Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)])),
  };
}
