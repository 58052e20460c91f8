import type { ProbeBook } from "../../phrase-book.ts";

/**
 * Questions by what was told. Each has to be true of every clause of its class, after the clause was said back and
 * alone: whoever adds one tries it on the clauses of the classifier's test first.
 */
export const englishFrames: NonNullable<ProbeBook["frames"]> = {
  feelingNow: ["When do you feel that most?", "When did you start to feel that way?", "What brings that on?"],
  feelingThen: ["What was going on at the time?", "What brought that on?", "What had happened?"],
  judgementNow: ["In what way?", "What would be an example?", "How so?"],
  judgementThen: ["What made it like that?", "How did that show?", "What happened, as you remember it?"],
  stateNow: ["What's that like for you?", "What's the story there?", "How did it get to that?"],
  stateThen: [
    "What was that like for you?",
    "How did it come to that?",
    "What do you remember of that time?",
  ],
  event: ["How did that come about?", "What happened there?", "How was that for you?"],
  othersNow: ["How is that for you?", "What do you make of that?", "How long has that been going on?"],
  deed: ["How did you come to do that?", "What made you do that?", "What happened next?"],
  decision: ["What made up your mind?", "What went into that decision?", "How do you feel about it now?"],
  habit: ["How did you start doing that?", "How does that usually go?", "When did that start?"],
  unableNow: ["What do you do instead?", "How do you manage?", "What gets in the way?"],
  unableThen: ["What did you do in the end?", "What got in the way?", "How did you manage?"],
  undoneNow: ["What keeps you from it?", "What's the reason you don't?", "What would it take?"],
  undoneThen: ["What kept you from it?", "What stopped you?", "How do you see that now?"],
  wish: ["What would that change?", "How would that help?", "What makes that matter to you?"],
  opinion: ["What makes you see it that way?", "What's that based on?", "Where does that come from?"],
  plan: ["What brought you to that?", "What do you hope comes of it?", "What needs to happen first?"],
  supposed: ["What would that mean for you?", "What makes you think of that?", "How would that be for you?"],
  lacking: ["How come?", "Why is that?", "What's the reason for that?"],
  change: ["What changed?", "What was it like before?", "How has it been since then?"],
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
  unclear: ["How do you mean?", "What's behind that?", "What makes you say that?"],
};
