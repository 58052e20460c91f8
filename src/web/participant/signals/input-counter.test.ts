import { describe, expect, test } from "vitest";
import { InputCounter, type InputStep } from "./input-counter.ts";

/** A box that tells a counter of what happens to it, as browsers do; only lengths are in it. */
class Box {
  length = 0;
  readonly counter = new InputCounter(0);

  #step(type: string, after: number, more: Partial<InputStep> = {}): void {
    this.counter.step({ type, isTrusted: true, before: this.length, after, selected: 0, ...more });
    this.length = after;
  }

  /** A character, or what a phone's keyboard puts in at once. */
  insert(length: number, type = "insertText"): void {
    this.#step(type, this.length + length);
  }

  erase(length: number, type = "deleteContentBackward"): void {
    this.#step(type, Math.max(0, this.length - length));
  }

  /** A word that an input method shows while it is composed, and then another that it is settled on. */
  compose(lengths: readonly number[]): void {
    const start = this.length;
    for (const length of lengths) this.#step("insertCompositionText", start + length);
  }

  paste(length: number, selected = 0, type = "insertFromPaste"): void {
    this.#step(type, this.length - selected + length, { selected });
  }

  /** Set by a script, with an event of its own making or none. */
  set(length: number, hasEvent = false): void {
    if (hasEvent) this.#step("", length, { isTrusted: false });
    else this.length = length;
  }

  read() {
    return this.counter.read(this.length);
  }
}

const random = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};

/** Until about 200 characters are there. */
function write(box: Box, step: (next: () => number) => void, next: () => number): void {
  while (box.length < 200) step(next);
}

/** Ways in which honest people write; each gets a box and chance. */
const honest: Record<string, (box: Box, next: () => number) => void> = {
  "a desktop keyboard with slips": (box, next) =>
    write(box, () => (next() < 0.08 ? box.erase(1 + Math.floor(next() * 5)) : box.insert(1)), next),
  "a phone with suggestions and corrections": (box, next) =>
    write(
      box,
      () => {
        if (next() < 0.3) box.insert(1 + Math.floor(next() * 14));
        else if (next() < 0.2) box.insert(1 + Math.floor(next() * 3), "insertReplacementText");
        else box.compose([1, 2, 3, 4].slice(0, 1 + Math.floor(next() * 4)));
      },
      next,
    ),
  "an input method that composes and chooses": (box, next) =>
    write(box, () => box.compose([1, 2, 3, 6, 8, 2 + Math.floor(next() * 2)]), next),
  "a voice keyboard that brings phrases": (box, next) =>
    write(box, () => box.insert(20 + Math.floor(next() * 80)), next),
  "the system's dictation": (box, next) =>
    write(box, () => box.insert(20 + Math.floor(next() * 80), "insertDictationResult"), next),
  "a screen reader with braille, word by word": (box, next) =>
    write(box, () => box.insert(2 + Math.floor(next() * 9)), next),
  "somebody who cuts a passage and moves it": (box, next) => {
    write(box, () => box.insert(1), next);
    const length = 85 + Math.floor(next() * 60);
    box.erase(length, "deleteByCut");
    box.paste(length);
    box.counter.keepOwn(length);
    box.paste(length);
  },
  "somebody who undoes and redoes": (box, next) => {
    write(box, () => box.insert(1), next);
    box.erase(150, "historyUndo");
    box.insert(150, "historyRedo");
  },
  "somebody who pastes a link or a name": (box, next) => {
    box.paste(20 + Math.floor(next() * 55));
    write(box, () => box.insert(1), next);
  },
  "somebody who pastes, thinks better of it, and writes": (box, next) => {
    box.paste(150 + Math.floor(next() * 300));
    box.erase(box.length);
    write(box, () => box.insert(1), next);
  },
  "the page's own dictation, which sets the text": (box, next) => {
    box.counter.dictate();
    box.insert(1);
    write(box, () => box.set(box.length + 30 + Math.floor(next() * 60)), next);
  },
  "somebody whose answer was given back and sent again": (box, next) => {
    write(box, () => box.insert(1), next);
    const sent = box.length;
    box.read();
    box.counter.restart();
    box.set(0);
    box.set(sent);
    box.insert(1);
  },
};

/** Ways in which a text comes from elsewhere. */
const foreign: Record<string, (box: Box, next: () => number) => void> = {
  "a paste": (box, next) => box.paste(90 + Math.floor(next() * 900)),
  "a paste with a few words around it": (box, next) => {
    for (let typed = 0; typed < 20; typed++) box.insert(1);
    box.paste(100 + Math.floor(next() * 300));
  },
  "two pastes over what was typed": (box, next) => {
    for (let typed = 0; typed < 60; typed++) box.insert(1);
    box.paste(90 + Math.floor(next() * 90), box.length);
    box.paste(90);
  },
  "a drop": (box) => box.paste(120, 0, "insertFromDrop"),
  "a script that sets the text": (box, next) => box.set(90 + Math.floor(next() * 900)),
  "a script that fires an event": (box, next) => box.set(90 + Math.floor(next() * 900), true),
};

/** As the server judges it. */
function isForeign(box: Box): boolean {
  const { pasted, inserted } = box.read();
  return pasted + inserted >= 80 && pasted + inserted >= box.length / 2;
}

const runs = 300;
const countFlagged = (act: (box: Box, next: () => number) => void) =>
  Array.from({ length: runs }, (_, seed) => {
    const box = new Box();
    act(box, random(seed));
    return isForeign(box);
  }).filter(Boolean).length;

describe("how an answer comes into its box", () => {
  test.each(Object.entries(honest))("%s is not taken for a paste in more than 1 of 100", (_, act) => {
    expect(countFlagged(act)).toBeLessThanOrEqual(runs * 0.01);
  });

  test.each(Object.entries(foreign))("%s is found in at least 95 of 100", (_, act) => {
    expect(countFlagged(act)).toBeGreaterThanOrEqual(runs * 0.95);
  });

  test("is counted by its kind", () => {
    const box = new Box();
    for (let typed = 0; typed < 12; typed++) box.insert(1);
    box.paste(100);
    box.insert(30, "insertDictationResult");
    box.set(box.length + 7);
    expect(box.read()).toEqual({ typed: 12, pasted: 100, dictated: 30, inserted: 7 });
    box.counter.restart();
    box.set(0);
    box.insert(1);
    expect(box.read()).toEqual({ typed: 1, pasted: 0, dictated: 0, inserted: 0 });
  });

  test("passages copied elsewhere are no longer one's own", () => {
    const box = new Box();
    for (let typed = 0; typed < 100; typed++) box.insert(1);
    box.counter.keepOwn(90);
    box.counter.keepOwn(0);
    box.paste(90);
    expect(box.read().pasted).toBe(90);
  });

  test("takes at most 300 bytes", () => {
    const most = { typed: 100_000, pasted: 100_000, dictated: 100_000, inserted: 100_000 };
    const signals = { ...most, awaySeconds: 1_000_000, firstKeyMs: 1_000_000_000 };
    expect(JSON.stringify(signals).length).toBeLessThanOrEqual(300);
  });
});
