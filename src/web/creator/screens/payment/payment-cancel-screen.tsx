import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { Link } from "react-router";
import { EmptyState } from "#web/ui/list-states.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";

export function PaymentCancelScreen() {
  usePageTitle("Transaction cancelled");
  return (
    <EmptyState
      asPage
      title="Transaction cancelled"
      text="You haven't been charged."
      icon={<IconX size={20} />}
    >
      <Button component={Link} to="/projects" variant="default">
        Your Projects
      </Button>
      <Button component={Link} to="/pricing">
        See the plans
      </Button>
    </EmptyState>
  );
}
