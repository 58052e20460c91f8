import type { PhraseBook } from "../phrase-book.ts";
import { englishProbes } from "./probes/en.ts";
import { englishRedirects } from "./redirects/en.ts";
import { englishSympathies } from "./sympathies-en.ts";

export const english: PhraseBook = {
  language: "en",
  quoteMarks: ["“", "”"],
  acknowledgements: {
    plain: ["I see.", "Okay.", "Thanks.", "Okay, I see."],
    complaint: [
      "Sorry about that, I should have noticed.",
      "Sorry, I missed that.",
      "Sorry, that was clumsy of me.",
      "That's on me, I'm sorry.",
      "Fair point, sorry.",
    ],
    feeling: [
      "That can't be easy.",
      "I can see that matters to you.",
      "That's not a small thing.",
      "That sounds hard to live with.",
      "I can hear that this isn't easy.",
      "That sounds like a lot to live with.",
    ],
    harm: [
      "I'm sorry, that can't have been easy.",
      "I'm sorry you had to go through that.",
      "That must have been hard.",
      "I'm sorry, that sounds like a rough time.",
      "That's a lot to carry, I'm sorry.",
      "That's a hard thing to have on your mind.",
      "I'm sorry that happened to you.",
    ],
  },
  told: [
    "Thank you for telling me that.",
    "I appreciate you telling me.",
    "Thank you for saying so.",
    "Thanks for telling me about it.",
  ],
  kept: [
    "Thank you for trusting me with that.",
    "Thank you for being so open about it.",
    "I'm glad you told me that.",
    "Thanks for being honest about it.",
  ],
  heavyAgain: ["I hear you.", "That's a lot."],
  sympathies: englishSympathies,
  condolences: ["I'm sorry for your loss.", "I'm so sorry to hear that."],
  reassurances: {
    apology: ["There's no need to be sorry.", "Nothing to be sorry for."],
    blame: ["That's all right.", "That's quite all right."],
  },
  leaveIt: [
    "We can leave it there if you'd rather.",
    "Just tell me if you'd rather leave it.",
    "If you'd rather not go into it, just say so.",
    "Say as much or as little as you like.",
  ],
  probes: englishProbes,
  clarify: [
    "Sorry, that could have been clearer. I'd just like to hear how it is for you; start wherever you like.",
    "There's no hidden meaning in it. Whatever it brings to mind from your own life is what I'm after.",
    "I mean it in the ordinary sense. One example from your own experience is plenty.",
    "Take it whichever way fits you. Something you've seen or done yourself is a good start.",
  ],
  clarifySimply: "Put more simply:",
  clarifyProbe: {
    either: [
      "Either one. Which comes to mind first?",
      "Either is fine. Which would you rather tell me about?",
    ],
    quote: [
      "I meant where you wrote {x}. I wondered if there's more behind it; if not, we can go on.",
      "Only whether there's more to {x}. If there isn't, that's fine, and we go on.",
    ],
    plain: [
      "I meant anything in what you just told me, whichever bit you'd like to say more about. If there's nothing, we can go on.",
      "Just whether you'd add anything to your last answer. If not, say so and I'll ask the next question.",
    ],
  },
  clarifyEnd: {
    missed: [
      "I left out what mattered, I'm sorry; all of it is kept. Which part would you like to say more about?",
    ],
    anythingElse: [
      "I just mean anything you'd like the team to know that I didn't ask about. It's fine if there's nothing.",
      "Anything that belongs here and hasn't come up yet. If nothing comes to mind, just say so.",
    ],
    recap: [
      "Those lines are things you wrote earlier. I'd like to know if anything important is wrong or missing.",
      "I picked out a few of your own sentences. Just tell me if they give the wrong picture.",
    ],
  },
  otherAngle: [
    "That's fine. What's the first thing that comes to mind, even if it's small?",
    "No need to be sure. What would your best guess be?",
    "No problem. Which part of it is easiest to talk about?",
    "That's all right. What would you say if you had to pick something?",
    "Take your time. What does it make you think of?",
  ],
  skip: [
    "No problem, we'll leave that one.",
    "That's fine, here's a different one.",
    "Sure, we'll pass on that.",
    "Of course, let's skip it.",
    "No problem at all.",
  ],
  dontKnow: [
    "That's fine, let's try something else.",
    "No problem, not everything has an answer.",
    "Fair enough, we'll move on.",
    "That's all right, here's another one.",
    "That's fine.",
  ],
  noAnswer: [
    "Let's leave that one and move on.",
    "I'll ask you something else instead.",
    "Let's try a different question.",
    "Let's move on.",
  ],
  repeat: "Here it is again:",
  simple:
    "I'm an automated interviewer, and a simple one: I follow a list of questions and will miss things, so tell me what matters to you even if I don't ask.",
  opening:
    "What you write here is kept, read by the team at {organization} running this study, and may be quoted without your name; leave out names you'd rather not share.",
  anonymous: [
    "Yes, as far as your name goes: it isn't asked for, so it's only here if you write it. The team at {organization} reads the rest and may quote it without your name. You can delete all of it from the menu of this page.",
    "Your name isn't needed, and nobody puts it with what you write. It's read by the team at {organization}, who may quote it without a name. The menu of this page lets you delete everything.",
  ],
  meta: {
    robot: [
      "I'm an automated interviewer, not a person. The people at {organization} read what you write.",
      "You're talking to a program. It asks questions for {organization}, and people there read the answers.",
      "A program, yes; the people who read this are at {organization}.",
    ],
    privacy: [
      "The people at {organization} who run this study read what you write, including any names or places in it.",
      "It's read by the team running this study at {organization}, just as you wrote it, so names you mention are seen.",
      "Your words are stored for {organization}, and the people running the study there can read them.",
    ],
    return: [
      "Yes. Copy your private link from the menu of this page; it brings you back to this point.",
      "You can. Your private link is in the menu of this page, and it opens the interview where you left it.",
    ],
    passed_on: [
      "I don't pass anything on to people you know; it's read by the team at {organization} running this study, just as you wrote it.",
      "Not from me. The people running this study at {organization} read it, with any names you put in it.",
    ],
    fine: [
      "Say it whichever way suits you; there's no right or wrong answer here, and no must.",
      "That's fine, you can say as much or as little as you like.",
    ],
    missed: [
      "Sorry, I missed your question. Could you put it to me once more?",
      "Sorry, that one got past me. What was it you wanted to know?",
    ],
    who: [
      "This study is run by {organization}. I'm the automated interviewer asking their questions.",
      "The people behind the study are at {organization}; I'm a program that asks for them.",
    ],
    purpose: [
      "I ask because {organization} wants to hear how it really is for people, in their own words.",
      "The team at {organization} would like to learn from what people have seen and done themselves, so I ask.",
    ],
    incentive: [
      "The code comes up on this page at the end; I don't hold it myself.",
      "The page shows it once we're through, so there's nothing you need to do now.",
    ],
    fatigue: ["Fair enough, I'll keep it short from here.", "I hear you, let's be quick."],
    other: [
      "I don't know that, I'm afraid.",
      "That's something I can't answer.",
      "Sorry, I don't have an answer to that.",
      "I really couldn't tell you that.",
    ],
  },
  left: {
    none: [
      "This is the last of my questions, so about {minutes} minutes.",
      "There's nothing after this one, so roughly {minutes} minutes.",
    ],
    one: [
      "There's one more question after this, so about {minutes} minutes.",
      "Just one more question after this, roughly {minutes} minutes in all.",
    ],
    many: [
      "There are {left} more questions after this one, so about {minutes} minutes.",
      "I have {left} questions left after this, roughly {minutes} minutes.",
      "Still {left} to go after this one, about {minutes} minutes.",
    ],
    atTheEnd: ["We're at the end now, a minute or so.", "That was all; this is the last bit."],
  },
  noIncentive: [
    "There's no code or payment in this study.",
    "As far as I know, this study doesn't pay anything.",
  ],
  retention: [
    "It's deleted after {days} days.",
    "It's kept for {days} days.",
    "After {days} days it's gone.",
  ],
  contact: [
    "You can ask about that here: {contact}.",
    "The team can tell you more: {contact}.",
    "Here's who would know: {contact}.",
  ],
  noContact: [
    "The people at {organization} who run the study would know, and they'll read your question here.",
    "The team at {organization} will see that you asked.",
  ],
  backToQuestion: ["Back to my question:", "So, my question again:", "To go on, then:"],
  backAtTheEnd: [
    "Is there anything else you'd like to say before we finish?",
    "Is there something you'd still like to add or change?",
    "The last word is yours.",
  ],
  redirect: englishRedirects,
  checkIn: [
    "I'm sorry, this sounds really hard right now.",
    "I'm so sorry, that's a lot to be dealing with.",
  ],
  crisis: [
    "I'm a program and can't help the way a person can, but what you wrote matters. If anyone is in danger, please call your local emergency number now.",
    "What you wrote is serious, and you should have a person to talk to. Please call your local emergency number or someone close to you right away.",
  ],
  support: ["You can talk to someone here: {support}.", "There's also someone you can call: {support}."],
  goOnOrStop: [
    "We can stop here or keep going, whichever you'd rather. Just write “stop” or “go on”.",
    "There's no need to say any more about it. Write “go on” for a different question, or “stop” to end here.",
  ],
  crisisGoOn: [
    "You don't need to write anything more. If you do want to carry on, write “go on”; otherwise we'll leave it here.",
    "We'll leave the interview here, unless you write “go on”.",
  ],
  offerStop: [
    "Of course, you can stop whenever you like. Shall we leave it here?",
    "It's entirely up to you. Shall we finish now?",
  ],
  withdraw: [
    "Of course, we'll stop. Your private link to this interview lets you delete everything you wrote. If you'd rather carry on after all, write “go on”; anything else ends it.",
  ],
  anythingElse: [
    "That was my last question. Is there anything I haven't asked about that you'd like to tell us?",
    "Those were all my questions. Is there something we should know that hasn't come up yet?",
  ],
  recapLead: "Before we finish, here are a few things you told me, in your own words:",
  recapAsk: "What did I get wrong or leave out?",
  corrected: [
    "I'm glad you said so; it's kept with the rest, in your words.",
    "Right, that belongs with the rest of what you told me.",
  ],
  farewells: {
    plain: [
      "That's everything I wanted to ask.",
      "That brings us to the end of my questions.",
      "We've been through all I wanted to ask.",
    ],
    heavy: ["Some of that can't have been easy to write.", "There was a lot in what you told me."],
    stopped: ["That's fine, we'll leave it there.", "All right, we'll stop here."],
    withdrawn: ["We'll stop here. You can still delete everything with your private link."],
    limit: ["We've come to the end of our time."],
  },
  whatNext: [
    "The team at {organization} will read what you wrote, next to what other people told them.",
    "From here, the people at {organization} who run the study read what you wrote.",
  ],
  laterContact: ["If anything comes to mind later: {contact}.", "If you think of something else: {contact}."],
  distressClosing: [
    "We'll leave it here. You've told me enough, and nothing more is needed from you. Please look after yourself, and talk to someone you trust if you can.",
  ],
  distressSupport: ["And whenever you want to talk to someone: {support}."],
  closing:
    "Thank you for participating, your feedback is valuable. This concludes our interview. Have a great day!",
};
