import type { Insights } from "./insights.ts";

/** "10 of 12 interviews were analysed; 2 aren't in English." The built-in coder reads no other language in full. */
export function describeNotAnalysed({ kind, sources, of }: NonNullable<Insights["notAnalysed"]>): string {
  const reason = `${sources} ${sources === 1 ? "isn't" : "aren't"} in English`;
  if (sources === of) return `No ${kind} was analysed: ${reason}.`;
  return `${of - sources} of ${of} ${kind}s were analysed; ${reason}.`;
}

export function isNotAnalysedNote(note: string): boolean {
  return / analysed[;:] \d+ (?:isn't|aren't) in English\.$/.test(note);
}
