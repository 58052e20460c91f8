/** A provider's answer as text; throws where it's larger than any that we expect. */
export async function readBody(response: Response, maxBytes: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > maxBytes) throw new Error("too large an answer");
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}
