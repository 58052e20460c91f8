/** English as it is typed on phones, in the spelling that the tagger knows, with every place kept. */

const spelling: Readonly<Record<string, string>> = {
  i: "I",
  im: "I'm",
  ive: "I've",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  wont: "won't",
  isnt: "isn't",
  wasnt: "wasn't",
  arent: "aren't",
  werent: "weren't",
  havent: "haven't",
  hasnt: "hasn't",
  hadnt: "hadn't",
  thats: "that's",
  theres: "there's",
  youre: "you're",
  theyre: "they're",
  weve: "we've",
  theyve: "they've",
  youve: "you've",
  theyll: "they'll",
  youll: "you'll",
  itll: "it'll",
  theyd: "they'd",
  youd: "you'd",
  hes: "he's",
  shes: "she's",
  cos: "because",
  cuz: "because",
  coz: "because",
  bc: "because",
  ppl: "people",
  u: "you",
  ur: "your",
  tho: "though",
  gonna: "going to",
  wanna: "want to",
  gotta: "have to",
  kinda: "kind of",
  sorta: "sort of",
  yrs: "years",
  mins: "minutes",
  hrs: "hours",
};

const typed = new RegExp(
  `(?<![\\p{L}\\p{N}'])(?:${Object.keys(spelling).join("|")})(?![\\p{L}\\p{N}']|-)`,
  "giu",
);
/** "its" and "id" are words of their own; only what follows tells that an apostrophe was left out. */
const its =
  /(?<![\p{L}'])its(?= (?:an?|the|not|like|just|ok|okay|fine|quite|been|my|our|too|very|so|all|never|always|hard|easy|good|bad|nice|simple|quick|slow|in my|normal|complicated|a bit)(?![\p{L}']))/giu;
const wouldI =
  /(?<![\p{L}'])id(?= (?:lose|get|need|feel|tell|end|still|miss|think|give|take|try|make|see|stop|say|like|love|rather|never|have|do|be|change|go|ask|want|probably|just|put|prefer)(?![\p{L}']))/giu;

/** "with them songs", as some people say it. */
const those =
  /(?<=\b(?:with|in|on|for|from|about) )them(?= (?!stays|goes|gets|comes|makes|takes|always|was|has|does|is|works|needs|helps|says|looks)[\p{L}]{3,20}s(?![\p{L}']))/giu;

export interface Typed {
  /** In standard spelling. */
  text: string;
  /** A place in `text` as a place in what was typed; inside a respelt word, its end or beginning. */
  toTyped(place: number, edge: "start" | "end"): number;
}

function plainMarks(text: string): string {
  return text
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\u00a0/g, " ");
}

/** A capital that only opens a sentence makes the tagger see a name. */
function lowerOpenings(text: string): string {
  return text.replace(
    /(^\s*|[.!?…\n]["')]*\s+)((?!I(?![\p{L}]))\p{Lu}\p{Ll}*)(?![\p{L}'])/gu,
    (all, before: string, word: string) => {
      const lower = word.toLowerCase();
      return lower.length === word.length ? before + lower : all;
    },
  );
}

/** The message in standard spelling and with plain marks. */
export function readTyping(message: string): Typed {
  const plain = lowerOpenings(plainMarks(message));
  const changes: { at: number; length: number; into: string }[] = [];
  for (const [pattern, into] of [
    [typed, undefined],
    [its, "it's"],
    [wouldI, "I'd"],
    [those, "those"],
  ] as const) {
    for (const match of plain.matchAll(pattern)) {
      changes.push({
        at: match.index,
        length: match[0].length,
        into: into ?? spelling[match[0].toLowerCase()] ?? match[0],
      });
    }
  }
  changes.sort((left, right) => left.at - right.at);
  let text = "";
  let read = 0;
  const pieces: { start: number; end: number; from: number; to: number }[] = [];
  for (const { at, length, into } of changes) {
    if (at < read) continue;
    text += plain.slice(read, at);
    pieces.push({ start: text.length, end: text.length + into.length, from: at, to: at + length });
    text += into;
    read = at + length;
  }
  text += plain.slice(read);
  return { text, toTyped: (place, edge) => findTyped(pieces, place, edge) };
}

function findTyped(
  pieces: readonly { start: number; end: number; from: number; to: number }[],
  place: number,
  edge: "start" | "end",
): number {
  let shift = 0;
  for (const piece of pieces) {
    if (place < piece.start || (edge === "end" && place === piece.start)) break;
    if (place < piece.end || (edge === "end" && place === piece.end)) {
      return edge === "start" ? piece.from : piece.to;
    }
    shift = piece.to - piece.end;
  }
  return place + shift;
}
