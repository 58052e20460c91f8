import { ask, follow, type SamplePerson } from "../sample-person.ts";

export const supportAgent: SamplePerson = {
  demographics: {
    ageRange: "18-24",
    occupation: "Customer support agent",
    location: "United Kingdom",
    townCity: "Cardiff",
  },
  language: "en",
  exchanges: [
    ask(
      "q1",
      "",
      "Start at 8, headset on, tickets till 12, tickets till 5 lol. We have a daily call at quarter past 8 and honestly I love the daily call, it's the only time I see people all day.",
    ),
    follow(
      "the only time I see people all day",
      "What is it like on a day when that call doesn't happen?",
      "Bit grim. I live in a studio so if there's no call I can go till evening without talking to a human who isn't angry about their broadband.",
    ),
    ask(
      "q2",
      "I see, thank you for telling me.",
      "Had a customer going mad on Friday so me, my team leader and billing jumped on a call. We agreed a refund there and then, nobody took notes, so he rang again Saturday and got told no.",
    ),
    follow(
      "got told no",
      "What did that mean for you?",
      "He asked for me by name on Monday so that was a fun hour. Got it sorted but now I put everything in the ticket while we're still talking.",
    ),
    ask(
      "q3",
      "",
      "Zendesk, Teams, and a WhatsApp group for quick questions. Officially we're not allowed but the team leader's in it",
    ),
    follow(
      "the team leader's in it",
      "What goes into that group that doesn't go into Teams?",
      "Swapping shifts, asking if the system's down for everyone, memes. If you ask in Teams it looks like you don't know your job.",
    ),
    ask(
      "q4",
      "",
      "The green dot. If you don't move the mouse for five minutes it goes yellow and you get a message going everything ok?? The green dot makes me feel watched. I've got a little thing that moves the mouse for me.",
    ),
    follow(
      "a little thing that moves the mouse for me",
      "Could you tell me about that little thing?",
      "It's a USB stick, eight quid. Half my team's got one. I'm not even skiving, I'm reading the long tickets, but reading doesn't count as moving.",
    ),
    ask(
      "q5",
      "Thanks for being straight with me.",
      "Ask in the WhatsApp, restart the laptop, then ring IT and wait. In that order every time.",
    ),
    ask(
      "q6",
      "",
      "Messages that wait until morning. I get pinged about shifts at 10 at night and I can't not look at it.",
    ),
    ask("q7", "", "A call. You hear straight away how bad it is, and it's nice to talk to someone."),
  ],
  lastWords: "Just that the people are sound. It's the tools.",
};
