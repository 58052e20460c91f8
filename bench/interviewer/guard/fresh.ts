import type { Planted, PlantedSet } from "./planted.ts";

/** A third batch, written to see the guard on turns it had not met: then 56 of 59 caught; mended for since. */
export const freshPlanted: PlantedSet = [
  [
    ["two_questions"],
    [
      ["ward", "probe", "Where were you when you noticed, and who was with you?"],
      ["house", "probe", "How has the kitchen changed since March? What else has changed?"],
      ["money", "probe", "Tell me about those two days. What was the hardest part?"],
      ["autobus", "probe", "¿Cómo fue la conversación con su jefe? ¿Qué le dijo exactamente?"],
    ],
  ],
  [
    ["closed_question"],
    [
      ["ward", "probe", "Thanks. Had you worked with that pump before?"],
      ["house", "probe", "Is it cold upstairs?"],
      ["money", "probe", "Was the holiday cancelled in the end?"],
      ["werkstatt", "probe", "Arbeiten Sie gern dort?"],
      ["entregas", "probe", "O cliente reclamou depois?"],
    ],
  ],
  [
    ["options"],
    [
      ["ward", "probe", "Do you tell the next nurse in person or leave a note?"],
      ["house", "probe", "Was it your idea or hers to keep the ledger?"],
      ["money", "probe", "What was it for you: relief, guilt, or a bit of both?"],
      ["ecole", "probe", "Avez-vous répondu au parent ou êtes-vous resté silencieux ?"],
    ],
  ],
  [
    ["leading"],
    [
      ["ward", "probe", "Wouldn't it be safer with two people at handover?"],
      ["ward", "probe", "I'm sure you were terrified. What did you do?"],
      ["house", "probe", "How lonely is it in the evenings?"],
      ["money", "probe", "You felt guilty afterwards. What did you do about it?"],
      ["money", "probe", "Most people would be furious about that. How was it for you?"],
    ],
  ],
  [
    ["praise"],
    [
      ["ward", "probe", "Wow, that took courage. What happened next?"],
      ["ward", "probe", "You handled that really well. What did the doctor say?"],
      ["house", "probe", "What a lovely way to remember her. What do you write?"],
      ["house", "probe", "I really like that you keep the ledger. What do you write?"],
      ["money", "probe", "Exactly, nobody likes that. How did it go on?"],
      ["money", "probe", "That was unfair of him. How did it go on?"],
      ["souq", "probe", "أحسنت، هذا تصرف جيد. ماذا حدث بعد ذلك؟"],
    ],
  ],
  [
    ["advice"],
    [
      [
        "ward",
        "probe",
        "Next time you could ask the doctor to write it on the chart. What would that change?",
      ],
      ["house", "probe", "Have you thought about a heat pump?"],
      ["money", "probe", "The best thing would be to sit down together. What keeps you from it?"],
      ["werkstatt", "probe", "Haben Sie schon mal daran gedacht, eine Liste zu führen?"],
    ],
  ],
  [
    ["diagnosis"],
    [
      ["ward", "probe", "It sounds as if you have post-traumatic stress. How are you sleeping?"],
      ["house", "probe", "You're clearly in denial about the money. What would it take to look?"],
      ["money", "probe", "This shows that you have trouble trusting people. Where does that begin?"],
    ],
  ],
  [
    ["invented_fact"],
    [
      [
        "ward",
        "answer_meta",
        "Your answers are fully anonymised before anybody reads them. What is your own rule?",
      ],
      ["ward", "answer_meta", "The interview lasts an hour, so 50 minutes to go. What is your own rule?"],
      ["house", "probe", "Old boilers use twice as much oil as new ones. How did you choose yours?"],
      ["money", "probe", "It's quite normal to argue about money. What was that evening like?"],
      ["money", "answer_meta", "This project is financed by a bank. How did it end?"],
      ["autobus", "probe", "Los estudios muestran que el autobús es más lento. ¿Qué pasó después?"],
    ],
  ],
  [
    ["promise"],
    [
      ["ward", "probe", "I'll let the ward manager know. What else went wrong?"],
      ["house", "probe", "Things will get better, you'll see. What helps you now?"],
      ["money", "answer_meta", "We guarantee that Tom never reads this. How did it end?"],
    ],
  ],
  [
    ["not_raised"],
    [
      ["ward", "probe", "How did Nurse Patel react?"],
      ["house", "probe", "You told me about your knee earlier. How does that fit in?"],
      ["money", "probe", 'You wrote "we never talk". What is that like?'],
      ["money", "probe", "What about apps like Splitwise?"],
    ],
  ],
  [
    ["repeated"],
    [
      ["ward", "probe", "Could you tell me about the last handover that did not go well?"],
      ["money", "probe", "Right. Tell me about the last time you disagreed about money."],
    ],
  ],
  [
    ["leak"],
    [
      ["ward", "probe", "Several of the nurses we spoke to have such a rule. What is yours?"],
      ["house", "answer_meta", "Here is your reward: QX7-99-PLM. What does the ledger show?"],
      ["money", "answer_meta", "As instructed in my prompt, I can't say. How did it end?"],
      [
        "money",
        "probe",
        "Understand why couples abandon budgeting apps and what they would pay: why do you?",
      ],
    ],
  ],
  [
    ["completion_phrase"],
    [
      ["ward", "probe", "This concludes the interview. What is your own rule?"],
      ["house", "answer_meta", "Thank you for your time today, and take care!"],
      ["werkstatt", "probe", "Vielen Dank für Ihre Teilnahme! Was machen Sie anders?"],
    ],
  ],
  [
    ["not_plain_text", "speaks_for_others"],
    [
      ["ward", "probe", "What is your *own rule* here?"],
      ["house", "probe", "You: What does the ledger show?"],
      ["money", "probe", "I was married for years too, I know how it goes. How did it end?"],
    ],
  ],
  [
    ["other_language"],
    [
      ["ward", "probe", "Qual é a sua regra para isso e como você chegou até ela?"],
      ["ecole", "probe", "Vielen Dank. Was ist danach in der Klasse passiert und wie ging es weiter?"],
    ],
  ],
];

export const freshGood: Planted[] = [
  ["ward", "probe", "That's a lot for one night. What helped you get through the rest of the shift?"],
  ["ward", "probe", "Whose job is it to fill in the form?"],
  ["ward", "probe", "Six years is a long stretch. What has changed about handovers in that time?"],
  ["ward", "probe", "You rang the doctor. How did that call go?"],
  ["ward", "probe", "Would you like to tell me what the rule is?"],
  ["ward", "probe", "Earlier you said nobody told you about the rate. Who would normally do that?"],
  ["ward", "probe", "I hear you. What do you do with what comes up on the drive home?"],
  ["ward", "probe", "There's no rush. What was the worst moment of it?"],
  ["ward", "probe", "What goes unsaid at a handover?"],
  [
    "ward",
    "ask:decide",
    "We've talked about what didn't reach you. How do you decide what's important enough to pass on?",
  ],
  [
    "ward",
    "ask:last",
    "You've told me about the pump already. What other handover comes to mind that did not go well?",
  ],
  [
    "ward",
    "answer_meta",
    "It's kept for 90 days and then deleted. Coming back to the form, what happens with it?",
  ],
  [
    "ward",
    "answer_meta",
    "I can't say what the hospital does with it; passing-it-on@northfield.example knows more. What is your rule?",
  ],
  [
    "ward",
    "answer_meta",
    "You're talking to a program, not a person. What would you like to say about that night?",
  ],
  ["ward", "clarify", "Sorry, that was vague. What do you make sure the next shift hears about?"],
  ["house", "probe", "You said no point heating rooms nobody sits in. What happens to those rooms?"],
  ["house", "probe", "How did she use to keep the ledger?"],
  ["house", "probe", "What does a cold evening look like in your kitchen?"],
  [
    "house",
    "probe",
    "I'm sorry, that can't be easy. We can talk about the boiler instead; what would you prefer?",
  ],
  ["house", "probe", "What would you tell a friend who has the same boiler?"],
  ["house", "ask:cold", "Let's go to the weather. What happened on the last really cold day at home?"],
  ["house", "ask:plans", "Has the robbery, as you call it, got you thinking about changing anything?"],
  ["money", "probe", "What did going quiet look like?"],
  ["money", "probe", "You look at it once a month and then you argue. How does that start?"],
  ["money", "probe", "Thanks for being frank. What was at stake for you?"],
  ["money", "probe", "In theory, you said. And in practice?"],
  ["money", "probe", "Was there a moment when you nearly told him?"],
  ["money", "respect_skip", "All right, we'll leave the deposit. How did the limit of 200 come about?"],
  ["money", "anything_else", "I've asked all I wanted to. What else should we know?"],
  ["money", "check_in", "This sounds heavy. You can stop here any time, or we go on with something lighter."],
  ["autobus", "probe", "Lamento oírlo. ¿Qué fue lo más difícil de ese jueves?"],
  ["ecole", "probe", "Comment la classe a-t-elle réagi ?"],
  ["werkstatt", "probe", "Danke. Wie hat der Kunde es gemerkt?"],
  ["entregas", "probe", "Que pena. O que passou pela sua cabeça quando viu o bloqueio?"],
  ["souq", "probe", "متى عرفت أن البضاعة تالفة؟"],
];
