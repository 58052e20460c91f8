import type { AskCondition } from "#contract/condition-schemas.ts";
import { type KnownStudy, listTopics, type Topic, topicKey, unasked, type WalkedQuestion } from "./topics.ts";

/** People who differ, at one question, in what later questions read; more kinds than this are not walked. */
const maxStates = 2_000;
const defaultMaxSteps = 50_000;

export interface QuestionReach {
  isAsked: boolean;
  isPassed: boolean;
  /** Of each of its conditions: whether it's ever met, and whether it's ever not. */
  conditions: { isMet: boolean; isUnmet: boolean }[];
}

export interface Walk {
  reach: QuestionReach[];
  /** Of each question the places of those that can come right after it; the number of questions is the end. */
  next: Set<number>[];
  /** Places of the questions on the shortest and the longest path. */
  shortest: number[];
  longest: number[];
}

interface Path {
  count: number;
  last: { place: number; before: Path["last"] } | undefined;
}

interface State {
  /** How each topic turned out that is still read. */
  ways: ReadonlyMap<string, string>;
  /** Place of the last question asked; -1 before the first. */
  last: number;
  shortest: Path;
  longest: Path;
}

interface Walking extends Omit<Walk, "shortest" | "longest"> {
  questions: readonly WalkedQuestion[];
  topics: Map<string, Topic>;
  /** Of each question's conditions the topic, and the place in its ways. */
  reads: { key: string; at: number }[][];
  stepsLeft: number;
}

/** Walks every path that people can take; undefined where there are too many. Time and follow-ups are left aside. */
export function walkPaths(
  questions: readonly WalkedQuestion[],
  study: KnownStudy,
  maxSteps = defaultMaxSteps,
): Walk | undefined {
  const topics = listTopics(questions, study);
  if (topics === undefined) return undefined;
  const walking: Walking = {
    questions,
    topics,
    reads: questions.map(({ askIf = [] }) => askIf.map((one) => findRead(topics, one))),
    reach: questions.map(({ askIf = [] }) => ({
      isAsked: false,
      isPassed: false,
      conditions: askIf.map(() => ({ isMet: false, isUnmet: false })),
    })),
    next: questions.map(() => new Set()),
    stepsLeft: maxSteps,
  };
  const none: Path = { count: 0, last: undefined };
  let states: State[] = [{ ways: new Map(), last: -1, shortest: none, longest: none }];
  for (const place of questions.keys()) {
    const after = new Map<string, State>();
    for (const state of states) {
      for (const one of meetPerson(walking, state, place)) {
        if (walking.stepsLeft < 0 || after.size > maxStates) return undefined;
        takeQuestion(walking, { state: one, place, after });
      }
    }
    states = [...after.values()];
  }
  for (const { last } of states) walking.next[last]?.add(questions.length);
  const shortest = states.reduce((best, one) => (one.shortest.count < best.shortest.count ? one : best));
  const longest = states.reduce((best, one) => (one.longest.count > best.longest.count ? one : best));
  const { reach, next } = walking;
  return { reach, next, shortest: listPlaces(shortest.shortest), longest: listPlaces(longest.longest) };
}

function findRead(topics: Map<string, Topic>, condition: AskCondition): { key: string; at: number } {
  const key = topicKey(condition.by);
  return { key, at: topics.get(key)?.places.get(JSON.stringify(condition)) ?? -1 };
}

function listPlaces({ last }: Path): number[] {
  const places: number[] = [];
  for (let step = last; step !== undefined; step = step.before) places.unshift(step.place);
  return places;
}

/** What is known of a person turns out where it's first read, and stays. */
function meetPerson(walking: Walking, state: State, place: number): State[] {
  const keys = new Set(walking.reads[place]?.map(({ key }) => key));
  let met = [state];
  for (const key of keys) {
    const topic = walking.topics.get(key);
    if (topic === undefined || state.ways.has(key)) continue;
    // A question before it has turned out by now; any other isn't in the script, or comes later.
    const ways = key.startsWith("question:") ? [unasked(topic)] : topic.ways;
    met = met.flatMap((one) => ways.map((way) => ({ ...one, ways: new Map(one.ways).set(key, way) })));
    walking.stepsLeft -= met.length;
    if (walking.stepsLeft < 0) break;
  }
  return met;
}

interface Taking {
  state: State;
  place: number;
  after: Map<string, State>;
}

/** The question is asked or passed, and its answer turns out in every way that is read later. */
function takeQuestion(walking: Walking, { state, place, after }: Taking): void {
  const question = walking.questions[place];
  const reach = walking.reach[place];
  if (question === undefined || reach === undefined) return;
  const isAsked = noteConditions(reach, walking.reads[place] ?? [], state);
  if (isAsked) walking.next[state.last]?.add(place);
  const taken = isAsked
    ? { last: place, shortest: extend(state.shortest, place), longest: extend(state.longest, place) }
    : { last: state.last, shortest: state.shortest, longest: state.longest };
  const key = `question:${question.id}`;
  for (const way of listAnswered(walking.topics.get(key), { place, isAsked })) {
    walking.stepsLeft -= 1;
    const ways = dropRead(walking, state.ways, place);
    if (way !== undefined) ways.set(key, way);
    merge(after, { ...taken, ways });
  }
}

/** In how many ways its answer differs from here on; one where nothing reads it. */
function listAnswered(
  topic: Topic | undefined,
  { place, isAsked }: { place: number; isAsked: boolean },
): (string | undefined)[] {
  if (topic === undefined || topic.lastRead <= place) return [undefined];
  return isAsked ? topic.ways : [unasked(topic)];
}

function dropRead({ topics }: Walking, ways: State["ways"], place: number): Map<string, string> {
  return new Map([...ways].filter(([key]) => (topics.get(key)?.lastRead ?? -1) > place));
}

/** Notes which of its conditions are met, and answers whether all are. */
function noteConditions(reach: QuestionReach, reads: Walking["reads"][number], { ways }: State): boolean {
  const met = reads.map(({ key, at }) => ways.get(key)?.[at] === "1");
  for (const [at, isMet] of met.entries()) {
    const noted = reach.conditions[at];
    if (noted !== undefined) noted[isMet ? "isMet" : "isUnmet"] = true;
  }
  const isAsked = !met.includes(false);
  reach[isAsked ? "isAsked" : "isPassed"] = true;
  return isAsked;
}

const extend = ({ count, last }: Path, place: number): Path => ({
  count: count + 1,
  last: { place, before: last },
});

/** Of those who are alike from here on, the shortest and the longest path so far are kept. */
function merge(after: Map<string, State>, state: State): void {
  const key = JSON.stringify([state.last, [...state.ways].sort()]);
  const known = after.get(key);
  after.set(key, {
    ...state,
    shortest: known && known.shortest.count <= state.shortest.count ? known.shortest : state.shortest,
    longest: known && known.longest.count >= state.longest.count ? known.longest : state.longest,
  });
}
