import guide from "../../../assets/sample/guide.json" with { type: "json" };
import type { GuideQuestion } from "../guide.ts";

const { questions, translations, ...texts } = guide;

/** The sample interview of a new account: what the creator sees in the review step. */
export const sampleGuide = {
  ...texts,
  /** The ids are those that the sample's sessions speak of. */
  questions: questions.map(
    (question, index): GuideQuestion => ({
      ...question,
      id: `q${index + 1}`,
      priority: "normal",
      depth: "deep",
      exactWording: false,
    }),
  ),
};

/** The script in the other languages that sessions of the sample were held in; questions in the order of the script. */
export const sampleTranslations = translations;
