import type { PartBank } from "../../bank.ts";
import { doing, living, using } from "./kinds.ts";

export const last: PartBank = {
  sayings: [
    {
      text: "The last time was on {otherDay}, {daytime}. I was alone, and it took {longer} instead of {minutes}.",
      short: "On {otherDay}, {daytime}.",
    },
    {
      text: "That was on {otherDay}. {friend} had sent me a message, I dropped what I was doing, and {longer} later I was through.",
      short: "On {otherDay}, after a message from {friend}.",
    },
    {
      text: "Let me think, {otherDay}. It rained, I stayed in, and I had all I needed {room} by ten.",
      short: "On {otherDay}, it rained.",
    },
    {
      text: "On {otherDay} last. I began in good spirits, was interrupted {count} times, and finished after dark.",
      short: "On {otherDay}, with {count} interruptions.",
    },
    {
      text: "The most recent one was {otherDay}, when {relative} was here. We started together and I ended alone.",
      short: "On {otherDay}, with {relative}.",
    },
    {
      text: "On {otherDay} I took the whole morning for it. First I looked for {book}, then I went through it all from the top.",
      short: "On {otherDay}, a whole morning.",
    },
    {
      text: "It was {otherDay}, on the way home. I had {minutes} until the bus, and I thought that would be enough.",
      short: "On {otherDay}, on the way home.",
    },
    {
      text: "With {topic}, that would be {otherDay}. I sat {room} and had meant to be quick.",
      short: "That was on {otherDay}.",
    },
    {
      text: "I remember {otherDay}, it was {friend}'s birthday. I wanted to be done before the guests came.",
      short: "On {otherDay}, {friend}'s birthday.",
    },
    {
      text: "On {otherDay} I did it in the wrong shoes, in a hurry, {daytime}. The first half went as always.",
      short: "On {otherDay}, in a hurry.",
      kinds: doing,
    },
    {
      text: "The last time was {otherDay}. I got everything ready, did {count} of the steps, and then the telephone rang.",
      short: "On {otherDay}, {count} steps.",
      kinds: doing,
    },
    {
      text: "On {otherDay} I opened it, {daytime}, to look up one small thing. I was still there {longer} later.",
      short: "On {otherDay}, for one small thing.",
      kinds: using,
    },
    {
      text: "I used it on {otherDay}. I pressed what I always press, and something else came up than usual.",
      short: "On {otherDay}, and something new came up.",
      kinds: using,
    },
    {
      text: "It was {otherDay}. I woke up with it, went to work with it, and by noon I sat on the stairs.",
      short: "On {otherDay}, until noon.",
      kinds: living,
    },
    {
      text: "On {otherDay}, at a family meal. Somebody said a word about it, and the table went quiet.",
      short: "On {otherDay}, at a meal.",
      kinds: living,
    },
    {
      text: "On {otherDay} I went through the bills. There were {count}, and one was {amount} more than I had thought.",
      short: "On {otherDay}, {count} bills.",
      kinds: ["money"],
    },
    {
      text: "The last trip was in {month}, {count} days, with one change of trains and a bag that was too heavy.",
      short: "In {month}, {count} days.",
      kinds: ["travel"],
    },
  ],
  details: [
    { text: "I still had my coat on, that I remember." },
    { text: "In the end I ate some bread standing up and went to bed." },
    { text: "The radio was on, something about the harbour." },
    { text: "I spent {amount} that day, not that it matters." },
    { text: "{relative} called in the middle of it, and I did not pick up." },
    { text: "It was cold, I remember my hands." },
    { text: "I had slept badly the night before." },
    { text: "Half of it went the way it always goes." },
    { text: "I had to do one of the steps over again.", kinds: [...doing, ...using] },
    { text: "I said nothing for a while.", kinds: living },
  ],
  secrets: [
    {
      cue: "Halfway through something went wrong.",
      text: "I had thrown the one paper I needed into the bin. I was on my knees in the yard with a torch when the neighbours came home.",
    },
    {
      cue: "In the end I was stuck and did something I had never done before.",
      text: "I rang a stranger's bell and asked for help. She is eighty-one, she did it in a moment, and we have had tea together ever since.",
    },
    {
      cue: "Then I got angry, which is rare.",
      text: "I threw a plate. It was the last of my grandmother's, and I have told {relative} that it broke in the move.",
    },
    {
      cue: "There was a moment when I was so frustrated that I wanted to give up.",
      text: "I wrote that I quit, to everyone concerned, and had it ready to send. The battery died before I could, and I took that as a sign.",
    },
    {
      cue: "What happened after that was a bit of a problem.",
      text: "I was so late that I missed the last train and slept in the waiting room. I told them at work that I had been ill.",
    },
    {
      cue: "I lost something that day, and I am still upset about it.",
      text: "It cost me {bigAmount}, as I had mixed up two dates. I have paid it off in parts and nobody at home has seen the letter.",
    },
    {
      cue: "Somebody helped me, and that was difficult to accept.",
      text: "{colleague}, whom I cannot stand, sat down with me and stayed until it was done. I have been unfair to him for {years}.",
    },
    {
      cue: "I told a lie that evening, and I am ashamed of it.",
      text: "I said it was finished when it was not. I set the clock for four and did the rest while they slept.",
    },
    {
      cue: "It ended with a surprise, I was quite upset.",
      text: "Somebody had done it all already, weeks before. The paper with my name lay in {friend}'s car, under the seat.",
    },
    {
      cue: "I had to stop for a moment, I was too scared to go on.",
      text: "I thought it was my heart and went to the emergency room. It was fear, they said, and I have carried that letter in my bag since.",
    },
    {
      cue: "One thing I only noticed afterwards, and I was quite upset.",
      text: "I had left the front door wide open all the while. A child from the street was sitting in the hall and had eaten my apples.",
    },
    {
      cue: "I broke something on the way, which is embarrassing.",
      text: "I cracked the lid and glued it with nail varnish. If anyone lifts it by the handle, it will come apart in their hands.",
      kinds: [...doing, ...using],
    },
    {
      cue: "The screen showed something that confused me.",
      text: "It greeted me by another person's name and showed their address. I wrote to them by post, and they thought that I was a thief.",
      kinds: using,
    },
    {
      cue: "Afterwards I did something stupid, I was so stressed.",
      text: "I walked out without my keys and spent the night on {friend}'s sofa. I said it was the lock, but I could not be at home.",
      kinds: living,
    },
    {
      cue: "Someone said a sentence that I cannot forget, it hurt.",
      text: "{relative} said: you were easier to love before. We have spoken about the weather since then and about nothing else.",
      kinds: living,
    },
  ],
};
