import { expect, test } from "vitest";
import { measureThread } from "../../../tests/measure-thread.ts";
import type { Source } from "../sources.ts";
import { layOnScript } from "./lay-on-script.ts";

const script = [
  { id: "plan", text: "How do you plan your week?" },
  { id: "left", text: "What happens to the tasks that are left over?" },
  { id: "tools", text: "Which tools do you use for planning, and why those?" },
  { id: "good", text: "What are the good sides of planning on paper?" },
  { id: "bad", text: "And what are the bad sides of planning on paper?" },
  { id: "wish", text: "If you could change one thing about your planning, what would it be?" },
];

/** Lines of "I: …" and "P: …". */
function makeSource(lines: string[], language = "en"): Source {
  const segments = lines.map((line, index) => ({
    id: `t${index}`,
    speaker: line.startsWith("I: ") ? ("interviewer" as const) : ("participant" as const),
    text: line.slice(3),
    questionId: null,
    move: null,
  }));
  return { id: "s", kind: "transcript", label: "P1", segments, ageRange: null, location: null, language };
}

function lay(lines: string[], questions = script, language = "en"): (string | null)[] {
  return layOnScript(makeSource(lines, language), questions).segments.map((segment) => segment.questionId);
}

test.each<[string, string | null]>([
  ["So, first of all: how do you plan your week, usually?", "plan"],
  ["Thanks for that. I see that you are careful with it. Now, how do you go about planning a week?", "plan"],
  ["Okay. And the tasks left over at the end, what happens to them?", "left"],
  ["What happens with tasks that were left over?", "left"],
  ["Let's move on. Which tools do you use when you are planning?", "tools"],
  ["What are the bad sides of paper?", "bad"],
  ["And the good sides of planning on paper?", "good"],
  ["Great. If you could change just one thing about how you plan, what would that be?", "wish"],
  ["How old are you?", null],
  ["Do you have pets?", null],
  ["What is the paper about?", null],
  ["I see, that's a good plan.", null],
  ["Before we begin: may I record this, and use it in our planning of the next study?", null],
  ["Why?", null],
])("a turn among others of the script, “%s”, asks %s", (text, id) => {
  const others = script.filter((question) => question.id !== id).slice(0, 3);
  const before = others.flatMap((question) => [`I: ${question.text}`, "P: Well, it depends."]);
  const source = layOnScript(makeSource([`I: ${text}`, "P: Hm.", ...before]), script);
  expect(source.segments[0]?.questionId ?? null).toBe(id);
});

test("what follows a question belongs to it until the next one, and follow-ups are follow-ups", () => {
  const source = layOnScript(
    makeSource([
      "I: Hello, is the sound all right?",
      "P: Yes.",
      "I: So how do you plan your week?",
      "P: With a list that I write on Sunday.",
      "I: Why on Sunday?",
      "P: The children are out then.",
      "I: Which tools do you use for planning?",
      "P: A pencil.",
    ]),
    script,
  );
  expect(source.segments.map(({ questionId, move }) => [questionId, move])).toEqual([
    [null, null],
    [null, null],
    ["plan", "ask"],
    ["plan", null],
    ["plan", "probe"],
    ["plan", null],
    ["tools", "ask"],
    ["tools", null],
  ]);
});

test("a question of the interviewer's own leaves the script, and what is said to it is laid on nothing", () => {
  const laid = lay([
    "I: How do you plan your week?",
    "P: With a list.",
    "I: Which tools do you use for planning?",
    "P: A pencil.",
    "I: Before the war, did your grandmother bake her bread at the village oven?",
    "P: She did.",
    "I: What are the good sides of planning on paper?",
    "P: It is quiet.",
  ]);
  expect(laid).toEqual(["plan", "plan", "tools", "tools", null, null, "good", "good"]);
});

test("a question that is put in other words is found in the gap that the others leave", () => {
  const laid = (first: string) =>
    lay([
      `I: ${first}`,
      "P: With a list that I write on Sunday.",
      "I: What happens to the tasks that are left over?",
      "P: They wait.",
      "I: Which tools do you use for planning, and why those?",
      "P: A pencil.",
    ]);
  expect(laid("Tell me what a normal week is like, from Monday on.").slice(0, 2)).toEqual(["plan", "plan"]);
  expect(laid("Tell me who lives with you.").slice(0, 2)).toEqual([null, null]);
});

const ferry = [
  { id: "use", text: "How do you use the ferry, and how often?" },
  {
    id: "night",
    text: "Since May it has sailed without a crew until midnight. Have you taken it in those hours?",
  },
  { id: "first", text: "What was the first crossing like? (If never: what has kept you away from it?)" },
  { id: "missing", text: "What, if anything, is missing when the crew isn't there?" },
  { id: "one", text: "If the town could keep only one, the night ferry or the kiosk, which?" },
];

test("a question in two parts is found by the part that is asked, also before one in other words", () => {
  const laid = lay(
    [
      "I: How do you use the ferry, and how often?",
      "P: Daily.",
      "I: And have you taken it in the hours without a crew?",
      "P: No.",
      "I: What's kept you from that?",
      "P: The ramp.",
      "I: So what would be missing for you?",
      "P: A hand.",
      "I: If they could keep only one, the night ferry or the kiosk?",
      "P: The kiosk.",
    ],
    ferry,
  );
  expect(laid).toEqual([
    "use",
    "use",
    "night",
    "night",
    "first",
    "first",
    "missing",
    "missing",
    "one",
    "one",
  ]);
});

test("a question is asked once: what comes after it in like words asks further", () => {
  const { segments } = layOnScript(
    makeSource([
      "I: How do you plan your week?",
      "P: It depends.",
      "I: So this week, how did you plan it?",
      "P: With a list.",
      "I: Which tools do you use for planning, and why those?",
      "P: A pencil.",
    ]),
    script,
  );
  expect(segments.map(({ move }) => move)).toEqual(["ask", null, "probe", null, "ask", null]);
});

test("questions in another order than the script's are laid where their words leave no doubt", () => {
  const laid = lay([
    "I: If you could change one thing about your planning, what would it be?",
    "P: Its length.",
    "I: How do you plan your week?",
    "P: With a list.",
    "I: Which tools do you use for planning, and why those?",
    "P: A pencil.",
  ]);
  expect(laid).toEqual(["wish", "wish", "plan", "plan", "tools", "tools"]);
});

test("a talk about something else is laid on nothing", () => {
  const lines = [
    "I: How did you come to bake bread?",
    "P: My aunt taught me.",
    "I: What happens when the oven is too hot?",
    "P: It burns.",
    "I: And which flour do you use?",
    "P: Rye.",
  ];
  expect(new Set(lay(lines))).toEqual(new Set([null]));
});

test("what participants say is never taken for a question", () => {
  expect(
    new Set(lay(["P: How do you plan your week? they always ask me.", "I: Hm.", "P: And I say so."])),
  ).toEqual(new Set([null]));
});

test.each([
  {
    language: "de",
    script: ["Wie planen Sie Ihre Woche?", "Welche Werkzeuge nutzen Sie?"],
    asked: ["Und wie planen Sie denn so Ihre Woche?", "Welche Werkzeuge nutzen Sie dafür?"],
  },
  {
    language: "es",
    script: ["¿Cómo planifica usted su semana?", "¿Qué herramientas utiliza?"],
    asked: ["Bueno, ¿cómo planifica su semana?", "¿Y qué herramientas utiliza usted?"],
  },
])(
  "a transcript in $language is laid on a script in the same language",
  ({ language, script: texts, asked }) => {
    const questions = texts.map((text, index) => ({ id: `q${index}`, text }));
    const lines = asked.flatMap((text) => [`I: ${text}`, "P: Bien."]);
    expect(lay(lines, questions, language)).toEqual(["q0", "q0", "q1", "q1"]);
  },
);

test("without a script, or without an interviewer, a transcript stays as it was", () => {
  const source = makeSource(["I: How do you plan your week?", "P: So."]);
  expect(layOnScript(source, [])).toBe(source);
  const alone = makeSource(["P: How do you plan your week?", "P: So."]);
  expect(layOnScript(alone, script)).toBe(alone);
});

test("twenty thousand turns are laid on a long script in a moment", () => {
  const questions = Array.from({ length: 40 }, (_, index) => ({
    id: `q${index}`,
    text: `What of word${index} and term${index}?`,
  }));
  const lines = Array.from({ length: 10_000 }, (_, index) => [
    `I: Well. And what of word${index % 50} and of term${index % 50}, then?`,
    "P: So it is.",
  ]).flat();
  const source = makeSource(lines);
  expect(measureThread(() => layOnScript(source, questions))).toBeLessThan(6_000);
});

test("a turn that opens as one question alone does asks it, with a name in the place of its last words", () => {
  const questions = [
    { id: "hut", text: "How have things been between you and the one who shares your hut?" },
    { id: "wood", text: "What do you do about firewood in the winter months?" },
    { id: "food", text: "Who of you cooks, and what comes on the table?" },
  ];
  const lines = ["I: How have things been between you and Rob?", "P: Quiet, mostly, and then one day not."];
  const rest = ["I: What do you do about firewood in the winter?", "P: We cut it in May."];
  expect(lay([...lines, ...rest], questions)).toEqual(["hut", "hut", "wood", "wood"]);
  const twins = [{ id: "twin", text: "How have things been between you and your neighbours?" }, ...questions];
  expect(lay([...lines, ...rest], twins)[0]).not.toBe("hut");
});
