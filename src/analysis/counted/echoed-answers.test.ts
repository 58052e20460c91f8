import { expect, test } from "vitest";
import { readSentences } from "../reading.ts";
import { readSide } from "../themes/read-side.ts";
import { readCountable } from "./countable-question.ts";

/** Typed answers that take up the question's verb, judge, or choose without its words; "-" is on no side. */
const answers: Record<string, [answer: string, side: string][]> = {
  "Have you ever moved or thought about moving to another flat?": [
    ["I did move actually, two winters ago.", "yes"],
    ["I moved in March. Long story.", "yes"],
    ["never crossed my mind", "no"],
    ["Not once. It's the best street in town.", "no"],
    ["I haven't moved. Bit lazy. I have thought about it since the baby, mind.", "yes"],
    ["think about it every time the lift breaks", "yes"],
    ["Never thought about it, no reason to.", "no"],
    ["my brother did", "-"],
    ["I move the furniture a lot haha", "-"],
  ],
  "Have you ever cancelled a delivery, and how did that go?": [
    ["I cancelled one last week. Refund took nine days.", "yes"],
    ["Never had to.", "no"],
    ["I've never cancelled anything in my life", "no"],
    ["we did cancel one, painless", "yes"],
    ["They cancelled it for me, twice", "-"],
  ],
  "Is the rent fair for what you get?": [
    ["it's steep for one room", "no"],
    ["can't complain", "yes"],
    ["Nine hundred is daft for a box with a window.", "no"],
    ["No complaints. The heating's included.", "yes"],
    ["it is a rip off and they know it", "no"],
    ["perfectly reasonable I'd say", "yes"],
    ["It's not cheap, but it's not daft either", "-"],
    ["my landlord thinks it's a bargain", "-"],
    ["Reasonable for the area, steep for the state of it", "-"],
    ["I pay on the first of the month", "-"],
    ["good value honestly", "yes"],
    ["fair enough", "yes"],
    ["Best money I spend.", "yes"],
  ],
  "Do you think the new lighting is good?": [
    ["It's brilliant, I can see my feet", "yes"],
    ["it's a joke", "no"],
    ["can't fault it", "yes"],
    ["bit harsh in the mornings", "-"],
  ],
  "Is the form too long?": [
    ["yes, way too long", "yes"],
    ["It's fine, took me five minutes", "-"],
  ],
  "Would you recommend the choir to a neighbour?": [
    ["I never stop, the whole street is sick of it", "yes"],
    ["not as it is", "no"],
    ["depends who", "-"],
    ["I already have, three of them joined", "yes"],
    ["not at the moment, the new conductor shouts", "no"],
    ["all the time!", "yes"],
    ["To my worst enemy. No, seriously, I would.", "yes"],
    ["like i said, no", "no"],
  ],
  "Do you prefer to cook in the shared kitchen or on your own?": [
    ["by myself, headphones on", "on your own"],
    ["alone every time", "on your own"],
    ["bit of both? depends who's in", "both"],
    ["shared kitchen, it's a laugh", "to cook in the shared kitchen"],
    ["my flatmate likes to be alone", "-"],
    ["don't care", "-"],
    ["Put me in there by myself and I burn the rice.", "-"],
    ["What would I do on my own? No, with the others.", "to cook in the shared kitchen"],
  ],
};

function readAll() {
  return Object.entries(answers).flatMap(([question, said]) => {
    const countable = readCountable(question);
    return said.map(([answer, side]) => {
      const read = countable && readSide(readSentences(answer), countable)?.name;
      return { question, answer, side, read: read ?? "-" };
    });
  });
}

test("answers that echo, judge or choose in words of their own are read, and none on a wrong side", () => {
  const wrong = readAll().filter(({ side, read }) => read !== "-" && read !== side);
  const silent = readAll().filter(({ side, read }) => read === "-" && side !== "-");
  expect(wrong).toEqual([]);
  expect(silent.map(({ answer }) => answer)).toEqual([]);
});
