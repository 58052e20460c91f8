import type { PartBank } from "../../bank.ts";
import { doing, living, using } from "./kinds.ts";

export const workaround: PartBank = {
  sayings: [
    {
      text: "I ask {friend}, who knows about it. {frShe} explains it to me on the phone, and I write it into {book}.",
      short: "I ask {friend}.",
    },
    {
      text: "I cut it into small pieces. One piece {daytime}, one in the evening, and I cross each one out.",
      short: "I cut it into pieces.",
    },
    {
      text: "I get up {longer} earlier on {weekday}s and do it before anything else can come.",
      short: "I get up earlier.",
    },
    {
      text: "I have a list on the fridge with the {count} things that usually go wrong. I go down the list with a pencil.",
      short: "A list on the fridge.",
    },
    {
      text: "I leave it for a day. On the next day I start again from the beginning, with fresh coffee.",
      short: "I leave it for a day.",
    },
    {
      text: "{relative} and I swap. I do {relHis} part and {relShe} does mine, as far as that goes.",
      short: "I swap with {relative}.",
    },
    {
      text: "I set an alarm for {minutes}. When it rings I stop, done or not.",
      short: "An alarm for {minutes}.",
    },
    {
      text: "For {topic} I keep {book} with what worked and what did not. I look it up before I start.",
      short: "I keep {book}.",
    },
    {
      text: "I read what others do about it, in the evenings, and then I try one thing of it for a week.",
      short: "I read what others do.",
    },
    {
      text: "I say no to the rest. On {weekday}s I take on nothing else, and they know that by now.",
      short: "I say no to the rest.",
    },
    {
      text: "I do the dull half with the radio on and keep the good half for {otherDay}.",
      short: "The dull half with the radio on.",
      kinds: doing,
    },
    {
      text: "I prepare twice as much as I need and put half of it away. Then I have a start the next time.",
      short: "I prepare twice as much.",
      kinds: doing,
    },
    {
      text: "I use something else beside it, plain paper in fact, and copy it over on {weekday}s.",
      short: "Plain paper.",
      kinds: using,
    },
    {
      text: "I switch it off, count to {count} and switch it on again. That helps more often than not.",
      short: "Off and on again.",
      kinds: using,
    },
    {
      text: "I go for a walk, always the same round along the canal, {minutes} at least.",
      short: "A walk along the canal.",
      kinds: living,
    },
    {
      text: "I write it down in {book}, three sentences, and close it. Then it is on the paper and not in my head.",
      short: "I write three sentences.",
      kinds: living,
    },
  ],
  details: [
    { text: "It helps for a week or so." },
    { text: "It cost me {amount} to set that up." },
    { text: "I found that out by chance, in {month}." },
    { text: "I would not call it clever, but it holds." },
    { text: "{friend} does the same now." },
    { text: "It means more work, of course." },
    { text: "I tried {count} other ways before." },
    { text: "It only works when I have slept." },
    { text: "At work somebody copied it from me.", kinds: [...doing, ...using] },
  ],
  secrets: [
    {
      cue: "It has a downside, though, that I did not see at first.",
      text: "To keep that up I dropped my evening class. I had been one term from the certificate, and they have given my place away.",
    },
    {
      cue: "Not everyone may know about that, it could cause trouble.",
      text: "I use my old employer's key for it. Nobody asked for it back, and I go in on {otherDay}s when the building is empty.",
    },
    {
      cue: "I tried something else before that, which was a bad hassle.",
      text: "I joined a group of twelve people for it. They prayed over me, I left by the kitchen door, and they have my umbrella to this day.",
    },
    {
      cue: "The idea was not mine, it is a bit embarrassing.",
      text: "I copied it from a boy of nine who did it on a train. I watched him for two hours and missed my stop.",
    },
    {
      cue: "When that does not work either, I do something odd.",
      text: "I go to the launderette and sit in front of the machines. The owner thinks I am lonely and keeps a chair for me.",
    },
    {
      cue: "I pay somebody for it, secretly, I feel a bit guilty.",
      text: "A student does it for {amount}, in cash, each {weekday}. {relative} praises me for how well I manage.",
    },
    {
      cue: "It started with something going wrong, in fact.",
      text: "I had dialled a wrong number and poured out everything to a stranger. He told me how he does it, and I have done that since.",
    },
    {
      cue: "I am afraid that it will be noticed one day.",
      text: "I sign with {colleague}'s initials where mine are not enough. I asked him once, years ago, about one single time.",
    },
    {
      cue: "It hangs on one thing, and I am worried about that.",
      text: "It hangs on an old machine in {relative}'s cellar. The house is sold, and in {month} I must have it out.",
    },
    {
      cue: "I keep a reserve for the worst case, I was stuck once.",
      text: "There is an envelope with {bigAmount} taped under the sink. I have needed it twice, and both times I have put it back in coins.",
    },
    {
      cue: "I had to promise something for it, and that is annoying.",
      text: "In return I drive {friend}'s mother to church each week. I do not believe in any of it, and I have begun to like the singing.",
    },
    {
      cue: "I cheat a little there, it is my trick.",
      text: "I do the visible third and leave the rest. It has been inspected {count} times, and they have praised how tidy it looks.",
      kinds: doing,
    },
    {
      cue: "It has broken something, which nobody has noticed.",
      text: "The floor beneath is rotten from it. I have put a rug on the spot, and I move the rug when it gets damp.",
      kinds: ["household", "food", "sport", "activity", "work"],
    },
    {
      cue: "I had to bend the rules for that, I feel a bit guilty.",
      text: "I gave a false date of birth to get the old version. Each year on that date they congratulate me, and {friend} finds it very funny.",
      kinds: using,
    },
    {
      cue: "I share it with somebody, which may be a problem.",
      text: "Five families in our street live on my one password. I collect the money in a biscuit tin and report to no one.",
      kinds: using,
    },
    {
      cue: "There is a place that I go to when I am sad, I have never told anyone.",
      text: "I sit in the last row of the court house and listen to other people's cases. It calms me like nothing else.",
      kinds: living,
    },
    {
      cue: "For a while I took something for it, that was the wrong way.",
      text: "I took {relative}'s pills from the bathroom shelf for {count} weeks. I replaced them with mints and was nearly found out.",
      kinds: ["health", "abstract"],
    },
  ],
};
