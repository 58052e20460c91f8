import { describe, expect, test } from "vitest";
import type { Evidence } from "#contract/insights.ts";
import { type FrameworkResult, frameworkResult } from "#contract/personas.ts";
import { sliceCodePoints } from "../code-points.ts";
import type { Source, StudyContext } from "../sources.ts";
import { remoteWorkSessions, remoteWorkStudy } from "../testing/remote-work-sessions.ts";
import { FrameworkGatherer } from "./gather-framework.ts";
import { listLeaves } from "./leaves.ts";
import { makeFramework, makePersona } from "./make-frameworks.ts";
import { nameStage } from "./stages.ts";

const openStudy: StudyContext = {
  questions: [],
  objective: "",
  topics: [],
  competitors: [],
  ownProduct: null,
};
const plain = { study: openStudy, healthStudy: false };
const kinds = ["persona", "customerJourney", "valueProp"] as const;

function talk(id: string, texts: string[], more: Partial<Source> = {}): Source {
  const segments = texts.map((text, at) => ({
    id: `${id}-${at}`,
    speaker: "participant" as const,
    text,
    questionId: null,
    move: null,
  }));
  const base = { id, kind: "transcript" as const, label: id, ageRange: null, location: null, language: "en" };
  return { ...base, segments, ...more };
}

function ofSessions<K extends (typeof kinds)[number]>(kind: K): Extract<FrameworkResult, { framework: K }> {
  const made = makeFramework(kind, remoteWorkSessions, { study: remoteWorkStudy, healthStudy: false });
  return made as Extract<FrameworkResult, { framework: K }>;
}

function expectVerbatim(all: Evidence[], sources: Source[]): void {
  const texts = new Map(
    sources.flatMap(({ id, segments }) => segments.map((one) => [`${id} ${one.id}`, one])),
  );
  for (const { sourceId, messageId, start, end, quote } of all) {
    const segment = texts.get(`${sourceId} ${messageId}`);
    expect(segment?.speaker).toBe("participant");
    expect(sliceCodePoints(segment?.text ?? "", start, end)).toBe(quote);
  }
}

describe.each(kinds)("a %s of eight interviews", (kind) => {
  const made = ofSessions(kind);
  const leaves = listLeaves(made);

  test("has the shape of the contract", () => {
    expect(frameworkResult.safeParse(made).error).toBeUndefined();
  });

  test("rests in every line on participants' own words at the place that is named", () => {
    expect(leaves.length).toBeGreaterThan(kind === "persona" ? 10 : 15);
    expect(leaves.every(({ evidence }) => evidence.length > 0)).toBe(true);
    expectVerbatim(
      leaves.flatMap(({ evidence }) => evidence),
      remoteWorkSessions,
    );
  });

  test("says nothing twice", () => {
    const texts = leaves.filter(({ isQuote }) => !isQuote).map(({ text }) => text.toLowerCase());
    expect(new Set(texts).size).toBe(texts.length);
  });

  test("is the same when it is made again", () => {
    expect(ofSessions(kind)).toEqual(made);
  });

  test("says how many people it rests on, and is no sketch with eight", () => {
    expect(made.people).toBe(8);
    expect(made.description).toContain("8 participants, from 8 interviews");
    expect(made.notes.join(" ")).not.toContain("sketch");
  });
});

describe("a persona", () => {
  const persona = ofSessions("persona");

  test("sorts what people share into challenges and obstacles", () => {
    expect(persona.conflict.map((one) => one.conflict)).toContain(
      "I also can't find old messages, the search is useless",
    );
  });

  test("has an obstacle where two people name the same one", () => {
    const said = "Each of them is one more subscription per seat, and my budget is tiny.";
    const answer = {
      id: "P-09-5",
      speaker: "participant" as const,
      text: said,
      questionId: "q5",
      move: null,
    };
    const ninth: Source = { ...talk("P-09", []), kind: "interview", segments: [answer] };
    const made = makeFramework("persona", [...remoteWorkSessions, ninth], {
      study: remoteWorkStudy,
      healthStudy: false,
    });
    const [obstacle] = made.framework === "persona" ? made.obstacles : [];
    expect(new Set(obstacle?.evidence.map(({ sourceId }) => sourceId))).toEqual(
      new Set(["session-P-08", "P-09"]),
    );
  });

  test("leaves out what one person alone said, which a sketch of that person has", () => {
    const own = "IT won't allow anything that isn't approved";
    expect(persona.obstacles.map((one) => one.obstacle)).not.toContain(own);
    const lists = [persona.conflict, persona.obstacles, persona.objective, persona.choices, persona.ideas];
    for (const { evidence } of lists.flat())
      expect(new Set(evidence.map((one) => one.sourceId)).size).toBeGreaterThan(1);
    const alone = remoteWorkSessions.filter(({ segments }) =>
      segments.some(({ text }) => text.includes(own.slice(3))),
    );
    const sketch = makeFramework("persona", alone, { study: remoteWorkStudy, healthStudy: false });
    expect(sketch.name).toBe("Sketch of 1 participant");
    expect(listLeaves(sketch).map(({ text }) => text)).toContain(own);
  });

  test("of people who share nothing says that they differ too much", () => {
    const apart = makeFramework(
      "persona",
      [
        talk("a", ["I repair old radios in my garage every weekend."]),
        talk("b", ["My sister sings in a choir on Thursdays."]),
        talk("c", ["The bakery around the corner closed last spring."]),
      ],
      plain,
    );
    expect(apart.notes[0]).toContain("differ too much for one persona");
  });

  test("puts what most people say first", () => {
    const said = [
      "The parking permits are a nightmare for me.",
      "I hate the slow archive search.",
      "The archive search is terrible.",
      "The search in the archive is slow and annoying.",
    ];
    const made = makeFramework(
      "persona",
      said.map((text, at) => talk(`t${at}`, [text])),
      plain,
    );
    const [first] = made.framework === "persona" ? made.conflict : [];
    expect(first?.conflict).toMatch(/archive/);
    expect(new Set(first?.evidence.map((one) => one.sourceId))).toEqual(new Set(["t1", "t2", "t3"]));
  });

  test("tells a clause that says nothing by itself with its sentence, and in one list alone", () => {
    const text = "I always forget to send the invoices, which is really annoying for my clients.";
    const made = makeFramework("persona", [talk("t", [text])], plain);
    expect(
      listLeaves(made)
        .filter(({ isQuote }) => !isQuote)
        .map((leaf) => leaf.text),
    ).toEqual([
      "I always forget to send the invoices, which is really annoying for my clients",
      "Clients: I always forget to send the invoices, which is really annoying for my clients",
    ]);
  });

  test("knows whom they mention by the relation, with what they say of them", () => {
    const manager = persona.network.find(({ role }) => role === "Manager");
    expect(manager?.details).toContain("justify another subscription");
  });

  test("tells of those they mention in phrases that come to them, and of no job of their own", () => {
    const said = [
      "I print every invoice twice in the small office on the third floor on Friday at noon for the archive of my boss.",
      "My boss never reads the invoices that I send by mail.",
      "I was a consultant before I retired.",
    ];
    const made = makeFramework("persona", [talk("t", said)], plain);
    const network = made.framework === "persona" ? made.network : [];
    expect(network.map(({ role, details }) => [role, details])).toEqual([
      ["Manager", "My boss never reads the invoices that I send by mail"],
    ]);
    expect(network[0]?.evidence).toHaveLength(2);
  });

  test("quotes whole sentences of different people", () => {
    const speakers = persona.quotes.map(({ evidence }) => evidence[0]?.sourceId);
    expect(persona.quotes.length).toBeGreaterThanOrEqual(6);
    expect(new Set(speakers).size).toBe(speakers.length);
    for (const { quote, evidence } of persona.quotes) expect(quote).toBe(evidence[0]?.quote);
  });

  test("tells ages and places as mixed where they are, and nothing of professions that nobody gave", () => {
    expect(persona.attributes.age).toMatch(/^mixed: 25-34 \(3\), 35-50 \(3\)/);
    expect(persona.attributes.profession).toBe("");
    expect("diagnosis" in persona.attributes).toBe(false);
  });

  test("names the age that most have, with how many of how many", () => {
    const gatherer = new FrameworkGatherer("persona", plain);
    for (const [at, ageRange] of ["35-50", "35-50", "35-50", "25-34", null].entries()) {
      const facts = { occupation: at < 2 ? "Nurse" : null };
      gatherer.add(
        talk(`t${at}`, ["I like my work a lot."], { ageRange, location: "Prefer not to say" }),
        facts,
      );
    }
    expect(makePersona(gatherer).attributes).toEqual({
      age: "35-50 (3 of 5; 1 not known)",
      location: "",
      profession: "Nurse (2) of 5; 3 not known",
    });
  });

  test("is a sketch of one participant, and never a person with a name", () => {
    const one = makeFramework(
      "persona",
      [talk("t", ["I always forget my password, which is annoying."])],
      plain,
    );
    expect(one.name).toBe("Sketch of 1 participant");
    expect(one.notes.join(" ")).toContain("This rests on 1 participant: a sketch");
    expect(one.notes).toContain("All of it comes from one source.");
  });
});

describe("the diagnosis", () => {
  const diagnose = (texts: string[], healthStudy: boolean) => {
    const made = makeFramework("persona", [talk("t", texts)], { study: openStudy, healthStudy });
    return made.framework === "persona" ? made.attributes.diagnosis : undefined;
  };

  test("is true only where somebody says it of themselves", () => {
    expect(diagnose(["I have been diagnosed with asthma in 2019."], true)).toBe(true);
    expect(diagnose(["I was recently diagnosed with diabetes."], true)).toBe(true);
    expect(diagnose(["My brother was diagnosed with asthma."], true)).toBe(false);
    expect(diagnose(["I’ve never been diagnosed with anything."], true)).toBe(false);
    expect(diagnose(["I take pills for my asthma every day."], true)).toBe(false);
  });

  test("is absent from a study that is no health study, whatever was said", () => {
    expect(diagnose(["I have been diagnosed with asthma."], false)).toBeUndefined();
  });
});

describe("a customer journey", () => {
  test("follows the questions of the script under plain names", () => {
    const journey = ofSessions("customerJourney");
    expect(journey.stages.map(({ stage }) => stage)).toEqual([
      "A typical day of working remotely",
      "Which tools they use to work with their team",
      "What frustrates them most about the tools they use",
      "Something that works really well for their team",
      "Has anything stopped them from adopting a new tool",
      "If they could change one thing about their tools",
    ]);
    const pains = journey.stages[2]?.pains ?? [];
    expect(pains.map(({ text }) => text)).toContain("Slack notifications are so distracting");
    expect(pains.flatMap(({ evidence }) => evidence.map(({ quote }) => quote)).join(" ")).toMatch(
      /pinged all day/,
    );
    expect(journey.stages[5]?.opportunities.length).toBeGreaterThan(0);
  });

  test.each([
    [
      "What would you change about the tools that you use?",
      "What they would change about the tools that they use",
    ],
    [
      "How satisfied are you with the support, and what would help?",
      "How satisfied they are with the support",
    ],
    ["What made you decide to sign up?", "What made them decide to sign up"],
    ["Thanks! And how was the onboarding?", "How was the onboarding"],
    ["Please tell me about yourself.", "About themselves"],
    ["¿Cómo trabaja usted?", "¿Cómo trabaja usted"],
  ])("names a stage after %s", (question, name) => {
    expect(nameStage(question)).toBe(name);
  });

  test("puts more questions than seven together and says so", () => {
    const questions = Array.from({ length: 12 }, (_, at) => ({
      id: `q${at + 1}`,
      text: `How do you do part ${at + 1}?`,
    }));
    const study = { ...openStudy, questions };
    const segments = questions.map(({ id }, at) => ({
      id: `m${at}`,
      speaker: "participant" as const,
      text: `I usually write a long report for my clients about part ${at + 1}.`,
      questionId: id,
      move: null,
    }));
    const journey = makeFramework("customerJourney", [talk("t", [], { segments })], {
      study,
      healthStudy: false,
    });
    expect(journey.framework === "customerJourney" && journey.stages.length).toBeLessThanOrEqual(7);
    expect(journey.notes).toContain("The 12 questions were put together into 7 stages.");
  });

  test("of a telling without questions follows the times that people speak of", () => {
    const told = talk("t", [
      "Before that we used to write every invoice by hand. The paper forms were a nightmare and I was really frustrated.",
      "At first I watched three training videos. Then I imported our customer list.",
      "Now I send every invoice from my phone. I wish it could remind late payers automatically.",
    ]);
    const journey = makeFramework("customerJourney", [told], plain);
    const stages = journey.framework === "customerJourney" ? journey.stages : [];
    expect(stages.map(({ stage }) => stage)).toEqual(["Before", "At first", "Then", "Now", "Looking ahead"]);
    expect(stages[0]?.pains.map(({ text }) => text)).toContain(
      "The paper forms were a nightmare and I was really frustrated",
    );
    expect(stages[2]?.actions.map(({ text }) => text)).toEqual(["I imported our customer list"]);
  });
});

describe("what a framework cannot read", () => {
  test("is told for other languages, where quotes alone are taken", () => {
    const text =
      "Ich verliere jede Woche viel Zeit, weil die Kollegen ihre Dateien an fünf verschiedenen Orten ablegen und niemand aufräumt.";
    const made = makeFramework("persona", [talk("t", [text], { language: "de" })], plain);
    expect(made.framework === "persona" && made.quotes.map(({ quote }) => quote)).toEqual([text]);
    expect(made.notes.join(" ")).toContain("1 of 1 sources is in German");
  });

  test("is nothing at all where no participant says a word", () => {
    const made = makeFramework("valueProp", [talk("t", [" "])], plain);
    expect(listLeaves(made)).toEqual([]);
    expect(made.people).toBe(0);
  });

  test("does not keep several participants of one source from being several people", () => {
    const segments = ["s1", "s2"].map((person, at) => ({
      id: `m${at}`,
      speaker: "participant" as const,
      text: "I always lose my place because the list is too long and it is annoying.",
      questionId: null,
      move: null,
      person,
    }));
    const made = makeFramework(
      "persona",
      [talk("t", [], { segments, personLabels: { s1: "Ana", s2: "Ben" } })],
      plain,
    );
    expect(made.people).toBe(2);
    expect(listLeaves(made)[0]?.evidence.map((one) => one.sourceLabel)).toEqual(["Ana", "Ben"]);
  });
});
