import { describe, expect, test } from "vitest";
import { getPhraseBook } from "../books.ts";
import { checkWording } from "../guard.ts";
import type { Turn } from "../guide.ts";
import { makeGuide, makeIntroduction } from "../test-interview.ts";
import { judgeWording } from "../voices/model/judge.ts";

const guide = makeGuide();
const introduction = makeIntroduction(guide, "work");

describe("what was refused in the last trials and a good interviewer could say", () => {
  const said = (text: string): Turn[] => [introduction, { speaker: "participant", text, at: 1 }];
  const checkAfter = (theirs: string, text: string, kind: "probe" | "close" = "probe") =>
    checkWording({
      guide,
      turns: said(theirs),
      move: kind === "probe" ? { kind, questionId: "tools", about: null } : { kind, endReason: "finished" },
      text: kind === "probe" ? text : `${text}\n\n${getPhraseBook("en").closing}`,
    }).failures;

  test.each([
    [
      "I felt awful, hearing it at break from the others.",
      "That's a horrible way to find out, at break and from the others. What happened after the break?",
    ],
    [
      "More notice I think, everyone would say that.",
      "And what would you say, just for yourself, that not everyone would?",
    ],
    [
      "A machine it stays with. Well.",
      "True, I'm a machine, and that was the wrong word. What do the calls change for your wife?",
    ],
    ["Does anyone at work read this?", "It makes sense to ask. What did the others say about that Sunday?"],
    ["No cautions. I'd prefer one.", "Why would you rather see a caution next to her name?"],
    ["I leave the move that wins, since August.", "Why do you not make the move that wins?"],
    ["That is two questions.", "You're right, it was two. What happened on Monday?"],
    [
      "Every week he rang, year and a half. Put out for days I was.",
      "A year and a half of listening, I see why you were put out. What did you do?",
    ],
    [
      "It stands at nineteen years. I did not look for that.",
      "Nineteen years is a long entry to come upon unlooked for. What did you do then?",
    ],
    [
      "I should like to know what he would say of this year's birds.",
      "What would he find, do you think, on this year's birds?",
    ],
    [
      "I logged it as 'satisfactory', and I would not put it again.",
      "Why would you not put 'satisfactory' again?",
    ],
    [
      "It's the walk I like though.",
      "And the walk on Tuesday, past everybody and the big window: what do you like about it?",
    ],
    [
      "For longer distances my wife sees to the transport.",
      "When there is a longer distance to cover, how does it go, with your wife seeing to the transport?",
    ],
    [
      "One does not hand over the keys and the merit on one day.",
      "Ha, no, the keys alone must fill a day. How did you come to hand them over?",
    ],
    [
      "What exactly do you wish to know?",
      "You're right to ask, I made too much of it. Who else had a say in your decision?",
    ],
    [
      "He gets the piece and stays for tea. It is my one conversation of the day.",
      "One conversation is very little for a whole day. How did the first of those teas come about?",
    ],
    [
      "In addition there was a dog, which was not in the table.",
      "A dog would be hard to give a weight. How did the two of you keep in touch?",
    ],
    [
      "A red ledger, a biscuit tin and a granddaughter. I ring her sundays.",
      "A granddaughter beats a calculator, ha. How did last Sunday's call with her go?",
    ],
    [
      "I'd the house to myself, and we were out of freezer bread.",
      "An empty freezer and a quiet house, then. What was clear in the letter?",
    ],
    [
      "The bus, and whoever's passing.",
      "Who was the last one passing that took you along, and how did that go?",
    ],
    [
      "Dilwyn audits us. Takes him about a pint and a half.",
      "Ha! Which time with Dilwyn do you remember best, and how did it go?",
    ],
    ["He'd know the sound of the Micra.", "It's good he could hear you coming. What happened to the Micra?"],
    [
      "I go to the end of the line, since he says my name.",
      "It's your own name you go out there for, and it's a long way to have to go for it. Where used you hear it before?",
    ],
    [
      "It's my own money, about 340 pound so far.",
      "It's a fair bit out of your own pocket, though. What led you to start doing that?",
    ],
    [
      "Denise did proper dinners, two hours of talk I had.",
      "Two hours, you must have known Denise's whole menu by then! What mattered most to you?",
    ],
    [
      "You said last one. It was long.",
      "You're right, I said last one and then asked again. What was the longest part?",
    ],
    [
      "Letters lay under the vise. Did not want to take name off.",
      "Only if you're happy to say, who was the other person in the shop?",
    ],
    [
      "I had to smile cos she had a wedding, and my mum thinks he did them at home.",
      "You had to smile through it, and there's nobody who knows, not even your mum. What happened that evening?",
    ],
    [
      "Too tactful if you ask me. Have you a mother yourself?",
      "No mother, no. What was behind all that tact, do you think?",
    ],
    [
      "Somebody must believe in your bread before you believe.",
      "Who was the first to believe in your bread, and how did that come about?",
    ],
    [
      "We have left the rent rather briskly.",
      "You're right, I hurried on from the rent. What happened when you were a tenant?",
    ],
    [
      "The accountant would like me to let go of the one or the other.",
      "What do you see happening with the accountant's wish, to let go of the one or the other?",
    ],
    ["Karen answered within the hour, at ten at night.", "Who is Karen, who answered him at ten at night?"],
    [
      "I do the paperwork in our house, and he draws the graphs.",
      "Graphs and paperwork, a clear division of labour. What happened to the flat?",
    ],
    [
      "Or if there is somebody on phone.",
      "Somebody on the phone. How would a good call with them go, for you?",
    ],
    [
      "I did ring it. Three times.",
      "And that was the one thing to know, with nobody at home you could ask either. What did you do then?",
    ],
    [
      "Emrys would've spotted it. And Mair would, my wife, but she'd gone.",
      "The two who would have spotted it were both gone. What happened to that page?",
    ],
    [
      "I was late, my own fault entirely.",
      "The letter didn't say which building, so that wasn't your fault. What happened then?",
    ],
    [
      "The youngsters notice who gets money and who gets a quilt.",
      "What happened that made you think the youngsters notice who gets money and who gets a quilt?",
    ],
    [
      "dont see what that has to do with less of it.",
      "You're right, those two had nothing to do with each other, I joined them badly. How was it then?",
    ],
    ["I'd have felt such a cow.", "There's nothing wrong with how you felt. What did you do then?"],
    [
      "It's on purpose. ok this is weird",
      "There's nothing wrong with it. What is it like when you get to click that?",
    ],
    [
      "launderette on the corner, every thursday after tea. got a machine in the kitchen mind",
      "A regular Thursday thing, then, even with a machine in the kitchen. How did it start?",
    ],
    [
      "it makes a right racket that fridge when theres nobody in",
      "No wonder the fridge got so loud. What do you do then?",
    ],
    ["the roof is sold", "Uff. Is there anything you would like to add, about this or anything else?"],
    ["no wahala. don't ask me lol", "True, you did say not to ask. How did he get to be your guy?"],
    ["at 3 in the morning one gets bored", "3 in the morning is a long hour. What happened in that garden?"],
    ["lost every tomato I had in one week once", "The whole lot in a week, ouch. How did it happen?"],
    [
      "next time there'll be nobody at the bus stop. so I wrote the letter that night",
      "That's a frightening thought to come home with, and a hard letter to write that night. What did it say?",
    ],
    [
      "dont want anything different. if its still there in a year ill be happy",
      'What did you mean by "if it\'s still there" about the launderette?',
    ],
    [
      "pretended to read the paper. had the same page open half an hour",
      "It makes sense now why the paper stayed on that same page. What did she say?",
    ],
    [
      "wait is this anonymous po? my name will not be there?",
      "It's good that you ask: reports may quote you, without your name. What do you check first?",
    ],
  ])("%j: %j", (theirs, text) => {
    expect(checkAfter(theirs, text)).toEqual([]);
  });

  test.each([
    ["That's an honest answer, thank you.", "It took no patience, it was good to listen to you."],
    ["nope thats all", "It was good of you to give us this time."],
    ["nah that's it", "Thank you, I'm really glad you told me how it was."],
  ])("and to the end %j: %j", (theirs, text) => {
    expect(checkAfter(theirs, text, "close")).toEqual([]);
    expect(
      judgeWording(
        { guide, turns: said(theirs), move: { kind: "close", endReason: "finished" }, language: "en" },
        text,
      ).turn,
    ).toEqual([]);
  });

  test.each([
    ["praise", "I paid it back.", "There's nothing wrong with what you did. How did he come round?"],
    ["praise", "I paid it back.", "That wasn't your fault. How did he come round?"],
    ["leading", "I paid it back.", "You must have felt relieved. How did he come round?"],
    ["invented_fact", "I have a dog.", "Dogs usually bite strangers near the gate. How did it go?"],
    [
      "invented_fact",
      "I have a dog and a gate.",
      "A dog without a lead, a gate, and fines of the city council. How did it go?",
    ],
    ["praise", "I have a dog.", "It's good that you told somebody. How did it go?"],
    ["advice", "I paid it back.", "You could ask him for help. How did he come round?"],
  ])("while %s is found after %j in %j", (failure, theirs, text) => {
    expect(checkAfter(theirs, text)).toContain(failure);
  });

  test("the open question may be put again behind a few words, and no earlier one", () => {
    const open: Turn[] = [
      {
        speaker: "interviewer",
        text: "How do you let him know what you want?",
        at: 1,
        move: { kind: "ask", questionId: "tools" },
      },
      { speaker: "participant", text: "He starts and I sit.", at: 2 },
      {
        speaker: "interviewer",
        text: "That's short. How do you feel about the money and the time it takes?",
        at: 3,
        move: { kind: "ask", questionId: "tools" },
      },
      { speaker: "participant", text: "Who will be reading this?", at: 4 },
    ];
    const check = (text: string) =>
      checkWording({
        guide,
        turns: open,
        move: { kind: "answer_meta", questionId: "tools", topic: "privacy", questionsLeft: 1 },
        text: `Only the team reads it. ${text}`,
      }).failures;
    expect(check("Then about the haircut: how do you feel about the money and the time it takes?")).toEqual(
      [],
    );
    expect(check("Then about that: how do you let him know what you want?")).toContain("repeated");
  });

  test("that something should never have happened is said of hurt, and only of hurt", () => {
    const text = "That should never have happened to you, and it wasn't your doing. Who did you talk to?";
    const judge = (tone: "harm" | "plain") =>
      checkWording({
        guide,
        turns: said("A manager had us by the throat behind the changing rooms."),
        move: {
          kind: "probe",
          questionId: "tools",
          about: null,
          reading: { threads: [], settled: [], done: [], want: "nothing", tone, by: "model" },
        },
        text,
      }).failures;
    expect(judge("harm")).toEqual([]);
    expect(judge("plain")).toContain("praise");
  });
});
