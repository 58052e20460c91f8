import type { ProbeBook } from "../../phrase-book.ts";

export const englishProbes: ProbeBook = {
  leads: {
    noun: [
      "You mentioned {x}.",
      "You brought up {x}.",
      "I'd like to hear more about {x}.",
      "Let me ask about {x}.",
      "I'd like to stay with {x} for a moment.",
    ],
    clause: ["You said {x}.", "You mentioned that {x}."],
    quote: ["You said {x}.", "You wrote {x}."],
  },
  earlierLeads: {
    noun: [
      "Earlier you mentioned {x}.",
      "I'd like to come back to {x}.",
      "You also brought up {x}.",
      "Earlier on you brought up {x}.",
    ],
    clause: [
      "Earlier you said {x}.",
      "You also told me {x}.",
      "A while ago you said {x}.",
      "Going back a bit, you mentioned that {x}.",
    ],
    quote: ["Earlier you said {x}.", "You also wrote {x}.", "Going back a bit, you wrote {x}."],
  },
  focuses: {
    reference: {
      about: ["What's the story behind {x}?", "What can you tell me about {x}?"],
      questions: [
        "Could you tell me more about that?",
        "What's the story there?",
        "What's that about?",
        "What can you tell me about that?",
        "Could you describe that for me?",
      ],
    },
    event: {
      about: ["What happened with {x}?", "What do you remember about {x}?"],
      questions: [
        "What happened there?",
        "Could you take me through what happened?",
        "What was that day like?",
        "How did that end?",
        "What came of it?",
      ],
    },
    feeling: {
      about: ["Where does {x} come from?", "What's {x} like for you?"],
      questions: [
        "What had happened, if you'd like to say?",
        "How were things at that time?",
        "What was the hardest part of it?",
        "How is that for you now?",
        "How much is that on your mind?",
      ],
    },
    harm: {
      about: ["How much would you like to say about {x}?", "What has it been like for you since {x}?"],
      questions: [
        "What happened then, as far as you'd like to say?",
        "What did you do after that?",
        "How were things for you after that?",
        "What, if anything, helped?",
        "How do you look back on it now?",
      ],
    },
    hedge: {
      about: ["What happens in practice with {x}?", "What's behind {x}?"],
      questions: [
        "How do you mean?",
        "What do you mean by that?",
        "What's behind that?",
        "How does that go in practice?",
        "What do you have in mind there?",
      ],
    },
    rule: {
      about: ["What's the background to {x}?", "What's the reason for {x}?"],
      questions: [
        "What's the reason for that?",
        "How did it get that way?",
        "What goes through your mind when you think of that?",
        "How do you feel about that?",
        "What would happen otherwise?",
      ],
    },
    workaround: {
      about: ["How did you come to use {x}?", "What's the story with {x}?"],
      questions: [
        "How did that start?",
        "What led you to do it that way?",
        "How did you come up with that?",
        "How long has it been like that?",
      ],
    },
    change: {
      about: ["What was it like before {x}?", "What's different since {x}?"],
      questions: [
        "What led to that?",
        "What was going on then?",
        "How has it been since then?",
        "What's different now?",
        "What was it like before?",
      ],
    },
    contrast: {
      about: ["What was different about {x}?", "What sets {x} apart?"],
      questions: [
        "What happens then?",
        "In what way is that different?",
        "What makes the difference there?",
        "What was different about it?",
        "How is it the rest of the time?",
      ],
    },
    claim: {
      about: ["What's a recent example of {x}?", "When did you last come across {x}?"],
      questions: [
        "Could you tell me about one time that happened?",
        "What's a recent example?",
        "What have you seen of that yourself?",
        "When did you last see that?",
        "Which occasion stands out for you?",
      ],
    },
    loss: {
      about: ["What did {x} mean for you?", "What was behind {x}?"],
      questions: [
        "How did that happen?",
        "What did that mean for you?",
        "What did you do about it?",
        "How did you manage after that?",
        "How did you find out?",
      ],
    },
    story: {
      about: [],
      questions: [
        "What happened next?",
        "What did you do then?",
        "How did things go from there?",
        "What was that like for you?",
        "What made you do it that way?",
      ],
    },
    practice: {
      about: [],
      questions: [
        "How does that usually go?",
        "What does that look like day to day?",
        "How well does that work for you?",
        "How do you get on with that?",
      ],
    },
    opinion: {
      about: [],
      questions: [
        "What makes you say that?",
        "Could you give me an example of that?",
        "What has led you to see it that way?",
        "What matters most to you about it?",
      ],
    },
    wish: {
      about: [],
      questions: [
        "What makes that important to you?",
        "How is that at the moment?",
        "What happened that made you think of it?",
        "What makes you think of that in particular?",
      ],
    },
    reason: {
      about: [],
      questions: [
        "What else played a part?",
        "How did you feel about that?",
        "What did you make of it at the time?",
        "How did it come to that?",
      ],
    },
    people: {
      about: [],
      questions: [
        "How does that work between you?",
        "What keeps it that way?",
        "What has that been like with them?",
        "What do you make of that yourself?",
      ],
    },
  },
  topics: {
    one: ["Could you tell me a bit more about {x}?", "What about {x}?"],
    many: ["Could you tell me a little more about {x}?", "What are {x} like?"],
  },
  endings: {
    ownPresent: [
      "What makes you do it that way?",
      "Could you take me through the last time you did?",
      "What does that involve?",
    ],
    othersPast: ["What did you do about that?", "How did you take that?", "What happened after that?"],
    othersPresent: ["What do you do about that?", "How do you find that?", "What does that mean for you?"],
  },
  feltNow: ["When do you feel that most?", "What is that like for you?", "What would help, if anything?"],
  bereaved: ["How have things been for you since?", "What has changed for you since then?"],
  unclear: [
    "Sorry, that was a clumsy question.",
    "Sorry, I worded that badly.",
    "Sorry, that didn't come out clearly.",
  ],
  more: [
    "Could you say a little more about that?",
    "What else can you tell me about it?",
    "Could you tell me a little more about it?",
    "How did that come about?",
    "What more is there to it, from your side?",
    "Could you give me one more detail about that?",
  ],
};
