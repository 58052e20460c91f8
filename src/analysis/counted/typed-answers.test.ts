import { expect, test } from "vitest";
import { readSentences } from "../reading.ts";
import { readSide } from "../themes/read-side.ts";
import { readCountable } from "./countable-question.ts";

/** As people type, with the side that a reader gave each before the program did; "-" is on none. */
const answers: Record<string, [answer: string, side: string][]> = {
  "Did you ever tell your doctor that you had stopped taking the tablets?": [
    ["No. She'd only have lectured me, and honestly who wants that at 8am", "no"],
    ["I did, in the end. Took me about two months.", "yes"],
    ["nah", "no"],
    ["Never. Not once.", "no"],
    ["I didn't, no. My husband did it for me without asking.", "no"],
    ["Yes yeah, straight away", "yes"],
    ["sort of? she guessed it from the blood test", "-"],
    ["No, well, once, but he wasn't listening", "-"],
    ["not once lol", "no"],
    ["of course!! why wouldn't I", "yes"],
    ["I told the nurse. The doctor never asked", "-"],
    ["skip", "-"],
    ["told her the week after, she was fine about it", "yes"],
    ["didn't think it was any of his business tbh", "-"],
  ],
  "Have you ever missed a bus because the app was wrong?": [
    ["I have. Twice last week alone, and it was raining", "yes"],
    ["Haven't, touch wood", "no"],
    ["Yes! The 42 vanished off the screen as it drove past me.", "yes"],
    ["No! Maybe I'm just lucky. My sister misses hers all the time though", "no"],
    ["I haven't. I leave way too early for that, my wife says it's a disease", "no"],
    ["oh god yes", "yes"],
    ["Plenty of times", "yes"],
    ["once, yeah, but that was years ago", "yes"],
    ["hmm", "-"],
    ["Not that I remember", "no"],
    ["Yes, but not really the app's fault, there was a strike", "-"],
  ],
  "On a scale of 1 to 10, how confident are you that the repair will last?": [
    ["3. It was maybe 4 before", "3"],
    ["5. Would've been 6 if he'd shown me the part", "5"],
    ["Let's say 5", "5"],
    ["No, 2", "2"],
    ["a solid six", "6"],
    ["I'd go 4, he was in a rush", "4"],
    ["I was a seven before, now 3", "3"],
    ["my wife would say 5", "-"],
    ["5 or 6", "-"],
    ["8 for the brakes, 4 for the rust", "-"],
    ["Seven I guess? It's been ok for two weeks", "7"],
    ["eh... 6ish", "6"],
    ["9/10", "9"],
    ["Ten! He's done our family's cars for 30 years", "10"],
    ["not very", "-"],
    ["When I picked it up it was an 8. These days more like 5", "5"],
    ["7.5", "7.5"],
    ["A 2 and I'm being generous", "2"],
    ["Depends on the weather really", "-"],
  ],
  "From 0 to 10, how likely are you to borrow from the library again?": [
    ["10 out of 10 obviously", "10"],
    ["Zero, I moved away", "0"],
    ["probably an 8", "8"],
    ["8. My kids would say 10, they love the place", "8"],
    ["It's a 7 from me", "7"],
    ["Used to be a 9, I'm down to about 4 now since they cut the hours", "4"],
    ["I'd put it at nine. Only because parking costs 2 pounds", "9"],
    ["I've got 3 books out at the moment so very", "-"],
    ["somewhere between 6 and 8", "-"],
    ["5, same as everything", "5"],
    ["honestly? 1", "1"],
  ],
  "Do you keep the receipts from your grocery shopping?": [
    ["I do. Shoebox under the stairs", "yes"],
    ["No, life's too short", "no"],
    ["Nope. Everything's in the bank app", "no"],
    ["I don't! My mum would be horrified", "no"],
    ["depends on the shop", "-"],
    ["yep every single one", "yes"],
    ["Yes. Don't ask me to find any of them though", "yes"],
    ["always", "yes"],
    ["Sometimes", "-"],
    ["Only the ones for the big shop", "-"],
    ["No but I take a photo of them", "-"],
  ],
  "Would you trust the shop with your card details again?": [
    ["I would, they sorted it out quickly", "yes"],
    ["Hell no", "no"],
    ["No chance.", "no"],
    ["Yeah why not", "yes"],
    ["Wouldn't, sorry", "no"],
    ["Absolutely. Never had a problem since", "yes"],
    ["yes, well, if they had two-factor", "-"],
    ["not in a million years", "no"],
    ["I'd think about it", "-"],
    ["Sure, no issue", "yes"],
    ["don't know", "-"],
  ],
  "Do you prefer booking by phone or on the website?": [
    ["phone, always. I want a human", "booking by phone"],
    ["website. I hate talking to people", "on the website"],
    ["Both really, depends on my mood", "both"],
    ["On the website, not by phone", "on the website"],
    ["not the website, it crashes. Phone.", "booking by phone"],
    ["Phone every time, the website never loads", "booking by phone"],
    ["neither, I just walk in", "-"],
    ["I don't mind", "-"],
    ["the website, mainly because I can do it at night", "on the website"],
    ["Website for the dentist, phone for the vet", "-"],
  ],
  "Is the new timetable better or worse than the old one?": [
    ["Worse. Nothing runs after nine", "worse"],
    ["better!", "better"],
    ["much better, for me at least", "better"],
    ["Worse, although my neighbour thinks it's better", "worse"],
    ["about the same", "-"],
    ["Definitely worse", "worse"],
    ["It isn't better, that's for sure", "-"],
    ["Better in the mornings, worse in the evenings", "-"],
  ],
  "Did you read the instructions before you put the shelf together?": [
    ["nope, who does", "no"],
    ["I did actually!", "yes"],
    ["Yes. Twice, and they were still wrong", "yes"],
    ["Didn't bother", "no"],
    ["kind of skimmed them", "-"],
    ["no i just looked at the pictures", "no"],
    ["Yeah I always do", "yes"],
    ["My girlfriend did", "-"],
    ["Yes though I gave up halfway", "-"],
    ["I never do", "no"],
    ["Of course not haha", "no"],
    ["bits of it", "-"],
  ],
  "Have you ever paid for a parking ticket you thought was unfair?": [
    ["Yes unfortunately. 60 quid", "yes"],
    ["never had one", "no"],
    ["I've paid two", "yes"],
    ["No, I always appeal", "no"],
    ["Once. Still angry", "yes"],
    ["I don't drive", "-"],
    ["yup", "yes"],
    ["No but my dad has", "-"],
    ["Not that i can think of", "no"],
  ],
  "On a scale of 1 to 5, how easy was it to cancel?": [
    ["1. One. The worst I have ever seen", "1"],
    ["2/5", "2"],
    ["I'd give it a 4, took 3 clicks", "4"],
    ["3ish", "3"],
    ["easy enough", "-"],
    ["A 5, it took 2 minutes", "5"],
    ["two or three", "-"],
    ["it was a 2 last year, now it's a 4", "4"],
    ["four, my brother said 1 though", "4"],
    ["maybe a 3? The chat part was fine", "3"],
    ["It took me 4 tries so 1", "1"],
    ["0", "-"],
  ],
  "Would you rather get your payslip on paper or by email?": [
    ["Email please", "by email"],
    ["paper. I keep them all in a folder", "your payslip on paper"],
    ["both!", "both"],
    ["Paper, I don't trust email", "your payslip on paper"],
    ["Not paper", "-"],
    ["by email, paper is a waste", "by email"],
    ["doesn't matter to me", "-"],
    ["I'd say email", "by email"],
  ],
};

const most = { wrong: 0.03, silent: 0.25 };

function readAll() {
  return Object.entries(answers).flatMap(([question, said]) => {
    const countable = readCountable(question);
    return said.map(([answer, side]) => {
      const read = countable && readSide(readSentences(answer), countable)?.name;
      return { answer, side, read: read ?? "-" };
    });
  });
}

test("hardly any typed answer is put on a side that it does not take, and few of the plain ones on none", () => {
  const all = readAll();
  const wrong = all.filter(({ side, read }) => read !== "-" && read !== side);
  const plain = all.filter(({ side }) => side !== "-");
  const silent = plain.filter(({ read }) => read === "-");
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(most.wrong * all.length);
  expect(silent.length, JSON.stringify(silent)).toBeLessThanOrEqual(most.silent * plain.length);
});
