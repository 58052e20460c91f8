import { createHash } from "node:crypto";
import { modelCoderVersion } from "#analysis/coder/model/coding-prompt.ts";
import type { ModelCoding } from "#analysis/coder/model/model-coding.ts";
import { coderVersion } from "#analysis/coder-version.ts";
import { listLaidQuestions } from "#analysis/script-alignment/lay-by-turns.ts";
import type { StudyContext } from "#analysis/sources.ts";
import type { Deps } from "../../deps.ts";
import type { Analysis, SourceReach } from "../../jobs/open-analysis.ts";
import type { SourcePlan } from "../sources/source-plans.service.ts";
import { addAskedOut } from "../transcripts/kept-out-turns.service.ts";
import type { ReadSource } from "./code-by-model.ts";
import * as codedStore from "./coded-sources.store.ts";
import * as store from "./insights.store.ts";

interface CodingTask {
  interviewId: string;
  study: StudyContext;
  analysis: Analysis;
  /** Sources that no model may read. */
  untold: ReadonlySet<string>;
}

/** Of a source that a model is to code and has not coded yet: this matches no hash, so that it is tried again. */
const notByModel = "stand-in";
const readAtOnce = 20;

function hash(parts: unknown): string {
  return createHash("md5").update(JSON.stringify(parts)).digest("hex");
}

/** Brings sources into an analysis: those that were coded before as they were kept, the others coded now. */
export class SourceCoder {
  readonly #deps: Pick<Deps, "db" | "analyst">;
  readonly #task: CodingTask;
  readAnew = 0;
  /** In the order in which they were added, as their people are numbered. */
  readonly sources: ReadSource[] = [];
  readonly reach: SourceReach[] = [];
  /** Talks that read differently since somebody in them was heard to ask for it. */
  readonly #changed = new Set<string>();

  constructor(deps: Pick<Deps, "db" | "analyst">, task: CodingTask) {
    this.#deps = deps;
    this.#task = task;
  }

  async readPage(plan: SourcePlan, ids: string[]): Promise<void> {
    const { interviewId, analysis } = this.#task;
    const hashes = this.#addStudy(await plan.hash(ids));
    const known = await codedStore.listKnown(this.#deps.db, interviewId, hashes);
    const codedById = new Map(known.map((row) => [row.sourceId, row.coded]));
    const modelById = new Map(known.map((row) => [row.sourceId, row.model]));
    const unread = ids.filter((id) => hashes.has(id) && !codedById.has(id));
    if (unread.length > 0) {
      for (const row of await this.#code(plan, unread, hashes)) codedById.set(row.sourceId, row.coded);
    }
    // In the order of the sources, whichever were known: the same result either way.
    const inOrder = ids.filter((id) => codedById.has(id));
    for (const id of inOrder) {
      const read = async () => (await plan.read([id]))[0];
      this.sources.push({ id, hash: hashes.get(id) ?? "", model: modelById.get(id) ?? null, read });
    }
    const added = await analysis.add(inOrder.flatMap((id) => codedById.get(id) ?? []));
    this.reach.push(...added);
  }

  /** Leaves turns of an uploaded talk out as somebody in it asks; false where it reads as before. */
  async leaveOut(plans: SourcePlan[], source: ReadSource, places: string[]): Promise<boolean> {
    const plan = plans.find(({ ids }) => ids.includes(source.id));
    if (!plan || !(await addAskedOut(this.#deps.db, source.id, places))) return false;
    this.#changed.add(source.id);
    const hashes = this.#addStudy(await plan.hash([source.id]));
    source.hash = hashes.get(source.id) ?? source.hash;
    return true;
  }

  /**
   * What the built-in coder found in talks of which something was left out since, or that a model laid on the script
   * differently, and everything again with them: who was asked what has changed. False where there are none.
   */
  async readChanged(plans: SourcePlan[], codings: ReadonlyMap<string, ModelCoding>): Promise<boolean> {
    const { interviewId, analysis, study } = this.#task;
    const relaid = this.reach.filter(({ id, questionsReached }) => {
      const turns = codings.get(id)?.laid ?? {};
      const laid = listLaidQuestions(turns, study.questions, questionsReached.length);
      const isSame = laid.size === questionsReached.length && questionsReached.every((one) => laid.has(one));
      return this.#changed.has(id) || (laid.size > 0 && !isSame);
    });
    if (relaid.length === 0) return false;
    for (const { id } of relaid) {
      const plan = plans.find(({ ids }) => ids.includes(id));
      const [coded] = await analysis.code((await plan?.read([id])) ?? []);
      if (coded !== undefined) await codedStore.replaceCoded(this.#deps.db.orm, interviewId, { id, coded });
    }
    await analysis.reset();
    this.reach.length = 0;
    for (let at = 0; at < this.sources.length; at += readAtOnce) {
      const ids = this.sources.slice(at, at + readAtOnce).map(({ id }) => id);
      const rows = await codedStore.listCoded(this.#deps.db, interviewId, ids);
      const byId = new Map(rows.map(({ sourceId, coded }) => [sourceId, coded]));
      this.reach.push(...(await analysis.add(ids.flatMap((id) => byId.get(id) ?? []))));
    }
    return true;
  }

  /** The sources that a model may code. */
  get told(): ReadSource[] {
    return this.sources.filter(({ id }) => !this.#task.untold.has(id));
  }

  /** The language of each source that a model may code. */
  listLanguages(): Map<string, string> {
    const { untold } = this.#task;
    return new Map(
      this.reach.flatMap(({ id, language }) => (untold.has(id) ? [] : [[id, language] as const])),
    );
  }

  /** All that coding depends on besides the source itself goes into the hash it is kept under. */
  #addStudy(own: ReadonlyMap<string, string>): Map<string, string> {
    const { study, untold } = this.#task;
    const model = this.#deps.analyst ? [modelCoderVersion, this.#deps.analyst.name] : null;
    const shared = { told: hash([coderVersion, model, study]), untold: hash([coderVersion, null, study]) };
    return new Map(
      [...own].map(([id, one]) => [id, hash([untold.has(id) ? shared.untold : shared.told, one])]),
    );
  }

  async #code(
    plan: SourcePlan,
    ids: string[],
    hashes: ReadonlyMap<string, string>,
  ): Promise<{ sourceId: string; coded: string }[]> {
    const sources = await plan.read(ids);
    const { analysis, untold } = this.#task;
    const texts = await analysis.code(sources);
    const rows = sources.flatMap((source, index) => {
      const coded = texts[index];
      const own = hashes.get(source.id);
      if (coded === undefined || own === undefined) return [];
      const isForModel = this.#deps.analyst !== null && !untold.has(source.id);
      return [{ sourceId: source.id, hash: isForModel ? notByModel : own, coded }];
    });
    this.readAnew += rows.length;
    await this.#keep(plan, rows);
    return rows;
  }

  /** Kept at once, so that a run that is stopped need not begin anew; never for a source that is gone by now. */
  async #keep(plan: SourcePlan, rows: { sourceId: string; hash: string; coded: string }[]): Promise<void> {
    const { interviewId } = this.#task;
    await this.#deps.db.orm.transaction(async (tx) => {
      await store.lockInsights(tx, interviewId);
      const present = new Set(await plan.listPresent(tx));
      await codedStore.saveCoded(
        tx,
        interviewId,
        rows.filter((row) => present.has(row.sourceId)),
      );
    });
  }
}
