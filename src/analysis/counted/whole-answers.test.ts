import { describe, expect, test } from "vitest";
import { readSentences } from "../reading.ts";
import { readSide } from "../themes/read-side.ts";
import { readCountable } from "./countable-question.ts";

function read(question: string, answer: string): string | undefined {
  const countable = readCountable(question);
  if (countable === undefined) throw new Error(`Nothing can be counted: ${question}`);
  return readSide(readSentences(answer), countable)?.name;
}

const fair = "Do you think the waiting list is run fairly?";
const letter = "Have you ever had a warning letter about your plot?";
const sooner = "Should people who don't work their plot lose it sooner than they do now?";
const pay = "Do you think what you pay for it is fair?";
const send = "Do you let it send reminders to late payers automatically?";
const support = "Have you ever needed support, and how did that go?";
const year = "Do you think you'll still be using it in a year?";
const stay = "If they closed the shop on Mondays, would you still come?";

describe("answers that a reader of two studies put on a side", () => {
  test.each([
    [
      fair,
      "It's run as fair as anything is round here. Yes. I'd say yes. Mind you it's a crying shame.",
      "yes",
    ],
    [fair, "I think so? Like I've no evidence it isn't. I reckon that's just gossip. So yeah, fair.", "yes"],
    [fair, "I believe it's fair, yes. Slow, but fair.", "yes"],
    [fair, "No. I'm sorry but no. A woman from my choir signed two years after me.", "no"],
    [fair, "dunno really. Could be totally fair, could be drawn by a goat.", undefined],
    [fair, "Well I got one so I cant complain can I! I wouldnt like to say.", undefined],
    [letter, "Three. One was about the greenhouse and two for untidiness.", "yes"],
    [
      letter,
      "Does the shed chat count? That was in person, over the fence. No letter, no. I live in hope.",
      "no",
    ],
    [letter, "Never, not in thirty odd years. Well I'd be ashamed.", "no"],
    [letter, "Once, for the path. I was abroad.", "yes"],
    [letter, "We did yeah, our first summer.", "yes"],
    [letter, "yes!! last June. My knee was bad.", "yes"],
    [sooner, "I would not make it sooner. People get sick, people have troubles.", "no"],
    [sooner, "Definitely. It's two seasons before anything happens.", "yes"],
    [sooner, "no no. Its too soon already if you ask me.", "no"],
    [
      sooner,
      "Ooh. If you'd asked me before I'd have said yes. It depends why. I can't give you a straight yes or no.",
      undefined,
    ],
    [pay, "Not any more. It was 12 when I joined.", "no"],
    [pay, "I would say no. In principle I never minded paying.", "no"],
    [pay, "For three invoices a month, no, it's a joke. 19. And they changed it silently.", "no"],
    [pay, "The sum itself, I suppose so, yes. What I object to is the manner.", "yes"],
    [pay, "For me, fair, yes.", "yes"],
    [pay, "tbh couldn't tell you what i pay. is it like a tenner?", undefined],
    [send, "yeah 100. three days, seven days, fourteen.", "yes"],
    [send, "No no. I send a voice message, with a heart.", "no"],
    [support, "Three times. Each time first a chatbot.", "yes"],
    [support, "Twice. The bot just loops.", "yes"],
    [support, "not really no. i google stuff", "no"],
    [year, "Yes, grudgingly. Mostly out of laziness.", "yes"],
    [year, "Probably yeah. Moving everything out is a job for a rainy week.", "yes"],
    [year, "Aye no reason not to", "yes"],
    [year, "I should think so. I'm 66, and I'm not starting again with something else.", "yes"],
    [year, "yeah for sure, long as the timers there", "yes"],
    [year, "I don't know, really. I look for two years now.", undefined],
    [year, "I'll be gone by summer. Let's say fifty fifty.", undefined],
  ])("%s %s", (question, answer, side) => {
    expect(read(question, answer)).toBe(side);
  });
});

describe("answers of the same shapes", () => {
  test.each([
    [stay, "Mondays I'm off anyway, so yes.", "yes"],
    [stay, "I'd come on a Tuesday then, yeah.", "yes"],
    [stay, "Where else would I go? So yes.", "yes"],
    [stay, "Honestly, for one day, no, I'd go elsewhere.", "no"],
    [stay, "Probably not. There's another one by the church.", "no"],
    [stay, "I doubt it.", "no"],
    [stay, "I would still come.", "yes"],
    [stay, "I should come after Tuesday then. I would think it rather poor.", undefined],
    [stay, "My wife says yes, I say it depends.", undefined],
    [stay, "Same bread? Yes. Other bread, no.", undefined],
    [year, "Most likely.", "yes"],
    [year, "I expect so, it works.", "yes"],
    [year, "I'd imagine so.", "yes"],
    [year, "I wouldn't think so.", "no"],
    [year, "'fraid not", "no"],
    [year, "I won't be using it, no.", "no"],
    [year, "Ask me in March.", undefined],
    [letter, "Two or three times.", "yes"],
    [letter, "Only once, in spring.", "yes"],
    [letter, "None.", "no"],
    [letter, "Can't say I have.", "no"],
    [letter, "Not that I know of.", "no"],
    [sooner, "They should lose it sooner.", "yes"],
    [sooner, "People shouldn't lose it sooner.", "no"],
    [sooner, "Too right.", "yes"],
    [pay, "On the whole, yes.", "yes"],
    [pay, "It's a lot but yeah, fair.", "yes"],
    [pay, "Fair? No.", "no"],
  ])("%s %s", (question, answer, side) => {
    expect(read(question, answer)).toBe(side);
  });
});
