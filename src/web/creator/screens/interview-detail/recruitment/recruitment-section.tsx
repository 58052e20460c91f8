import { Title } from "@mantine/core";
import type { InterviewDetails } from "#contract/interviews.ts";
import { ForEditors } from "../may-edit.tsx";
import { PanelPart } from "./panel-part.tsx";
import { PersonalLinksPart } from "./personal-links-part.tsx";
import { QuotasPart } from "./quotas-part.tsx";
import classes from "./recruitment.module.css";

/** How participants come to the interview, and how many of a kind are taken. */
export function RecruitmentSection({ interview }: { interview: InterviewDetails }) {
  return (
    <section className={classes.recruitment} aria-labelledby="recruitment-heading">
      <Title order={2} size="h3" id="recruitment-heading">
        Recruitment
      </Title>
      <QuotasPart interview={interview} />
      <PanelPart interview={interview} />
      <ForEditors>
        <PersonalLinksPart interview={interview} />
      </ForEditors>
    </section>
  );
}
