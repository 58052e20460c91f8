import type { Stimulus } from "#contract/stimuli.ts";

/** What a question shows, as the editor names it. */
export const stimulusNames: Record<Stimulus["kind"], string> = {
  image: "Image",
  video: "Video",
  sound: "Sound",
  link: "Link",
};

/** The keys are always in this order, since drafts are compared as JSON. */
export function tidyStimulus(stimulus: Stimulus): Stimulus {
  const { alt } = stimulus;
  return stimulus.kind === "link"
    ? { kind: stimulus.kind, url: stimulus.url, alt }
    : { kind: stimulus.kind, fileId: stimulus.fileId, alt };
}

export function trimStimulus(stimulus: Stimulus): Stimulus {
  const tidy = tidyStimulus({ ...stimulus, alt: stimulus.alt.trim() });
  return tidy.kind === "link" ? { ...tidy, url: tidy.url.trim() } : tidy;
}

/** Nothing is wrong before anything was typed. */
export function findLinkProblem(url: string): string | undefined {
  const typed = url.trim();
  return typed === "" || /^h(t(t(p(s(:(\/(\/.*)?)?)?)?)?)?)?$/i.test(typed)
    ? undefined
    : "The link must start with https://";
}

/** Where a stored or linked one is found by its creators. */
export function ownAddress(stimulus: Stimulus): string {
  return stimulus.kind === "link" ? stimulus.url : `/api/stimuli/${stimulus.fileId}`;
}
