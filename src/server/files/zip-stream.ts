import { promisify } from "node:util";
import { deflateRaw, deflateRawSync } from "node:zlib";
import { Zip, ZipPassThrough } from "fflate";

export interface ZipFile {
  path: string;
  bytes: Uint8Array;
}

/** The zip's number for packed entries. */
const deflated = 8;
const packInThread = promisify(deflateRaw);
/** Packing less than this takes no longer than handing it to a thread. */
const smallBytes = 64 * 1024;

async function pack(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const packed = bytes.length < smallBytes ? deflateRawSync(bytes) : await packInThread(bytes);
  return new Uint8Array(packed);
}

/** An entry that was packed elsewhere: pushed whole, it gives out its packed bytes. */
class PackedEntry extends ZipPassThrough {
  #packed: Uint8Array<ArrayBuffer>;

  constructor(path: string, packed: Uint8Array<ArrayBuffer>) {
    super(path);
    this.compression = deflated;
    this.#packed = packed;
  }

  protected override process(_: Uint8Array, final: boolean): void {
    const packed = this.#packed;
    // The zip keeps its entries to the end, for its directory.
    this.#packed = new Uint8Array(0);
    this.ondata(null, packed, final);
  }
}

/**
 * A zip of the files, given out while it is made; `modifiedAt` is the date that each of them gets. Large
 * files are packed in threads of the runtime, so that other requests are answered meanwhile.
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
    const entry = new PackedEntry(path, await pack(bytes));
    entry.mtime = modifiedAt;
    zip.add(entry);
    entry.push(bytes, true);
    yield* takeReady();
  }
  zip.end();
  yield* takeReady();
}
