import type { ProbeBook } from "../../phrase-book.ts";

/**
 * Questions by what was told. Each has to be true of every clause of its class: whoever adds one tries it on the
 * clauses of the classifier's test first.
 */
export const englishFrames: NonNullable<ProbeBook["frames"]> = {
  feelingNow: ["When do you notice that most?", "When did that begin?", "What's behind that?"],
  feelingThen: [
    "What was going on at the time?",
    "What brought that on?",
    "What has stayed with you from that?",
  ],
  judgementNow: [
    "In what way?",
    "What would be an example of that?",
    "What makes you feel that way about it?",
  ],
  judgementThen: ["What made it that way?", "What do you remember most about it?", "How so?"],
  stateNow: [
    "What is that like for you?",
    "How does that affect you?",
    "What does that look like on an ordinary day?",
  ],
  stateThen: [
    "What was that like for you?",
    "What do you remember of that time?",
    "How did you deal with that?",
  ],
  event: ["What happened after that?", "What did you do then?", "How did that affect you?"],
  othersNow: ["What do you make of that?", "Where does that leave you?", "What does that change for you?"],
  deed: ["How did that go?", "What happened next?", "What led you to do that?"],
  decision: [
    "How did you come to decide that?",
    "What was going on around that time?",
    "How have things been since that decision?",
  ],
  habit: [
    "How did that start?",
    "Could you take me through the last time?",
    "How does that work out for you?",
  ],
  unableNow: ["How do you manage then?", "What do you do instead?", "How did it get to that point?"],
  unableThen: ["What did you end up doing?", "How did you manage in the end?", "How did that leave you?"],
  undoneNow: ["What keeps you from it?", "What gets in the way?", "What would it take?"],
  undoneThen: [
    "What kept you from it?",
    "How do you look back on that now?",
    "What would have happened otherwise?",
  ],
  wish: [
    "What would that change for you?",
    "What would be different then?",
    "What makes that matter to you?",
  ],
  opinion: [
    "What makes you see it that way?",
    "What have you seen of that yourself?",
    "What's that based on?",
  ],
  plan: ["How did you arrive at that?", "What do you hope comes of it?", "What would need to happen first?"],
  thing: [
    "What can you tell me about that?",
    "Could you describe that for me?",
    "What should I know about it?",
  ],
  occasion: [
    "What happened there?",
    "Could you take me through what happened?",
    "What do you remember of it?",
  ],
  change: ["What was it like before?", "What led to that?", "How has it been since then?"],
  cause: ["What else played a part?", "What did you make of it at the time?", "How did you feel about that?"],
  harmThen: [
    "What happened then, as far as you'd like to say?",
    "What did you do after that?",
    "How were things for you after that?",
    "How does it seem to you now?",
  ],
  harmNow: [
    "What is it like when that happens?",
    "How are things for you now?",
    "What would you like me to know about it?",
    "How long has that been going on?",
  ],
  bereaved: [
    "How have things been for you since?",
    "What has changed for you since then?",
    "How are you getting on now?",
  ],
  unclear: [
    "Could you tell me a little more about that?",
    "Could you say a bit more about that?",
    "What else comes to mind there?",
    "What's the story there?",
    "What else is there to say about it?",
  ],
};
