import type { InterviewSettings } from "#contract/interview-settings.ts";
import { type Ending, endings } from "#contract/return-links.ts";

/** A panel's completion code, as it is compared: in any case, without spaces around it. */
export function foldCode(code: string): string {
  return code.trim().toLowerCase();
}

/**
 * The codes that people bring back to their panel, by the ending that gives them: what a return link passes on as it
 * stands, in its query or at the end of its path. Two endings may share one.
 */
export function readEndingCodes(links: InterviewSettings["returnLinks"] = {}): [string, Ending[]][] {
  const codes = new Map<string, Ending[]>();
  for (const ending of endings) {
    const link = links[ending] ?? "";
    if (!URL.canParse(link)) continue;
    const { pathname, searchParams } = new URL(link);
    const last = pathname.split("/").findLast((part) => part !== "") ?? "";
    for (const value of new Set([...searchParams.values(), last])) {
      if (value.trim() === "" || /[{}]/.test(value)) continue;
      codes.set(foldCode(value), [...(codes.get(foldCode(value)) ?? []), ending]);
    }
  }
  // What every ending passes on, such as a study's number, says nothing of how somebody ended.
  const linked = endings.filter((ending) => links[ending]).length;
  return [...codes].filter(([, of]) => linked < 2 || of.length < linked);
}
