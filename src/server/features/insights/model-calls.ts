import type { ModelRequest } from "#analysis/coder/model/model-request.ts";
import type { Analyst } from "../../analyst.ts";
import type { Fault } from "../../voice.ts";

/** After so many failures in a row the model is not asked again in this run. */
const maxFailures = 3;

/** Coding has this part of the time, so that some is left for themes and their check. */
const codingShare = 0.7;

/** An analysis may spend this many times the tokens of what was said, in and out. */
const tokensPerToken = 5;

interface Run {
  analyst: Analyst;
  interviewId: string;
  /** The job's: when it fires, nobody waits for a result any more. */
  signal: AbortSignal;
}

/** The model as one analysis asks it: within its time, counted, and no more once it is silent or has failed again and again. */
export class ModelCalls {
  readonly #run: Run;
  readonly #coding: AbortSignal;
  readonly #whole: AbortSignal;
  /** Fires when the model has failed too often: what still waits for it would wait in vain. */
  readonly #givenUp = new AbortController();
  #failures = 0;
  #hasAnswered = false;
  #spent = 0;
  #corpus = 0;

  constructor(run: Run) {
    this.#run = run;
    const { runMs } = run.analyst;
    this.#coding = AbortSignal.timeout(Math.round(runMs * codingShare));
    this.#whole = AbortSignal.timeout(runMs);
  }

  get hasFailed(): boolean {
    return this.#failures >= maxFailures;
  }

  /** The time for coding is over; what was not coded by now is left for the next analysis. */
  get isLate(): boolean {
    return this.#coding.aborted;
  }

  get signal(): AbortSignal {
    return this.#run.signal;
  }

  get analyst(): Analyst {
    return this.#run.analyst;
  }

  get interviewId(): string {
    return this.#run.interviewId;
  }

  /** Fires when the job or its time is over, or the model has failed too often. */
  get untilEnd(): AbortSignal {
    return AbortSignal.any([this.#run.signal, this.#whole, this.#givenUp.signal]);
  }

  addCorpus(tokens: number): void {
    this.#corpus += tokens;
  }

  /** The tokens of what was said in the sources of this run. */
  get corpus(): number {
    return this.#corpus;
  }

  /** Whether what is not indispensable may cost so much, with as much more to come after it. */
  canSpend(tokens: number, later: number): boolean {
    return this.#spent + tokens + later <= this.#corpus * tokensPerToken;
  }

  code(request: ModelRequest): Promise<unknown> {
    return this.#ask(request, this.#coding);
  }

  conclude(request: ModelRequest): Promise<unknown> {
    return this.#ask(request, this.#whole);
  }

  /** The answer's JSON; undefined where there is none. Throws when the job is over. */
  async #ask(request: ModelRequest, limit: AbortSignal): Promise<unknown> {
    const { analyst, interviewId, signal } = this.#run;
    signal.throwIfAborted();
    if (this.hasFailed || limit.aborted) return undefined;
    const { instructions, prompt, schema, maxTokens } = request;
    const answer = await analyst.ask({
      ...{ interviewId, instructions, prompt, schema, maxTokens },
      signal: AbortSignal.any([signal, limit, this.#givenUp.signal]),
    });
    signal.throwIfAborted();
    if ("fault" in answer) {
      // An answer that came too late for us says nothing of the model.
      if (!limit.aborted) this.#failures += this.#isSilent(answer.fault) ? maxFailures : 1;
      if (this.hasFailed) this.#givenUp.abort();
      return undefined;
    }
    this.#failures = 0;
    this.#hasAnswered = true;
    this.#spent += (answer.usage?.inputTokens ?? 0) + (answer.usage?.outputTokens ?? 0);
    return answer.json;
  }

  /** Nothing came in the whole time that a call waits for a first word: every further source would wait as long. */
  #isSilent(fault: Fault | "over_budget"): boolean {
    return fault === "no_answer" && !this.#hasAnswered;
  }
}
