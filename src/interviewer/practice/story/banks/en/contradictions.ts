import type { Contradiction } from "../../bank.ts";
import { doing, living, using } from "./kinds.ts";

/** What is claimed of the routine and taken back late. */
export const contradictions: readonly Contradiction[] = [
  {
    claim: "I never put it off.",
    cue: "This week I have put it off {count} times, which is embarrassing.",
    text: "I put it off whenever {relative} is due to call. {relShe} hears at once from my voice how far I am, and then we quarrel.",
  },
  {
    claim: "I do it all by myself.",
    cue: "I would be stuck without {friend}, if I am honest.",
    text: "{friend} does the half of it and wants nobody to know. {frShe} lost {frHer} licence over such help in another town.",
  },
  {
    claim: "It costs me next to nothing.",
    cue: "The money that goes into it is a problem, I have to say.",
    text: "I have spent {bigAmount} on it since {month}. It is on a card that my family has never seen.",
    kinds: [...doing, ...using],
  },
  {
    claim: "Nobody minds how I do it.",
    cue: "The neighbours were very annoyed about it only last week.",
    text: "They put a paper on my door with the hours when I may do it. I took it down at night and framed it.",
  },
  {
    claim: "I have never had any bad experience with it.",
    cue: "After what happened in {season} I was afraid of it for months.",
    text: "I was locked in with it for a whole night. The caretaker found me, and I had written my name on the wall in case.",
  },
  {
    claim: "I know exactly what I am doing there.",
    cue: "Half of the time I am just guessing, and I worry about that.",
    text: "I throw a coin. It is a coin from my first wages, and I have followed it in {count} decisions that cannot be undone.",
    kinds: [...doing, ...using],
  },
  {
    claim: "I always keep to the same day.",
    cue: "The day is changed more often than not, that is frustrating.",
    text: "I move it whenever the man from the third floor is at home. He taps on the ceiling with a broom, and I tap back with a spoon.",
  },
  {
    claim: "I enjoy every minute of it.",
    cue: "There are days when I hate it, I did not say that before.",
    text: "I hate it on the days after a visit at the cemetery. I took it up to please someone who lies there now.",
    kinds: [...doing, ...using],
  },
  {
    claim: "I told everybody about it from the start.",
    cue: "My closest people do not know the half of it, which is difficult.",
    text: "{relative} believes that I stopped in {month}. The things are in a locker at the station, under number forty-four.",
  },
  {
    claim: "I have kept it the same for years.",
    cue: "I changed everything just recently, I was so annoyed.",
    text: "I copied the whole way from a programme about prisons. A man in there did it with a spoon, and it is better than mine was.",
  },
  {
    claim: "I could stop at any time.",
    cue: "When I tried to stop, it was difficult.",
    text: "I lasted {count} days and then walked through the snow to get it back from the skip. I said that I had lost an earring.",
    kinds: [...doing, ...using],
  },
  {
    claim: "I follow the instructions to the letter.",
    cue: "The instructions were a problem, I have none any more.",
    text: "I burned them in the stove, together with the guarantee. It was an evening when I wanted to burn something of his.",
    kinds: using,
  },
  {
    claim: "I am quite relaxed about it.",
    cue: "Last week I was so stressed by it that I had to sit down in the street.",
    text: "A stranger sat with me and held my bag. I took his card, and I now write to him instead of to my doctor.",
    kinds: living,
  },
  {
    claim: "I have it all written down in {book}.",
    cue: "I have lost {book}, I am quite upset about that.",
    text: "{friend} has it. {frShe} read the page about {frHer} own wedding, and I am waiting for one of us to speak first.",
  },
  {
    claim: "I learned it from {relative}.",
    cue: "{relative} got it all wrong, that was embarrassing to find out.",
    text: "I took lessons in secret, in {month}, in another town. I still do it the old way when {relShe} looks, and the right way when {relShe} has gone.",
  },
];
