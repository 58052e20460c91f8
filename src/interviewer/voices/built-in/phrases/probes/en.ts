import type { ProbeBook } from "../../phrase-book.ts";

/** Each question has to make sense after any answer of its class: whoever adds one tries it on twenty. */
export const englishProbes: ProbeBook = {
  leads: [],
  own: {
    event: ["You said {x}. What happened then?", "You said {x}. How did it go from there?"],
    statement: ["You said {x}. Could you tell me more about that?", "You said {x}. How did that come about?"],
    earlier: [
      "Earlier you said {x}. What more can you tell me about that?",
      "You said earlier that {x}. Could you tell me more about it?",
    ],
    noun: ["You mentioned {x}. What can you tell me about it?", "Can you tell me more about {x}?"],
  },
  plain: {
    event: [
      "What happened next?",
      "How was that for you?",
      "What did you make of that?",
      "What did you do then?",
      "How did it end?",
    ],
    finished: [
      "How did you feel about that?",
      "What did you do after that?",
      "Looking back, how do you see it now?",
      "What stayed with you from that?",
    ],
    past: ["How did that come about?", "What do you remember of that time?"],
    habit: [
      "How did that go the last time?",
      "Could you take me through the last time, step by step?",
      "How did you come to do it that way?",
    ],
    state: [
      "How did it come to be like that?",
      "What's that like, day to day?",
      "How well does that work for you?",
    ],
    opinion: ["What makes you see it that way?", "What have you seen that makes you think so?"],
    wish: [
      "What makes that matter to you?",
      "What would that change for you?",
      "What brings you to that?",
      "What's stood in the way so far?",
    ],
    reason: ["What was going on back then?", "How did you feel about it back then?"],
    people: ["How did that come about?", "What do you think is behind that?"],
    feelingNow: ["When do you feel that most?", "What brings that on?", "What's that like for you?"],
    feelingThen: [
      "What was that like for you?",
      "How do you feel about it now?",
      "What was going on at the time?",
    ],
    harmNow: [
      "How are things for you now?",
      "What is it like when that happens?",
      "What would you like me to know about it?",
    ],
    harmThen: [
      "How were things for you after that?",
      "What happened then, as far as you'd like to say?",
      "What did you do after that?",
    ],
    bereaved: [
      "How have things been for you since?",
      "What has changed for you since then?",
      "How are you getting on now?",
    ],
  },
  unclear: [
    "Sorry, that was a clumsy question.",
    "Sorry, I worded that badly.",
    "Sorry, that didn't come out clearly.",
  ],
  more: [
    "Can you tell me a bit more about that?",
    "Could you say a little more?",
    "Could you describe that in a bit more detail?",
    "What else should I know about that?",
    "What would you add to that?",
    "What else comes to mind?",
  ],
};
