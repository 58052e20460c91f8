import { promisify } from "node:util";
import { deflateRaw } from "node:zlib";
import { Zip, ZipPassThrough } from "fflate";

export interface ZipFile {
  path: string;
  bytes: Uint8Array;
}

/** The zip's number for packed entries. */
const deflated = 8;
const pack = promisify(deflateRaw);

/** An entry that was packed elsewhere: pushed whole, it gives out its packed bytes. */
class PackedEntry extends ZipPassThrough {
  readonly #packed: Uint8Array<ArrayBuffer>;

  constructor(path: string, packed: Uint8Array<ArrayBuffer>) {
    super(path);
    this.compression = deflated;
    this.#packed = packed;
  }

  protected override process(_: Uint8Array, final: boolean): void {
    this.ondata(null, this.#packed, final);
  }
}

/**
 * A zip of the files, given out while it is made; `modifiedAt` is the date that each of them gets. Packed in threads
 * of the runtime, so that other requests are answered meanwhile.
 */
export async function* zipFiles(
  files: Iterable<ZipFile> | AsyncIterable<ZipFile>,
  modifiedAt: Date,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  const takeReady = () => {
    if (failure) throw failure;
    const taken = ready;
    ready = [];
    return taken;
  };
  for await (const { path, bytes } of files) {
    const entry = new PackedEntry(path, new Uint8Array(await pack(bytes)));
    entry.mtime = modifiedAt;
    zip.add(entry);
    entry.push(bytes, true);
    yield* takeReady();
  }
  zip.end();
  yield* takeReady();
}
