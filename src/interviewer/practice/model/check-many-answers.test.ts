import { expect, test } from "vitest";
import type { Interviewee } from "../interviewee.ts";
import { type IntervieweeReply, type PracticeLine, replyAsInterviewee } from "../interviewee-reply.ts";
import { makeInterviewee } from "../make-interviewee.ts";
import { listBanks } from "../story/banks.ts";
import { checkAnswer, listVerbatim } from "./check-answer.ts";

/** Many planned answers of many people, and what is made of them honestly and otherwise. */

const questions: Record<string, string[]> = {
  en: [
    "Tell me about the last time.",
    "What happened then?",
    "Please tell me more about that.",
    "Do you like it?",
    "Don't you think that it is too expensive?",
    "What bothers you about it?",
    "How often do you do it?",
    "Would you pay for it?",
    "What do you usually do?",
    "Is there anything else?",
  ],
  es: [
    "Cuénteme la última vez.",
    "¿Qué pasó entonces?",
    "¿Le gusta?",
    "¿Qué le molesta?",
    "¿Cómo se sintió?",
  ],
  fr: ["Racontez-moi la dernière fois.", "Et ensuite ?", "Vous aimez ?", "Qu'est-ce qui vous gêne ?"],
  de: ["Erzählen Sie mir vom letzten Mal.", "Und dann?", "Mögen Sie es?", "Was stört Sie?", "Wie oft?"],
  pt: ["Conte-me da última vez.", "E depois?", "Você gosta?", "O que incomoda?", "Como se sentiu?"],
  ar: ["حدثني عن آخر مرة.", "ثم ماذا؟", "هل يعجبك؟", "ما الذي يزعجك؟", "كيف شعرت؟"],
};
const openers: Record<string, string> = {
  ...{ en: "Well, ", es: "Bueno, ", fr: "Eh bien, ", de: "Na ja, ", pt: "Bem, ", ar: "حسنا، " },
};
const topics = ["booking train tickets", "cooking for one", "how teams plan"];

interface Planned {
  interviewee: Interviewee;
  history: PracticeLine[];
  plan: IntervieweeReply;
}

function listPlanned(language: string): Planned[] {
  return topics.flatMap((topic) =>
    Array.from({ length: 10 }, (_, seed) => {
      const interviewee = makeInterviewee({ seed: seed + 1, topic, language });
      const history: PracticeLine[] = [];
      return (questions[language] ?? []).map((message) => {
        const before = [...history];
        const plan = replyAsInterviewee(interviewee, before, message);
        history.push({ speaker: "interviewer", text: message });
        history.push({ speaker: "participant", text: plan.text, notes: plan.notes });
        return { interviewee, history: before, plan };
      });
    }).flat(),
  );
}

const planned = listPlanned("en");
const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** What each change makes of an answer; undefined where there is nothing to change. */
const changes: Record<string, (one: Planned) => string | undefined> = {
  "another day": ({ plan, interviewee }) => {
    const day = days.find((known) => plan.text.includes(known));
    const story = JSON.stringify([interviewee.story, interviewee.insights]);
    const other = days.find((known) => !story.includes(known));
    return day && other && plan.text.replace(day, other);
  },
  "a number of one's own": ({ plan }) => `${plan.text} That was 4711 times.`,
  "a name of one's own": ({ plan }) => `${plan.text} It was with Zebulon.`,
  "a sentence that must stand, in other words": ({ plan, interviewee }) => {
    const [sentence = ""] = listVerbatim(interviewee, plan);
    const other = sentence.replace(/\b(?:the|a|my|I|and|in|it)\b/u, "some");
    return sentence === other ? undefined : plan.text.replace(sentence, other);
  },
  "what the person keeps to themselves": ({ plan, history, interviewee }) => {
    const told = new Set([...plan.notes.told, ...history.flatMap(({ notes }) => notes?.told ?? [])]);
    const kept = interviewee.insights.find(({ id }) => !told.has(id));
    return kept && `${plan.text} ${kept.text}`;
  },
  "a hint that the plan does not give": ({ plan, history, interviewee }) => {
    const notes = [plan.notes, ...history.flatMap((line) => line.notes ?? [])];
    const known = new Set(notes.flatMap(({ told, cues }) => [...told, ...cues]));
    const kept = interviewee.insights.find(({ id }) => !known.has(id));
    return kept && `${plan.text} ${kept.cue}`;
  },
};

const spoken = listBanks().map(({ language }) => language);

test.each(spoken)("the plan's own words are taken, with a word before them too (%s)", (language) => {
  const all = language === "en" ? planned : listPlanned(language);
  expect(all.length).toBeGreaterThan(100);
  const refused = all.flatMap((one) =>
    ["", openers[language] ?? ""].flatMap((opener) => {
      const failures = checkAnswer({ ...one, text: `${opener}${one.plan.text}` });
      return failures.length > 0 ? [{ failures, text: one.plan.text }] : [];
    }),
  );
  expect(refused).toEqual([]);
});

test.each(spoken)("what is kept to oneself, and a hint too many, are refused (%s)", (language) => {
  const all = language === "en" ? planned : listPlanned(language);
  for (const name of ["what the person keeps to themselves", "a hint that the plan does not give"])
    for (const one of all) {
      const text = changes[name]?.(one);
      if (text !== undefined) expect(checkAnswer({ ...one, text }), text).not.toEqual([]);
    }
});

test.each(Object.keys(changes))("%s is refused every time", (name) => {
  const changed = planned.flatMap((one) => {
    const text = changes[name]?.(one);
    return text === undefined ? [] : [{ one, text }];
  });
  expect(changed.length).toBeGreaterThan(20);
  const taken = changed.filter(({ one, text }) => checkAnswer({ ...one, text }).length === 0);
  expect(taken.map(({ text }) => text)).toEqual([]);
});
