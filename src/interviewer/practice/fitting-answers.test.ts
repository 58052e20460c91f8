import { expect, test } from "vitest";
import { runPractice } from "./practice-session-for-tests.ts";

/** Questions that people type in an order of their own, one talk a person, and what an answer to each has to speak of. */
const talks: Record<string, [question: string, answer: RegExp][]> = {
  "food-bank": [
    ["So you volunteer at a food bank, is that right?", /^Yes/],
    ["How often do you go?", /Tuesdays/],
    ["Why did you start, then?", /of use/],
    ["Do you enjoy it there?", /^A good deal/],
    ["Is there a good manager there?", /Maggie/],
    ["What does your family think about it?", /Ruth/],
    ["Have you ever thought about stopping?", /crossed my mind/],
    ["Oh really? Why?", /what it's for/],
    ["What would make more people volunteer, do you think?", /Asking them/],
  ],
  "sleep-tracker": [
    ["Do you wear a sleep tracker?", /^Yeah/],
    ["How did you get it?", /Christmas/],
    ["Who set it up?", /Josh/],
    ["Do you think the numbers are accurate?", /^Not to the point/],
    ["Oh interesting, why not?", /lying still/],
    ["What's the streak? Is that like a badge?", /without a gap/],
    ["Have you ever stopped wearing it?", /wedding/],
    ["Would you recommend it to a friend?", /two people at work/],
    ["What does it cost?", /Thirty/],
  ],
  "accounting-software": [
    ["Who does the books?", /Lynne/],
    ["What made you choose that one?", /Price/],
    ["Why?", /thirty-two/],
    ["Do you like it?", /^Aye/],
    ["Would you recommend it?", /merchants' dinner/],
    ["What would you change about it?", /Monday/],
  ],
  "bus-cut": [
    ["How do you get to work now?", /ten past six/],
    ["How was that?", /parcel/],
    ["And your son?", /Kuba/],
    ["Why did they cut it?", /count passengers/],
    ["Do you have a car?", /^No/],
    ["Who else is affected?", /Mr Lister/],
    ["How much does a taxi cost?", /^Fourteen/],
    ["Did you complain to the council?", /councillor/],
  ],
  "meal-kit": [
    ["Who cooked?", /Tom/],
    ["Did your child like it?", /rice/],
    ["Why did you cancel?", /behind on/],
    ["How did it feel when you cancelled?", /Relief/],
    ["What do you do now instead?", /big shop/],
    ["Did you throw food away?", /fair bit/],
  ],
  "shift-swaps": [
    ["How do you swap a shift?", /ask the girl/],
    ["Tell me about the last time you swapped.", /nativity/],
    ["What happened then?", /Dolly/],
    ["Is your manager fair?", /On the whole/],
    ["How often do you swap?", /a week/],
    ["How long have you worked there?", /Nineteen years/],
  ],
  "family-holiday": [
    ["How do you decide where to go?", /Boxing Day/],
    ["Who does the booking?", /myself|me/i],
    ["Do the kids get a say?", /dots/],
    ["Have you ever given up on a booking?", /came away/],
    ["Do you read reviews?", /three-star/],
    ["Did you book on your phone or your laptop?", /^Laptop/],
    ["Would a shared wishlist be useful?", /sheet of paper/],
  ],
  "hospital-visit": [
    ["How did you get to the hospital?", /Two buses/],
    ["How long did you wait?", /^Two hours/],
    ["What was that like?", /settle into it/],
    ["What did the doctor say?", /stable/],
    ["Have you ever missed an appointment?", /once/],
    ["Why?", /April/],
    ["Was the staff friendly?", /They are/],
  ],
  "leaving-a-job": [
    ["When did you start thinking about it?", /February/],
    ["What were your first weeks like?", /login/],
    ["Was it the money?", /part of it/],
    ["What could they have done to keep you?", /February/],
    ["Do you regret it?", /Leaving, no/],
    ["Who did you talk to about it?", /girlfriend/],
  ],
  "switching-banks": [
    ["What made you switch?", /straw/],
    ["How did you find the new bank?", /lads on site/],
    ["How long did it take?", /Seven days/],
    ["Was it because of the bonus?", /didn't hurt/],
    ["Are you happy with the app?", /good/],
    ["How was the old bank?", /thirty years/],
    ["Who did you deal with there?", /Jean/],
    ["Would you recommend it?", /boys/],
  ],
  "team-tool": [
    ["Who chose it?", /Martin/],
    ["Do you like it?", /^I do/],
    ["Who doesn't use it?", /Joel/],
    ["What would you change?", /bell/],
    ["Does your boss use it?", /Martin/],
  ],
  "working-student": [
    ["What do you do for work?", /shoe shop/],
    ["Tell me about last week.", /Tuesday/],
    ["How do you fit work and studying together?", /Monday to Wednesday/],
    ["How much do you earn?", /Twelve-sixty/],
    ["Who knows about it?", /Zahra/],
  ],
};

const minShare = 0.9;

test("nine of ten questions that people ask are answered on their own matter", () => {
  const misses = Object.entries(talks).flatMap(([person, asked]) => {
    const { lines } = runPractice(
      asked.map(([question]) => question),
      { person },
    );
    return asked.flatMap(([question, answer], index) => {
      const { text = "" } = lines[2 * index + 1] ?? {};
      return answer.test(text) ? [] : [`${person}: ${question} ${text}`];
    });
  });
  const count = Object.values(talks).flat().length;
  expect(count).toBeGreaterThan(75);
  expect(1 - misses.length / count, misses.join("\n")).toBeGreaterThanOrEqual(minShare);
});

test("a question about something else is answered with nothing claimed", () => {
  const { lines } = runPractice(["What's the weather like where you are?"], { person: "food-bank" });
  expect(lines.at(-1)?.notes?.lines[0]).toMatch(/^talk\.dodge/u);
});

test("a closing thanks with a question behind it gets an answer to the question", () => {
  const { lines } = runPractice(["Why did you leave?", "Thank you, that's all from me. Anything to add?"], {
    person: "leaving-a-job",
  });
  expect(lines.at(-1)?.text).not.toMatch(/^(?:Yes|No|Sometimes)\.$/);
});
