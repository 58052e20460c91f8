import { expect, test } from "vitest";
import { givesLeave } from "./gives-leave.ts";
import { worriesOverOthers } from "./worries-over-others.ts";

test("fear of what somebody they know might learn is told from a plea to us", () => {
  for (const fear of [
    "I'd not want Joan to know.",
    "Don't tell my wife.",
    "But I wouldn’t want the boss to hear",
  ])
    expect([fear, worriesOverOthers(fear)]).toEqual([fear, true]);
  for (const plea of [
    ...["I'd not want that in it.", "I wouldn't want anyone to know.", "Don't tell people."],
    ...["I'd not want Joan to know, so keep it between us.", "Please don't tell them I said that."],
  ])
    expect([plea, worriesOverOthers(plea)]).toEqual([plea, false]);
});

test("leave to use an answer is told from a plea", () => {
  for (const leave of ["You can put it, just not the school.", "You can leave it in, he'll not read it."])
    expect([leave, givesLeave(leave)]).toEqual([leave, true]);
  for (const plea of ["You can leave that out.", "Could you leave it out?", "Can you put it away"])
    expect([plea, givesLeave(plea)]).toEqual([plea, false]);
});
