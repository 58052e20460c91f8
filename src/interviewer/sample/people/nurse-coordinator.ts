import { ask, follow, type SamplePerson } from "../sample-person.ts";

export const nurseCoordinator: SamplePerson = {
  demographics: {
    ageRange: "35-50",
    occupation: "Home care nurse coordinator",
    location: "Canada",
    townCity: "Halifax",
  },
  language: "en",
  exchanges: [
    ask(
      "q1",
      "",
      "I coordinate home visits from my spare room. We have a daily call at eight to split the patients and I wouldn't want to lose it. The daily call is when you hear who's struggling.",
    ),
    follow(
      "when you hear who's struggling",
      "How does that come through on a call?",
      "Somebody says fine a bit too fast. Last week one of my nurses did that so I rang her after. She'd had three families shouting at her in one day.",
    ),
    ask(
      "q2",
      "That sounds like a lot to listen for.",
      "This morning, moving a visit because a nurse's car wouldn't start. Four calls, two texts, I changed the schedule, and then it logged me out and I had to do it all again.",
    ),
    ask(
      "q3",
      "",
      "Teams, the scheduling system and Outlook. Officially nothing about patients goes anywhere else, but quick things go on WhatsApp because it works in a basement.",
    ),
    follow(
      "because it works in a basement",
      "Could you tell me about a time when that mattered?",
      "A nurse needed a wound looked at and Teams wouldn't load, so she sent a photo on WhatsApp. It probably saved the leg. It also broke every privacy rule we have, and I haven't put that in writing anywhere.",
    ),
    ask(
      "q4",
      "Thank you for telling me that.",
      "Video visits. The picture freezes or the sound drops and the patient, who's eighty, thinks they've done something wrong. I spend half the visit saying it's not you.",
    ),
    ask("q5", "", "I phone. Just the ordinary phone. If the picture freezes twice I don't try a third time."),
    ask(
      "q6",
      "",
      "Messages should wait until morning unless it's urgent. My nurses answer at midnight because they can see it came in, and then they're tired on the road.",
    ),
    ask("q7", "", "A call. My nurses are driving half the day and they can pick up in the car."),
  ],
  lastWords: "Ask the nurses, not just the coordinators. They'd tell you more than me.",
};
