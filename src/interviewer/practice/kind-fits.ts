import type { AskKind } from "./ask-kind.ts";
import type { FollowUpKind } from "./practice-case.ts";

type Fits = readonly (readonly [AskKind, number])[];
const narrative: Fits = [
  ...([
    ["tell", 1],
    ["example", 0.95],
    ["how", 0.9],
    ["then", 0.9],
    ["come", 0.95],
    ["feeling", 0.85],
  ] as const),
];
const told: Fits = [
  ...([
    ["mean", 0.95],
    ["why", 0.8],
    ["wish", 0.7],
    ["which", 0.9],
    ["who", 0.7],
    ["where", 0.6],
  ] as const),
  ...([
    ["when", 0.6],
    ["often", 0.5],
    ["much", 0.5],
    ["long", 0.5],
  ] as const),
];

/** How well a line that answers one kind of question answers another; what is not named does not fit. */
const fits = new Map<AskKind, ReadonlyMap<AskKind, number>>(
  (
    [
      ["tell", [...narrative, ...told]],
      ["mean", [...narrative, ["mean", 1], ["tell", 0.9], ["why", 0.7], ["which", 0.9]]],
      ["example", [...narrative, ["tell", 0.9], ["example", 1], ["when", 0.7], ["feeling", 0.6]]],
      ["then", [...narrative, ["then", 1], ["feeling", 0.6]]],
      ["how", [...narrative, ["how", 1], ["which", 0.7], ["why", 0.4]]],
      [
        "feeling",
        [
          ...([
            ["feeling", 1],
            ["tell", 0.85],
            ["how", 0.7],
            ["example", 0.6],
            ["then", 0.5],
          ] as const),
          ...([
            ["why", 0.3],
            ["wish", 0.3],
          ] as const),
        ],
      ],
      [
        "come",
        [
          ["come", 1],
          ["tell", 0.95],
          ["why", 0.95],
          ["how", 0.8],
          ["example", 0.75],
          ["when", 0.5],
        ],
      ],
      [
        "why",
        [
          ["why", 1],
          ["come", 0.9],
        ],
      ],
      [
        "when",
        [
          ["when", 1],
          ["long", 0.6],
        ],
      ],
      [
        "long",
        [
          ["long", 1],
          ["when", 0.8],
        ],
      ],
      [
        "often",
        [
          ["often", 1],
          ["much", 0.5],
        ],
      ],
      [
        "much",
        [
          ["much", 1],
          ["often", 0.5],
          ["long", 0.4],
        ],
      ],
      [
        "who",
        [
          ["who", 1],
          ["anyone", 0.9],
        ],
      ],
      ["where", [["where", 1]]],
      ["wish", [["wish", 1]]],
      [
        "which",
        [
          ["which", 1],
          ["tell", 0.7],
          ["much", 0.5],
          ["who", 0.6],
          ["how", 0.5],
        ],
      ],
      [
        "yesno",
        [
          ["yesno", 1],
          ["any", 0.95],
          ["anyone", 0.8],
        ],
      ],
      [
        "any",
        [
          ["any", 1],
          ["yesno", 0.95],
          ["anyone", 0.8],
        ],
      ],
      [
        "anyone",
        [
          ["anyone", 1],
          ["any", 0.95],
          ["yesno", 0.9],
          ["who", 0.95],
        ],
      ],
      [
        "choice",
        [
          ["choice", 1],
          ["yesno", 0.95],
          ["any", 0.9],
          ["which", 0.95],
          ["who", 0.8],
          ["come", 0.7],
        ],
      ],
    ] satisfies [AskKind, Fits][]
  ).map(([kind, answers]) => [kind, new Map(answers)]),
);

/** 0 to 1: how well a line with a question of one kind answers a question of another. */
export const fitOf = (asked: AskKind, answers: AskKind): number => fits.get(asked)?.get(answers) ?? 0;

/** What can be said next to a question of each kind, the best first; to the others nothing. */
const nextKinds = new Map<AskKind, readonly FollowUpKind[]>([
  ["tell", ["more", "then", "example", "mean", "feeling", "how", "why"]],
  ["mean", ["mean", "more", "example", "how", "why"]],
  ["example", ["example", "then", "more", "how"]],
  ["then", ["then", "example", "more"]],
  ["how", ["how", "then", "more", "example", "mean"]],
  ["feeling", ["feeling", "mean", "more", "then"]],
  ["come", ["why", "how", "then", "more"]],
  ["why", ["why"]],
  ["when", ["when", "example", "then"]],
  ["long", ["often", "when"]],
  ["often", ["often"]],
  ["much", ["much"]],
  ["who", ["who"]],
  ["where", ["where"]],
  ["wish", ["wish"]],
  ["which", ["mean", "more"]],
  ["anyone", ["who"]],
]);

/** The kinds of follow-up that answer a question, the best first. */
export const listNextKinds = (kind: AskKind): readonly FollowUpKind[] => nextKinds.get(kind) ?? [];
