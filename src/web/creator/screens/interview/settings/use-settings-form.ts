import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { InterviewDetails } from "#contract/interviews.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useSaveInterview } from "../../../queries/interviews.ts";
import { keys } from "../../../queries/query-keys.ts";
import { draftKey, readDraft, writeDraft } from "../../../script/stored-draft.ts";
import { useUser } from "../../../session/use-user.ts";
import { type Conflict, mergeDrafts, takeField } from "./merge-drafts.ts";
import {
  changesOf,
  findProblems,
  findRestorable,
  isChanged,
  type SettingsDraft,
  toDraft,
} from "./settings-draft.ts";

type Chosen = Partial<Record<Conflict["field"], "yours" | "theirs">>;

/** What somebody else saved meanwhile, where it is not what is under edit here. */
export interface Clash {
  changedBy: string;
  conflicts: Conflict[];
  /** One's own draft, to go back to. */
  yours: SettingsDraft;
  chosen: Chosen;
}

const unchosen = "First choose a version for each field.";

/** What an editor holds under edit beside what is saved; what was not saved is stored under its name. */
export function useSettingsForm(interview: InterviewDetails, name: "script" | "settings") {
  const save = useSaveInterview(interview._id);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [savedOnce, setSavedOnce] = useState(false);
  const [clash, setClash] = useState<Clash>();
  const readLatest = useLatest(interview._id);
  const { saved, draft, madeFrom, restored, version, ...edited } = useEditedDraft(
    interview,
    name,
    clash !== undefined,
  );
  const dirty = isChanged(saved, draft);

  const set = (part: Partial<SettingsDraft>) => {
    setSavedOnce(false);
    edited.change({ ...draft, ...part });
  };
  const showClash = async (changedBy: string) => {
    const latest = await readLatest();
    const merged = mergeDrafts({ base: saved, yours: draft, theirs: toDraft(latest) });
    edited.rebase(latest, merged.draft);
    setClash({ changedBy, conflicts: merged.conflicts, yours: draft, chosen: {} });
  };
  const choose = (field: Conflict["field"], whose: "yours" | "theirs") => {
    if (!clash) return;
    setClash({ ...clash, chosen: { ...clash.chosen, [field]: whose } });
    edited.replace(takeField(draft, whose === "yours" ? clash.yours : saved, field));
  };
  /** False where something has to be put right first. */
  const submit = async (): Promise<boolean> => {
    if (save.isPending || !(dirty || clash)) return true;
    const found = isUndecided(clash) ? { clash: unchosen } : findProblems(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) return false;
    try {
      if (dirty) edited.startFrom(await save.mutateAsync({ ...changesOf(saved, draft), version: madeFrom }));
      edited.forget();
      setClash(undefined);
      setSavedOnce(true);
      return true;
    } catch (error) {
      const changedBy = findChanger(error);
      if (changedBy) await showClash(changedBy).catch(() => undefined);
      return false;
    }
  };
  const discard = () => {
    save.reset();
    setProblems({});
    setClash(undefined);
    edited.discard();
  };
  const refused = save.error instanceof ApiError ? save.error.fields : {};
  return {
    ...{ draft, set, version, savedOnce, discard, forget: edited.forget, clash, choose },
    dirty: dirty || clash !== undefined,
    wasRestored: restored && dirty && !clash,
    save: submit,
    saving: save.isPending,
    errors: { ...refused, ...problems },
    error: findError(problems, clash, save.error),
  };
}

function isUndecided(clash: Clash | undefined): boolean {
  return clash?.conflicts.some(({ field }) => clash.chosen[field] === undefined) ?? false;
}

function findChanger(error: unknown): string | undefined {
  const { changedBy } = error instanceof ApiError && error.code === "changed_meanwhile" ? error.body : {};
  return typeof changedBy === "string" ? changedBy : undefined;
}

function useLatest(interviewId: string): () => Promise<InterviewDetails> {
  const client = useQueryClient();
  return async () => {
    const latest = await call("GET /api/interviews/:id/details", { params: { id: interviewId } });
    client.setQueryData(keys.interview(interviewId), latest);
    return latest;
  };
}

/** While both versions are shown, that somebody changed it is said there. */
function findError(
  problems: Record<string, string>,
  clash: Clash | undefined,
  refused: Error | null,
): Error | undefined {
  if (problems.clash !== undefined) return new Error(problems.clash);
  if (Object.keys(problems).length > 0) return new Error("fields");
  const isShown = clash && refused instanceof ApiError && refused.code === "changed_meanwhile";
  return isShown ? undefined : (refused ?? undefined);
}

/**
 * A draft over what is saved, and the version that it was made from. It is stored as it is typed, and follows what is
 * saved elsewhere, such as in the share panel, unless somebody is writing here or `isHeld` says otherwise.
 */
function useEditedDraft(interview: InterviewDetails, name: "script" | "settings", isHeld: boolean) {
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
