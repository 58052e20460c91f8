import { getPhraseBook } from "#interviewer/books.ts";
import type { Guide, Move, Turn } from "#interviewer/guide.ts";
import { makePlantedMove, type Planted } from "./planted.ts";
import { talks } from "./talks.ts";

const closing = (language: string): string => getPhraseBook(language).closing;

/** Turns as the interviewer should speak, tone by tone. */
export const ownGoodTurns: Planted[] = [
  // Harm and strong feeling.
  [
    "ward",
    "probe",
    "That sounds like a hard morning, thank you for telling me. What was the drive home like?",
  ],
  [
    "ward",
    "probe",
    "I'm sorry that happened. If you'd like to stay with it, what went through your mind at 4?",
  ],
  [
    "ward",
    "probe",
    "That's a lot to carry home. We can leave it there; if not, what comes back to you on the drive?",
  ],
  ["ward", "probe", "Dark is fine here, if you want to share it. What's the question you ask yourself?"],
  ["ward", "probe", "You felt sick when you saw it. What was that moment like?"],
  ["ward", "probe", "That must not have been easy to write. What do you still think about on the way home?"],
  ["house", "probe", "I'm sorry, that's a big change. What are the evenings like now?"],
  [
    "house",
    "probe",
    "That sounds like a lot all at once. Only say as much as you want to: what has been hardest?",
  ],
  ["money", "probe", "Two quiet days sounds heavy. What were they like for you?"],
  // Plain and brief.
  ["ward", "probe", "Thanks, that's clear. What happened after you rang the doctor?"],
  ["ward", "probe", "Got it. How does your own rule work?"],
  ["ward", "probe", "Your own rule: what is it?"],
  ["ward", "probe", "What happened next?"],
  ["house", "probe", "And the ledger, what do you write in it?"],
  ["house", "probe", "Robbery, you say. What did you do when you saw the 740?"],
  ["money", "probe", "Ha, fair enough. What does one of those arguments sound like?"],
  ["money", "probe", "How did it end?"],
  ["money", "probe", "I see. What led up to the two quiet days?"],
  // Bridges and earlier threads.
  ["ward", "probe", "Earlier you mentioned the pump last Tuesday. What happened there?"],
  ["ward", "probe", "You said “officially”. What happens in practice?"],
  ["ward", "probe", "Coming back to the form for a moment: what would fill it in look like on a real night?"],
  [
    "ward",
    "probe",
    "Karen says write everything down, and you have your own rule. How do those go together?",
  ],
  [
    "house",
    "probe",
    "You write each delivery in the ledger, same as she did. What does it mean to you to keep it?",
  ],
  ["house", "probe", "“These days” makes me wonder about before. What was the house like then?"],
  ["money", "probe", "You said in theory there's a limit of 200. What happens in practice?"],
  // Openers that yes or no cannot end.
  ["ward", "probe", "Could you walk me through that night, from the start of the shift?"],
  ["ward", "probe", "Would you mind telling me what your rule is?"],
  ["ward", "probe", "Was there a time when your rule didn't work?"],
  ["ward", "probe", "Has that ever happened on another shift?"],
  ["ward", "probe", "Is there anything about that night you haven't told anyone?"],
  ["ward", "probe", "Would you rather leave that night there?"],
  ["house", "probe", "Have you ever thought of doing it differently?"],
  ["house", "probe", "Can you remember the first winter with only the kitchen warm?"],
  ["money", "probe", "Tell me more about the limit."],
  ["money", "probe", "I'd like to understand the two quiet days a bit better. What was going on for you?"],
  ["money", "probe", "Take me back to the evening he found out. What happened?"],
  // Adapted questions of the script.
  [
    "ward",
    "ask:decide",
    "You have told me about the pump. With all that goes on, how do you decide what to pass on?",
  ],
  ["ward", "ask:last", "You have told me about the pump. Was there another handover that went badly?"],
  [
    "ward",
    "ask:decide",
    "Your rule may be part of this already: how do you decide what's important enough to pass on?",
  ],
  ["ward", "ask:change", "Thank you. If you could change one thing about handovers, what would it be?"],
  ["ward", "ask:notes", "Let's turn to paper. During a shift like that, what do you write down?"],
  [
    "house",
    "ask:plans",
    "We'll leave the ledger there. Looking ahead, what have you thought about changing, if anything?",
  ],
  ["house", "ask:cold", "You mentioned the timer. Could you tell me about the last really cold day at home?"],
  [
    "money",
    "ask:tried",
    "Before the spreadsheet, which other ways of keeping track did you try and give up on?",
  ],
  // Questions back, from the facts, and then on.
  [
    "ward",
    "answer_meta",
    "Your name isn't kept with what you write, but names you type are seen by the team. What is your own rule?",
  ],
  [
    "ward",
    "answer_meta",
    "It's read by the team at Northfield University and deleted after 90 days. So, your own rule?",
  ],
  [
    "ward",
    "answer_meta",
    "There are three more questions, so about nine minutes. What is your own rule for that?",
  ],
  [
    "ward",
    "answer_meta",
    "I don't know that; the people who run the study do: passing-it-on@northfield.example. What is your own rule?",
  ],
  ["ward", "answer_meta", "I'm an automated interviewer; nobody reads along live. What is your own rule?"],
  ["house", "answer_meta", "You can stop whenever you like, or skip this one. What does the ledger show?"],
  ["house", "answer_meta", "If it gets too much: Samaritans 116 123. Would you like to go on, or stop here?"],
  // Their misunderstanding, our mistake.
  [
    "ward",
    "clarify",
    "By passing on I mean what you make sure the next shift hears about. What comes to mind first?",
  ],
  [
    "ward",
    "clarify",
    "Sorry, that wasn't clear. I meant the rule you have for when there's no time. How does it go?",
  ],
  [
    "ward",
    "probe",
    "You're right, we passed over that. There's about a minute left: what happened with the form?",
  ],
  [
    "house",
    "probe",
    "Sorry, I asked that badly. What I'd like to hear about is the ledger: how do you use it?",
  ],
  [
    "money",
    "redirect",
    "That's a bit outside what we can cover here. Coming back to the deposit, what happened after?",
  ],
  ["money", "probe", "My mistake, you had told me that. What happened once he started talking again?"],
  // Skips.
  [
    "ward",
    "respect_skip",
    "Of course, we'll leave that night there. What about an ordinary handover, how does that go?",
  ],
  [
    "money",
    "respect_skip",
    "No problem, not everything has an answer. What is the first thing that comes to mind?",
  ],
  // Care.
  [
    "ward",
    "check_in",
    "I'm sorry, this sounds really hard right now. Would you like to stop here or keep going?",
  ],
  // The end.
  [
    "ward",
    "anything_else",
    "Those were all my questions. Is there anything we should know that hasn't come up yet?",
  ],
  [
    "ward",
    "recap",
    "A changed rate on the pump reached nobody, and you found it at 4 in the morning and stopped it. There is a form “officially”, but what carries you is your own rule. What did I get wrong or leave out?",
  ],
  [
    "house",
    "recap",
    "Since your wife moved into a home in March you heat the kitchen and little else. Each delivery still goes into the ledger, same as she did. What did I get wrong or leave out?",
  ],
  ["ward", "close:finished", closing("en")],
  [
    "ward",
    "close:finished",
    `Thank you for going back to that night with me. The team at Northfield University will read what you wrote.\n\n${closing("en")}`,
  ],
  [
    "money",
    "close:distress",
    "We'll leave it here, and nothing more is needed from you. Please talk to someone you trust if you can: Samaritans 116 123.",
  ],
  ["house", "close:stopped", `That's fine, we'll leave it there. ${closing("en")}`],
  // Other languages.
  ["autobus", "probe", "Siento lo que pasó el jueves. ¿Cómo fue llegar al trabajo después?"],
  ["autobus", "probe", "Gracias por contármelo. ¿Qué pasó cuando llegó?"],
  ["autobus", "probe", "¿Podría contarme cómo era cuando iba en coche?"],
  ["autobus", "close:finished", `Gracias por contarnos lo del jueves. ${closing("es")}`],
  ["ecole", "probe", "Je suis désolé que cela soit arrivé. Qu'est-ce qui vous empêche de dormir ?"],
  ["ecole", "probe", "Pourriez-vous me raconter ce lundi, du début à la fin ?"],
  ["ecole", "probe", "Vous avez parlé de la directrice. Comment cela s'est-il passé avec elle ?"],
  [
    "werkstatt",
    "probe",
    "Das klingt unangenehm, danke, dass Sie es erzählen. Was machen Sie seitdem anders?",
  ],
  ["werkstatt", "probe", "Könnten Sie mir den Tag im Mai einmal von vorn schildern?"],
  ["werkstatt", "probe", "Gab es noch ein anderes Mal, als etwas schiefging?"],
  ["entregas", "probe", "Sinto muito pelo que aconteceu no sábado. Como foram os três dias sem trabalhar?"],
  ["entregas", "probe", "Você poderia me contar como foi esse sábado?"],
  ["souq", "probe", "آسف لما حدث. كيف كان شعورك عندما رفض المورد؟"],
  ["souq", "probe", "هل يمكنك أن تحدثني أكثر عن البضاعة التالفة؟"],
];

export interface OwnGoodTurn {
  name: string;
  guide: Guide;
  turns: Turn[];
  move: Move;
  text: string;
}

export function listOwnGoodTurns(turns: readonly Planted[]): OwnGoodTurn[] {
  return turns.map(([talk, kind, text]) => ({
    name: `${talk} ${kind}`,
    ...talks[talk],
    move: makePlantedMove(talk, kind),
    text,
  }));
}
