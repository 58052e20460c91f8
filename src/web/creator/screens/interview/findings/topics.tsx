import type { InterviewDetails } from "#contract/interviews.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { toPeopleItems } from "../../../findings/counted-items.ts";
import { listHidden } from "../../../findings/finding-words.ts";
import { partListed } from "../../../findings/listed-findings.ts";
import { CountedList } from "./counted-list.tsx";
import { AsideFindings, HiddenFindings } from "./folded-findings.tsx";
import { Section } from "./section.tsx";

export function formatPeople(count: number): string {
  return countNoun(count, "person", "people");
}

export function Topics({ id, interview }: { id: string; interview: InterviewDetails }) {
  const all = interview.insights?.findings ?? [];
  const { own: topics, aside } = partListed(all, "topics");
  const hidden = listHidden(all, "topics");
  return (
    <Section
      id={id}
      title="Topics"
      count={topics.length}
      hint="What people talked about."
      empty={topics.length + aside.length + hidden.length === 0 ? "topics" : undefined}
    >
      {topics.length > 0 && (
        <CountedList
          interviewId={interview._id}
          items={toPeopleItems(topics)}
          formatCount={formatPeople}
          label="Topics"
        />
      )}
      <AsideFindings interviewId={interview._id} aside={aside} ofKind={topics} title="Topics" />
      <HiddenFindings interviewId={interview._id} hidden={hidden} ofKind={topics} title="Topics" />
    </Section>
  );
}
