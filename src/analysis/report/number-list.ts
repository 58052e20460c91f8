/**
 * Whole numbers, ascending, each once. Kept as the steps from one to the next, a byte or two for most, as thousands of
 * words, names and statements each hold such a list of up to ten thousand people.
 */
export class NumberList {
  #steps = new Uint8Array(4);
  #used = 0;
  #last = -1;
  size = 0;

  /** Numbers must not go down; the same one again is no news. */
  add(number: number): void {
    if (number < this.#last) throw new Error("Numbers must come in order.");
    if (number === this.#last) return;
    let step = number - this.#last - 1;
    this.#last = number;
    this.size++;
    for (; step >= 128; step = Math.floor(step / 128)) this.#write(128 + (step % 128));
    this.#write(step);
  }

  #write(byte: number): void {
    if (this.#used === this.#steps.length) {
      const larger = new Uint8Array(Math.ceil(this.#used * 1.5));
      larger.set(this.#steps);
      this.#steps = larger;
    }
    this.#steps[this.#used++] = byte;
  }

  list(): number[] {
    const numbers: number[] = [];
    let last = -1;
    let step = 0;
    let unit = 1;
    for (const byte of this.#steps.subarray(0, this.#used)) {
      step += (byte % 128) * unit;
      unit *= 128;
      if (byte >= 128) continue;
      last += step + 1;
      numbers.push(last);
      step = 0;
      unit = 1;
    }
    return numbers;
  }
}
