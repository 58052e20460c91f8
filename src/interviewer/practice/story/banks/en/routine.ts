import type { PartBank } from "../../bank.ts";
import { doing, living, using } from "./kinds.ts";

export const routine: PartBank = {
  sayings: [
    {
      text: "It comes up {often}, {daytime}. I sit down {room} for {minutes}.",
      short: "{often}, {daytime}.",
    },
    {
      text: "On {weekday}s, as a rule. I start {daytime}, {room}, and I go through the same {count} steps each time.",
      short: "On {weekday}s, {daytime}.",
    },
    {
      text: "There is no fixed day, but {often} it is on my mind. Then I take {minutes} for it, {room}.",
      short: "{often}, with no fixed day.",
    },
    {
      text: "It belongs to my mornings and to my {weekday}s. I begin with the part I like least, then it is behind me.",
      short: "In the mornings and on {weekday}s.",
    },
    {
      text: "Usually it begins with a message from {friend}. I look what there is, {room}, and deal with it in {minutes}.",
      short: "When {friend} writes, {often}.",
    },
    {
      text: "{often}, for {years} now. I write things into {book} first, then I go about it.",
      short: "{often}, for {years} now.",
    },
    {
      text: "My week has {topic} in it {often}. It starts {daytime} and ends when my back hurts.",
      short: "{often}.",
      kinds: [...doing, ...using],
    },
    {
      text: "When it comes to {topic}, I have my habits. Same day, {weekday}, same chair, {room}.",
      short: "{weekday}, {room}.",
    },
    {
      text: "I do it {often}, {daytime}. I lay out what I need {room} and clear it away after {minutes}.",
      short: "{often}, {daytime}.",
      kinds: doing,
    },
    {
      text: "I do it together with {friend} on {weekday}s and alone on the other days. Together it takes {longer}, with all the talking.",
      short: "On {weekday}s with {friend}, else alone.",
      kinds: doing,
    },
    {
      text: "I prepare on {otherDay} and do the most of it on {weekday}, {daytime}. In between I hardly touch it.",
      short: "I prepare on {otherDay} and do it on {weekday}.",
      kinds: doing,
    },
    {
      text: "I open it {daytime}, {often}. I look at the first page, do my {count} things and close it again after {minutes}.",
      short: "{often}, for {minutes}.",
      kinds: using,
    },
    {
      text: "I use it for {count} things, and one of them takes up nearly all of the time. That is on {weekday}s, {room}.",
      short: "For {count} things, on {weekday}s.",
      kinds: using,
    },
    {
      text: "I have had it for {years}. I use it {daytime}, and on {otherDay}s {relative} uses it from here too.",
      short: "{often}, for {years}.",
      kinds: using,
    },
    {
      text: "It is there every day, more or less. {often} it is strong, mostly {daytime}, and then I sit {room} until it passes.",
      short: "Every day, more or less.",
      kinds: living,
    },
    {
      text: "I notice it most on {weekday}s. I talk to {friend} for {minutes}, and then I go on with what has to be done.",
      short: "Mostly on {weekday}s.",
      kinds: living,
    },
    {
      text: "I pay what is due on {weekday}s and look at the rest once a month, with {book} beside me.",
      short: "On {weekday}s, and once a month.",
      kinds: ["money"],
    },
    {
      text: "I shop on {weekday} after work, with a list, and I cook for {count} days at a time.",
      short: "On {weekday}, for {count} days.",
      kinds: ["food"],
    },
  ],
  details: [
    { text: "I have a cup of tea with it, always the blue cup." },
    { text: "When somebody rings at the door, I have to start again." },
    { text: "I put my phone face down on the shelf before I begin." },
    { text: "At the end I tick it off in {book}." },
    { text: "In {month} it is more, in summer it is less." },
    { text: "{relative} has another way altogether, we do not discuss it." },
    { text: "On {otherDay}s I leave it alone, that is a rule." },
    { text: "It used to take me {longer}, now {minutes} is enough.", kinds: [...doing, ...using] },
    { text: "I tell nobody in advance, then nobody asks.", kinds: living },
  ],
  secrets: [
    {
      cue: "There is one step I always skip, and it has gone wrong.",
      text: "I leave out the checking at the end. Twice it cost me a whole {weekday}, and I still leave it out because it makes me feel watched.",
    },
    {
      cue: "It is late when I do it, I am a bit embarrassed about that.",
      text: "I wait until all the windows in the street are dark. Years ago somebody laughed at how I do it, and since then nobody has seen me at it.",
    },
    {
      cue: "On some {weekday}s it does not work at all.",
      text: "On the first {weekday} of a month I get no start. I clean the windows instead, and I have the cleanest windows in the street.",
    },
    {
      cue: "I have a small trick for the start that I am a bit ashamed of.",
      text: "I pay myself. A pound in a jar each time, and with the jar I bought myself a silver ring that everyone believes was a gift.",
    },
    {
      cue: "I do one thing twice, which is annoying.",
      text: "I enter everything in {book} and then once more on the computer, as {relative} and I each trust only one of the two.",
    },
    {
      cue: "It used to be {friend}'s task, then that changed.",
      text: "{friend} did it for both of us until we fell out in {month}. I took it over without being shown anything, and guessed for weeks.",
    },
    {
      cue: "My rhythm was gone for a while, I was rather sad.",
      text: "For {count} weeks in {season} I did nothing at all. Nobody noticed, and that hurt me more than if they had complained.",
    },
    {
      cue: "I do not tell people how long it really takes, it is embarrassing.",
      text: "I say {minutes}, and truly it is half of my Sunday. I hide the rest by starting before anyone is up.",
    },
    {
      cue: "There is something I do before it, I am too nervous without.",
      text: "I call my own number to hear whether the line is dead, since once I had no help when I needed it in the middle of it.",
    },
    {
      cue: "The order in which I do it has to do with something that went wrong.",
      text: "I begin at the wrong end on purpose. The right way round I once slipped and broke my wrist, {room} of all places.",
    },
    {
      cue: "I keep something back each time, one could call it a workaround.",
      text: "I hide a tenth of it in a drawer. It is a reserve for {relative}, who does not know that I know about {relHer} debts.",
      kinds: ["money", "food", "household"],
    },
    {
      cue: "One part I have handed over, I was so tired of it.",
      text: "The boy from next door does the second half for {amount} a month. His parents believe that I help him with his homework.",
      kinds: doing,
    },
    {
      cue: "I switch something off first, it annoyed me so much.",
      text: "I turned off every notice after it rang in the middle of a funeral. Since then I miss half of what I should know.",
      kinds: using,
    },
    {
      cue: "I have a second account, which is a bit of a mess.",
      text: "One is in my own name, one is in the name of my grandfather's dog. The dog gets the better offers.",
      kinds: using,
    },
    {
      cue: "There are days when I pretend, and that is stressful.",
      text: "On {otherDay}s I say that all is well and take the long bus to the terminus and back, until I can breathe again.",
      kinds: living,
    },
    {
      cue: "I count something, I worry too much.",
      text: "I count the days without it on the inside of the wardrobe door. The best row was {count} days, in {month}.",
      kinds: living,
    },
  ],
};
