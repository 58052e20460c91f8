import { useState } from "react";
import type { InterviewDetails } from "#contract/interviews.ts";
import { ApiError } from "#web/api/api-error.ts";
import { draftKey, readDraft, removeDraft, writeDraft } from "../../../script/stored-draft.ts";
import { useUser } from "../../../session/use-user.ts";
import {
  changesOf,
  findProblems,
  isChanged,
  readKept,
  type SettingsDraft,
  toDraft,
} from "./settings-draft.ts";
import { useSaveInterview } from "./use-save-interview.ts";

/** What an editor holds under edit beside what is saved; what was not saved is stored under its name. */
export function useSettingsForm(interview: InterviewDetails, name: "script" | "settings") {
  const save = useSaveInterview(interview._id, interview.projectId._id);
  const [shown, setShown] = useState(interview);
  const [saved, setSaved] = useState(() => toDraft(interview));
  const key = draftKey(`${name}-${interview._id}`, useUser()?._id ?? "");
  const [restored, setRestored] = useState(() => readDraft(key, (kept) => readKept(kept, saved)));
  const [draft, setDraft] = useState(restored ?? saved);
  const [version, setVersion] = useState(0);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [savedOnce, setSavedOnce] = useState(false);
  const dirty = isChanged(saved, draft);

  const forget = () => {
    removeDraft(key);
    setRestored(undefined);
  };
  const startFrom = (next: SettingsDraft) => {
    setSaved(next);
    setDraft(next);
    // What could be undone among the questions went with them.
    setVersion(version + 1);
  };
  // Changed elsewhere, such as in the share panel: followed, unless someone is writing here.
  if (interview !== shown) {
    setShown(interview);
    if (!dirty && isChanged(saved, toDraft(interview))) startFrom(toDraft(interview));
  }

  const set = (part: Partial<SettingsDraft>) => {
    setSavedOnce(false);
    const next = { ...draft, ...part };
    setDraft(next);
    // A login may end before this is saved.
    writeDraft(key, { saved, draft: next });
  };
  /** False where something has to be put right first. */
  const submit = async (): Promise<boolean> => {
    if (!dirty || save.isPending) return true;
    const found = findProblems(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) return false;
    try {
      const next = await save.mutateAsync(changesOf(saved, draft));
      forget();
      startFrom(toDraft(next));
      setShown(next);
      setSavedOnce(true);
      return true;
    } catch {
      return false;
    }
  };
  const discard = () => {
    save.reset();
    setProblems({});
    forget();
    startFrom(saved);
  };
  const refused = save.error instanceof ApiError ? save.error.fields : {};
  return {
    ...{ draft, set, dirty, version, savedOnce, discard, forget },
    wasRestored: restored !== undefined && dirty,
    save: submit,
    saving: save.isPending,
    errors: { ...refused, ...problems },
    error: Object.keys(problems).length > 0 ? new Error("fields") : (save.error ?? undefined),
  };
}
