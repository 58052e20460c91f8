import type { ProbeBook } from "../../phrase-book.ts";

/** Each question has to make sense after anything that can be said: whoever adds one tries it on twenty answers. */
export const englishProbes: ProbeBook = {
  quoted: [
    "You wrote {x} – is there more to that?",
    "You said {x} – what's the story there?",
    "{x} – could you tell me more about that?",
    "You put it like this: {x} – would you mind telling me a bit more about that?",
  ],
  happened: "You mentioned {x} – what happened there?",
  either: [
    "You wrote {x}, and {y}. Could you say a bit more about either?",
    "You mentioned {x}, and also {y}. Which of those has more behind it?",
  ],
  earlier: [
    "Earlier you wrote {x}. I didn't ask about that then. What more is there to it?",
    "One more thing you wrote: {x}. Could you say a bit more about that?",
  ],
  open: [
    "What else was there that seemed too small to mention?",
    "Which part of that would you say more about?",
  ],
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
