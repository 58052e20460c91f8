import type { ProbeBook } from "../../phrase-book.ts";

/** Each question has to make sense after anything that can be said: whoever adds one tries it on twenty answers. */
export const englishProbes: ProbeBook = {
  quoted: [
    "You wrote {x} – how did that come about?",
    "{x} – what's behind that?",
    "You said {x} – what's the story there?",
    "{x} – could you tell me more about that?",
  ],
  fitting: [
    {
      said: /\b(?:used to|any ?more|no longer|nowadays|stopped|gave (?:it|them|that) (?:up|back)|(?:don't|dont) \w+(?: \w+){0,3} now)\b/iu,
      frame: "You wrote {x} – what changed?",
    },
    {
      said: /n't\b|\b(?:not|never|nobody|no one|nothing|dont|wont|cant|isnt|wouldnt|havent|would|could|should|rather|feel|hate|prefer|want|afraid|trust|suppose|guess)\b/iu,
      frame: "You put it like this: {x} – what's behind that?",
    },
  ],
  happened: "You mentioned {x} – what happened there?",
  either: [
    "You wrote {x}, and {y}. Could you say a bit more about either?",
    "You mentioned {x}, and also {y}. Which of those has more behind it?",
  ],
  earlier: [
    "There's something you wrote earlier that I didn't ask about: {x}. What's behind that?",
    "You also wrote {x} earlier – how did that come about?",
  ],
  open: ["What else comes to mind there, however small?", "Which part of that would you say more about?"],
  more: [
    "Could you say a little more?",
    "Could you tell me a bit more about it?",
    "Could you describe that in a bit more detail?",
    "What else should I know about that?",
    "What would you add to that?",
    "What else comes to mind?",
  ],
  heavyNow: ["What's that like for you?", "When do you feel that most?", "How long has it been like that?"],
  heavyThen: ["What was that like for you?", "How are things for you now?", "How do you see it now?"],
  bereaved: [
    "How have things been for you since?",
    "What has changed for you since then?",
    "How are you getting on now?",
  ],
};
