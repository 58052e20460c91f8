import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Where the study data lies that tests and benchmarks read. The published sets may not be redistributed, so they lie
 * beside the repository or where ASKWELL_DATA says; tests without them read stand-ins of our own with the same traps.
 */
const standInFolder = join(import.meta.dirname, "stand-ins");
const named = process.env.ASKWELL_DATA;
export const publishedFolder = resolve(named ?? join(import.meta.dirname, "../../shared/data"));
export const dataFolder =
  named !== undefined || existsSync(publishedFolder) ? publishedFolder : standInFolder;

interface Table {
  file: string;
  words: number;
}

interface StudyThread {
  id: string;
  file: string;
  comments: number;
  nameless: number;
  removed: number;
  gaps: number;
  /** Comments that are named without their text. */
  ids: number;
  reported: number;
}

/**
 * Which files there are and what is in them, counted apart from our readers: by counting label lines and blank-line
 * blocks with grep, rows and words with Python's csv module, sentence-ending cues and the things in JSON with a script,
 * and by the paragraph numbers printed in the PDFs. A speaker is "name role turns".
 */
interface StudyFacts {
  /** Files that hold one talk, with its speakers. */
  talks: Record<string, string[]>;
  /** All speakers of a PDF; its pages have furniture. */
  printed: string[];
  /** "**Name:** text" with escaped times. */
  boldNames: string;
  /** "Name:" on a line of its own, CRLF. */
  nameLines: string;
  captions: { file: string; words: number; lastStart: number };
  /** Interviews on one script: a table of several that an AI led, and those that people led. */
  aiLed: Table & { people: number; turns: number[]; latest: number };
  humanLed: [Table, ...Table[]];
  script: { file: string; introduction: string; first: string; second: string; last: string };
  threads: [StudyThread, ...StudyThread[]];
  /** What /api/morechildren answers for the first thread, and how the forum shows that thread. */
  laterComments: { file: string; count: number };
  firstThread: { title: string; forum: string; path: string; hasText: boolean };
  survey: { file: string; minAnswers: number };
}

const published: StudyFacts = {
  talks: {
    "metamuse_47.txt": [
      "David Hoang participant 45",
      "Adam Wiggins interviewer 43",
      "Mark McGranahan interviewer 17",
    ],
    "changelog_founders_talk_53.md": ["Adam Stacoviak interviewer 48", "Danielle Morrill participant 47"],
    "democracy_human_i1.csv": ["Interviewer interviewer 22", "Respondent participant 21"],
    "democracy_human_i2.csv": ["Interviewer interviewer 28", "Respondent participant 28"],
    "democracy_human_i3.csv": ["Interviewer interviewer 19", "Respondent participant 18"],
    "talkpython_071_dev_career.vtt": ["Speaker participant 869"],
    "pdpilot_P1.pdf": ["Dan interviewer 47", "Participant participant 47"],
    "pdpilot_P2.pdf": ["Dan interviewer 81", "Participant participant 84"],
    "pdpilot_P3.pdf": ["Dan interviewer 61", "Participant participant 61"],
  },
  printed: ["pdpilot_P1.pdf", "pdpilot_P2.pdf", "pdpilot_P3.pdf"],
  boldNames: "changelog_founders_talk_53.md",
  nameLines: "metamuse_47.txt",
  captions: { file: "talkpython_071_dev_career.vtt", words: 12_651, lastStart: 3919.54 },
  aiLed: {
    file: "democracy_ai_human.csv",
    people: 8,
    turns: [33, 31, 31, 33, 33, 31, 3, 38, 31],
    latest: 3759,
    words: 12_061,
  },
  humanLed: [
    { file: "democracy_human_i1.csv", words: 1435 },
    { file: "democracy_human_i2.csv", words: 1822 },
    { file: "democracy_human_i3.csv", words: 1721 },
  ],
  script: {
    file: "democracy_script.md",
    introduction: "ethical interviewing guidelines",
    first: "breakout room",
    second: "Imagine a group of 10 people",
    last: "Olympiapark",
  },
  threads: [
    {
      id: "3hahrw",
      file: "reddit_comments_3hahrw.json",
      comments: 476,
      nameless: 16,
      removed: 6,
      gaps: 18,
      ids: 24,
      reported: 543,
    },
    {
      id: "57dw9a",
      file: "reddit_comments_57dw9a.json",
      comments: 145,
      nameless: 6,
      removed: 5,
      gaps: 1,
      ids: 0,
      reported: 16_697,
    },
    {
      id: "98vj9e",
      file: "reddit_comments_98vj9e_limit4.json",
      comments: 4,
      nameless: 0,
      removed: 0,
      gaps: 2,
      ids: 6,
      reported: 41,
    },
  ],
  laterComments: { file: "reddit_morechildren_3hahrw.json", count: 11 },
  firstThread: {
    title: "Ba Dum Tsss",
    forum: "funny",
    path: "/r/funny/comments/3hahrw/ba_dum_tsss/",
    hasText: false,
  },
  survey: { file: "jupyter_2015_survey.csv", minAnswers: 5000 },
};

const standIns: StudyFacts = {
  talks: {
    "workbench_12.txt": [
      "Joan Tiller participant 11",
      "Lewis Amadi interviewer 7",
      "Petra Holm interviewer 6",
    ],
    "repair_shop_talk.md": ["Nora Whitfield interviewer 12", "Ines Calder participant 12"],
    "street_human_1.csv": ["Interviewer interviewer 16", "Respondent participant 15"],
    "street_human_2.csv": ["Interviewer interviewer 15", "Respondent participant 15"],
    "night_shift_08.vtt": ["Speaker participant 59"],
    "courtyard_test_P1.pdf": ["Mara interviewer 12", "Participant participant 12"],
  },
  printed: ["courtyard_test_P1.pdf"],
  boldNames: "repair_shop_talk.md",
  nameLines: "workbench_12.txt",
  captions: { file: "night_shift_08.vtt", words: 660, lastStart: 241.795 },
  aiLed: { file: "street_ai_led.csv", people: 3, turns: [31, 3, 32, 31], latest: 3136, words: 2562 },
  humanLed: [
    { file: "street_human_1.csv", words: 655 },
    { file: "street_human_2.csv", words: 630 },
  ],
  script: {
    file: "street_script.md",
    introduction: "rules of careful qualitative research",
    first: "the number of the table",
    second: "Imagine twelve households share a courtyard",
    last: "by the harbour",
  },
  threads: [
    {
      id: "1kgx4o",
      file: "reddit_comments_1kgx4o.json",
      comments: 13,
      nameless: 3,
      removed: 3,
      gaps: 3,
      ids: 5,
      reported: 24,
    },
    {
      id: "1m02zq",
      file: "reddit_comments_1m02zq_limit2.json",
      comments: 2,
      nameless: 0,
      removed: 0,
      gaps: 2,
      ids: 4,
      reported: 17,
    },
  ],
  laterComments: { file: "reddit_morechildren_1kgx4o.json", count: 4 },
  firstThread: {
    title: "How do you keep a cleaning rota alive?",
    forum: "sharedhouses",
    path: "/r/sharedhouses/comments/1kgx4o/how_do_you_keep_a_cleaning_rota_alive/",
    hasText: true,
  },
  survey: { file: "calendar_2025_survey.csv", minAnswers: 90 },
};

export const facts = dataFolder === standInFolder ? standIns : published;

export function readForumJson(file: string): unknown {
  return JSON.parse(readFileSync(join(dataFolder, "forum", file), "utf8"));
}
