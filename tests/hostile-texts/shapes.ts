/** Little texts that, said over and over, are read by the product's patterns from each place anew. */
const units = [
  ...[" ", "\t", "\n", "\r\n", "a", "1", ".", "!", ",", ":", "-", "_", "*", "#", "=", ">", "|", "…", "،"],
  ...['"', "“", "«", "„", "(", "[", "<", "{", "'", "`", "\\"],
  ...["a ", "a.", "a,", "a-", "a@a.", "a\n", "A1-", "m ", "1.", "é", "中", "ا", "🙂", "e\u0301"],
  ...[
    "no ",
    "no.",
    "please ",
    "and ",
    "and,",
    "ok, ",
    "the key ",
    "goodbye ",
    "thank you ",
    "hi ",
    "very ",
    "i think ",
  ],
  ...[
    "stop ",
    "how do you ",
    "if ",
    "or ",
    "mm ",
    "aham ",
    "soy ",
    "oui ",
    "weiter bitte ",
    "que ",
    "مرحبا ",
    "و ",
  ],
  ...[
    "e.g. ",
    "https://",
    "www.",
    "<a ",
    "&lt;",
    "\n- ",
    "\n1. ",
    "\n# ",
    "\n--- ",
    "Ana: ",
    "\nAna: ",
    "00:00 ",
  ],
];

/** Texts of `length` characters that keep a careless reader busy, by the unit that each is made of. */
export const listHostileTexts = (length: number): [unit: string, text: string][] =>
  units.map((unit) => [unit, `${unit.repeat(Math.ceil(length / unit.length)).slice(0, length - 4)} zq`]);
