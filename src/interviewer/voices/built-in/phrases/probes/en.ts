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
    clause: ["You said {x}.", "You mentioned that {x}.", "You told me {x}."],
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
      about: ["What's the story behind {x}?", "How did {x} come about?", "What can you tell me about {x}?"],
      questions: [
        "What's the story there?",
        "What can you tell me about that?",
        "What's that about?",
        "What was going on there?",
        "Could you describe that for me?",
      ],
    },
    event: {
      about: ["What happened with {x}?", "What do you remember about {x}?"],
      questions: [
        "What happened there?",
        "How did that turn out?",
        "Could you take me through what happened?",
        "How did that end?",
        "What came of it?",
      ],
    },
    feeling: {
      about: ["Where does {x} come from?", "What's {x} like for you?"],
      questions: [
        "What's behind that, if you'd like to say?",
        "Where does that come from?",
        "How do you deal with that?",
        "How is that for you now?",
        "How much is that on your mind?",
      ],
    },
    harm: {
      about: ["How much would you like to say about {x}?", "What has it been like for you since {x}?"],
      questions: [
        "What happened then, as far as you'd like to say?",
        "How were things for you after that?",
        "What has it been like for you since?",
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
        "How do you feel about that?",
        "What's the thinking behind that?",
        "What would happen otherwise?",
        "Could you tell me about one time it mattered?",
      ],
    },
    workaround: {
      about: ["How did you come to use {x}?", "What's the story with {x}?"],
      questions: [
        "What led you to do it that way?",
        "How did that start?",
        "What's it like, doing it that way?",
        "How did you come up with that?",
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
        "What makes the difference there?",
        "In what way is that different?",
        "What was different about it?",
        "What happens then?",
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
        "What was that like for you?",
        "What happened next?",
        "How did you feel when that happened?",
        "What did you do then?",
        "How did things go from there?",
      ],
    },
    practice: {
      about: [],
      questions: [
        "Could you tell me a bit more about that?",
        "How did that come about?",
        "What's that like for you?",
        "Could you give me a recent example?",
        "How well does that work for you?",
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
        "What would that change for you?",
        "What makes you think of that in particular?",
        "How did you arrive at that?",
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
    one: ["Could you tell me a bit more about {x}?", "What should I know about {x}?"],
    many: ["Could you tell me a little more about {x}?", "What would help me understand {x}?"],
  },
  unclear: [
    "Sorry, that was a clumsy question.",
    "Sorry, I worded that badly.",
    "Sorry, that didn't come out clearly.",
  ],
  more: [
    "Could you say a little more about that?",
    "What else comes to mind about it?",
    "How would you describe it to a friend?",
    "What more is there to it, from your side?",
    "Could you give me one more detail about that?",
  ],
};
