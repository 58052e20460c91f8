import { Anchor, Button, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { InterviewDetails } from "#contract/interviews.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { type Stock, useIncentiveStock } from "../../../queries/incentives.ts";
import { ForEditors } from "../may-edit.tsx";
import { IncentiveDialog } from "./incentive-dialog.tsx";
import classes from "./incentives.module.css";

/** What participants get, how much of it is left, and who claimed it. */
export function IncentiveSection({ interview }: { interview: InterviewDetails }) {
  const { data: stock } = useIncentiveStock(interview._id);
  const [opened, dialog] = useDisclosure(false);
  return (
    <section className={classes.incentives} aria-labelledby="incentives-heading">
      <Title order={2} size="h3" id="incentives-heading">
        Incentive
      </Title>
      {stock && <p>{tellStock(stock)}</p>}
      {stock?.warning && <NoticeBox kind="error">{stock.warning}</NoticeBox>}
      <ForEditors>
        <div className={classes.line}>
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

function tellStock({ kind, free, given, budget }: Stock): string {
  if (kind === "link") return "Everybody who finishes is shown your link.";
  const most = budget === null ? "" : ` of at most ${budget}`;
  if (kind === "list") return `Codes from your list: ${given} issued${most}, ${free ?? 0} left.`;
  return `Askwell generates codes: ${given} issued${most}.`;
}
