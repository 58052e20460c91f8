import { containsCompletionPhrase } from "../../guard.ts";
import { isOtherLanguage } from "../../guard-language.ts";
import { countWords, listContentStems } from "../../words.ts";
import { nodesOf } from "../case-nodes.ts";
import { type AnswerTask, listVerbatim } from "./ask-answer.ts";

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

/** Half as much again, and a few words to begin with. */
const maxWords = (planned: number) => Math.round(planned * 1.6) + 12;

const listNumbers = (text: string): string[] => text.match(/\d+(?:[.,:]\d+)*/gu) ?? [];
const listNames = (text: string): string[] => text.match(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}{2,}/gu) ?? [];
const listStems = (text: string): Set<string> => new Set(listContentStems(text));
const countQuestions = (text: string): number => text.match(/\?/gu)?.length ?? 0;

/** All that may be said now: the case without what is still kept back. */
function gatherSayable({ interviewee, history, message, plan }: AnswerTask): string {
  const { person, topic, talk, hello } = interviewee.practiceCase;
  const unkept = [...nodesOf(interviewee.practiceCase).byKey.values()].filter(
    ({ tells, after }) => tells === null && after === null,
  );
  return [
    ...unkept.map(({ text }) => text),
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
function leaksInsight({ interviewee, history, plan }: AnswerTask, text: string, sayable: string): boolean {
  const told = new Set([...plan.notes.told, ...history.flatMap(({ notes }) => notes?.told ?? [])]);
  const known = listStems(sayable);
  const said = listStems(text);
  return interviewee.practiceCase.insights.some((insight) => {
    if (told.has(insight.id)) return false;
    const own = [...listStems(insight.said)].filter((stem) => !known.has(stem));
    return own.filter((stem) => said.has(stem)).length >= Math.max(3, own.length * leakedShare);
  });
}

/** Of a few words hardly any need return; of more than that, one at least. */
const minSharedOf = 3;

/** Nothing of what was to be said, or the interviewer's own words. */
function saysSomethingElse({ plan, message }: AnswerTask, text: string): boolean {
  const planned = listStems(plan.text);
  const said = listStems(text);
  const isShared = [...planned].some((stem) => said.has(stem));
  return text.toLowerCase() === message.trim().toLowerCase() || (planned.size >= minSharedOf && !isShared);
}

/** All that speaks against a model's wording of an answer; empty where it may be shown. */
export function checkAnswer(task: AnswerTask, text: string): AnswerFailure[] {
  if (text === "") return ["empty"];
  const { plan, interviewee } = task;
  if (countWords(text) > maxWords(countWords(plan.text))) return ["too_long"];
  const sayable = gatherSayable(task);
  const failures: [AnswerFailure, boolean][] = [
    ["not_plain_text", oddSigns.test(text) && !oddSigns.test(plan.text)],
    ["other_language", isOtherLanguage(text, "en")],
    ["leaves_role", outOfRole.test(text)],
    ["ends_interview", (containsCompletionPhrase(text) || farewell.test(text)) && !farewell.test(plan.text)],
    ["asks_back", countQuestions(text) > countQuestions(plan.text)],
    ["not_in_case", isInvented(text, sayable)],
    ["leaves_out", listVerbatim(interviewee, plan).some((words) => !text.includes(words))],
    ["says_something_else", saysSomethingElse(task, text)],
    ["leaks_insight", leaksInsight(task, text, sayable)],
  ];
  return failures.flatMap(([failure, failed]) => (failed ? [failure] : []));
}
