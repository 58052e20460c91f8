import { ask, follow, type SamplePerson } from "../sample-person.ts";

/** A thin session: polite, short, and with little to tell. */
export const salesRep: SamplePerson = {
  demographics: {
    ageRange: "35-50",
    occupation: "Sales rep",
    location: "United States",
    townCity: "Columbus",
  },
  language: "en",
  exchanges: [
    ask("q1", "", "email and driving all day basically"),
    follow("email and driving", "What did yesterday look like?", "same, 6 customers then admin stuff"),
    ask("q2", "", "cant remember, probably a zoom thing"),
    ask("q3", "That's fine, we'll leave that one.", "zoom salesforce and outlook i guess"),
    ask("q4", "", "picture freezes on zoom sometimes, not a biggie"),
    ask("q5", "", "just wait or call them back"),
    ask("q6", "", "nothing really, they all work fine"),
    ask("q7", "", "a call, im in the car anyway"),
  ],
  lastWords: "no thats all from me thanks",
};
