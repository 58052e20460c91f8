import { describe, expect, test } from "vitest";
import { insights as insightsShape } from "#contract/insights.ts";
import { analyze, codeSource, InsightsGatherer } from "./analyze.ts";
import { sliceCodePoints } from "./code-points.ts";
import type { Source, StudyContext } from "./sources.ts";
import { remoteWorkSessions, remoteWorkStudy } from "./testing/remote-work-sessions.ts";

const insights = analyze(remoteWorkSessions, remoteWorkStudy);
const ofKind = (kind: string) => insights.findings.filter((finding) => finding.kind === kind);
const textsOf = (kind: string) => ofKind(kind).map((finding) => finding.text);

const openStudy: StudyContext = {
  questions: [],
  objective: "",
  topics: [],
  competitors: [],
  ownProduct: null,
};

function talk(id: string, texts: string[], more: Partial<Source> = {}): Source {
  const segments = texts.map((text, at) => ({
    id: `${id}-${at}`,
    speaker: "participant" as const,
    text,
    questionId: null,
    move: null,
  }));
  return {
    id,
    kind: "interview",
    label: id,
    segments,
    ageRange: null,
    location: null,
    language: "en",
    ...more,
  };
}

describe("insights of eight interviews on remote work tools", () => {
  test("the result has the shape of the contract", () => {
    expect(insightsShape.safeParse(insights).error).toBeUndefined();
  });

  test("every piece of evidence is a participant's own words at the place it names", () => {
    const segments = new Map(
      remoteWorkSessions.flatMap((source) => source.segments.map((one) => [one.id, one])),
    );
    const all = [
      ...insights.findings.flatMap((finding) => [...finding.evidence, ...finding.challenging]),
      ...insights.keywords.flatMap((keyword) => keyword.evidence),
    ];
    expect(all.length).toBeGreaterThan(100);
    for (const { messageId, start, end, quote } of all) {
      const segment = segments.get(messageId);
      expect(segment?.speaker).toBe("participant");
      expect(sliceCodePoints(segment?.text ?? "", start, end)).toBe(quote);
    }
  });

  test("no finding counts more people than were asked, and none without evidence", () => {
    for (const { strength, evidence } of insights.findings) {
      expect(strength.people).toBeLessThanOrEqual(strength.asked);
      expect(strength.people + strength.volunteered).toBeGreaterThan(0);
      expect(new Set(evidence.map((one) => one.sourceId)).size).toBeLessThanOrEqual(
        strength.people + strength.volunteered,
      );
    }
  });

  test("each finding of the lists is one person's whole clause, never two people's joined", () => {
    const listed = ["behaviors", "painPoints", "needs", "opportunities", "successStories"].flatMap(ofKind);
    expect(listed.length).toBeGreaterThan(20);
    for (const { text, evidence } of listed) {
      const words = text.toLowerCase().split(/\W+/);
      const source = evidence.find(({ quote }) => words.every((word) => quote.toLowerCase().includes(word)));
      expect(source, text).toBeDefined();
    }
  });

  test("what everybody shares with the question joins nobody", () => {
    const pains = textsOf("painPoints").join("\n");
    expect(pains).toContain("The search in Slack is terrible, I can't find old conversations");
    expect(pains).toMatch(/notifications pile up/);
  });

  test("words of another tone about the same thing disagree with nobody", () => {
    const liked = ofKind("preferredFeatures").find((finding) => finding.text === "Notifications");
    expect(liked?.challenging).toEqual([]);
  });

  test("wishes become missing features in the participants' words", () => {
    expect(textsOf("missingFeatures")).toContain("Summarize long threads");
    expect(textsOf("missingFeatures")).toContain("Reports that update automatically");
  });

  test("barriers, workarounds and needs land in their own lists", () => {
    expect(textsOf("adoptionBarriers")).toContain(
      "The security review takes three months so we just give up",
    );
    expect(textsOf("behaviors")).toContain(
      "I copy and paste between Zendesk and the spreadsheet by hand, and it's easy to make mistakes",
    );
    expect(textsOf("needs")).toContain("I need to know which version is the latest without asking anyone");
  });

  test("competitors are counted by mention, in lower case and under their full names", () => {
    const mentions = insights.competitiveAnalysis.competitorMentions;
    expect(Object.keys(mentions)[0]).toBe("Slack");
    expect(mentions["Microsoft Teams"]).toBe(2);
    expect(mentions.GitHub).toBe(1);
  });

  test("a comparison is kept in the words it was made in", () => {
    expect(insights.competitiveAnalysis.comparativeStatements).toContain(
      "Asana is much easier to use than Jira, which we used before",
    );
  });

  test("what one participant proposed is a suggestion in their words, and nothing else is recommended", () => {
    expect(insights.suggestions).toContain("I'd suggest a single inbox for comments from every tool");
    expect(insights.aiAnalysis.recommendations).toEqual([]);
    expect(insights.suggestions.join(" ")).not.toMatch(
      /address first|remove the barrier|make sure|keep what works|look first/i,
    );
  });

  test("words of the questions are no keywords unless people bring them up themselves", () => {
    const keywords = insights.keywords.map((keyword) => keyword.keyword);
    expect(keywords).toContain("notifications");
    expect(keywords).not.toContain("tools");
    expect(keywords).not.toContain("day");
  });

  test("messages are counted by their length and their tone", () => {
    expect(insights.engagement.shortResponses).toBe(3);
    expect(insights.metrics.totalTranscripts).toBe(8);
    const { positiveCount, negativeCount, neutralCount } = insights.emotions;
    expect(positiveCount + negativeCount + neutralCount).toBe(Object.keys(insights.messageSentiments).length);
  });

  test("the same sources give the same insights, and stored codes give them too", () => {
    expect(analyze(remoteWorkSessions, remoteWorkStudy)).toEqual(insights);
    const stored = remoteWorkSessions.map((source) =>
      JSON.parse(JSON.stringify(codeSource(source, remoteWorkStudy))),
    );
    const gatherer = new InsightsGatherer(remoteWorkStudy);
    for (const coded of stored) gatherer.add(coded);
    expect(gatherer.report()).toEqual(insights);
  });
});

describe("sources that are out of the ordinary", () => {
  test("nothing at all gives an empty result rather than an error", () => {
    const empty = analyze([], remoteWorkStudy);
    expect(insightsShape.safeParse(empty).error).toBeUndefined();
    expect(empty.findings).toEqual([]);
    expect(empty.engagement.averageWordsPerResponse).toBe(0);
  });

  test("D17: an answer is brief under ten words and detailed over fifty", () => {
    const answers = [9, 10, 50, 51].map((words) => Array.from({ length: words }, () => "bread").join(" "));
    const { engagement } = analyze([talk("A", answers)], remoteWorkStudy);
    expect(engagement).toMatchObject({ shortResponses: 1, longResponses: 1 });
  });

  test("an interviewer's words are never evidence nor counted", () => {
    const source = talk("A", ["Fine."]);
    source.segments.push({
      id: "i",
      speaker: "interviewer",
      text: "The search is terrible and crashes.",
      questionId: null,
      move: "ask",
    });
    const result = analyze([source], openStudy);
    expect(result.findings.filter((finding) => finding.kind === "painPoints")).toEqual([]);
    expect(result.metrics.averageLength).toBe(1);
  });

  test("interviews and threads are analysed apart and never added together", () => {
    const complaint = "The search in the app is terrible and I can never find old messages.";
    const result = analyze(
      [
        talk("A", [complaint]),
        talk("B", [complaint]),
        talk("T", [complaint, "Search is so slow."], { kind: "thread" }),
      ],
      openStudy,
    );
    expect(result.metrics.totalTranscripts).toBe(2);
    expect(result.sources).toEqual({ interviews: 2, transcripts: 0, threads: 1 });
    for (const finding of result.findings) {
      expect(new Set(finding.evidence.map((one) => one.sourceKind)).size).toBe(1);
    }
    expect(result.notes.join(" ")).toContain("1 thread stands apart");
  });

  test("who speaks a language in which no findings are read is not among those that findings are counted of", () => {
    const complaint = "The search in the app is terrible and I can never find old messages.";
    const english = ["A", "B"].map((id) => talk(id, [complaint]));
    const german = ["C", "D"].map((id) => talk(id, ["Die Suche ist furchtbar."], { language: "de" }));
    const { findings, notAnalysed } = analyze([...english, ...german], openStudy);
    expect(findings.length).toBeGreaterThan(0);
    for (const { strength } of findings) expect(strength).toMatchObject({ asked: 2, notAnalysed: 2 });
    expect(notAnalysed).toEqual({ kind: "interview", sources: 2, of: 4 });
    expect(analyze(english, openStudy).notAnalysed).toBeUndefined();
  });

  test("what people type for a laugh or a shrug is no keyword", () => {
    const chat = ["lol the shed leaks, idk", "IDK, the shed roof, lmao", "tbh the shed, haha", "lol idk omg"];
    const { keywords } = analyze([talk("A", chat), talk("B", chat)], openStudy);
    const words = keywords.map(({ keyword }) => keyword.toLowerCase());
    expect(words).toContain("shed roof");
    expect(words.join(" ")).not.toMatch(/lol|idk|lmao|tbh|haha|omg/);
  });

  test("words such as constructor and __proto__ are counted like any other", () => {
    const result = analyze(
      [talk("A", ["I wish it had a constructor panel. The __proto__ view works really well."])],
      openStudy,
    );
    expect(result.preferenceIndicators.missingFeatures.toString).toBeUndefined();
    expect(insightsShape.safeParse(result).error).toBeUndefined();
  });

  test("places after emoji are counted in code points", () => {
    const text = "😀😀 The search is terrible and crashes constantly 🏳️‍🌈. Bye!";
    const result = analyze([talk("A", [text])], openStudy);
    const quote = result.findings.find((finding) => finding.kind === "painPoints")?.evidence[0];
    expect(quote).toBeDefined();
    expect(sliceCodePoints(text, quote?.start ?? 0, quote?.end ?? 0)).toBe(quote?.quote);
  });

  test("what is denied is no pain point", () => {
    const result = analyze(
      [talk("A", ["I don't have any problems with the search.", "No issues with meetings at all."])],
      openStudy,
    );
    expect(result.aiAnalysis.painPoints).toEqual([]);
  });

  test("one's own product is no competitor", () => {
    const result = analyze([talk("A", ["We switched from Trello to Deskly."])], {
      ...openStudy,
      ownProduct: "Deskly",
    });
    expect(Object.keys(result.competitiveAnalysis.competitorMentions)).toEqual(["Trello"]);
  });
});

describe("sources in other languages", () => {
  const spanish = analyze(
    [
      talk(
        "A",
        ["Las notificaciones me interrumpen todo el día. Pierdo mucho tiempo con las notificaciones."],
        { language: "es" },
      ),
      talk("B", ["Las reuniones son largas y cada notificación me distrae."], { language: "es-MX" }),
    ],
    openStudy,
  );

  test("keywords are found by stem and quoted, and function words are left out", () => {
    expect(spanish.keywords[0]?.keyword).toBe("notificaciones");
    expect(spanish.keywords[0]?.people).toBe(2);
    expect(spanish.keywords.map((keyword) => keyword.keyword)).not.toContain("todo");
  });

  test("the result says what was not read, and counts no tone that was not read", () => {
    expect(spanish.notes.join(" ")).toContain("Spanish");
    expect(spanish.messageSentiments).toEqual({});
    expect(spanish.emotions).toEqual({ positiveCount: 0, negativeCount: 0, neutralCount: 0 });
    expect(spanish.metrics.uniqueWords).toBeGreaterThan(10);
  });

  test("Japanese, without spaces or a stop word list, still gives lengths", () => {
    const japanese = analyze(
      [talk("A", ["通知が多すぎて仕事に集中できません。"], { language: "ja" })],
      openStudy,
    );
    expect(japanese.metrics.averageLength).toBeGreaterThan(5);
  });
});
