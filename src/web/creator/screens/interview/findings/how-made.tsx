import { Anchor } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { When } from "#web/ui/when.tsx";
import { formatChecked } from "../../../findings/agreement-words.ts";
import { formatAnalysed, formatReadAnew, formatVerification } from "../../../findings/coder-words.ts";
import { withView } from "../detail-tab.ts";
import { useMayEdit } from "../may-edit.tsx";

const maxOpenNotes = 3;

/** What was left out, weakened or could not be read, folded where it is more than a few sentences. */
function Notes({ notes }: { notes: readonly string[] }) {
  const sentences = notes.map((note) => <p key={note}>{note}</p>);
  if (notes.length <= maxOpenNotes) return sentences;
  return (
    <details>
      <summary>{notes.length} notes on how it was made and checked</summary>
      {sentences}
    </details>
  );
}

/** What the check of a model's sentences changed, told only to those who open it. */
function CheckedSentences({ sentences = [] }: { sentences: readonly string[] | undefined }) {
  if (sentences.length === 0) return null;
  return (
    <details>
      <summary>What was changed or joined</summary>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </details>
  );
}

/** Who coded, when, on what, and what did not hold: so that nobody takes an estimate for more. */
export function HowMade({ interview }: { interview: InterviewDetails }) {
  const [search] = useSearchParams();
  const mayEdit = useMayEdit();
  const { insights, counts } = interview;
  if (!insights) return null;
  const { sources, validation = null } = insights;
  const since =
    sources.interviews === 0 ? 0 : Math.max(0, counts.completed - (counts.leftOut ?? 0) - sources.interviews);
  const readAnew = formatReadAnew(insights);
  return (
    <div className="hint stack gap-8">
      <p className="reading">
        {formatAnalysed(insights)} analyzed ·{" "}
        {insights.codedBy === "model" ? `by ${insights.coder}` : "built-in analysis"} ·{" "}
        <When at={insights.generatedAt} />
      </p>
      <p className="reading">{formatVerification(insights.verification)}</p>
      {readAnew !== "" && <p className="reading">{readAnew}</p>}
      <p className="reading">
        {formatChecked(validation)}{" "}
        {(validation || mayEdit) && (
          <Anchor component={Link} to={`?${withView(search, "certainty")}`} inherit>
            {validation ? "See how far it agrees" : "Review a sample"}
          </Anchor>
        )}
      </p>
      <Notes notes={insights.notes} />
      <CheckedSentences sentences={insights.checkedSentences} />
      {since > 0 && (
        <p className="reading primary medium">
          {countNoun(since, "new interview")} since. Generate the insights again to include{" "}
          {since === 1 ? "it" : "them"}.
        </p>
      )}
    </div>
  );
}
