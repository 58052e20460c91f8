import type { PhraseBook } from "../phrase-book.ts";

export const english: PhraseBook = {
  language: "en",
  acknowledgements: [
    "Thanks.",
    "Okay.",
    "I see.",
    "Got it.",
    "Thank you.",
    "All right.",
    "Okay, thanks.",
    "I see, thank you.",
    "Thanks for telling me.",
  ],
  probes: {
    last_occasion: {
      plain: [
        "Could you take me through the last time that happened?",
        "When that came up most recently, how did it unfold?",
        "Please think of the most recent occasion. What happened, from the start?",
        "Could you walk me through one recent time, step by step?",
        "Tell me about one specific day when this was the case.",
        "Picture the latest occasion for a moment. How did it go?",
      ],
      quoting: [
        "You mentioned “{x}”. Could you take me through the latest time that came up?",
        "About “{x}”: what happened on the most recent occasion?",
        "I would like to hear more on “{x}”. How was it the last time?",
      ],
    },
    example: {
      plain: [
        "Could you give me an example?",
        "What would be one concrete case of that?",
        "Please describe one situation where you noticed this.",
        "What does that look like in practice for you?",
        "Tell me about one instance that stands out.",
        "How does that show in your everyday life?",
      ],
      quoting: [
        "You said “{x}”. What is one example of that?",
        "You mentioned “{x}”. How does that show in practice?",
      ],
    },
    what_next: {
      plain: [
        "What did you do next?",
        "How did things go on from there?",
        "What happened after that?",
        "How did it turn out in the end?",
        "How did you deal with it at the time?",
        "Please tell me how that went, step by step.",
      ],
      quoting: ["You mentioned “{x}”. What came after that?", "After “{x}”, how did things continue?"],
    },
    clarify: {
      plain: [
        "Which ones do you have in mind?",
        "How would you put that in other words?",
        "What does that involve, for you?",
        "Please spell that out a little.",
        "What exactly comes under that for you?",
      ],
      quoting: [
        "What do you have in mind when you say “{x}”?",
        "What does “{x}” mean for you here?",
        "You used the word “{x}”. What does that stand for in your case?",
        "What all belongs to “{x}”, for you?",
      ],
    },
    feeling: {
      plain: [
        "How was that for you?",
        "What went through your mind at that moment?",
        "How did that leave you feeling?",
        "What was that like for you?",
        "How do you feel about it now, looking back?",
      ],
      quoting: [
        "You said “{x}”. How did you feel then?",
        "“{x}”, you wrote. What was that like at the time?",
      ],
    },
    contrast: {
      plain: [
        "What is different for you between the two?",
        "How do the two compare, in your experience?",
        "What changed for you from one to the other?",
        "How would you describe the difference?",
        "What sets them apart for you?",
      ],
      quoting: [
        "You said “{x}”. How does that differ in practice?",
        "Thinking of “{x}”, what is not the same for you?",
      ],
    },
    echo: {
      plain: [
        "Please go on.",
        "I am listening, please continue.",
        "Go on with that thought.",
        "Please carry on from there.",
      ],
      quoting: [
        "You said “{x}”. Please go on.",
        "“{x}”: please tell me more about that.",
        "You wrote “{x}”. Please say how that goes on.",
        "Please pick up “{x}” once more and continue.",
      ],
    },
    reason: {
      plain: [
        "What makes you say that?",
        "What lies behind that?",
        "What is the main reason for that, from your side?",
        "What makes that matter to you?",
        "How did you come to see it like that?",
        "What brought you to see it that way?",
      ],
      quoting: [
        "You said “{x}”. What is behind that?",
        "What lies behind “{x}” for you?",
        "You wrote “{x}”. What makes you say so?",
      ],
    },
    condition: {
      plain: [
        "What does it depend on for you?",
        "In which situations is it one way for you?",
        "What makes the difference from one time to the next?",
        "When is it like that for you, in particular?",
        "Under what circumstances does it go differently?",
      ],
      quoting: [
        "You said “{x}”. What does it come down to?",
        "What decides how it goes, when you say “{x}”?",
      ],
    },
    expand: {
      plain: [
        "Please tell me a little more.",
        "What else comes to mind about that?",
        "Could you say a bit more about it?",
        "What more is there to it, from your side?",
        "Please describe that in some more detail.",
        "How would you explain it to a friend?",
        "Tell me more about how you see it.",
      ],
      quoting: [
        "You said “{x}”. Please tell me a bit more about it.",
        "What more is there to say about “{x}”?",
      ],
    },
  },
  named: [
    "What role does “{x}” play for you?",
    "What is “{x}” like, from your side?",
    "Tell me a little more about “{x}”.",
    "How does “{x}” fit into it all?",
  ],
  contrastEarlier: [
    "Earlier you said “{x}”. How does that go together with what you say now?",
    "Before, you mentioned “{x}”. What makes it different here?",
    "You also said “{x}”. How do the two fit, in your experience?",
  ],
  clarify: [
    "Please take the question in the way that fits you best; whatever comes to mind is fine.",
    "There is no set meaning behind it, so please answer from your own experience.",
    "I mean it in the everyday sense of the words, as you would use them yourself.",
    "Any part of it that speaks to you is a fine place to start.",
    "Please read it broadly and begin wherever you like.",
  ],
  otherAngle: [
    "That is fine. What is one occasion that comes to mind, even a small one?",
    "No need to be certain. What is the first thing that you think of?",
    "Not a problem. Which part of it is easiest for you to begin with?",
    "Take your time. What would you guess, going by your own experience?",
    "It does not have to be exact. What is your rough impression?",
  ],
  skip: [
    "No problem, we'll leave that one.",
    "That's all right, let's go to another one.",
    "Of course, we can pass over that.",
    "Sure, here is a different one.",
    "We'll leave it there.",
    "On to another one.",
    "No problem.",
  ],
  dontKnow: [
    "That is quite all right, let's move on.",
    "Not knowing is fine too.",
    "There is no need to have an answer for everything.",
    "Okay, we leave that open.",
    "That's fine.",
  ],
  noAnswer: [
    "Let's leave that one and go on.",
    "I'll move on to another question.",
    "We can go on with a different question.",
    "Let's turn to something else.",
    "Let's move on.",
  ],
  repeat: "Here it is once more:",
  meta: {
    robot: [
      "I am an automated interviewer, not a person.",
      "As said, this is a computer program that asks the questions for {organization}.",
      "You are writing with software; people at {organization} read the answers later.",
    ],
    duration: [
      "Questions left after this one: {left}.",
      "At the moment I have this many further questions for you: {left}.",
      "Still to come after this: {left}.",
      "Remaining questions by now: {left}.",
    ],
    privacy: [
      "Your answers go to {organization} and are used for this study.",
      "What you write here is stored for {organization} and looked at for this study.",
      "The team at {organization} reads what you write, for this study.",
    ],
    who: [
      "This interview, {interview}, is run for {organization}, and I am its automated interviewer.",
      "{organization} runs this study, and the questions are asked by a program.",
      "The people behind this are at {organization}.",
    ],
    purpose: [
      "{organization} would like to learn from your own experience, in your own words.",
      "The aim is to understand how people like you see the subject of this interview.",
      "It helps {organization} to hear about it from people themselves.",
    ],
    incentive: [
      "If this study offers a code, it appears on this page after the last message; I do not have it myself.",
      "I hold no codes; one is shown by the page itself once we are through, where the study offers it.",
      "The page handles that after we are through, not I.",
    ],
    fatigue: [
      "I hear you, so I will keep it brief from here; questions left after this one: {left}.",
      "I'll keep it short; still open after this one: {left}.",
    ],
    other: [
      "I can't answer that here, but the team will see your question.",
      "That is one for the team; your question stays in the notes of this interview.",
      "I am not able to say, and have kept your question for the team.",
      "Your question is noted for the people who run this study.",
      "I'll have to leave that to the team, who will read it.",
    ],
  },
  noIncentive: [
    "This study does not come with a code or payment.",
    "There is no code or payment in this study, as far as I am told.",
  ],
  retention: ["They are kept for {days} days.", "The time they are kept is {days} days."],
  contact: ["For anything else you can write to {contact}.", "The contact for this study is {contact}."],
  backToQuestion: [
    "Back to the question above, whenever you are ready.",
    "The question above is still open for you.",
    "Please go on with the question when you like.",
    "With that, over to you and the question.",
    "You can answer the question now, in your own time.",
    "The question still stands.",
    "Now, to the question again, please.",
  ],
  backAtTheEnd: ["Please add whatever you would still like to say.", "You can add any last words now."],
  redirect: {
    off_topic: [
      "I hear you; to come back to the question above, please tell me what comes to mind.",
      "Let me bring us back to the question, whenever you are ready.",
      "That lies outside this interview, so please take up the question above again.",
      "For now I would like to stay with what I asked above.",
      "Please come back to the question with me.",
    ],
    instructions: [
      "I can only ask the questions of this interview, so please answer in your own words.",
      "That is outside what I can do here; please tell me what you think about the question.",
      "I will stay with the questions of this study.",
      "My part here is only to ask and to listen.",
      "Let me keep to the interview, please.",
    ],
    unreadable: [
      "I could not read that, so please try again in a few words.",
      "That did not come through clearly; please write it once more.",
      "I could not make out your message; please type it again.",
      "Your last message was hard to read, so please put it differently.",
      "Something seems to have gone wrong with that message; please send it again.",
    ],
    empty: [
      "I did not see any words in that, so please answer in a sentence or two.",
      "Please put that into words for me.",
      "A few words would help me to follow you.",
      "I can only work with words here, so please write some.",
      "Please say in words what you mean by that.",
    ],
    greeting: [
      "Hello. Please take your time with the question above.",
      "Hello again. The first question is just above.",
      "Hi. You can start with the question above.",
    ],
  },
  checkIn: ["I am sorry that this is hard for you.", "I am sorry; this clearly weighs on you."],
  crisis: [
    "I am a program and cannot help as a person can, but what you wrote matters. If you may be in danger, please call your local emergency number now.",
    "What you wrote matters, and a person should hear it. Please contact your local emergency number or someone close to you right away.",
  ],
  support: ["Support is available here: {support}.", "You can also reach this support: {support}."],
  goOnOrStop: [
    "We can leave this question, take a break, or stop here. Write “go on” when you would like another question, or “stop” to end.",
    "There is no need to say more about it. Write “go on” for a different question, or “stop” to end here.",
  ],
  crisisGoOn: [
    "Nothing more is needed from you here. If you do want to continue, write “go on”; with any other message we end.",
    "You need not continue. Only “go on” takes us further, and anything else ends it here.",
  ],
  offerStop: [
    "You can stop at any time. Shall we end the interview here?",
    "That is up to you. Shall we finish now?",
  ],
  withdraw: [
    "We stop here. You can have everything that you wrote deleted with your private link to this interview. Any message from you ends it now; only “go on” would continue.",
  ],
  anythingElse: "Those were my questions. Is there anything we did not cover that you would like to add?",
  recapLead: "Before we finish, here are some of the things that you said:",
  recapAsk: "Please correct or add anything you like, or just tell me that it fits.",
  closing:
    "Thank you for participating, your feedback is valuable. This concludes our interview. Have a great day!",
};
