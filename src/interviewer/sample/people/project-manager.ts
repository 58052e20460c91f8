import { ask, follow, type SamplePerson } from "../sample-person.ts";

export const projectManager: SamplePerson = {
  demographics: {
    ageRange: "35-50",
    occupation: "Project manager at a charity",
    location: "Ireland",
    townCity: "Cork",
  },
  language: "en",
  exchanges: [
    ask(
      "q1",
      "",
      "Kids out the door by half eight, then I try to grab a quiet hour before the messages start, so reports and budgets. From ten I'm booked solid some days. The rest happens after the kids are in bed.",
    ),
    follow(
      "The rest happens after the kids are in bed",
      "What tends to be left for the evening?",
      "Anything that needs a run of thought. Funding reports mainly. I sent one at eleven last night and got a thumbs up straight back, so clearly I'm not the only one.",
    ),
    ask(
      "q2",
      "",
      "We planned the spring appeal on a call on Wednesday. Good call, loads of ideas. Then on Friday it turned out nobody took notes, and two of us had booked the same hall.",
    ),
    follow(
      "two of us had booked the same hall",
      "How did that come to light?",
      "The hall rang to ask which of us was paying. Mortifying. We got away with it but I've taken the notes myself ever since.",
    ),
    ask(
      "q3",
      "Thank you.",
      "Zoom, Google Docs, Slack, Trello. And email for the trustees because they won't touch anything else.",
    ),
    ask(
      "q4",
      "",
      "The search is hopeless. I know somebody told us what the donor said, I can nearly see it, but I can't find it. Slack, a doc, a comment in a doc. I end up asking again and feeling stupid.",
    ),
    ask(
      "q5",
      "Thanks for being so open about that.",
      "I turn the notifications off and close the lot for an hour. Everything with a screen goes in the kitchen drawer. It's the only way I get anything written.",
    ),
    follow(
      "goes in the kitchen drawer",
      "How did the drawer start?",
      "My daughter suggested it actually. She said you tell us no screens at homework time. Hard to argue with.",
    ),
    ask(
      "q6",
      "",
      "One place for what was decided. Not the chat, not the recording, just the decisions with a name beside each one. I'd pay for that myself.",
    ),
    ask("q7", "", "A message, please. Once the phone has rung, my thread's gone for the morning."),
  ],
  lastWords: "Only that the evenings are the bit I'd change first.",
};
