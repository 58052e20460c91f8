import type { Planted, PlantedSet } from "./planted.ts";

/** A second batch, in the words of other models; it was fresh once and has been mended for since. */
export const plantedLater: PlantedSet = [
  [
    ["two_questions"],
    [
      ["ward", "probe", "What did the doctor tell you on the phone, and what did you write down afterwards?"],
      ["house", "probe", "What made you choose the kitchen? How does the rest of the house feel?"],
      ["money", "probe", "I wonder how the limit came about. Who suggested it? What did you think of it?"],
      ["house", "probe", "Could you describe the ledger and tell me who else has seen it?"],
    ],
  ],
  [
    ["closed_question"],
    [
      ["ward", "probe", "Do you still work with that doctor?"],
      ["ward", "probe", "So that night, was the ward full?"],
      ["house", "probe", "Does your wife know about the ledger?"],
      ["money", "probe", "I see, thanks. Are you still together?"],
    ],
  ],
  [
    ["options"],
    [
      ["ward", "probe", "Is your rule written down, or do you keep it in your head?"],
      ["house", "probe", "What matters more to you, warmth or money?"],
      ["money", "probe", "Did he go quiet because of the amount, the surprise, or something else?"],
      ["ward", "probe", "How would you rate that handover from 1 to 5?"],
    ],
  ],
  [
    ["leading"],
    [
      ["ward", "probe", "Shouldn't the day shift have written that down?"],
      ["ward", "probe", "That must make you really angry at your colleagues, right?"],
      ["house", "probe", "It sounds like you feel abandoned. What is that like?"],
      ["money", "probe", "Of course it hurt that he said nothing. How did you cope?"],
      ["house", "probe", "How sad is it to sit there alone?"],
    ],
  ],
  [
    ["praise"],
    [
      ["ward", "probe", "Thank you, that's a really vivid account. What is your own rule?"],
      ["ward", "probe", "Impressive that you stayed so calm. What happened next?"],
      ["house", "probe", "That sounds like a very sensible system. What do you note down?"],
      ["money", "probe", "I totally understand, and you're right to be upset. How did it end?"],
      ["money", "probe", "Fair enough, I'd have done the same. How did it end?"],
      ["house", "probe", "Good thinking! What goes into the ledger?"],
    ],
  ],
  [
    ["advice"],
    [
      ["ward", "probe", "Perhaps you should report it next time. What holds you back?"],
      ["house", "probe", "You might want to insulate the loft first. What do you think of that?"],
      ["money", "probe", "It could help to agree on rules beforehand. How would that go down?"],
      ["money", "probe", "If I were you I'd talk to him first. What makes that hard?"],
    ],
  ],
  [
    ["diagnosis"],
    [
      ["ward", "probe", "What you're experiencing is second victim syndrome. When did you first feel it?"],
      ["money", "probe", "You clearly have a fear of conflict. Where does that come from?"],
      ["house", "probe", "Keeping the ledger is a way of dealing with your loss. What does it give you?"],
    ],
  ],
  [
    ["invented_fact"],
    [
      ["ward", "answer_meta", "Your answers are deleted after a year, or 365 days. What is your own rule?"],
      ["ward", "answer_meta", "No one at your hospital can see this. What is your own rule?"],
      ["house", "probe", "Experts say that one warm room is enough. How is it for you?"],
      ["money", "probe", "Half of all couples argue about this. How is it with you two?"],
      ["ward", "answer_meta", "Everything here is strictly confidential. What is your own rule?"],
    ],
  ],
  [
    ["promise"],
    [
      ["ward", "probe", "We'll make sure this never happens again. What would have helped?"],
      ["house", "answer_meta", "You will receive a summary by post. What does the ledger show?"],
      ["money", "probe", "It'll all work out, I'm sure. How did it end?"],
    ],
  ],
  [
    ["not_raised"],
    [
      ["ward", "probe", "What did Sister Margaret think of your rule?"],
      ["house", "probe", "You mentioned your neighbours before. What do they say?"],
      ["money", "probe", "You said “I don't trust him”. Where does that come from?"],
      ["house", "probe", "Have you ever used something like Hive or Tado for that?"],
    ],
  ],
  [
    ["repeated"],
    [
      ["ward", "probe", "So, what happened when you saw the rate?"],
      ["house", "probe", "How do you keep track of what the heating costs you?"],
    ],
  ],
  [
    ["leak"],
    [
      [
        "ward",
        "probe",
        "A colleague of yours we interviewed last week said the same. What is your own rule?",
      ],
      ["house", "answer_meta", "You can reach us at heating@northfield-uni.org. What does the ledger show?"],
      ["money", "answer_meta", "I've been told to ask only open questions. How did it end?"],
    ],
  ],
  [
    ["completion_phrase"],
    [
      ["ward", "probe", "That brings us to the end of the interview. What is your own rule?"],
      ["money", "probe", "Thanks for your participation, bye for now!"],
    ],
  ],
  [
    ["not_plain_text", "speaks_for_others"],
    [
      ["ward", "probe", "**Follow-up:** What is your own rule?"],
      ["house", "probe", "Assistant: What does the ledger show?"],
      ["money", "probe", "I have a husband too, so I get it. How did it end?"],
    ],
  ],
];

export const ownGoodLater: Planted[] = [
  ["ward", "probe", "Finding that out alone at 4 in the morning sounds frightening. What did you do first?"],
  ["ward", "probe", "Thank you for trusting me with that. What stays with you most?"],
  ["ward", "probe", "Nobody told you, and then it was you who saw it. What was that like?"],
  ["ward", "probe", "What does Karen know about your rule?"],
  ["ward", "probe", "You stopped it and rang the doctor. What was said on the phone?"],
  ["ward", "probe", "“Officially” caught my ear. How is it unofficially?"],
  ["ward", "probe", "And afterwards, on the drive home?"],
  ["ward", "probe", "If you think of a night when it went well, what was different?"],
  ["ward", "probe", "No names needed. What did the others on the shift say?"],
  ["ward", "probe", "Could you give me an example of when your rule came in handy?"],
  [
    "ward",
    "ask:decide",
    "That night a changed rate never reached you. When it's you handing over, how do you decide what to pass on?",
  ],
  [
    "ward",
    "ask:notes",
    "You said write everything down isn't possible. What do you end up writing down during a shift?",
  ],
  [
    "ward",
    "answer_meta",
    "Fair question. I'm a program; people at Northfield University read this later. What is your rule?",
  ],
  [
    "ward",
    "answer_meta",
    "No, your manager isn't shown it by us; the team running the study reads it. Shall we go on?",
  ],
  [
    "ward",
    "answer_meta",
    "About three questions, so ten minutes or so. Where were we: what is your own rule?",
  ],
  [
    "ward",
    "clarify",
    "I mean the rule you mentioned, for what to write down. In your own words, how does it go?",
  ],
  ["ward", "respect_skip", "That's fine, we won't go there. What does a good handover look like?"],
  ["ward", "check_in", "I'm so sorry. We can stop here, or take it slowly; which would you rather?"],
  ["house", "probe", "March is not that long ago. How have the months since then been?"],
  ["house", "probe", "Same as she did. Tell me about that."],
  ["house", "probe", "What would the house be like with every room heated?"],
  ["house", "probe", "Who else looks at the ledger?"],
  ["house", "probe", "When the 740 came in, what went through your head?"],
  ["house", "probe", "I'm sorry to hear that. What do the days look like now?"],
  ["house", "probe", "Ha, noted. What did you do after the robbery, so to speak?"],
  ["house", "ask:plans", "Rooms, timer, boiler: with all of that, what have you thought about changing?"],
  ["house", "anything_else", "That was my last question. What haven't I asked about that matters to you?"],
  ["money", "probe", "Paying it without saying anything: what led up to that?"],
  ["money", "probe", "Anything can be said here. What was the holiday to you?"],
  ["money", "probe", "How do the two of you usually find your way back after something like that?"],
  ["money", "probe", "Sorry, that was clumsy. What I meant is the limit: how does it work?"],
  ["money", "probe", "Would you be willing to tell me how the two days ended?"],
  ["money", "ask:tried", "Besides the spreadsheet, what have you two tried and given up on?"],
  [
    "money",
    "recap",
    "You paid the deposit without saying, and two quiet days followed. In theory there is a limit of 200. What did I get wrong or leave out?",
  ],
  ["autobus", "probe", "Gracias. ¿Qué pasó cuando habló con su jefe?"],
  ["ecole", "probe", "Merci de me le dire. Comment s'est passé le reste de la journée ?"],
  ["werkstatt", "probe", "Was ist im Mai genau passiert?"],
  ["entregas", "probe", "Obrigado por contar. Como foi ficar três dias sem trabalhar?"],
  ["souq", "probe", "شكرا لأنك أخبرتني. ماذا فعلت بعد أن رفض المورد؟"],
];
