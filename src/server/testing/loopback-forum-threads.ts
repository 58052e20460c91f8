import { facts, readForumJson } from "../../../tests/study-data.ts";

/** What the loopback forum has to say: the threads of the study data, and a few made up for what those lack. */

interface Thing {
  kind: string;
  // biome-ignore lint/suspicious/noExplicitAny: the forum's own JSON, as it comes
  data: any;
}
export type ThreadJson = { kind: string; data: { children: Thing[] } }[];

const listing = (children: Thing[]) => ({ kind: "Listing", data: { children } });

/** The threads by their ids. */
export function openThreads(): Map<string, ThreadJson> {
  return new Map([
    ["smallone", smallThread()],
    ["gallery1", galleryThread()],
    ["huge0001", hugeThread()],
    ...facts.threads.map(({ id, file }): [string, ThreadJson] => [id, readForumJson(file) as ThreadJson]),
  ]);
}

/** Comments that are handed out only when they are asked for, as /api/morechildren has them: flat. */
export function openLaterComments(): Thing[] {
  const made = [
    comment("late0001", "dora_d9", "I keep two to-do apps and trust neither.", "t1_small001"),
    comment("late0002", "ed", "Same here, paper wins.", "t1_late0001"),
  ];
  const huge = Array.from({ length: 10_000 }, (_, index) =>
    comment(`h${index}`, `writer${index % 700}`, `Answer number ${index}.`, "t3_huge0001"),
  );
  const later = readForumJson(facts.laterComments.file) as { json: { data: { things: Thing[] } } };
  return [...made, ...huge, ...later.json.data.things];
}

/** What stands under "continue this thread", by the comment that it stands under. */
export function openBranches(): Map<string, Thing[]> {
  const deep = comment("small003", "cleo", "Deeper than the first page goes.", "t1_small002");
  const deepest = comment("deep0001", "ann_writes", "And one more below.", "t1_small003");
  deep.data.replies = listing([deepest]);
  return new Map([["small002", [{ ...comment("small002", "bob", "Mine too."), data: smallTwo([deep]) }]]]);
}

function comment(id: string, author: string, body: string, parent = "t3_smallone"): Thing {
  const data = { id, author, body, parent_id: parent, replies: "" as unknown, created_utc: 1_700_000_100.0 };
  return { kind: "t1", data: { ...data, score: 2 } };
}

function post(id: string, title: string, more: Record<string, unknown> = {}): Thing {
  const data = { id, title, author: "ann_writes", selftext: "", subreddit: "productivity", num_comments: 0 };
  const permalink = `/r/productivity/comments/${id}/a_title/`;
  return { kind: "t3", data: { ...data, permalink, created_utc: 1_700_000_000.0, ...more } };
}

function smallTwo(replies: Thing[]): unknown {
  return { ...comment("small002", "bob", "Mine too.", "t1_small001").data, replies: listing(replies) };
}

function smallThread(): ThreadJson {
  const under = { kind: "more", data: { parent_id: "t1_small002", count: 0, children: [] } };
  const late = {
    kind: "more",
    data: { parent_id: "t1_small001", count: 2, children: ["late0001", "gone0001"] },
  };
  const first = comment(
    "small001",
    "bob",
    "My phone &amp; calendar never agree. Ask u/ann_writes or /u/somebody_else 😀 <b>hi</b>",
  );
  first.data.replies = listing([{ kind: "t1", data: smallTwo([under]) }, late]);
  const removed = comment("small004", "[deleted]", "[removed]");
  const mention = comment(
    "small005",
    "cleo",
    "I think ann_writes is right, see https://www.reddit.com/user/bob",
  );
  const selftext = "I plan my week on Sunday and lose the plan by Tuesday. How do you do it?";
  const head = post("smallone", "How do you keep a plan?", { selftext, num_comments: 9 });
  return [listing([head]), listing([first, removed, mention])];
}

function galleryThread(): ThreadJson {
  const gallery = { is_gallery: true, gallery_data: { items: [{ media_id: "a" }] }, over_18: true };
  return [listing([post("gallery1", "My desk, in pictures", gallery)]), listing([])];
}

/** 300 comments at once, and ten thousand to be asked for. */
function hugeThread(): ThreadJson {
  const shown = Array.from({ length: 300 }, (_, index) =>
    comment(`f${index}`, `writer${index % 40}`, `First answer ${index}.`, "t3_huge0001"),
  );
  const children = Array.from({ length: 10_000 }, (_, index) => `h${index}`);
  const more = { kind: "more", data: { parent_id: "t3_huge0001", count: 10_000, children } };
  return [
    listing([post("huge0001", "Everybody answers", { num_comments: 10_300 })]),
    listing([...shown, more]),
  ];
}
