import { createHash } from "node:crypto";
import { modelCoderVersion } from "#analysis/coder/model/coding-request.ts";
import { coderVersion } from "#analysis/coder-version.ts";
import type { Source, StudyContext } from "#analysis/sources.ts";
import type { Analyst } from "../../analyst.ts";
import type { Deps } from "../../deps.ts";
import type { Analysis, ModelCoded } from "../../jobs/open-analysis.ts";
import * as codedStore from "./coded-sources.store.ts";
import * as store from "./insights.store.ts";
import { codeByModel } from "./model-coding.ts";
import type { SourcePlan } from "./source-plans.ts";

interface CodingTask {
  interviewId: string;
  study: StudyContext;
  analysis: Analysis;
  signal: AbortSignal;
  /** Told after each source that was read anew, which by a model takes a while. */
  onSource: () => Promise<void>;
}

/** Sources that a model codes at the same time. */
const atOnce = 4;
/** After so many failures in a row the model is not asked again in this run. */
const mostFailures = 3;

function hash(parts: unknown): string {
  return createHash("md5").update(JSON.stringify(parts)).digest("hex");
}

/** Brings sources into an analysis: those that were coded before as they were kept, the others coded now. */
export class SourceCoder {
  readonly #deps: Pick<Deps, "db" | "analyst">;
  readonly #task: CodingTask;
  #failures = 0;
  readAnew = 0;
  /** Sources in the result, by who coded them. */
  readonly coded = { model: 0, builtIn: 0 };

  constructor(deps: Pick<Deps, "db" | "analyst">, task: CodingTask) {
    this.#deps = deps;
    this.#task = task;
  }

  async readPage(plan: SourcePlan, ids: string[]): Promise<void> {
    const { interviewId, analysis } = this.#task;
    const hashes = this.#addStudy(await plan.hash(ids));
    const known = await codedStore.listKnown(this.#deps.db, interviewId, hashes);
    const codedById = new Map(known.map((row) => [row.sourceId, row.coded]));
    if (this.#deps.analyst) this.coded.model += known.length;
    else this.coded.builtIn += known.length;
    const unread = ids.filter((id) => hashes.has(id) && !codedById.has(id));
    if (unread.length > 0) {
      for (const row of await this.#code(plan, unread, hashes)) codedById.set(row.sourceId, row.coded);
    }
    // In the order of the sources, whichever were known: the same result either way.
    const inOrder = ids.flatMap((id) => codedById.get(id) ?? []);
    await (this.#deps.analyst ? analysis.hold(inOrder) : analysis.add(inOrder));
  }

  /** Brings the labels of all sources together, where a model gave them. */
  async finish(): Promise<void> {
    const { analyst } = this.#deps;
    if (!analyst) return;
    const { analysis, interviewId, signal } = this.#task;
    const request = this.#failures < mostFailures ? await analysis.askToMerge() : null;
    if (request === null) return void (await analysis.addHeld(null));
    const { instructions, prompt, schema, mostTokens } = request;
    const answer = await analyst.ask({ interviewId, instructions, prompt, schema, mostTokens, signal });
    await analysis.addHeld("json" in answer ? answer.json : null);
  }

  /** All that coding depends on besides the source itself goes into the hash it is kept under. */
  #addStudy(own: ReadonlyMap<string, string>): Map<string, string> {
    const { study } = this.#task;
    const model = this.#deps.analyst ? [modelCoderVersion, this.#deps.analyst.name] : null;
    const shared = hash([coderVersion, model, study]);
    return new Map([...own].map(([id, one]) => [id, hash([shared, one])]));
  }

  async #code(
    plan: SourcePlan,
    ids: string[],
    hashes: ReadonlyMap<string, string>,
  ): Promise<codedStore.CodedRow[]> {
    const sources = await plan.read(ids);
    const texts = await this.#task.analysis.code(sources);
    const { analyst } = this.#deps;
    const byModel = analyst ? await this.#codeByModel(analyst, sources, texts) : new Map<string, string>();
    const rows = sources.flatMap((source, index) => {
      const coded = byModel.get(source.id) ?? texts[index];
      const own = hashes.get(source.id);
      if (coded === undefined || own === undefined) return [];
      // What stands in for a model that failed is not kept under the model's name: it is tried again next time.
      return [{ sourceId: source.id, hash: analyst && !byModel.has(source.id) ? "stand-in" : own, coded }];
    });
    this.readAnew += rows.length;
    this.coded.model += byModel.size;
    this.coded.builtIn += rows.length - byModel.size;
    await this.#keep(plan, rows);
    return rows;
  }

  async #codeByModel(analyst: Analyst, sources: Source[], texts: string[]): Promise<Map<string, string>> {
    const { study, interviewId, signal, analysis, onSource } = this.#task;
    const items: ModelCoded[] = [];
    const waiting = sources.map((source, index) => ({ source, coded: texts[index] ?? "" }));
    const work = async () => {
      for (let next = waiting.shift(); next && this.#failures < mostFailures; next = waiting.shift()) {
        signal.throwIfAborted();
        const coding = await codeByModel({ analyst, interviewId, study, signal }, next.source);
        this.#failures = coding ? 0 : this.#failures + 1;
        if (coding) items.push({ ...next, coding });
        await onSource();
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const coded = await analysis.codeByModel(items);
    return new Map(items.map(({ source }, index) => [source.id, coded[index] ?? ""]));
  }

  /** Kept at once, so that a run that is stopped need not begin anew; never for a source that is gone by now. */
  async #keep(plan: SourcePlan, rows: codedStore.CodedRow[]): Promise<void> {
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
