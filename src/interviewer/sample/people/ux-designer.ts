import { ask, follow, type SamplePerson } from "../sample-person.ts";

export const uxDesigner: SamplePerson = {
  demographics: {
    ageRange: "25-34",
    occupation: "UX designer",
    location: "Netherlands",
    townCity: "Utrecht",
  },
  language: "en",
  exchanges: [
    ask(
      "q1",
      "",
      "I block two quiet hours from eight, no messages, no mail. Then there's the daily call at eleven, which could be a message, honestly. It cuts the day in half.",
    ),
    follow(
      "which could be a message, honestly",
      "What usually happens in that call?",
      "Nine people say what they did yesterday. I listen for the thirty seconds that concern me. I've started drawing during it, which nobody has noticed, or they're too polite.",
    ),
    ask(
      "q2",
      "",
      "Yesterday we reviewed a new checkout in Figma, four of us, all pointing with our cursors. It worked really well. You see what the other person means without talking.",
    ),
    follow(
      "without talking",
      "What does that change about a review?",
      "The quiet people join in. One developer never says a word on calls, but in Figma he left eleven comments and most of them were right.",
    ),
    ask(
      "q3",
      "Thank you, that paints a picture.",
      "Figma, Slack, Notion, Google Meet. Slack is where everything goes to die.",
    ),
    follow(
      "where everything goes to die",
      "What was the last thing that died there?",
      "The colour for error messages. Three weeks of discussion, one good post at the end, and now we're discussing it again.",
    ),
    ask(
      "q4",
      "",
      "The search. Somebody once wrote down the reason for a decision but the search never finds it, so we decide the same thing twice. It happened with the date picker too.",
    ),
    ask(
      "q5",
      "",
      "Notifications off, status on away. People survive. In two years there was one real emergency, and they phoned me.",
    ),
    ask(
      "q6",
      "I see, thank you.",
      "Please not one place for everything. I'd rather have small tools that each do one thing and open fast. Every all-in-one I've used did ten things badly.",
    ),
    follow(
      "did ten things badly",
      "Which one comes to mind first?",
      "ClickUp. We moved everything there in January and by March we'd moved back. Chat was slow, docs were slow, and the boards looked like a cockpit.",
    ),
    ask(
      "q7",
      "",
      "A message, every time. I can read it in ten seconds and decide whether it really is urgent.",
    ),
  ],
  lastWords: "No, you covered it. Funny to say it all out loud.",
};
