import { expect, test } from "vitest";
import { listAskedOut } from "./asked-out.ts";

/** Turns of an interviewer (I:) and of participants (P: or another letter), by their numbers. */
function leaveOut(...lines: string[]): number[] {
  const turns = lines.map((line, at) => ({
    ...{ id: String(at), speakerId: line.charAt(0), isParticipant: !line.startsWith("I") },
    text: line.slice(3),
  }));
  return [...listAskedOut(turns)].map(Number).sort((a, b) => a - b);
}

const opening = [
  "I: How do you close the shop of an evening?",
  "P: I count the till and walk round with the dog.",
];
const hen = "P: It was the neighbour's grey hen, I left the run open and the fox had her by six.";

test("a plea alone leaves out the story before it, back to the question that opened its topic", () => {
  const story = [
    "I: Tell me about a time when something went wrong while you looked after animals.",
    hen,
    "I: What did you tell them?",
    "P: I said she must have been ill, and I buried the feathers.",
    "I: And how was that for you?",
    "P: Please leave that out.",
    "I: What would have to be different for the next people you help?",
    "P: They could ask sooner.",
  ];
  expect(leaveOut(...opening, ...story)).toEqual([3, 5, 7]);
});

test("a story told with its plea leaves what came before alone, and takes along what asks on about it", () => {
  const story = [
    "I: Tell me about a time when something went wrong while you looked after animals.",
    `${hen} I'd want you to leave it out.`,
    "I: Thank you. I'll note that you've asked for that to be left out. Shall we go on, or would you rather stop?",
    "P: Go on. I have never told a soul, I see those feathers at night.",
    "I: What's it like to be in people's gardens when they're not in them?",
    "P: You see more than you want to.",
  ];
  expect(leaveOut(...opening, ...story)).toEqual([3, 5]);
});

test("what a plea names is left out wherever it comes up", () => {
  const sister = [
    "I: Who else has a key to the house?",
    "P: My sister had one, until she pawned the silver.",
    "I: How did she get into that state?",
    "P: Horses, mostly. Then the dogs at Shelbourne Park.",
    "I: Which lock would you buy again?",
    "P: The brass one. Oh, and don't use that bit about my sister.",
  ];
  expect(leaveOut(...opening, ...sister)).toEqual([3, 5, 7]);
  expect(
    leaveOut(
      ...opening,
      ...sister.slice(0, 5),
      "P: The brass one. Leave the story about the horses out, please.",
    ),
  ).toEqual([...[5, 7]]);
});

test("a plea in another language, and one whose words name nothing that was told, leave out what came before", () => {
  const story = [
    "I: ¿Qué hace con las cartas los sábados por la tarde?",
    "P: Las escondo, para comer tranquila.",
  ];
  expect(leaveOut(...story, "I: ¿Y su hijo?", "P: Eso no se lo ponga, por favor.")).toEqual([1, 3]);
  expect(leaveOut(...opening, "I: Anything else?", "P: Don't use the bit about Aunt Mabel.")).toEqual([1, 3]);
});

test("others who were there keep their words, and a talk without a plea keeps all of them", () => {
  expect(leaveOut(...opening, "Q: We counted it twice.", "I: I see.", "P: Please don't quote that.")).toEqual(
    [1, 4],
  );
  expect(leaveOut(...opening, "I: And then?", "P: I leave that out of the washing.")).toEqual([]);
});

test("a plea that points back leaves out the story before it, whatever it goes on to say, and not what is asked next", () => {
  const asked = [
    "I: What do you hear in the yard at night?",
    "P: The girl next door plays the drum in the coal shed, and her father sleeps through it.",
    "I: Thank you. Does she still do it?",
    "P: I'd rather that wasn't in it, you know. Could you leave that out? It isn't mine to tell, and anybody on the yard would know who it was. I did keep the sticks for her.",
  ];
  const next = [
    "I: Of course, I'll note that you'd like it left out. Could we talk about fences, then? What's yours like?",
    "P: Mine is larch, and it leans.",
    "I: Has there been one that fell?",
    "P: Not fell, no. My own blew about in March.",
  ];
  expect(leaveOut(...opening, ...asked, ...next)).toEqual([3, 5]);
  const others = ["I: Who waters the beds in the yard?", "P: Mr Penn has the hose."];
  const named = "P: Could you leave that out? All of that, about the drum. It isn't mine to tell.";
  expect(leaveOut(...opening, ...asked.slice(0, 2), ...others, "I: And you?", named, ...next)).toEqual([
    3, 7,
  ]);
});

test("an answer goes with the plea before it by what is asked, not by how the interviewer agrees", () => {
  const exam = [
    "I: When you worked, sight was tested for the job. What was that like?",
    "P: The last two times I had the letters from a lad. I'd sooner you left that out. Leave that bit out.",
    "I: Of course, I'll see that that bit is left out. And in the test you had this time, how did you deal with the ones you weren't certain of?",
    "P: I said they're much of a muchness, and he said that's a perfectly good answer.",
  ];
  expect(leaveOut(...opening, ...exam)).toEqual([3]);
});
