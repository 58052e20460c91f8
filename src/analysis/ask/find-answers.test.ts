import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { measureThread } from "../../../tests/measure-thread.ts";
import { sliceCodePoints } from "../code-points.ts";
import { asksTheSame, cutLead, findPassage } from "./cut-passage.ts";
import { rankPeople, type SearchHit } from "./find-answers.ts";
import { readQuestion } from "./read-question.ts";

function hit(person: string, text: string, more: Partial<SearchHit> = {}): SearchHit {
  const messageId = `${person} ${text.length}`;
  const source = { sourceKind: "interview" as const, sourceId: person, personId: person, label: person };
  return { ...source, messageId, text, ...more };
}

describe("the passage of a message", () => {
  const text =
    "I start at nine. 😀 Notifications from Slack pile up all morning, and I miss deadlines. Lunch is good.";

  test("is the sentence that holds the question's words, in any ending, at its exact place", () => {
    const found = findPassage(text, readQuestion("Do notifications make people miss a deadline?"));
    expect(found?.quote).toBe("😀 Notifications from Slack pile up all morning, and I miss deadlines.");
    expect(sliceCodePoints(text, found?.start ?? 0, found?.end ?? 0)).toBe(found?.quote);
  });

  test("is never stretched over what was left out", () => {
    const said = `We tried the calendar.${"\n".repeat(30)}It was slow. Then invoices got lost.`;
    const quotes = ["calendar invoices budget", "calendar", "invoices"].map(
      (words) => findPassage(said, readQuestion(words))?.quote ?? "",
    );
    for (const quote of quotes) expect(quote).not.toContain("\n");
    expect(cutLead(said)?.quote).toBe("We tried the calendar.");
  });

  test("keeps a closing guillemet with the words before it", () => {
    const said = "Je dis « Tenez, voilà le café. » Un jour il manquait la facture du payroll de mai.";
    expect(findPassage(said, readQuestion("payroll facture"))?.quote).toBe(
      "Un jour il manquait la facture du payroll de mai.",
    );
  });

  test("is several sentences where only together they hold enough", () => {
    const said = "We tried the calendar. It was slow. Then invoices got lost.";
    const found = findPassage(said, readQuestion("calendar invoices budget"));
    expect(found?.quote).toBe(said);
  });

  test("is not the whole of a speech without full stops", () => {
    const speech = `${"and then we went on and on ".repeat(60)}until the payroll broke ${"and so it goes ".repeat(60)}`;
    const found = findPassage(speech, readQuestion("payroll"));
    expect(found?.quote).toContain("payroll");
    expect(found?.quote.length).toBeLessThan(400);
  });

  test("is none where too little of the question is said", () => {
    expect(findPassage(text, readQuestion("Is the payroll export of morning reports slow?"))).toBeUndefined();
    expect(findPassage("", readQuestion("payroll"))).toBeUndefined();
  });

  test("is a slice of the message, whatever it holds", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom("payroll", "😀", ". ", "\n", "é", "é", " ", "word ", "。", "?!", "<b>", "\u202e"),
        ),
        (parts) => {
          const message = parts.join("");
          const found = findPassage(message, readQuestion("payroll"));
          if (!found) return !/(?<![\p{L}\p{M}\p{N}])payroll(?![\p{L}\p{M}\p{N}])/u.test(message);
          return (
            sliceCodePoints(message, found.start, found.end) === found.quote &&
            found.quote.includes("payroll")
          );
        },
      ),
      { seed: 7, numRuns: 400 },
    );
  });

  test("of a very long message is found at once", () => {
    const long = `${"word ".repeat(200_000)}payroll ${"x".repeat(200_000)}${"a.".repeat(100_000)}`;
    const took = measureThread(() => {
      expect(findPassage(long, readQuestion("payroll"))?.quote).toContain("payroll");
    });
    expect(took).toBeLessThan(3_000);
  });
});

describe("people who said something that fits", () => {
  test("come best first, each with their passages, the same words once", () => {
    const question = readQuestion("Why are notifications stressful?");
    const { people, matched } = rankPeople(
      [
        hit("P-01", "Notifications."),
        hit(
          "P-02",
          "The notifications are stressful because they never stop, not even at night when I sleep.",
        ),
        hit("P-02", "Notifications!", { messageId: "again" }),
        hit("P-02", "Notifications!", { messageId: "pasted" }),
        hit("P-03", "Nothing to do with it."),
      ],
      question,
    );
    expect(people.map(({ label, passages }) => [label, passages.map(({ quote }) => quote)])).toEqual([
      [
        "P-02",
        [
          "The notifications are stressful because they never stop, not even at night when I sleep.",
          "Notifications!",
        ],
      ],
      ["P-01", ["Notifications."]],
    ]);
    expect(matched).toEqual({ interview: 2, transcript: 0, thread: 0 });
  });

  test("are all counted, also when not all are listed, each within their kind of source", () => {
    const hits = Array.from({ length: 60 }, (_, index) =>
      hit(`person ${index}`, "The payroll is late.", { sourceKind: index < 35 ? "interview" : "thread" }),
    );
    const { people, matched } = rankPeople(hits, readQuestion("payroll"));
    expect(people).toHaveLength(20);
    expect(matched).toEqual({ interview: 35, transcript: 0, thread: 25 });
  });

  test("called like parts of the language are people like others", () => {
    const { people } = rankPeople(
      [hit("__proto__", "payroll"), hit("constructor", "payroll")],
      readQuestion("payroll"),
    );
    expect(people.map(({ label }) => label)).toEqual(["__proto__", "constructor"]);
  });
});

describe("a reply to a question of the script that asks the same", () => {
  const question = readQuestion("What would people change about the tools?");

  test("is recognised by the question, not by a word of it", () => {
    expect(asksTheSame("What would you change about the tools that you use?", question)).toBe(true);
    expect(asksTheSame("Which tools do you use?", question)).toBe(false);
    expect(asksTheSame("Do you use Teams?", readQuestion("How does Slack compare with Teams?"))).toBe(false);
  });

  test("counts without the question's words, after those that have them; a bare no does not", () => {
    const { people, matched } = rankPeople(
      [
        hit("P-01", "Fewer pings in the evening, please. And a quiet mode. And more.", { isReply: true }),
        hit("P-02", "No.", { isReply: true }),
        hit("P-03", "I would change the tool for searching.", { isReply: true }),
        hit("P-04", "Fewer pings in the evening, please."),
      ],
      question,
    );
    expect(people.map(({ label, passages }) => [label, passages[0]?.quote])).toEqual([
      ["P-03", "I would change the tool for searching."],
      ["P-01", "Fewer pings in the evening, please. And a quiet mode."],
    ]);
    expect(matched.interview).toBe(2);
  });

  test("that was found by its words already is one passage", () => {
    const said = hit("P-01", "I would change the tool. It is slow, and it was always slow for me.");
    const { people } = rankPeople([said, { ...said, isReply: true }], question);
    expect(people[0]?.passages).toHaveLength(1);
  });
});

describe("where nobody holds enough of a question", () => {
  const question = readQuestion("How do managers hand over a broken pump at night?");

  test("those who come nearest are shown, also by the question that they answered", () => {
    const found = rankPeople(
      [
        hit("P-01", "I write it on the whiteboard and hope somebody reads it."),
        hit("P-02", "I write a note and leave it on the desk.", {
          before: "What happens with a broken pump?",
        }),
        hit("P-03", "The pump was loud."),
        hit("P-04", "The weather was broken up by some sun, that was nice."),
      ],
      question,
    );
    expect(found.hasAnswer).toBe(false);
    expect(found.matched).toEqual({ interview: 0, transcript: 0, thread: 0 });
    expect(found.people.map(({ label }) => label)).toEqual(["P-02", "P-03", "P-04"]);
  });

  test("nobody is near who does not speak of the name that was asked about", () => {
    const found = rankPeople(
      [hit("P-01", "The notifications never stop."), hit("P-02", "I left when it got loud.")],
      readQuestion("Why did people leave Kubernetes?"),
    );
    expect(found.people).toEqual([]);
  });
});
