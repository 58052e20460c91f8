import type { ListedAs, PanelAction, PanelEnding } from "#contract/reconciliation.ts";
import type { Ending } from "#contract/return-links.ts";

/** What is known of one panel id, on both sides. */
interface Sides {
  listedAs: ListedAs;
  /** As the panel writes it. */
  status: string;
  ending: PanelEnding;
  /** The endings that give the completion code that they handed in; empty where it is none of ours. */
  handedIn: readonly Ending[];
}

interface Settlement {
  agrees: boolean;
  action: PanelAction;
  advice: string;
}

const endingNames: Record<Ending, string> = {
  complete: "Complete",
  screenedOut: "Screened out",
  quotaFull: "Quota full",
  stoppedEarly: "Stopped early",
  withdrawn: "Withdrawn",
};

/** Whether both sides agree on a person, and what is left to do. */
export function settle(sides: Sides): Settlement {
  const { listedAs, status, ending } = sides;
  if (listedAs === "unread")
    return { agrees: false, action: "check", advice: `Check what “${status}” means there. ${here(ending)}` };
  if (ending === "complete") return settleComplete(sides);
  if (ending === "unfinished") return settleUnfinished(listedAs);
  if (ending === "none") return settleUnknown(listedAs);
  return settleUnearned(sides, ending);
}

const nothing = (advice: string): Settlement => ({ agrees: true, action: "none", advice });
const differ = (action: PanelAction, advice: string): Settlement => ({ agrees: false, action, advice });

function settleComplete({ listedAs, handedIn }: Sides): Settlement {
  switch (listedAs) {
    case "approved":
      return nothing("Nothing to do: finished here and paid there.");
    case "rejected":
      return differ("bonus", "Finished here but rejected there: undo that, or pay by bonus.");
    case "returned":
      return differ("bonus", "Finished here but returned there: pay by bonus.");
    case "timedOut":
      return differ("bonus", "Finished here but timed out there: pay by bonus.");
    case "screenedOut":
      return differ("bonus", "Finished here but screened out there: pay the difference by bonus.");
    case "open":
      return differ(
        "wait",
        "Finished here but still open there: wait until they hand it in, or pay by bonus.",
      );
    case "notListed":
      return differ("bonus", "Finished here but not listed there: pay by bonus.");
    default: {
      const [other] = handedIn.includes("complete") ? [] : handedIn;
      if (!other) return { agrees: true, action: "approve", advice: "Approve and pay." };
      return differ(
        "approve",
        `Approve and pay: finished here, though they handed in the code for ${endingNames[other]}.`,
      );
    }
  }
}

const unearned: Record<Exclude<Ending, "complete">, string> = {
  screenedOut: "they were screened out here",
  quotaFull: "their quota was full here",
  stoppedEarly: "they stopped early here",
  withdrawn: "they withdrew here",
};

function settleUnearned({ listedAs, handedIn }: Sides, ending: Exclude<Ending, "complete">): Settlement {
  const why = unearned[ending];
  const isTold = handedIn.includes(ending);
  switch (listedAs) {
    case "awaiting":
    case "unmarked": {
      if (ending === "withdrawn")
        return {
          agrees: true,
          action: "check",
          advice: "Withdrew here: pay if your consent promises it, else return.",
        };
      const [other] = isTold ? [] : handedIn;
      const though = other ? `, though they handed in the code for ${endingNames[other]}` : "";
      return { agrees: isTold, action: "return", advice: `Return: ${why}${though}.` };
    }
    case "approved":
      return isTold
        ? nothing(`Nothing to do: ${why}, and you paid them.`)
        : differ("check", `Paid there, but ${why}: check that you meant to.`);
    case "open":
      return { agrees: true, action: "wait", advice: `Wait, or ask them to return it: ${why}.` };
    case "notListed":
      return nothing(`Nothing to do: ${why}, and they aren't listed there.`);
    default:
      return nothing(`Nothing to do: ${why}, and it's closed there.`);
  }
}

function settleUnfinished(listedAs: ListedAs): Settlement {
  switch (listedAs) {
    case "awaiting":
    case "unmarked":
      return differ(
        "ask",
        "Listed as complete there, but not finished here: ask them to finish, or to return it.",
      );
    case "approved":
      return differ("check", "Paid there, but not finished here: check that you meant to.");
    case "open":
      return { agrees: true, action: "wait", advice: "Wait: they haven't finished yet." };
    default:
      return nothing("Nothing to do: not finished here, and not waiting to be paid there.");
  }
}

function settleUnknown(listedAs: ListedAs): Settlement {
  switch (listedAs) {
    case "awaiting":
    case "unmarked":
      return differ("ask", "Listed as complete there, but we have no session: ask for proof.");
    case "approved":
      return differ("check", "Paid there, but we have no session: check that you meant to.");
    case "open":
      return { agrees: true, action: "wait", advice: "Wait: they haven't come yet." };
    default:
      return nothing("Nothing to do: they never came, and it's closed there.");
  }
}

function here(ending: PanelEnding): string {
  if (ending === "complete") return "Finished here: pay them if they aren't paid yet.";
  if (ending === "unfinished") return "They haven't finished here.";
  return ending === "none" ? "We have no session of theirs." : `Here, ${unearned[ending]}.`;
}
