import { ask, follow, type SamplePerson } from "../sample-person.ts";

export const recruiter: SamplePerson = {
  demographics: {
    ageRange: "25-34",
    occupation: "Recruiter",
    location: "United States",
    townCity: "Austin",
  },
  language: "en",
  exchanges: [
    ask(
      "q1",
      "",
      "I'm on by seven for a quiet hour, sourcing and writing, before the messages start. Then a daily call at nine thirty that could be three lines in Slack. After that it's interviews till four.",
    ),
    ask(
      "q2",
      "Thanks.",
      "Yesterday, a panel with two hiring managers and a shared spreadsheet. One of them saved an old version over ours, so half the scores disappeared. The candidate was waiting the whole time.",
    ),
    follow(
      "The candidate was waiting the whole time",
      "What happened with the candidate?",
      "She waited fourteen minutes and was lovely about it. Then she went with another offer. I can't prove it's connected but I think about it.",
    ),
    ask(
      "q3",
      "",
      "Zoom, Greenhouse, LinkedIn, Gmail, Calendly. Some days I have the same conversation with the same manager in three of them.",
    ),
    ask(
      "q4",
      "",
      "On Zoom the sound drops when I share my screen, so candidates just see my lips moving. And the green dot, I feel watched by it on days when I'm reading resumes.",
    ),
    follow(
      "I feel watched by it",
      "Where does that feeling come from?",
      "My manager once wrote, saw you were away for a bit, all good? I'd been reading on paper. Since then I take Slack to the bathroom with me, which is insane.",
    ),
    ask(
      "q5",
      "I see. That's quite something to carry around.",
      "I switch my notifications off for an hour and tell my manager first. If it's the sound I dial in from my cell, every time.",
    ),
    ask(
      "q6",
      "",
      "I'd like Slack to hold messages until the morning. My hiring managers write at ten at night with no rush on it, and then I lie there drafting the answer.",
    ),
    ask("q7", "", "It depends who it is. A candidate gets a call, my manager gets a message."),
  ],
  lastWords: "That I'd still never go back to an office.",
};
