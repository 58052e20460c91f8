/**
 * Valences from -4 to 4 for words about products that VADER scores 0 or wrongly, set by hand on VADER's scale.
 * They were checked on product reviews; see bench/analysis/measure-sentiment.ts.
 */
const byValence: [number, string][] = [
  [-2.8, "unusable horrid shoddy"],
  [
    -2.3,
    "buggy crash crashes crashed crashing unreliable clunky frustratingly nightmarish unresponsive overpriced laggy glitchy broke freezes freezing sluggish flimsy defective worthless unhelpful cumbersome malfunction malfunctions malfunctioning",
  ],
  [
    -1.9,
    "slow slower slowly slowest bug bugs glitch glitches lag lags lagging tedious cluttered clutter outdated complicated confusing unintuitive awkward inconsistent hassle noisy fiddly bloated messy overwhelming distracting distraction distractions unclear chore scratchy blurry grainy drains drained cheaply poorly repetitive unorganized disorganized scattered buried disconnects disconnected overload overloaded interruptions interrupted interrupts nag nags nagging kludgy",
  ],
  [
    -1.5,
    "expensive costly pricey lacks lacking lacked bulky heavy noise manual manually workaround workarounds lost limited limiting restrictive missing inaccurate duplicate duplicated duplicates loses inability flaw flaws flawed stale dated steep dim finicky drawback drawbacks downside downsides weak weakness mediocre short-lived unfinished hidden forever redundant fragmented siloed silos wasted wastes wasting downtime delay delays delayed unavailable incompatible error errors limitations limitation",
  ],
  [-1.1, "unnecessary hardly chase chasing juggle juggling juggled rework fuss"],
  [
    2.2,
    "intuitive seamless seamlessly effortless effortlessly reliable reliably dependable user-friendly polished sleek slick powerful flawless flawlessly crisp sturdy durable superb excellent",
  ],
  [
    1.8,
    "smooth smoothly fast faster fastest quick quickly quicker convenient conveniently handy simple simpler simplest simplify simplifies streamlined streamlines responsive accurate organized affordable cheaper inexpensive versatile compact lightweight stylish portable comfortable consistent consistently flexible flexibility snappy tidy clean cleaner practical inexpensively economical efficient efficiently stable sharp easy-to-use easier easiest well-made well-built",
  ],
  [
    1.3,
    "straightforward accessible customizable customisable compatible centralized searchable searchability automates automatic automatically integrates searching-free light loud roomy spacious quiet quieter durable large bright clear clearly clearer plenty variety uncluttered lots",
  ],
  [
    0,
    "excel hand hands like-minded lol pretty kind share shared sharing please number care play playing certain sure matter matters alert alerts important importance challenge challenges united cut interest interests interested novel block blocks blocked stop stops support supports supported definitely certainly surely slack loom notion signal box linear teams stripe",
  ],
];

/** Product words with the valence that replaces the general lexicon's. */
export const uxWords: ReadonlyMap<string, number> = new Map(
  byValence.flatMap(([valence, words]) => words.split(" ").map((word): [string, number] => [word, valence])),
);
