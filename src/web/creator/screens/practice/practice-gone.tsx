import { Button } from "@mantine/core";
import { IconMessages } from "@tabler/icons-react";
import { Link } from "react-router";
import { EmptyState } from "#web/ui/list-states.tsx";

export function PracticeGone() {
  return (
    <EmptyState
      asPage
      title="Practice session not found"
      text="It was deleted, or the address isn't quite right."
      icon={<IconMessages size={20} />}
    >
      <Button component={Link} to="/practice-sessions" variant="default">
        Go to your practice sessions
      </Button>
    </EmptyState>
  );
}
