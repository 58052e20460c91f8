import { Codebook } from "#analysis/coder/model/codebook.ts";
import { dropAskedOut } from "#analysis/coder/model/drop-asked-out.ts";
import { makeMergeRequest, mergeCodes, readMergeAnswer } from "#analysis/coder/model/merge-codes.ts";
import type { ModelCoding } from "#analysis/coder/model/model-coding.ts";
import { estimateTokens } from "#analysis/coder/model/model-request.ts";
import type { Source, StudyContext } from "#analysis/sources.ts";
import type { Evidence } from "#contract/insights.ts";
import type { Database } from "../../db/database.ts";
import * as codedStore from "./coded-sources.store.ts";
import type { ModelCalls } from "./model-calls.ts";
import { codeByModel } from "./model-coding.ts";

/** A source that was chosen, and how to get at its words. */
export interface ReadSource {
  id: string;
  hash: string;
  /** As it was kept from an earlier analysis. */
  model: ModelCoding | null;
  /** Undefined when it is gone by now. */
  read: () => Promise<Source | undefined>;
}

interface Task {
  db: Database;
  interviewId: string;
  study: StudyContext;
  calls: ModelCalls;
  onSource: (done: number, all: number) => Promise<void>;
  onRevision: () => Promise<void>;
  /** Leaves out what somebody in a source asks for; true where it reads differently since. */
  onAskedOut: (source: ReadSource, places: string[]) => Promise<boolean>;
}

/** Sources that a model codes at the same time. */
const maxAtOnce = 8;
/** Sources that are coded once more may have seen at most this part of the codebook; and it must be worth the call. */
const seenShare = 0.5;
const minNewCodes = 8;
const maxRecoded = 8;
/** How often a source is coded once more without what somebody in it asks to have left out. */
const maxLeftOut = 2;
/** Tokens of a request's instructions, and of an answer, about. */
const callTokens = 2_500;
const tokensPerStatement = 130;
const concludingTokens = 8_000;
const tokensPerCode = 40;
/** Codes that one call compares. */
const maxCompared = 400;

/** A talk that was read as laid is not laid once more. */
function keepLaid(coding: ModelCoding, { laid }: ModelCoding): ModelCoding {
  return laid ? { laid, ...coding } : coding;
}

/** Has sources coded by a model with a codebook that grows as they come, and keeps each coding at once. */
export class ModelCoder {
  readonly #task: Task;
  readonly #sources: ReadSource[];
  readonly #codings = new Map<string, ModelCoding>();
  /** Sources of this run, with the size that the codebook had when each was begun, and their own in tokens. */
  readonly #begun = new Map<string, { seen: number; tokens: number }>();
  #codebook = new Codebook();

  constructor(task: Task, sources: ReadSource[]) {
    this.#task = task;
    this.#sources = sources;
    for (const { id, model } of sources) if (model) this.#codings.set(id, model);
    this.#rebuildCodebook();
  }

  /** By source: what is coded by now, in this run or an earlier one. */
  get codings(): ReadonlyMap<string, ModelCoding> {
    return this.#codings;
  }

  async codeAll(): Promise<void> {
    const { calls, onSource } = this.#task;
    const open = this.#sources.filter(({ id }) => !this.#codings.has(id));
    const hasCodebook = this.#codebook.size > 0;
    let done = this.#sources.length - open.length;
    await workSideBySide(open, {
      // The first few see little of a codebook, so they are few.
      width: (settled) => (hasCodebook ? maxAtOnce : Math.min(maxAtOnce, Math.max(1, settled))),
      canContinue: () => !calls.hasFailed && !calls.isLate,
      work: async (source) => {
        const coding = await this.#code(source);
        if (!coding) return;
        await this.#keep(source, coding);
        await onSource(++done, this.#sources.length);
      },
    });
    if (this.#begun.size === 0) return;
    await this.#task.onRevision();
    await this.#recodeFirst();
    await this.#merge();
  }

  async #code(source: ReadSource): Promise<ModelCoding | undefined> {
    const { calls } = this.#task;
    const words = await source.read();
    if (!words) return undefined;
    const tokens = estimateTokens(words.segments.map(({ text }) => text).join("\n"));
    calls.addCorpus(tokens);
    this.#begun.set(source.id, { seen: this.#codebook.size, tokens });
    const coding = await this.#codeWithout(source, words);
    return coding && this.#addToCodebook(coding);
  }

  /** Coded without what somebody in it asks to have left out: nothing of that stands in a question or beside a quote. */
  async #codeWithout(source: ReadSource, said: Source): Promise<ModelCoding | undefined> {
    const { calls, study, onAskedOut } = this.#task;
    let words: Source | undefined = said;
    for (let left = 0; words; left++) {
      const made = await codeByModel({ calls, study, codebook: this.#codebook }, words);
      if (!made) return undefined;
      const { askedOut, ...coding } = made;
      if (askedOut === undefined || !(await onAskedOut(source, askedOut))) return coding;
      if (left === maxLeftOut) return dropAskedOut(coding, askedOut);
      words = await source.read();
    }
    return undefined;
  }

  /** The coding with its labels spelt as the codebook has them. */
  #addToCodebook(coding: ModelCoding): ModelCoding {
    const statements = coding.statements.map((said) => {
      const { kind, before, evidence, after } = said;
      const sentence = said.coded ?? `${before}${evidence.quote}${after}`;
      const { label } = this.#codebook.add({ label: said.label, kind, sentence });
      return label === said.label ? said : { ...said, label };
    });
    return { ...coding, statements };
  }

  #rebuildCodebook(): void {
    this.#codebook = new Codebook();
    for (const { id } of this.#sources) {
      const coding = this.#codings.get(id);
      if (coding) this.#codings.set(id, this.#addToCodebook(coding));
    }
  }

  async #keep({ id, hash }: ReadSource, model: ModelCoding): Promise<void> {
    const { db, interviewId } = this.#task;
    this.#codings.set(id, model);
    await codedStore.saveModelCoding(db.orm, interviewId, { sourceId: id, hash, model });
  }

  /** What the comparison of codes, themes, looking up and their check will cost, about. */
  #estimateConcluding(): number {
    const statements = [...this.#codings.values()].reduce((sum, one) => sum + one.statements.length, 0);
    const compared = Math.min(this.#codebook.size, maxCompared) * tokensPerCode;
    return statements * tokensPerStatement + compared + concludingTokens + this.#task.calls.corpus;
  }

  /** Those that saw little of the codebook, as many as the tokens allow. */
  #listFirst(): ReadSource[] {
    const { calls } = this.#task;
    const size = this.#codebook.size;
    let cost = 0;
    return this.#sources
      .filter(({ id }) => {
        const begun = this.#begun.get(id);
        if (!begun || !this.#codings.has(id)) return false;
        if (begun.seen > size * seenShare || size - begun.seen < minNewCodes) return false;
        cost += begun.tokens + callTokens;
        return calls.canSpend(cost, this.#estimateConcluding());
      })
      .slice(0, Math.min(maxRecoded, this.#codings.size - 1));
  }

  /** The first sources never saw the codes that came later: they are coded once more. */
  async #recodeFirst(): Promise<void> {
    const { calls } = this.#task;
    await workSideBySide(this.#listFirst(), {
      width: () => maxAtOnce,
      canContinue: () => !calls.hasFailed && !calls.isLate,
      work: async (source) => {
        const words = await source.read();
        const before = this.#codings.get(source.id);
        if (!words || !before) return;
        const coding = await this.#codeWithout(source, words);
        // Half an answer is no better than the whole one before it.
        if (coding && coding.statements.length * 2 > before.statements.length)
          await this.#keep(source, keepLaid(this.#addToCodebook(coding), before));
      },
    });
    this.#rebuildCodebook();
  }

  /** Keeps better labels, by the words that were coded, so that later interviews find these in the codebook. */
  async relabel(labels: ReadonlyMap<Evidence, string>): Promise<void> {
    for (const source of this.#sources) {
      const coding = this.#codings.get(source.id);
      if (!coding?.statements.some(({ evidence }) => labels.has(evidence))) continue;
      const statements = coding.statements.map((one) => ({
        ...one,
        label: labels.get(one.evidence) ?? one.label,
      }));
      await this.#keep(source, { ...coding, statements });
    }
  }

  /** Sources that were coded side by side name one thing differently: all codes are compared in one call. */
  async #merge(): Promise<void> {
    const { calls } = this.#task;
    const codes = this.#codebook.list(maxCompared);
    if (codes.length < 2 || calls.isLate) return;
    const merges = readMergeAnswer(await calls.code(makeMergeRequest(codes)), codes);
    for (const source of this.#sources) {
      const coding = this.#codings.get(source.id);
      const merged = coding && mergeCodes(coding, merges);
      if (merged && merged !== coding) await this.#keep(source, merged);
    }
    this.#rebuildCodebook();
  }
}

interface SideBySide<Item> {
  /** How many may be worked on at once when so many are settled. */
  width: (settled: number) => number;
  canContinue: () => boolean;
  work: (item: Item) => Promise<void>;
}

/** Works on items in their order, several at once. Rejects with the first fault, when all that was begun has ended. */
export async function workSideBySide<Item>(
  items: readonly Item[],
  { width, canContinue, work }: SideBySide<Item>,
): Promise<void> {
  const waiting = [...items];
  const running = new Set<Promise<void>>();
  const faults: unknown[] = [];
  let settled = 0;
  while (running.size > 0 || waiting.length > 0) {
    while (running.size < width(settled) && faults.length === 0 && canContinue()) {
      const item = waiting.shift();
      if (item === undefined) break;
      const task: Promise<void> = work(item)
        .catch((fault: unknown) => void faults.push(fault))
        .then(() => {
          settled++;
          running.delete(task);
        });
      running.add(task);
    }
    if (running.size === 0) break;
    await Promise.race(running);
  }
  if (faults.length > 0) throw faults[0];
}
