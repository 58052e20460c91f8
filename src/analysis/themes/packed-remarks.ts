/** Most questions of a study are answered by few. */
const chunkSize = 2048;

/** Who said a remark, and its concepts by number. */
export interface PackedRemark {
  person: number;
  ids: number[];
}

/** Remarks of thousands of people as a few bytes each: enough to place each of them, not to quote it. */
export class PackedRemarks {
  readonly #chunks: Uint8Array[] = [];
  #used = chunkSize;
  size = 0;

  add({ person, ids }: PackedRemark): void {
    this.size++;
    this.#writeNumber(person);
    this.#writeNumber(ids.length);
    for (const id of ids) this.#writeNumber(id);
  }

  /** Seven bits a byte, the lowest first; the eighth says that more follow. */
  #writeNumber(number: number): void {
    let rest = number;
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.#writeByte(128 + (rest % 128));
    this.#writeByte(rest);
  }

  #writeByte(byte: number): void {
    if (this.#used === chunkSize) {
      this.#chunks.push(new Uint8Array(chunkSize));
      this.#used = 0;
    }
    const chunk = this.#chunks.at(-1);
    if (chunk) chunk[this.#used++] = byte;
  }

  *[Symbol.iterator](): Generator<PackedRemark> {
    let at = 0;
    const readNumber = () => {
      let number = 0;
      for (let unit = 1; ; unit *= 128) {
        const byte = this.#chunks[Math.floor(at / chunkSize)]?.[at % chunkSize] ?? 0;
        at++;
        number += (byte % 128) * unit;
        if (byte < 128) return number;
      }
    };
    for (let remark = 0; remark < this.size; remark++) {
      const person = readNumber();
      const count = readNumber();
      yield { person, ids: Array.from({ length: count }, readNumber) };
    }
  }
}
