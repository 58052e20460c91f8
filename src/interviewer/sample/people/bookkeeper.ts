import { ask, follow, type SamplePerson } from "../sample-person.ts";

export const bookkeeper: SamplePerson = {
  demographics: {
    ageRange: "65+",
    occupation: "Part-time bookkeeper",
    location: "United Kingdom",
    townCity: "Norwich",
  },
  language: "en",
  exchanges: [
    ask(
      "q1",
      "",
      "I do the books for three small firms from my kitchen table, Tuesday to Thursday. I start with a pot of tea and the post, and then whatever has come in by email overnight.",
    ),
    ask(
      "q2",
      "Thank you.",
      "On Tuesday, with the florist. We were both in the same spreadsheet for the VAT return and she saved her old version over it. All my corrections went. I could have wept.",
    ),
    follow(
      "I could have wept",
      "I'm sorry, that sounds disheartening. How did the two of you sort it out?",
      "My grandson found the earlier version in the history on Sunday. I had no idea there was such a thing. I've written the steps on a card by the screen.",
    ),
    ask(
      "q3",
      "",
      "Email, Xero, Zoom when I have to, and Dropbox for the receipts. The florist sends hers by WhatsApp, as photographs, sideways.",
    ),
    ask(
      "q4",
      "",
      "Finding a receipt again. I know she sent it to me, the search says no, and then it's in an email with no subject or in a photograph.",
    ),
    follow(
      "the search says no",
      "When did that last happen to you?",
      "Yesterday, for a van repair. Forty pounds, and it took me the best part of an hour. I don't charge for that because it feels like my own fault.",
    ),
    ask(
      "q5",
      "An hour for forty pounds, I see.",
      "I ring them on the phone. People are always surprised and then they're pleased. Ten minutes on the phone saves me a week of emails.",
    ),
    ask(
      "q6",
      "",
      "I would like Zoom to stop moving the buttons about. Every time I learn where the mute is, they move it.",
    ),
    ask("q7", "Thank you, nearly there.", "A call. I might not look at anything else until Thursday."),
  ],
  lastWords: "Only that nobody usually asks people my age. So thank you.",
};
