import { containsCompletionPhrase } from "../../guard.ts";
import { isOtherLanguage } from "../../guard-language.ts";
import { countWords, listContentStems } from "../../words.ts";
import { nodesOf } from "../case-nodes.ts";
import type { IntervieweeNotes } from "../interviewee.ts";
import type { AnswerTask } from "./answer-task.ts";
import { listVerbatim, type ModelAnswer, sharesWords } from "./ask-answer.ts";
import { isAskedOpenly, listKnownLines, listOpening } from "./known-lines.ts";

/** What a model's wording of an interviewee's answer can be refused for. */
const answerFailures = [
  "empty",
  "not_plain_text",
  "too_long",
  "other_language",
  "leaves_role",
  "ends_interview",
  "asks_back",
  "not_in_case",
  "leaves_out",
  "tells_two",
  "says_something_else",
  "leaks_insight",
] as const;
export type AnswerFailure = (typeof answerFailures)[number];

const leakedShare = 0.5;
const oddSigns = /[\p{So}\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}<>{}[\]|\\^~`*_#@=]|https?:|www\./u;
const outOfRole =
  /\b(?:as an? (?:ai|assistant|language model|simulat\w+|participant)|language model|my (?:instructions|prompt|role)|the (?:plan|interviewer|case|script) (?:says|wants|asks)|word for word)\b/iu;
const farewell =
  /\b(?:goodbye|bye(?:-bye)?|this concludes|end of (?:the|our) interview|have a (?:nice|great|good) day)\b/iu;

/** Of an answer that goes its own way. */
const maxOpenWords = 80;
const maxBriefWords = 22;

const listTold = (task: AnswerTask, text: string) =>
  listOpening(task).filter(({ said }) => text.includes(said));

/** Half as much again as was planned, and a few words to begin with. Stories to be told word for word come on top. */
function countAllowed(task: AnswerTask, { fits, text }: ModelAnswer): number {
  const told = listTold(task, text).filter(({ said }) => !task.plan.text.includes(said));
  const own = fits
    ? Math.round(countWords(task.plan.text) * 1.6) + 12
    : isAskedOpenly(task)
      ? maxOpenWords
      : maxBriefWords;
  return own + told.reduce((sum, { said }) => sum + countWords(said), 0);
}

const listNumbers = (text: string): string[] => text.match(/\d+(?:[.,:]\d+)*/gu) ?? [];
const listNames = (text: string): string[] => text.match(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}{2,}/gu) ?? [];
const listStems = (text: string): Set<string> => new Set(listContentStems(text));
const countShared = (stems: readonly string[], said: ReadonlySet<string>): number =>
  stems.filter((stem) => said.has(stem)).length;
const countQuestions = (text: string): number => text.match(/\?/gu)?.length ?? 0;

/** All that may be said now: the case without what is still kept back. */
function gatherSayable(task: AnswerTask, text: string): string {
  const { interviewee, history, message, plan } = task;
  const { person, topic, talk, hello } = interviewee.practiceCase;
  const { open, since } = listKnownLines(task);
  return [
    ...[...open, ...since].map(({ node }) => node.text),
    ...listTold(task, text).map(({ said }) => said),
    ...Object.values(person),
    ...Object.values(talk).flat(),
    ...[topic, hello, plan.text, message],
    ...history.map(({ text }) => text),
  ].join("\n");
}

/** Numbers and names that nobody gave. */
function isInvented(text: string, sayable: string): boolean {
  const numbers = new Set(listNumbers(sayable));
  return (
    listNumbers(text).some((number) => !numbers.has(number)) ||
    listNames(text).some((name) => !sayable.includes(name))
  );
}

/** A secret that is kept: told by words that stand in it and in nothing that may be said. */
function leaksInsight(task: AnswerTask, { fits, text }: ModelAnswer, sayable: string): boolean {
  const { interviewee, history, plan } = task;
  const now = [...(fits ? plan.notes.told : []), ...listTold(task, text).map(({ id }) => id)];
  const told = new Set([...now, ...history.flatMap(({ notes }) => notes?.told ?? [])]);
  const offered = new Set(listOpening(task).map(({ id }) => id));
  const known = listStems(sayable);
  const said = listStems(text);
  return interviewee.practiceCase.insights.some((insight) => {
    if (told.has(insight.id)) return false;
    const all = [...listStems(insight.said)];
    // One that was offered word for word, in words of the model's own.
    if (offered.has(insight.id) && countShared(all, said) >= all.length * leakedShare) return true;
    const own = all.filter((stem) => !known.has(stem));
    return countShared(own, said) >= Math.max(3, own.length * leakedShare);
  });
}

const minStems = 3;
const minKnownShare = 0.5;

/** Nothing of what was to be said, or the interviewer's own words; of its own choice, what the person doesn't know. */
function saysSomethingElse({ plan, message }: AnswerTask, answer: ModelAnswer, sayable: string): boolean {
  const said = listStems(answer.text);
  if (answer.text.toLowerCase() === message.trim().toLowerCase()) return true;
  if (answer.fits) return !sharesWords(plan.text, answer.text);
  const known = listStems(sayable);
  return said.size > minStems && countShared([...said], known) < said.size * minKnownShare;
}

/** As many as the plan asks, or the lines that it draws on. */
function countAskedBack({ interviewee, plan }: AnswerTask, { fits, used }: ModelAnswer): number {
  const { byKey } = nodesOf(interviewee.practiceCase);
  return countQuestions(fits ? plan.text : used.map((key) => byKey.get(key)?.text ?? "").join(" "));
}

const minSaidShare = 0.5;

/** A line of which only a word or two came out is still to be told. */
function isSaid(line: string, text: string): boolean {
  const stems = [...listStems(line)];
  return countShared(stems, listStems(text)) >= stems.length * minSaidShare;
}

/** What is remembered of a model's answer: as planned, or what it drew on instead. */
export function noteAnswer(task: AnswerTask, { fits, text, used }: ModelAnswer): IntervieweeNotes {
  const { interviewee, plan, history } = task;
  const { insights } = interviewee.practiceCase;
  const [told] = listTold(task, text);
  const before = history.flatMap(({ notes }) => notes?.told ?? []);
  const cues = insights
    .filter(({ id, hint }) => id !== told?.id && !before.includes(id) && text.includes(hint.words))
    .map(({ id }) => id);
  if (fits) return { ...plan.notes, cues };
  const { byKey } = nodesOf(interviewee.practiceCase);
  const ids = told === undefined ? [] : [told.id];
  const area = byKey.get(ids[0] ?? used[0] ?? "")?.area ?? null;
  const said = used.filter((key) => isSaid(byKey.get(key)?.text ?? "", text));
  return { manner: plan.notes.manner, area, told: ids, cues, lines: [...ids, ...said] };
}

/** All that speaks against a model's answer; empty where it may be shown. */
export function checkAnswer(task: AnswerTask, answer: ModelAnswer): AnswerFailure[] {
  const { text } = answer;
  if (text === "") return ["empty"];
  const { plan, interviewee } = task;
  if (countWords(text) > countAllowed(task, answer)) return ["too_long"];
  const sayable = gatherSayable(task, text);
  const verbatim = answer.fits ? listVerbatim(interviewee, plan) : [];
  const failures: [AnswerFailure, boolean][] = [
    ["not_plain_text", oddSigns.test(text) && !oddSigns.test(plan.text)],
    ["other_language", isOtherLanguage(text, "en")],
    ["leaves_role", outOfRole.test(text)],
    ["ends_interview", (containsCompletionPhrase(text) || farewell.test(text)) && !farewell.test(plan.text)],
    ["asks_back", countQuestions(text) > countAskedBack(task, answer)],
    ["not_in_case", isInvented(text, sayable)],
    ["leaves_out", verbatim.some((words) => !text.includes(words))],
    ["tells_two", listTold(task, text).length > 1],
    ["says_something_else", saysSomethingElse(task, answer, sayable)],
    ["leaks_insight", leaksInsight(task, answer, sayable)],
  ];
  return failures.flatMap(([failure, failed]) => (failed ? [failure] : []));
}
