/**
 * Why turns of human interviewers were left out of the good ones, by file: "reason: turns". Turns that
 * no line names are noises of listening ("Mm hmm."), and in the podcasts a host's own views and stories.
 */
export const leftOut: Record<string, string[]> = {
  "pdpilot_P1.pdf": [
    "suggests an answer or is unfinished: 51 61 63",
    "offers a choice: 70",
    "yes or no, not of the script: 76; second half of 80",
    "agrees or praises: first half of 74 and of 88",
    "false starts of several questions: first half of 26",
    "farewell, gift card: 92, rest of 90",
  ],
  "pdpilot_P2.pdf": [
    "unfinished or interrupted: 13 21 32 34 38 93 95 105 129 131 133 141 143 145",
    "suggests an answer: 9 17 19 23; second half of 85",
    "redacted: 25 48 156",
    "praises or agrees: 36 54 69",
    "demonstrates or explains the software at length: 56 58 60 62 81 123 125 135 149",
    "farewell, gift card: rest of 160, 164",
  ],
  "pdpilot_P3.pdf": [
    "yes or no, suggesting: 2 16 24 54 66 78",
    "unfinished: 68",
    "demonstrates the software: 72 74",
    "redacted: 92",
    "farewell, gift card: rest of 117, 119 121",
    "agrees: first half of 26, of 34 and of 82",
  ],
  "democracy_human_i1.csv": ["reads the long scenario aloud, over 60 words: middle of 2", "unfinished: 32"],
  "democracy_human_i2.csv": ["unfinished: rest of 2, 51", "praises ('Perfect'): 5 25 27 in part", "ends: 53"],
  "democracy_human_i3.csv": [
    "unfinished, a slip: 14 20",
    "praises ('Great'): 6 10 30 34 in part",
    "ends: 36",
  ],
  "changelog_founders_talk_53.md": [
    "yes or no, suggesting: 4 10 20 40; first half of 38, second of 55; end of 69",
    "praises, agrees, consoles: 0 6 14 18 22 30 47 49 51 67 81 91, farewell 85 93",
    "two questions: end of 2",
    "the host's own story or view: 8 12 16 26 32 36 44 53 57 59 61 63 69 71 73 75 77 79 83 87 89, where not chosen",
  ],
  "metamuse_47.txt": ["suggests an answer: 11 17 30 51 62", "the hosts' own views: all others"],
  "talkpython_071_dev_career.vtt": [
    "yes or no: 111-112 162 248 405 796 817",
    "praises: 50 102 137 254 393 399 455 493 507 816 860",
    "suggests or offers a choice: 570-571",
    "the host's own story, advertisements, guest's words: all others",
  ],
};
