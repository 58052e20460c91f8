/** Words that mean the same in talk about products and work, by Porter stem; the first names the concept. */
const groups = [
  "notif notifi ping alert pop-up popup badg buzz ding",
  "meet call stand-up standup huddl zoom-call",
  "slow lag laggi sluggish forev load slowli slower",
  "cost expens pricei price pricing cheap budget afford licens licenc subscript",
  "search searchabl find found",
  "crash freez buggi bug glitch froze glitchi",
  "interrupt distract disturb concentr focu focus",
  "confus unclear unintuit clunki cumbersom awkward complic overwhelm",
  "integr connect sync synchron synchronis",
  "messag chat dm convers communic",
  "document doc file wiki page",
  "email e-mail mail inbox",
  "mobil phone iphon android",
  "manual hand copi past copy-past retyp re-enter",
  "secur privaci complianc",
  "learn train onboard tutori",
  "camera webcam",
  "audio microphon mic sound",
  "scatter spread split fragment silo everywher",
  "timezon time-zon zone",
  "spreadsheet sheet",
  "dashboard overview summari summaris digest",
  "remind reminder",
  "calendar schedul",
  "fast quick faster quicker speed quickli",
  "simpl easi eas straightforward intuit",
  "offlin internet wifi wi-fi bandwidth",
  "switch migrat jump toggl",
  "mute silenc snooz",
  "permiss access login log-in password approv",
  "transcript record transcrib",
  "isol lone alon",
  "routin habit daili typic",
  "adopt introduc rollout",
];

/** Porter stem to the stem that names its concept. */
export const concepts: ReadonlyMap<string, string> = new Map(
  groups.flatMap((group) => {
    const stems = group.split(" ");
    return stems.map((stem): [string, string] => [stem, stems[0] ?? stem]);
  }),
);
