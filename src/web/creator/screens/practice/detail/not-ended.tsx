import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { silentMinutes } from "#contract/limits.ts";
import type { PracticeDetails } from "#contract/practice.ts";
import { Panel } from "#web/ui/panel.tsx";
import { EndPracticeDialog } from "../end-practice-dialog.tsx";

/** A session that goes on: its debrief comes when it ends. */
export function NotEnded({ session }: { session: PracticeDetails }) {
  const [ending, setEnding] = useState(false);
  const hasExchange = session.messages.some(({ sender }) => sender === "bot");
  return (
    <Panel>
      <h2 className="below-4 text-18 line-26">This practice isn't finished</h2>
      <p className="muted reading below-16">
        Continue where you left off{hasExchange ? ", or end it and see how it went" : ""}. After{" "}
        {silentMinutes} minutes without a message it ends by itself.
      </p>
      <div className="wrap gap-8">
        <Button component={Link} to={`/simulated-interview/interview/${session._id}`}>
          Resume
        </Button>
        {hasExchange && (
          <Button variant="default" onClick={() => setEnding(true)}>
            End practice
          </Button>
        )}
      </div>
      <EndPracticeDialog sessionId={session._id} opened={ending} onClose={() => setEnding(false)} />
    </Panel>
  );
}
