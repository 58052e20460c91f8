import { nodesOf } from "#interviewer/practice/case-nodes.ts";
import type { PracticeCase } from "#interviewer/practice/practice-case.ts";

/** What a model would have written of a person: a few stories of each area, and what is kept back. */
export function makeDraft(practiceCase: PracticeCase) {
  const { areas, facts, insights, keywords, topic, brief, voice, hello, person, talk } = practiceCase;
  const nodes = [...nodesOf(practiceCase).byKey.values()].filter(({ after, tells }) => !after && !tells);
  const sayOf = (id: string) => facts.find((one) => one.id === id)?.say ?? "";
  return {
    ...{ topic, brief, voice, hello, person, talk, job: sayOf("job"), home: sayOf("home") },
    keywords: keywords.map((word) => word.toUpperCase()),
    facts: facts.filter(({ id }) => id === undefined).map(({ asks, say }) => ({ asks, say })),
    areas: areas.map(({ id, name }) => {
      const hints = insights.filter(({ area }) => area === id).map(({ hint }) => hint.words);
      const own = nodes.filter(({ area, key }) => area === id && !key.endsWith(".unasked"));
      const hinting = own.filter(({ text }) => hints.some((words) => text.includes(words)));
      const rest = own.filter((node) => node.parent === null && !hinting.includes(node));
      const stories = [...rest.slice(0, 2), ...hinting].map(({ text, asks }) => ({
        asks: asks.length > 0 ? asks.map((ask) => ask.text) : [`how was it with ${name.toLowerCase()}`],
        say: text,
      }));
      return { id, name, stories };
    }),
    insights: insights.map(({ hint, next: _, asks, ...one }) => ({
      ...{ ...one, asks, hint: hint.words },
      ...{ more: `And ${one.id} goes on.`, feeling: `It hurt, ${one.id}.`, why: `Because of ${one.id}.` },
    })),
  };
}
