import type { FrameworkResult } from "#contract/personas.ts";
import { codeSource } from "../analyze.ts";
import type { Statement } from "../coder/coded-source.ts";
import { createEvidenceMaker, type EvidenceMaker, listMessages, type Message } from "../coder/messages.ts";
import { workaround } from "../lexicons/statement-patterns.ts";
import { splitByPerson } from "../people.ts";
import type { Source, StudyContext } from "../sources.ts";
import { isEnglish } from "../words.ts";
import { type Drawer, nameDrawer } from "./drawers.ts";
import { relief, thought } from "./frame-patterns.ts";
import { LineBook } from "./line-book.ts";
import { NetworkBook } from "./network-book.ts";
import { type Passage, PassageBook } from "./passages.ts";
import { type ParticipantFacts, PeopleBook } from "./people-book.ts";
import { listSpans, type Span } from "./spans.ts";
import { planStages, type StagePlan, type StageTime } from "./stages.ts";
import { QuoteBook } from "./telling-quotes.ts";
import { ThemeLines } from "./theme-lines.ts";
import { readToldSpan, type ToldAspect } from "./told-lines.ts";
import { describeWhole } from "./whole-statement.ts";

export type FrameworkKind = FrameworkResult["framework"];

/** What a framework is made for. */
export interface FrameworkContext {
  study: StudyContext;
  /** With it a persona says whether anybody told of a diagnosis; without it nothing about that is read or shown. */
  healthStudy: boolean;
}

const drawerOf: Partial<Record<Statement["kind"], Drawer>> = {
  behaviors: "behavior",
  painPoints: "pain",
  adoptionBarriers: "barrier",
  needs: "need",
  opportunities: "idea",
  suggestions: "idea",
  missingFeatures: "missing",
  preferredFeatures: "preferred",
  successStories: "success",
};

/** "I still think it is early" has the word of a habit and is none. */
const thinking =
  /^(?:they )?(?:think|thought|believe|feel|felt|know|knew|guess|wonder|understand|realize|realise|see|mean)\b/i;

function findDrawer(statement: Statement): Drawer | undefined {
  const drawer = drawerOf[statement.kind];
  const { quote } = statement.evidence;
  if (drawer === "behavior") {
    if (thinking.test(statement.phrase)) return thought.test(quote) ? "thought" : undefined;
    return workaround.test(quote.replace(/[’‘]/g, "'")) ? "workaround" : "behavior";
  }
  return drawer === "success" && relief.test(statement.phrase) ? "relief" : drawer;
}

const clearTone = 0.2;

/** One participant: the id, and the number in the order of reading. */
interface Who {
  personId: string;
  person: number;
}

/** Who speaks, and for each message of theirs which times it tells of where. */
interface Teller {
  who: Who;
  times: ReadonlyMap<string, StageTime[]>;
}

interface SpanOfPerson extends Teller {
  span: Span;
  maker: EvidenceMaker;
}

/** All that a framework is made from: takes sources one by one and keeps of them what the framework may show. */
export class FrameworkGatherer {
  readonly kind: FrameworkKind;
  readonly context: FrameworkContext;
  readonly people = new PeopleBook();
  readonly lines = new LineBook();
  readonly themes = new ThemeLines((words, drawer) => nameDrawer(this.#findStage(words, []), drawer));
  readonly quotes = new QuoteBook();
  readonly network = new NetworkBook();
  readonly passages = new PassageBook();
  readonly plan: StagePlan;

  constructor(kind: FrameworkKind, context: FrameworkContext) {
    this.kind = kind;
    this.context = context;
    this.plan = planStages(context.study);
  }

  /** Adds one source; each may be added once. All evidence that is made of it is verified. */
  add(source: Source, facts?: ParticipantFacts): void {
    this.people.addSource(source);
    for (const { personId, source: own } of splitByPerson(source)) {
      const person = this.people.addPerson(own, facts);
      if (person !== undefined) this.#readPerson(own, { personId, person });
    }
  }

  #readPerson(source: Source, who: Who): void {
    const { study } = this.context;
    const coded = codeSource(source, study);
    this.themes.addSource(coded, who.person);
    const maker = createEvidenceMaker(source);
    const times = new Map<string, StageTime[]>();
    for (const message of listMessages(source, study)) {
      const spans = listSpans(message.segment.text);
      times.set(message.segment.id, this.plan.listTimes(message.segment.text, spans));
      for (const span of spans) this.#readSpan(source, message, { span, maker, who, times });
    }
    for (const statement of coded.statements) {
      const drawer = findDrawer(statement);
      if (drawer !== undefined) this.#addLine(drawer, statement, { who, times });
    }
  }

  /** Sentences for a language model to choose from, people in turn, in a fixed order. */
  listPassages(): Passage[] {
    return this.passages.list();
  }

  #readSpan(source: Source, message: Message, { span, maker, who, times }: SpanOfPerson): void {
    this.passages.add(message, span, { id: who.personId, maker });
    if (this.kind === "persona") {
      this.quotes.add(message, span, { id: who.personId, language: source.language, maker });
    }
    if (!isEnglish(source.language)) return;
    const { lines, relations } = readToldSpan(message, span, maker);
    for (const { aspect, statement } of lines) {
      this.#addLine(this.#placeTold(aspect, statement), statement, { who, times });
    }
    if (this.kind === "persona") for (const one of relations) this.network.add(one, who.personId);
  }

  /** A gain is a good feeling; a bad one is a pain. */
  #placeTold(aspect: ToldAspect, { compound }: Statement): Drawer {
    if (this.kind !== "valueProp" || aspect !== "feeling") return aspect;
    if (compound >= clearTone) return "delight";
    return compound <= -clearTone ? "pain" : aspect;
  }

  #findStage(words: Pick<Statement, "questionId" | "evidence">, times: StageTime[]): string {
    return this.kind === "customerJourney" ? this.plan.find(words, times) : "";
  }

  #addLine(drawer: Drawer, statement: Statement, { who, times }: Teller): void {
    const stage = this.#findStage(statement, times.get(statement.evidence.messageId) ?? []);
    this.lines.add(nameDrawer(stage, drawer), describeWhole(statement), who.person);
    this.themes.addStatement(statement, nameDrawer(stage, drawer));
  }
}
