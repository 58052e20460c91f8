import type { PartBank } from "../../bank.ts";
import { doing, living, using } from "./kinds.ts";

export const problem: PartBank = {
  sayings: [
    {
      text: "What I find difficult is that nothing tells me where I stand. I go on for {longer} and cannot say whether I am nearly there.",
      short: "I never know where I stand.",
    },
    {
      text: "The hard part is the beginning. I put it off, and by {weekday} it has become twice as much.",
      short: "The beginning.",
    },
    {
      text: "It takes too long. {minutes} would be fine, but it is {longer} as soon as one thing is missing.",
      short: "It takes too long.",
    },
    {
      text: "Everybody says something else. {friend} says one thing, the papers say another, and I stand in between.",
      short: "Everybody says something else.",
    },
    {
      text: "The trouble is the {count} things I have to keep in my head at once. One of them always falls out.",
      short: "Too much to keep in my head.",
    },
    {
      text: "It gets me at the worst time, {daytime}, when I am tired. Then I make mistakes.",
      short: "It comes at the worst time.",
    },
    {
      text: "What bothers me is that I depend on others. When {relative} has no time, I wait.",
      short: "I depend on others.",
    },
    {
      text: "The most difficult thing about {topic} is that it never ends. I finish on {weekday}, and on {otherDay} it starts anew.",
      short: "It never ends.",
    },
    {
      text: "It has become expensive. A year ago it was {amount}, and now I do not even look any more.",
      short: "It has become expensive.",
    },
    {
      text: "Nobody ever showed me properly. I taught myself, and I keep running into the same wall.",
      short: "Nobody showed me.",
    },
    {
      text: "There is never a place for it. I start {room}, and each time I have to move before I am done.",
      short: "There is no place for it.",
      kinds: doing,
    },
    {
      text: "The last part is hard for me, when it has to be exact. Up to there I like it.",
      short: "The last part.",
      kinds: doing,
    },
    {
      text: "I have to do it even when I do not feel like it, and then it turns out badly.",
      short: "Doing it without wanting to.",
      kinds: doing,
    },
    {
      text: "It is slow, and it asks me the same {count} questions every time. Once I am in, I have forgotten what I wanted.",
      short: "It is slow.",
      kinds: using,
    },
    {
      text: "It changed in {month}, and now I do not find anything. The button I need is hidden somewhere.",
      short: "I do not find anything.",
      kinds: using,
    },
    {
      text: "When something fails, I reach nobody. I wait on the line for {longer}, with music.",
      short: "I reach nobody.",
      kinds: using,
    },
    {
      text: "The difficult thing is to speak about it. I have the words in my head, and then I say it is all right.",
      short: "To speak about it.",
      kinds: living,
    },
    {
      text: "I cannot plan around it. I say yes to something on {weekday}, and when the day comes, I cannot.",
      short: "I cannot plan around it.",
      kinds: living,
    },
  ],
  details: [
    { text: "It is worse in {month}, I could not say why." },
    { text: "I have asked {friend}, and {frShe} did not know either." },
    { text: "Last week I had it {count} times." },
    { text: "It sounds small, I know." },
    { text: "I lose about {longer} over it in a week." },
    { text: "{relative} says I should let it go." },
    { text: "It has been like this for {years}, more or less." },
    { text: "I have read about it, and that made it no better." },
    { text: "I wrote to them once and got a form letter back.", kinds: using },
    { text: "I notice it in my shoulders first.", kinds: [...doing, ...living] },
  ],
  secrets: [
    {
      cue: "In {season} it became a real problem.",
      text: "I guessed wrong and paid {bigAmount} for it. I sold my grandmother's clock to cover it, and I tell people that it is at the repair shop.",
    },
    {
      cue: "There was a day when I was so annoyed that it got out of hand.",
      text: "I shouted at {relative} in front of the whole shop. We had never raised our voices, and {relShe} has not come along since.",
    },
    {
      cue: "The real problem is another one, I think.",
      text: "In truth I have no trouble with the thing itself. I cannot bear to be watched, and somebody is always in the room.",
    },
    {
      cue: "It has been embarrassing at work, after what happened there.",
      text: "My mistake went round the whole staff in a message with a laughing face. I have avoided the canteen since {month}.",
    },
    {
      cue: "I missed something important, and I still feel guilty.",
      text: "I was not there when my godchild was baptised. I was sitting over it and had lost all sense of the hour.",
    },
    {
      cue: "What I lost through it makes me sad, I have stopped counting.",
      text: "There is a box under my bed with everything that went wrong: letters, receipts, a torn ticket. I have not opened it for {years}.",
    },
    {
      cue: "One mistake I make again and again, it is frustrating.",
      text: "I read sevens as ones. I had it tested in {month}, there is a name for it, and I have not told a soul.",
    },
    {
      cue: "Someone else had to suffer for it, and I feel guilty.",
      text: "{friend} took the blame for me and lost {frHer} place over it. I let it happen, and we have never spoken of it.",
    },
    {
      cue: "I complained once, and the trouble I got was bigger.",
      text: "I wrote three pages and got a call from a lawyer. Since then I sign with my middle name only.",
    },
    {
      cue: "It keeps me awake, and that has led to trouble.",
      text: "I fell asleep at the wheel on a {weekday}, for a second only. I have not driven since, and I say that it is for the climate.",
    },
    {
      cue: "There is a part that I do not even look at any more, I am too afraid.",
      text: "I have not opened the envelopes since {month}. There are {count} of them behind the bread bin, all from the same sender.",
    },
    {
      cue: "My body does not always play along, which is annoying.",
      text: "My left hand goes numb after a while. The doctor says surgery, and I have cancelled that appointment {count} times.",
      kinds: doing,
    },
    {
      cue: "On one day it was a real problem.",
      text: "It stopped while I stood at the hospital desk with {relative}. I had all the papers in it and not one of them on me.",
      kinds: using,
    },
    {
      cue: "I do not trust it any more, something was wrong with it.",
      text: "It booked the same thing twice, and they said it was my fault. I have kept a photograph of every screen since then.",
      kinds: using,
    },
    {
      cue: "There is one person with whom it is really difficult.",
      text: "With {colleague} I lose my voice, I mean it, no sound comes out. I have said that it is an allergy.",
      kinds: living,
    },
    {
      cue: "It went too far once, that was a bad night.",
      text: "I packed a suitcase and stood in the street with it until it got light. The suitcase is still packed.",
      kinds: living,
    },
  ],
};
