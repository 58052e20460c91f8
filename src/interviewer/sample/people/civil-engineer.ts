import { ask, follow, type SamplePerson } from "../sample-person.ts";

export const civilEngineer: SamplePerson = {
  demographics: {
    ageRange: "50-65",
    occupation: "Civil engineer",
    location: "United Kingdom",
    townCity: "Leeds",
  },
  language: "en",
  exchanges: [
    ask(
      "q1",
      "",
      "Two days on site, three at home. At home I have the drawings open by eight and ring the site at nine. Afternoons are for calculations if I'm lucky.",
    ),
    ask(
      "q2",
      "",
      "A design meeting on Monday, five of us at home and four round a table in the office. The four changed something in the corner afterwards and nobody took notes. I found out from the drawing.",
    ),
    follow(
      "I found out from the drawing",
      "What had changed on that drawing?",
      "A beam had moved by half a metre. Perfectly sensible, but I'd ordered the steel. That was a four thousand pound chat by the coffee machine.",
    ),
    ask(
      "q3",
      "That's an expensive chat, thank you for telling me.",
      "Teams, AutoCAD, SharePoint, and captions on everything. I'm deaf in one ear and poor in the other. With captions I followed a whole meeting for the first time in twenty years.",
    ),
    follow(
      "for the first time in twenty years",
      "What was that like?",
      "I was nearly in tears, daft as it sounds. I'd been nodding along since my thirties. Now I argue back and I'm not sure they like it.",
    ),
    ask(
      "q4",
      "",
      "Not a lot. I know people moan about the green dot but I like the green dot. I can see who's at their desk, so I don't ring somebody in the middle of lunch.",
    ),
    ask(
      "q5",
      "",
      "I pick up the phone, with the captions on my mobile. If it's a drawing I scribble on a photo of it.",
    ),
    ask(
      "q6",
      "",
      "Meetings where the people at home count as much as the people in the room. If one of us is remote, all of us should be on our own screen.",
    ),
    ask(
      "q7",
      "Last one from the list.",
      "Both, honestly. A call to sort it out, and then a message so it's in writing.",
    ),
  ],
  lastWords: "Tell people to turn the captions on. That's all.",
};
