import { useState } from "react";
import type { Validation } from "#contract/findings.ts";
import { readStoredJson, storeJson } from "../../../browser-storage.ts";
import { useSaveOwnCodes } from "../../../queries/findings.ts";
import {
  blankCoding,
  type CodingKey,
  findNextIndex,
  type OwnCoding,
  toggleCode,
  toggleSentiment,
  withCoding,
} from "./coding-state.ts";

type Sample = NonNullable<Validation["sample"]>;

/** What takes the focus when a sample is drawn, and when it is coded. */
export const codingBoxId = "validation-coding";
export const validationHeadingId = "validation-heading";

/** The way through a sample: where one is, what is given there, and what was saved. */
export function useSampleCoding(interviewId: string, validation: Validation, sample: Sample) {
  const { drawnAt } = validation;
  const [own, setOwn] = useState<OwnCoding[]>(() =>
    listKeptCodings(interviewId, drawnAt).reduce(withCoding, validation.own),
  );
  const [index, setIndex] = useState(() => Math.min(findNextIndex(sample, own), sample.length - 1));
  const [draft, setDraft] = useState<OwnCoding>();
  const save = useSaveOwnCodes(interviewId);
  const segment = sample[index];
  const segmentId = segment?.id ?? "";
  const coding = draft ?? own.find((one) => one.segmentId === segmentId) ?? blankCoding(segmentId);
  const go = (to: number) => {
    setDraft(undefined);
    setIndex(Math.max(0, to));
  };
  const send = async (codings: OwnCoding[]) => {
    keepCodings(interviewId, { drawnAt, own: codings });
    try {
      const { agreement, own: saved } = await save.mutateAsync(codings);
      // What was coded since is kept on.
      if (saved.length >= listKeptCodings(interviewId, drawnAt).length) clearCodings(interviewId);
      // The passages are gone, and the focus with them.
      if (agreement) document.getElementById(validationHeadingId)?.focus();
    } catch {
      // Said by `problem`; the codes are kept here until they are sent again.
    }
  };
  const next = () => {
    const coded = withCoding(own, coding);
    setOwn(coded);
    void send(coded);
    const to = findNextIndex(sample, coded, index + 1);
    if (to < sample.length) go(to);
  };
  const press = (key: CodingKey) => {
    if (key.kind === "next") next();
    else if (key.kind === "back") go(index - 1);
    else if (key.kind === "sentiment") setDraft(toggleSentiment(coding, key.sentiment));
    else {
      const code = validation.codes[key.index];
      if (code) setDraft(toggleCode(coding, code.code));
    }
  };
  return {
    segment,
    index,
    coding,
    coded: own.length,
    setCoding: setDraft,
    press,
    problem: save.error,
    /** The last passage is sent, and the two codings are being compared. */
    comparing: save.isPending && own.length === sample.length,
    retry: () => void send(own),
  };
}

/** Codings of a sample that this tab has not seen saved yet, so that a reload loses none of them. */
interface KeptCodings {
  drawnAt: string | null;
  own: OwnCoding[];
}

function keyOf(interviewId: string): string {
  return `askwell.codings.${interviewId}`;
}

function keepCodings(interviewId: string, kept: KeptCodings): void {
  storeJson("sessionStorage", keyOf(interviewId), kept);
}

function clearCodings(interviewId: string): void {
  storeJson("sessionStorage", keyOf(interviewId), null);
}

/** What is kept of this very sample; nothing of one that was drawn at another time. */
function listKeptCodings(interviewId: string, drawnAt: string | null): OwnCoding[] {
  const kept = readStoredJson<KeptCodings>("sessionStorage", keyOf(interviewId));
  return kept?.drawnAt === drawnAt ? kept.own : [];
}
