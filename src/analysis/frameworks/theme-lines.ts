import type { Evidence } from "#contract/insights.ts";
import type { CodedSource, Statement } from "../coder/coded-source.ts";
import type { Remark } from "../coder/remark.ts";
import { orderEvidence } from "../report/evidence-list.ts";
import { scoreTalk } from "../talk-tone.ts";
import type { Theme } from "../themes/theme.ts";
import { ThemeGatherer } from "../themes/theme-gatherer.ts";
import type { Drawer } from "./drawers.ts";
import type { Line } from "./line-book.ts";

/** Words with the question that they answer. */
type Spoken = Pick<Statement, "questionId" | "evidence">;
type Place = Pick<Evidence, "sourceId" | "messageId" | "start" | "end">;

const messageKey = ({ sourceId, messageId }: Place) => `${sourceId} ${messageId}`;

/** What several people say to the same question, sorted into the drawers that their statements were coded for. */
export class ThemeLines {
  readonly #themes = new ThemeGatherer();
  /** Where each coded statement stands, and in which drawer, by message. */
  readonly #coded = new Map<string, { start: number; end: number; drawer: string }[]>();
  #byDrawer: Map<string, Line[]> | undefined;
  readonly #nameDrawer: (words: Spoken, drawer: Drawer) => string;

  /** `nameDrawer` puts a stage before a drawer's name, by the question that the words answer. */
  constructor(nameDrawer: (words: Spoken, drawer: Drawer) => string) {
    this.#nameDrawer = nameDrawer;
  }

  /** One person's coded source; `person` is their number, and numbers go up. */
  addSource(coded: CodedSource, person: number): void {
    this.#themes.add(coded, person);
    this.#byDrawer = undefined;
  }

  addStatement({ evidence }: Statement, drawer: string): void {
    const known = this.#coded.get(messageKey(evidence)) ?? [];
    this.#coded.set(messageKey(evidence), [...known, { start: evidence.start, end: evidence.end, drawer }]);
  }

  /** The lines of a drawer, those of most people first. */
  list(drawer: string): Line[] {
    this.#byDrawer ??= this.#sort();
    return this.#byDrawer.get(drawer) ?? [];
  }

  /** What people differ about, most people first. */
  listDiffering(): string[] {
    return this.#themes.list().flatMap(({ stance, label }) => (stance.isTopic ? [label] : []));
  }

  #sort(): Map<string, Line[]> {
    const byDrawer = new Map<string, Line[]>();
    for (const theme of this.#themes.list()) {
      if (theme.stance.isTopic) continue;
      const drawer = this.#findDrawer(theme);
      byDrawer.set(drawer, [...(byDrawer.get(drawer) ?? []), toLine(theme)]);
    }
    return byDrawer;
  }

  /** The drawer that most of its statements are in; where none of them was coded, by how it is said. */
  #findDrawer({ cluster, headline }: Theme): string {
    const votes = new Map<string, number>();
    for (const { remark } of cluster.members) {
      for (const drawer of this.#listDrawers(remark.evidence))
        votes.set(drawer, (votes.get(drawer) ?? 0) + 1);
    }
    const [first] = [...votes].toSorted(([, a], [, b]) => b - a);
    if (first) return first[0];
    const { evidence, member } = headline;
    return this.#nameDrawer({ evidence, questionId: cluster.questionId }, guessDrawer(member.remark));
  }

  #listDrawers(place: Place): Set<string> {
    const coded = this.#coded.get(messageKey(place)) ?? [];
    const inside = coded.filter(({ start, end }) => start < place.end && place.start < end);
    return new Set(inside.map(({ drawer }) => drawer));
  }
}

const clearTone = 0.2;

function guessDrawer({ proposed, frame, evidence }: Remark): Drawer {
  if (proposed) return "idea";
  if (frame === "workaround") return "workaround";
  const tone = scoreTalk(evidence.quote);
  if (tone <= -clearTone || frame === "harm" || frame === "loss") return "pain";
  return tone >= clearTone ? "success" : "behavior";
}

function toLine({ text, headline, cluster, stance }: Theme): Line {
  const agreeing = cluster.members.filter((member) => !stance.contrary.includes(member));
  const evidence = orderEvidence([headline.evidence, ...agreeing.map(({ remark }) => remark.evidence)]);
  return {
    text,
    people: new Set(agreeing.map(({ person }) => person)).size,
    evidence,
  };
}
