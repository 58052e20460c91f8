import { useState } from "react";
import type { InterviewDetails } from "#contract/interviews.ts";
import { draftKey, readDraft, writeDraft } from "../../../script/stored-draft.ts";
import { useUser } from "../../../session/use-user.ts";
import { findRestorable, isChanged, type SettingsDraft, toDraft } from "./settings-draft.ts";

/**
 * A draft over what is saved, and the version that it was made from. It is stored as it is typed, and follows what is
 * saved elsewhere, such as in the share panel, unless somebody is writing here or `isHeld` says otherwise.
 */
export function useEditedDraft(interview: InterviewDetails, name: "script" | "settings", isHeld: boolean) {
  const [shown, setShown] = useState(interview);
  const [saved, setSaved] = useState(() => toDraft(interview));
  const [madeFrom, setMadeFrom] = useState(interview.version);
  const key = draftKey(`${name}-${interview._id}`, useUser()?._id ?? "");
  const [restored, setRestored] = useState(() => findRestorable(readDraft(key), saved));
  const [draft, setDraft] = useState(restored ?? saved);
  const [version, setVersion] = useState(0);

  /** What could be undone among the questions goes with them. */
  const replace = (next: SettingsDraft, base = saved) => {
    setDraft(next);
    setVersion((before) => before + 1);
    writeDraft(key, { saved: base, draft: next });
  };
  const startFrom = (next: InterviewDetails) => {
    setShown(next);
    setMadeFrom(next.version);
    setSaved(toDraft(next));
    setDraft(toDraft(next));
    setVersion((before) => before + 1);
  };
  if (interview !== shown) {
    const isFollowed = !isHeld && !isChanged(saved, draft) && isChanged(saved, toDraft(interview));
    if (isFollowed) startFrom(interview);
    else setShown(interview);
  }
  const forget = () => {
    writeDraft(key, null);
    setRestored(undefined);
  };
  return {
    ...{ saved, draft, madeFrom, version, replace, startFrom, forget },
    /** What is under edit goes on, over what was saved meanwhile. */
    rebase: (next: InterviewDetails, edited: SettingsDraft) => {
      startFrom(next);
      replace(edited, toDraft(next));
    },
    restored: restored !== undefined,
    /** As it is typed; a login may end before it is saved. */
    change: (next: SettingsDraft) => {
      setDraft(next);
      writeDraft(key, { saved, draft: next });
    },
    discard: () => {
      replace(saved);
      forget();
    },
  };
}
