import type { FormField } from "#contract/forms.ts";

export interface BuiltInForm {
  /** Fixed, so that seeding twice, or from two processes, makes each form once. */
  id: string;
  name: string;
  formType: "pre" | "post";
  fields: FormField[];
}

function choice(id: string, label: string, options: string[], screensOut: string[] = []): FormField {
  return { id, label, kind: "single_choice", required: true, options, screensOut };
}

function scale(
  id: string,
  label: string,
  ends: Required<Pick<FormField, "min" | "max" | "minLabel" | "maxLabel">>,
) {
  return {
    id,
    label,
    kind: "scale",
    required: true,
    options: [],
    screensOut: [],
    ...ends,
  } satisfies FormField;
}

const agreeOfFive = { min: 1, max: 5, minLabel: "Strongly disagree", maxLabel: "Strongly agree" };
const agreeOfSeven = { min: 1, max: 7, minLabel: "Strongly disagree", maxLabel: "Strongly agree" };

/** Brooke (1996), "SUS: a quick and dirty usability scale": the ten items in their order. */
const susItems = [
  "I think that I would like to use this system frequently.",
  "I found the system unnecessarily complex.",
  "I thought the system was easy to use.",
  "I think that I would need the support of a technical person to be able to use this system.",
  "I found the various functions in this system were well integrated.",
  "I thought there was too much inconsistency in this system.",
  "I would imagine that most people would learn to use this system very quickly.",
  "I found the system very cumbersome to use.",
  "I felt very confident using the system.",
  "I needed to learn a lot of things before I could get going with this system.",
];

/** Lewis, Utesch and Maher (2013), "UMUX-LITE: when there's no time for the SUS". */
const umuxLiteItems = ["This system's capabilities meet my requirements.", "This system is easy to use."];

const experienceItems = [
  "The questions were easy to understand.",
  "I could say what I wanted to say.",
  "The interviewer's follow-up questions fitted what I had said.",
  "The interview had the right length.",
  "I would take part in an interview like this again.",
];

const background: BuiltInForm = {
  id: "formBackground00000001",
  name: "Background",
  formType: "pre",
  fields: [
    choice("experience", "How many years of experience do you have in your field?", [
      "Less than 1 year",
      "1 to 3 years",
      "4 to 10 years",
      "More than 10 years",
    ]),
    choice("team_size", "How many people are in your team?", [
      "I work on my own",
      "2 to 5",
      "6 to 15",
      "16 to 50",
      "More than 50",
      "Does not apply to me",
    ]),
    choice("how_often", "How often do you do what this interview is about?", [
      "Daily",
      "Weekly",
      "Monthly",
      "Less often",
      "Never",
    ]),
  ],
};

const screener: BuiltInForm = {
  id: "formScreener0000000001",
  name: "Screener: adult participants who use the product",
  formType: "pre",
  fields: [
    choice(
      "adult_user",
      "Which of these describes you best?",
      [
        "I am 18 or older and have used the product in the last 6 months",
        "I am 18 or older and have used the product longer ago",
        "None of these",
      ],
      ["None of these"],
    ),
  ],
};

export const builtInForms: BuiltInForm[] = [
  background,
  screener,
  {
    id: "formExperience00000001",
    name: "Experience of the interview",
    formType: "post",
    fields: experienceItems.map((item, index) => scale(`experience_${index + 1}`, item, agreeOfFive)),
  },
  {
    id: "formSus000000000000001",
    name: "SUS",
    formType: "post",
    fields: susItems.map((item, index) => scale(`sus_${index + 1}`, item, agreeOfFive)),
  },
  {
    id: "formUmuxLite0000000001",
    name: "UMUX-Lite",
    formType: "post",
    fields: umuxLiteItems.map((item, index) => scale(`umux_lite_${index + 1}`, item, agreeOfSeven)),
  },
  {
    id: "formNps000000000000001",
    name: "NPS",
    formType: "post",
    fields: [
      scale("nps", "How likely are you to recommend this to a friend or colleague?", {
        min: 0,
        max: 10,
        minLabel: "Not at all likely",
        maxLabel: "Extremely likely",
      }),
    ],
  },
];
