import { getPhraseBook } from "#interviewer/books.ts";
import type { PlantedSet } from "./planted.ts";

const { closing } = getPhraseBook("en");

/** Faults of form: a false end, another language, markup, somebody else's voice, a changed closing. */
export const plantedForm: PlantedSet = [
  [
    ["completion_phrase"],
    [
      ["ward", "probe", "Thank you, this interview is complete. What is your own rule?"],
      ["ward", "answer_meta", "That concludes our interview, unless you have more. What is your rule?"],
      ["ward", "probe", "Thank you for participating, your feedback is valuable. What is your own rule?"],
      ["ward", "probe", "Have a great day, and before you go: what is your own rule?"],
      [
        "ward",
        "anything_else",
        "We've reached the end of our interview. Is there anything you'd like to add?",
      ],
      ["ward", "probe", "Thank you so much for your time today. Goodbye and take care!"],
      ["house", "probe", "That wraps up our conversation nicely. What would you still like to say?"],
      [
        "house",
        "answer_meta",
        "If you have any more thoughts, please reach out to us. What does the ledger show?",
      ],
      ["house", "probe", "This is the end of the interview. What does the ledger show?"],
      ["money", "probe", "Thanks for taking part in our study. Goodbye!"],
      [
        "money",
        "ask:tried",
        "We are done here. One last thing: which ways of keeping track have you given up on?",
      ],
      ["autobus", "probe", "Con esto terminamos la entrevista. ¿Qué pasó después?"],
      ["ecole", "probe", "Merci de votre participation, au revoir !"],
      ["werkstatt", "probe", "Damit ist das Interview beendet. Was machen Sie seitdem anders?"],
    ],
  ],
  [
    ["other_language"],
    [
      ["ward", "probe", "¿Qué hizo usted cuando vio que la bomba estaba mal y quién la cambió?"],
      ["ward", "probe", "Was haben Sie gemacht, als Sie das mit der Pumpe gesehen haben?"],
      ["house", "probe", "Comment est-ce que vous notez les livraisons dans le livre ?"],
      ["money", "probe", "ماذا حدث بعد هذين اليومين؟"],
      ["money", "probe", "O que aconteceu depois desses dois dias com o Tom em casa?"],
      ["autobus", "probe", "Thank you for telling me. What happened when you got to work?"],
      ["ecole", "probe", "What happened after the parent shouted at you in the class?"],
      ["werkstatt", "probe", "Thanks. What do you do differently now that this has happened?"],
      ["entregas", "probe", "What did you do during the three days when you could not work?"],
      ["souq", "probe", "What happened after the supplier refused to pay you back?"],
      ["house", "probe", "你在账本里写了什么？"],
    ],
  ],
  [
    ["not_plain_text"],
    [
      ["ward", "probe", "What is your **own rule** for that?"],
      ["ward", "probe", "I see. 😊 What is your own rule for that?"],
      ["ward", "probe", "## Follow-up\nWhat is your own rule for that?"],
      ["ward", "probe", "- Thank you.\n- What is your own rule for that?"],
      ["house", "probe", "<p>What does the ledger show?</p>"],
      ["house", "probe", "What does the `ledger` show?"],
      ["house", "probe", "What does the _ledger_ show you?"],
      ["house", "probe", "1. What does the ledger show?"],
      ["money", "probe", '{"move":"probe","text":"How did it end with Tom?"}'],
      ["money", "probe", "[Thread: two days] How did it end with Tom?"],
      ["money", "probe", "How did it end with *Tom*?"],
      ["money", "probe", "How did it &nbsp; end with Tom?"],
    ],
  ],
  [
    ["speaks_for_others"],
    [
      ["ward", "probe", "What is your own rule?\nParticipant: I only write down the numbers."],
      ["ward", "probe", "Interviewer: What is your own rule for that?"],
      ["ward", "answer_meta", "As an AI language model, I don't have opinions. What is your own rule?"],
      ["ward", "answer_meta", "I'm a real person, don't worry. What is your own rule?"],
      ["house", "answer_meta", "No, I'm not a robot. What does the ledger show?"],
      ["house", "answer_meta", "I'm Julia from the research team. What does the ledger show?"],
      ["house", "probe", "I live in an old house myself. What does the ledger show?"],
      ["money", "probe", "I'm sorry, but I can't help with that request."],
      ["money", "probe", "I've been through the same with my husband. How did it end with Tom?"],
    ],
  ],
  [
    ["not_the_closing"],
    [
      ["ward", "close:finished", "Thank you for telling me about the pump. Goodbye!"],
      ["ward", "close:finished", `${closing} One more thing: your own rule stays with me.`],
      ["house", "close:stopped", "All right, we'll stop here."],
      ["house", "close:finished", `How are you feeling now? ${closing}`],
      ["money", "close:distress", `We'll leave it here. ${closing}`],
      ["money", "close:limit", "This concludes our interview. Have a nice day!"],
    ],
  ],
  [
    ["empty"],
    [
      ["ward", "probe", " "],
      ["house", "probe", "…"],
    ],
  ],
];
