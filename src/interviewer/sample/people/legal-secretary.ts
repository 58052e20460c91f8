import { ask, follow, type SamplePerson } from "../sample-person.ts";

export const legalSecretary: SamplePerson = {
  demographics: {
    ageRange: "35-50",
    occupation: "Legal secretary",
    location: "New Zealand",
    townCity: "Dunedin",
  },
  language: "en",
  exchanges: [
    ask(
      "q1",
      "",
      "I'm at the dining table by seven for one quiet hour of contracts before the messages start. After nine it never stops until school's out.",
    ),
    ask(
      "q2",
      "",
      "On Friday, getting a house sale signed. Three of us on a call, all agreed, and nobody took notes about the deposit. I had to ring round on Saturday.",
    ),
    follow(
      "I had to ring round on Saturday",
      "What was that Saturday like?",
      "I did it from the side of a netball court, in the rain. Everybody remembered it differently of course. We went with the version the angriest client remembered.",
    ),
    ask(
      "q3",
      "On a netball court, I can picture it.",
      "Outlook, Teams, a document system from about 2005, and WhatsApp for anything quick with the two partners. Officially they don't have WhatsApp.",
    ),
    follow(
      "Officially they don't have WhatsApp",
      "How do the partners see that?",
      "They don't talk about it. One of them signs off his WhatsApps with kind regards, so I think in his head it's still email.",
    ),
    ask(
      "q4",
      "",
      "Finding things. The search brings up everything but the signed copy, so I go through four places by hand. Once it was in the chat of a meeting I wasn't in.",
    ),
    ask("q5", "", "Phone them. Lawyers will ignore six emails and answer a call on the first ring."),
    ask(
      "q6",
      "",
      "Everything to do with a client in one place, messages, files, the lot. I'd even put up with it being ugly.",
    ),
    follow(
      "being ugly",
      "What would one place change about an ordinary week for you?",
      "I'd get Saturdays back. And I'd stop being the person who knows where things are, which sounds nice but it means you can never be ill.",
    ),
    ask("q7", "", "A call. I'd have an answer before I'd finished typing."),
  ],
  lastWords: "I'd like it noted that the phone still works.",
};
