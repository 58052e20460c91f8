import type { ProbeBook } from "../../phrase-book.ts";

/**
 * Questions by what was told. Each has to be true of every clause of its class, after the clause was said back and
 * alone: whoever adds one tries it on the clauses of the classifier's test first. A class may share a question with
 * another; none is asked twice in a talk.
 */
export const englishFrames: NonNullable<ProbeBook["frames"]> = {
  feelingNow: ["When do you feel that most?", "What brings that on?", "What's that like for you?"],
  feelingThen: ["What was going on at the time?", "What brought that on?", "What had happened?"],
  judgementNow: ["In what way?", "Can you give me an example?", "How so?"],
  judgementThen: ["What made it like that?", "What happened, as you remember it?", "In what way?"],
  stateNow: ["Could you tell me more about that?", "How do you mean?", "How did that come about?"],
  stateThen: [
    "Could you tell me more about that?",
    "How did that come about?",
    "What do you remember of that time?",
  ],
  event: ["What happened then?", "What did you make of that?", "Could you tell me more about that?"],
  othersNow: ["How does that work?", "Could you tell me more about that?", "How did that come about?"],
  deed: ["How did that come about?", "What was going on at the time?", "What happened then?"],
  decision: ["How did you come to that?", "What was going on at the time?", "How do you feel about it now?"],
  habit: ["How did that start?", "How does that go?", "How did that come about?"],
  unableNow: ["What do you do then?", "How do you manage?", "What gets in the way?"],
  unableThen: ["What did you do in the end?", "What got in the way?", "How did you manage?"],
  undoneNow: ["What keeps you from it?", "How did that come about?", "What would happen if you did?"],
  undoneThen: ["What got in the way?", "What was going on at the time?", "How do you see that now?"],
  wish: ["What would that change?", "How would that help?", "What makes that matter to you?"],
  opinion: [
    "What makes you see it that way?",
    "What have you seen that makes you say so?",
    "Where does that come from?",
  ],
  plan: ["What brought you to that?", "What do you hope comes of it?", "What needs to happen first?"],
  supposed: ["What would happen then?", "What would that mean for you?", "What makes you think so?"],
  lacking: ["Could you tell me more about that?", "How do you mean?", "How did that come about?"],
  change: ["What changed?", "What was it like before?", "How did that come about?"],
  harmThen: [
    "How were things for you after that?",
    "What did you do after that?",
    "What happened then, as far as you'd like to say?",
    "How does it seem to you now?",
  ],
  harmNow: [
    "What is it like when that happens?",
    "How are things for you now?",
    "What would you like me to know about it?",
    "Since when has it been like that?",
  ],
  bereaved: [
    "How have things been for you since?",
    "What has changed for you since then?",
    "How are you getting on now?",
  ],
  unclear: ["How do you mean?", "Could you tell me more about that?", "What more is there to that?"],
};
