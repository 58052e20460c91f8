/**
 * Numbers of people, ascending, each once. Kept as the steps from one to the next, a byte for most, as a few thousand
 * words and names each hold such a list of up to ten thousand people.
 */
export class PeopleList {
  #steps = new Uint8Array(4);
  #used = 0;
  #last = -1;
  size = 0;

  /** Numbers must not go down; the same one again is no news. */
  add(person: number): void {
    if (person < this.#last) throw new Error("People must come in order.");
    if (person === this.#last) return;
    let step = person - this.#last - 1;
    this.#last = person;
    this.size++;
    for (; step >= 128; step = Math.floor(step / 128)) this.#write(128 + (step % 128));
    this.#write(step);
  }

  #write(byte: number): void {
    if (this.#used === this.#steps.length) {
      const larger = new Uint8Array(this.#used * 2);
      larger.set(this.#steps);
      this.#steps = larger;
    }
    this.#steps[this.#used++] = byte;
  }

  list(): number[] {
    const people: number[] = [];
    let last = -1;
    let step = 0;
    let unit = 1;
    for (const byte of this.#steps.subarray(0, this.#used)) {
      step += (byte % 128) * unit;
      unit *= 128;
      if (byte >= 128) continue;
      last += step + 1;
      people.push(last);
      step = 0;
      unit = 1;
    }
    return people;
  }
}
