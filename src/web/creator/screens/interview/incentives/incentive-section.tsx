import { Anchor, Button, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { InterviewDetails } from "#contract/interviews.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { FailureNotice, NoticeBox } from "#web/ui/notice-box.tsx";
import { type Stock, useIncentiveStock, useReleaseCodes } from "../../../queries/incentives.ts";
import { ForEditors } from "../may-edit.tsx";
import { IncentiveDialog } from "./incentive-dialog.tsx";

/** What participants get, how much of it is left, and who claimed it. */
export function IncentiveSection({ interview }: { interview: InterviewDetails }) {
  const { data: stock } = useIncentiveStock(interview._id);
  const [opened, dialog] = useDisclosure(false);
  return (
    <section className="card stack items-start pad-24 gap-12" aria-labelledby="incentives-heading">
      <Title order={2} size="h3" id="incentives-heading">
        Incentive
      </Title>
      {interview.settings.reward ? (
        <p>
          Reward: <bdi>{interview.settings.reward}</bdi>
        </p>
      ) : (
        <p>Participants aren't told what the code is worth. Name the reward to tell them.</p>
      )}
      {stock && <p>{describeStock(stock)}</p>}
      {stock?.warning && <NoticeBox kind="error">{stock.warning}</NoticeBox>}
      {stock?.advice && <NoticeBox kind="error">{stock.advice}</NoticeBox>}
      {stock && stock.held > 0 && <HeldCodes interviewId={interview._id} held={stock.held} />}
      <ForEditors>
        <div className="row gap-12-24">
          <Button variant="default" size="xs" onClick={dialog.open}>
            Change the incentive
          </Button>
          <Anchor href={`/api/interviews/${interview._id}/claims?csv=1`} download size="sm">
            Download claims (CSV)
          </Anchor>
        </div>
      </ForEditors>
      {opened && <IncentiveDialog interview={interview} onClose={dialog.close} />}
    </section>
  );
}

/** Codes that were earned and wait until somebody has looked at the answers. */
function HeldCodes({ interviewId, held }: { interviewId: string; held: number }) {
  const release = useReleaseCodes(interviewId);
  const codes = countNoun(held, "code is", "codes are");
  return (
    <>
      <p>{codes} waiting until you've looked at the answers.</p>
      <ForEditors>
        <BusyButton
          size="xs"
          busy={release.isPending}
          busyLabel="Releasing..."
          onClick={() => release.mutate()}
        >
          Release the codes
        </BusyButton>
        <FailureNotice error={release.error} fallback="Couldn't release the codes." />
      </ForEditors>
    </>
  );
}

function describeStock({ kind, free, given, budget }: Stock): string {
  if (kind === "link") return "Everyone who finishes sees your link.";
  const most = budget === null ? "" : ` of at most ${budget}`;
  if (kind === "list") return `Codes from your list: ${given} issued${most}, ${free ?? 0} left.`;
  return `Askwell generates codes: ${given} issued${most}.`;
}
