import type { PhraseBook } from "../../phrase-book.ts";

export const englishRedirects: PhraseBook["redirect"] = {
  off_topic: [
    "I'd like to stay with my question for now, if that's all right.",
    "I hear you, though I was asking about something else. What would you say to the question above?",
    "Let's go back to what I asked, if you don't mind.",
    "That's a bit outside what we can cover here, so let's return to the question.",
    "Let me bring you back to where we were.",
  ],
  instructions: [
    "I can only ask the questions of this study. What would you say to the one above?",
    "That's not something I can do here. I'd still like to hear your own answer.",
    "I'm just here to ask and to listen, so let's stay with the question.",
    "I'll stick to the interview, if you don't mind.",
    "Let's keep to the question above.",
  ],
  unreadable: [
    "Sorry, I couldn't make that out. Could you write it again?",
    "That came through garbled. Could you try once more?",
    "I didn't catch that, sorry. Could you put it another way?",
    "Something went wrong with that message, I think. Could you send it again?",
    "I still can't read it, sorry. A few plain words would do.",
  ],
  empty: [
    "I didn't get any words there. Could you write a sentence or two?",
    "Nothing came through on my side. What would you say?",
    "Could you put that into words for me?",
    "I can only read words here, so how would you say it?",
    "Just a few words are enough, whenever you're ready.",
  ],
  greeting: [
    "Hello! Take your time with the question above; there's no rush.",
    "Hi! Whenever you're ready, the first question is just above.",
    "Hello, good to have you here. Just start with the question above.",
  ],
};
