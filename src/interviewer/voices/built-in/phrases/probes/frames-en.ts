import type { ProbeBook } from "../../phrase-book.ts";

/**
 * Questions by what was told. Each has to be true of every clause of its class: whoever adds one tries it on the
 * clauses of the classifier's test first.
 */
export const englishFrames: NonNullable<ProbeBook["frames"]> = {
  feelingNow: ["When do you notice that most?", "When did that begin?", "What's behind that for you?"],
  feelingThen: [
    "What was going on at the time?",
    "What had brought that on?",
    "What has stayed with you from that?",
  ],
  judgementNow: [
    "Where does that come from, for you?",
    "When is that clearest to you?",
    "What would be an example of that?",
  ],
  judgementThen: [
    "What made it that way?",
    "What do you remember most about it?",
    "What happened that made it so?",
  ],
  stateNow: [
    "What is that like for you?",
    "What does that mean for you, day to day?",
    "How does that affect you?",
  ],
  stateThen: [
    "What was that like for you?",
    "What do you remember of that time?",
    "How did things go from there?",
  ],
  event: ["What happened after that?", "What did that mean for you?", "What did you do then?"],
  othersNow: ["What do you make of that?", "How is that for you?", "What does that change for you?"],
  deed: ["How did that go?", "What happened next?", "What was going on when you did that?"],
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
  undoneNow: ["How did it get that way?", "What would happen if you did?", "What keeps you from it?"],
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
    "What would you point to there?",
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
    "What more is there to that, from your side?",
    "What would help me understand that better?",
    "Could you say a bit more about that?",
    "What else goes with that?",
  ],
};
