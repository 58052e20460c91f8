import type { Agreement } from "#contract/agreements.ts";
import { describeNotAnalysed } from "#contract/describe-not-analysed.ts";
import type { Insights } from "#contract/insights.ts";

type Method = Pick<Insights, "codedBy" | "coder" | "verification" | "notes" | "notAnalysed"> & {
  validation?: Agreement[] | null;
};

/** How the findings were made, as sentences for whoever reads them without the product at hand. */
export function describeMethod(insights: Method): string[] {
  const { codedBy, coder, verification, notes, notAnalysed, validation } = insights;
  const made =
    codedBy === "model"
      ? `A language model read the transcripts and proposed the findings (${coder}).`
      : `Rules and statistics found these, without a language model (${coder}). They are estimates.`;
  const kept =
    verification.dropped === 0
      ? "Every quote stands word for word in its transcript."
      : `${verification.checked} passages were compared with the transcripts, and ${verification.dropped} dropped because their words were not found there.`;
  const compared = (validation ?? []).filter((row) => row.kappa !== null);
  const largest = Math.max(0, ...compared.map((row) => row.n));
  const checked =
    compared.length > 0
      ? `A person coded ${largest} passages without seeing the coder's work: ${compared
          .map((row) => `${row.code} kappa ${row.kappa?.toFixed(2)}`)
          .join(", ")}.`
      : "No person has checked the coder's work on a sample.";
  return [...(notAnalysed ? [describeNotAnalysed(notAnalysed)] : []), made, kept, checked, ...notes];
}
