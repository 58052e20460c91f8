/** What a line holds by its words, whatever it was written for: computed once for each line. */
export type Holding = "person" | "time" | "amount";

const patterns: readonly (readonly [Holding, RegExp])[] = [
  [
    "person",
    /(?<=\p{L}[,;]? )(?!\p{L}+day\b|I\b|I')\p{Lu}\p{Ll}{2,}|^(?:(?:just|only|and|well|oh|mostly|mainly|yeah|no),? )*(?:me|my|us|him|her|them|both|all|whoever|the|a|an|\p{Lu}\p{Ll}+)\b|\b(?:I|we|me|myself|us|he|she|they|him|them|nobody|no one|everybody|everyone|somebody|someone|people|wife|husband|partner|son|daughter|mother|mum|mom|father|dad|sister|brother|gran|nan|girls?|boys?|lads?|lass|man|woman|women|men|bloke|chap|manager|boss|staff|team|family|friends?|customers?|colleagues?)\b/u,
  ],
  [
    "time",
    /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|mornings?|afternoons?|evenings?|nights?|o'clock|half past|quarter (?:past|to)|christmas|easter|summer|winter|spring|autumn|hours?|minutes?|days?|weeks?|weekends?|months?|years?|ago|since|when|after|before|until|till|always|ever|never|then|today|yesterday|tonight|straight away|at (?:first|once|\w+))\b|\d/iu,
  ],
  [
    "amount",
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|quarter|couple|few|lots?|many|much|more|most|all|none|nothing|enough|little|bit|once|twice|every|each|never|always|often|sometimes|rarely|daily|weekly|pounds?|quid|dollars?|euros?|per cent|percent)\b/iu,
  ],
];

export const listHoldings = (text: string): ReadonlySet<Holding> =>
  new Set(patterns.flatMap(([holding, pattern]) => (pattern.test(text) ? [holding] : [])));

/** Days, seasons and parts of a day by the words for them; a month is of its season. */
const times: Readonly<Record<string, RegExp>> = {
  "season winter": /\b(?:winter|december|january|february|christmas|boxing day)\b/iu,
  "season spring": /\b(?:spring|march|april|easter)\b/iu,
  "season summer": /\b(?:summer|june|july|august)\b/iu,
  "season autumn": /\b(?:autumn|september|october|november)\b/iu,
  "day monday": /\bmondays?\b/iu,
  "day tuesday": /\btuesdays?\b/iu,
  "day wednesday": /\bwednesdays?\b/iu,
  "day thursday": /\bthursdays?\b/iu,
  "day friday": /\bfridays?\b/iu,
  "day saturday": /\b(?:saturdays?|weekends?)\b/iu,
  "day sunday": /\b(?:sundays?|weekends?)\b/iu,
  "part morning": /\b(?:mornings?|breakfast|woke|wake up)\b/iu,
  "part night": /\b(?:evenings?|nights?|midnight)\b/iu,
};
const timeNames = Object.keys(times);

export const listTimes = (text: string): readonly string[] =>
  timeNames.filter((name) => times[name]?.test(text));

/** Whether two texts name times that cannot be the same: a spring and a January, a Monday and a Friday. */
export const isOfAnotherTime = (asked: readonly string[], held: readonly string[]): boolean =>
  asked.length > 0 &&
  ["season", "day", "part"].some((kind) => {
    const [one, other] = [asked, held].map((names) => names.filter((name) => name.startsWith(kind)));
    return one !== undefined && other !== undefined && one.length > 0 && other.length > 0
      ? one.every((name) => !other.includes(name))
      : false;
  });
