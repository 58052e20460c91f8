import { type PracticeCase, practiceCase } from "#interviewer/practice/practice-case.ts";
import { findAssets, readAssets } from "../../read-assets.ts";

let loaded: PracticeCase[] | undefined;

/** The people to practise with who come with the product, by topic, read once. */
export function getCases(): readonly PracticeCase[] {
  loaded ??= readAssets(findAssets("cases"), "practice case", practiceCase).toSorted((one, other) =>
    one.topic.localeCompare(other.topic, "en"),
  );
  return loaded;
}
