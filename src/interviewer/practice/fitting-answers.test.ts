import { expect, test } from "vitest";
import { runPractice } from "./practice-session-for-tests.ts";

/** Questions that people typed in an order of their own, and what an answer to them has to speak of. */
const asked: [person: string, question: string, answer: RegExp][] = [
  ["food-bank", "What made you start volunteering there?", /golf/],
  ["food-bank", "Who do you work with?", /Maggie/],
  ["food-bank", "What does your family think about it?", /Ruth/],
  ["food-bank", "What's the weather like where you are?", /I'm not the person|outside my department|no view/],
  ["leaving-a-job", "When did you first think about leaving?", /That Monday I parked/],
  ["leaving-a-job", "What about the commute?", /Twenty minutes by car/],
  ["leaving-a-job", "What did your partner say?", /girlfriend/],
  ["leaving-a-job", "What could they have done to keep you?", /asks in February/],
  ["leaving-a-job", "How is the new job different?", /bakery/],
  ["sleep-tracker", "What do you use to track your sleep?", /band/],
  ["sleep-tracker", "How did you get it?", /Christmas/],
  ["sleep-tracker", "Walk me through last night and this morning.", /Last Thursday I was awake/],
  ["bus-cut", "How about your mother?", /Poland/],
  ["bus-cut", "How did you hear that the bus would be cut?", /councillor|meeting/],
  ["bus-cut", "Tell me about the last time you missed the bus.", /ten past six didn't come/],
  ["bus-cut", "Who else is affected?", /Steve|Mr Lister/],
];

test.each(asked)("%s: %j is answered on its own matter", (person, question, answer) => {
  const { lines } = runPractice(["Could you tell me a bit about yourself?", question], { person });
  expect(lines.at(-1)?.text).toMatch(answer);
});

test("a closing thanks with a question behind it gets an answer to the question", () => {
  const { lines } = runPractice(["Why did you leave?", "Thank you, that's all from me. Anything to add?"], {
    person: "leaving-a-job",
  });
  expect(lines.at(-1)?.text).not.toMatch(/^(?:Yes|No|Sometimes)\.$/);
});
