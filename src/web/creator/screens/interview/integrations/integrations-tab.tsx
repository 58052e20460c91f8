import { Title } from "@mantine/core";
import { IconMessages } from "@tabler/icons-react";
import type { InterviewDetails } from "#contract/interviews.ts";
import { EmptyState } from "#web/ui/list-states.tsx";
import { ForEditors } from "../may-edit.tsx";
import { ThreadForm } from "./thread-form.tsx";
import { ThreadList } from "./thread-list.tsx";

/** What comes in from outside beside the sessions: threads of a public forum. */
export function IntegrationsTab({ interview }: { interview: InterviewDetails }) {
  const threads = interview.redditData;
  return (
    <div className="stack gap-32">
      <section className="stack gap-16" aria-labelledby="threads-heading">
        <Title order={2} id="threads-heading">
          Reddit threads
        </Title>
        <ForEditors>
          <ThreadForm interviewId={interview._id} />
        </ForEditors>
        {threads.length === 0 ? (
          <EmptyState
            title="No Reddit threads added yet"
            text="Comments are analyzed with the interviews and counted separately. Authors are stored as numbers, never by name."
            icon={<IconMessages size={20} />}
          />
        ) : (
          <ThreadList interviewId={interview._id} threads={threads} />
        )}
      </section>
      <section className="muted pad-16 dashed round" aria-labelledby="more-heading">
        <Title order={2} size="h3" id="more-heading">
          More Integrations Coming Soon
        </Title>
        <p className="above-4">
          Until then, you can upload other conversations as transcripts in the project.
        </p>
      </section>
    </div>
  );
}
