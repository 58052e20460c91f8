import type { Evidence } from "#contract/insights.ts";
import type { CodedSource } from "../coder/coded-source.ts";
import type { Answer, CodedRemark, Remark } from "../coder/remark.ts";
import { SideBook, type TakenSide } from "../counted/side-book.ts";
import { FigureBook } from "../figures/figure-book.ts";
import { detachEvidence } from "../report/evidence-list.ts";
import { NumberList } from "../report/number-list.ts";
import { AskedAlike } from "./asked-alike.ts";
import { attachRest } from "./attach-rest.ts";
import { clusterSample, type ThemeCluster } from "./cluster-pool.ts";
import { ConceptIndex } from "./concept-index.ts";
import { readStance, type Stance } from "./disagreement.ts";
import { addVerdicts, findDifference } from "./find-difference.ts";
import { listHeadlines, listShared, toLine } from "./headline.ts";
import { JudgementBook } from "./judgement-book.ts";
import { labelByHeadline, labelCluster } from "./label.ts";
import { Likeness } from "./likeness.ts";
import { type NarrowedCluster, narrowToClaim } from "./narrow-to-claim.ts";
import { type Excerpt, QuestionPool } from "./question-pool.ts";
import { type SingleVoice, SingleVoices, saysAsMuch } from "./single-voices.ts";
import type { Theme } from "./theme.ts";
import { VerdictBook } from "./verdict-book.ts";

/** Looked at closely, of what may be hundreds of clusters. */
const maxClusters = 40;

/** A concept in so many of the questions, and in this share of them, is what they are about. */
const minAskedAbout = 4;
const askedAboutShare = 0.08;

const minWidespread = 3;

function placeRemark(
  { quote, start, end, ...said }: CodedRemark,
  answer: Answer,
  coded: CodedSource,
): Remark {
  return { ...said, evidence: placeEvidence({ quote, start, end }, answer, coded) };
}

function placeEvidence(
  { quote, start, end, cut }: Pick<Evidence, "quote" | "start" | "end" | "cut">,
  { messageId, ageRange, person }: Pick<Answer, "messageId" | "ageRange" | "person">,
  coded: CodedSource,
): Evidence {
  const sourceLabel = coded.people[person ?? 0]?.label ?? coded.label;
  const place = { quote, start, end, sourceKind: coded.kind, sourceId: coded.id, sourceLabel };
  return { ...place, messageId, ageRange, ...(cut && { cut }) };
}

/** With what was asked to follow up, where these words answer that. */
function placeAnswer(
  place: Pick<Evidence, "quote" | "start" | "end" | "cut">,
  answer: Answer,
  coded: CodedSource,
): Evidence {
  const { followUp } = answer;
  return { ...placeEvidence(place, answer, coded), ...(followUp !== undefined && { followUp }) };
}

/** In how many clusters people share a concept. */
function countClusters(clusters: readonly ThemeCluster[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const concept of clusters.flatMap((cluster) => [...listShared(cluster)]))
    counts.set(concept, (counts.get(concept) ?? 0) + 1);
  return counts;
}

const wordDifference = ({ a, b }: { a: string; b: string }) =>
  `People differ: “${toLine(a)}” – “${toLine(b)}”`;

/** In a table two columns of one name cannot be told apart. */
function nameApart(themes: readonly Theme[]): Theme[] {
  const taken = new Set<string>();
  return themes.map((theme) => {
    const isTaken = taken.has(theme.label) && !theme.stance.isTopic;
    taken.add(theme.label);
    return isTaken ? { ...theme, label: labelByHeadline(theme.headline.text) } : theme;
  });
}

/** Takes the answers of coded sources of one kind and finds what several people say alike to one question. */
export class ThemeGatherer {
  readonly #subject: readonly string[];
  readonly #concepts = new ConceptIndex();
  readonly #asked = new AskedAlike();
  readonly #pools = new Map<string, QuestionPool>();
  readonly #people = new NumberList();
  readonly #judgements = new JudgementBook();
  readonly #sides = new SideBook();
  readonly #figures = new FigureBook();
  readonly #verdicts: VerdictBook;
  readonly #singles = new SingleVoices();
  /** What people added at the end. */
  readonly #closing = new QuestionPool(null);

  /** `subject` are concepts of what the study is about, `questions` those of its script. */
  constructor(subject: readonly string[] = [], questions: readonly { id: string; text: string }[] = []) {
    this.#subject = subject;
    this.#verdicts = new VerdictBook(questions);
  }

  /** `first` is the number of the source's first person; people come in order. */
  add(coded: CodedSource, first: number): void {
    const inOrder = coded.answers.toSorted((a, b) => (a.person ?? 0) - (b.person ?? 0));
    for (const answer of inOrder) this.#addAnswer(answer, coded, first + (answer.person ?? 0));
  }

  #addAnswer(answer: Answer, coded: CodedSource, person: number): void {
    const pools = this.#findPools(answer);
    if (answer.remarks.length > 0) this.#people.add(person);
    this.#addExcerpt(answer, coded, person);
    const { side, questionId, besideId, figures = [] } = answer;
    const shownAt = questionId ?? besideId;
    for (const figure of figures)
      if (shownAt !== undefined) this.#figures.add(shownAt, person, placeAnswer(figure, answer, coded));
    if (side && questionId !== null)
      this.#sides.add(questionId, side.name, { person, evidence: placeAnswer(side, answer, coded) });
    if (answer.remarks.length === 0 && answer.questionId !== null) return;
    for (const pool of pools) pool.people.add(person);
    for (const judgement of answer.judgements ?? []) {
      const remark = placeRemark(judgement, answer, coded);
      const ids = judgement.concepts.flatMap((concept) => this.#concepts.number(concept) ?? []);
      this.#judgements.add(judgement, remark, { ids, person, questionId: answer.questionId });
    }
    for (const one of answer.remarks) {
      const remark = placeRemark(one, answer, coded);
      const ids = this.#concepts.add(remark.concepts, remark.prompted);
      this.#singles.add(remark, { ids, person, questionId: answer.questionId });
      for (const pool of pools) pool.add(remark, ids, person);
    }
  }

  /** Nobody else can be asked what was asked in no words; who asks two questions at once is answered to both. */
  #findPools({ questionId, asked }: Answer): QuestionPool[] {
    const numbers = asked.flatMap((question) => this.#asked.find(question) ?? []);
    const keys =
      questionId === null ? numbers.map((number) => `asked ${number}`) : [`question ${questionId}`];
    return [...new Set(keys)].map((key) => this.#openPool(key, questionId));
  }

  #openPool(key: string, questionId: string | null): QuestionPool {
    const pool = this.#pools.get(key) ?? new QuestionPool(questionId);
    this.#pools.set(key, pool);
    return pool;
  }

  /** Themes by the number of people behind them, then by how alike these speak. */
  list(): Theme[] {
    const likeness = this.#measureLikeness();
    const clusters = [...this.#pools.values()].flatMap((pool) =>
      pool.people.size < 2 ? [] : attachRest(pool, clusterSample(pool, likeness), likeness),
    );
    clusters.sort((a, b) => b.people.length - a.people.length || b.likeness - a.likeness);
    const closest = clusters.slice(0, maxClusters);
    const spread = countClusters(closest);
    const themes = closest.flatMap((cluster) => {
      const stance = readStance(cluster, likeness);
      const [headline] = listHeadlines(cluster, cluster.members);
      const told = stance.isTopic
        ? headline && { cluster, headline }
        : narrowToClaim(cluster, stance, likeness);
      return told ? this.#toTheme(told, { stance, spread }) : [];
    });
    const find = (concept: string) => this.#concepts.find(concept);
    const judged = this.#judgements.list(likeness, find, this.#people.size).flatMap(({ cluster, stance }) => {
      const agreeing = cluster.members.filter((member) => !stance.contrary.includes(member));
      const [headline] = listHeadlines(cluster, agreeing);
      return headline ? this.#toTheme({ cluster, headline }, { stance, spread }) : [];
    });
    const all = [...judged, ...themes];
    return nameApart(all.sort((a, b) => b.cluster.people.length - a.cluster.people.length));
  }

  #measureLikeness(): Likeness {
    return new Likeness(this.#concepts, {
      askedAbout: this.#listAskedAbout(),
      widespread: this.#listWidespread(),
      subject: this.#subject,
    });
  }

  /** What every few questions ask about; where a script is known its questions are too few to tell. */
  #listAskedAbout(): Set<number> {
    const wordings = this.#asked.listWordings();
    const counts = new Map<string, number>();
    for (const concept of wordings.flat()) counts.set(concept, (counts.get(concept) ?? 0) + 1);
    const least = Math.max(minAskedAbout, wordings.length * askedAboutShare);
    const often = [...counts].filter(([, count]) => count >= least);
    return new Set(often.flatMap(([concept]) => this.#concepts.find(concept) ?? []));
  }

  /** Concepts that come up under several questions. */
  #listWidespread(): Set<number> {
    const questions = new Map<number, number>();
    for (const { sample } of this.#pools.values()) {
      for (const id of new Set(sample.flatMap(({ ids }) => ids))) {
        questions.set(id, (questions.get(id) ?? 0) + 1);
      }
    }
    return new Set([...questions].filter(([, count]) => count >= minWidespread).map(([id]) => id));
  }

  /** Nothing where people are not of one mind and none of them says plainly what another denies. */
  #toTheme(
    { cluster: narrowed, headline }: NarrowedCluster,
    { stance: read, spread }: { stance: Stance; spread: ReadonlyMap<string, number> },
  ): Theme[] {
    const heads = findDifference(narrowed, read);
    const known = { cluster: narrowed, headline, stance: { ...read, heads } };
    const { cluster, stance } = addVerdicts(known, this.#verdicts);
    if (stance.isTopic && stance.heads === undefined) return [];
    const label = labelCluster(cluster, { index: this.#concepts, spread }, headline.text);
    const text = stance.isTopic && stance.heads ? wordDifference(stance.heads) : toLine(headline.text);
    return [{ cluster, headline, label, stance, text }];
  }

  #addExcerpt(answer: Answer, coded: CodedSource, person: number): void {
    const { excerpt, questionId, besideId, isClosing } = answer;
    const shownAt = questionId ?? besideId;
    if (excerpt === undefined) return;
    const { thin = false, ...place } = excerpt;
    const evidence = placeAnswer(place, answer, coded);
    if (isClosing) this.#closing.addExcerpt({ person, thin, evidence: detachEvidence(evidence) });
    if (isClosing || shownAt === undefined) return;
    if (evidence.followUp === undefined && questionId !== null)
      this.#verdicts.add(questionId, person, evidence);
    this.#openPool(`question ${shownAt}`, shownAt).addExcerpt({
      ...{ person, thin },
      evidence: detachEvidence(evidence),
    });
  }

  /** Who answered a question which way, where its answers can be counted. */
  listSides(questionId: string): TakenSide[] {
    return this.#sides.list(questionId);
  }

  /** The figures that people gave where the question, or a follow-up to it, asks for one. */
  listFigures(questionId: string): Evidence[] {
    return this.#figures.list(questionId);
  }

  /** How people answered a question of the script, each in one passage. */
  listExcerpts(questionId: string): readonly Excerpt[] {
    return this.#pools.get(`question ${questionId}`)?.excerpts ?? [];
  }

  /** What people added, asked for anything else at the end. */
  listClosing(): Evidence[] {
    return this.#closing.excerpts.flatMap(({ evidence, further }) => [evidence, ...further]);
  }

  /** How many people said anything that can be compared, and to how many questions several of them did. */
  measureGround(): { people: number; sharedQuestions: number } {
    const pools = [...this.#pools.values()];
    return {
      people: this.#people.size,
      sharedQuestions: pools.filter(({ people }) => people.size > 1).length,
    };
  }

  /** What stands out by itself and nobody else says, `heard` people having been heard; words that `isTaken` are left out. */
  listVoices(
    { most, heard }: { most: number; heard: number },
    isTaken: (remark: Remark) => boolean,
  ): SingleVoice[] {
    const likeness = this.#measureLikeness();
    const isShared = (voice: SingleVoice) =>
      [...this.#pools.values()].some(({ sample }) =>
        sample.some((other) => other.person !== voice.person && saysAsMuch(voice, other, likeness)),
      );
    const isOut = (voice: SingleVoice) => isTaken(voice.remark) || isShared(voice);
    return this.#singles.list({ most, heard }, isOut, this.#concepts);
  }
}
