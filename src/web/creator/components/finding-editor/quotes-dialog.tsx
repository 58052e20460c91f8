import { Button, Modal } from "@mantine/core";
import type { Evidence, Finding } from "#contract/insights.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { Verbatim } from "#web/ui/verbatim.tsx";

interface QuotesDialogProps {
  finding: Finding;
  busy: boolean;
  problem: string | undefined;
  onRemove: (quote: Evidence) => void;
  onClose: () => void;
}

/** All quotes of a finding, each to be taken away; new ones come from transcripts. */
export function QuotesDialog({ finding, busy, problem, onRemove, onClose }: QuotesDialogProps) {
  return (
    <Modal opened onClose={onClose} title="Quotes of this finding" size="lg">
      <div className="stack gap-16">
        {problem && <NoticeBox kind="error">{problem}</NoticeBox>}
        <p className="hint">
          To add a quote, open a transcript or search the sessions, select the words and press “Add to
          finding”.
        </p>
        <ul className="stack relative scrolls-y low" aria-label="Quotes">
          {[...finding.evidence, ...finding.challenging].map((one) => (
            <li key={`${one.messageId}-${one.start}-${one.end}`} className="stack items-start gap-4">
              <Verbatim text={one.quote} speaker={one.sourceLabel} />
              <Button variant="subtle" size="compact-xs" disabled={busy} onClick={() => onRemove(one)}>
                Remove
                <span className="visually-hidden"> “{one.quote}”</span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}
