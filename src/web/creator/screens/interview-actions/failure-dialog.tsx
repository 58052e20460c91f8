import { Button, Group, Modal } from "@mantine/core";
import { Link } from "react-router";
import { useConfig } from "../../queries/instance.ts";
import { rememberPlace } from "../../session/after-payment.ts";
import type { ReuseFailure } from "./use-reuse-actions.ts";

/** Says why an action of a menu did not work; the menu is closed by then. */
export function FailureDialog({ failure, onClose }: { failure: ReuseFailure | null; onClose: () => void }) {
  const { data: config } = useConfig();
  const maySeePlans = failure?.isLimit === true && config !== undefined && config.billing !== "off";
  return (
    <Modal opened={failure !== null} onClose={onClose} title={failure?.title}>
      <p className="prose">{failure?.text}</p>
      <Group justify="flex-end" gap="xs" mt="lg">
        {maySeePlans && (
          <Button component={Link} to="/pricing" variant="default" onClick={rememberPlace}>
            See the plans
          </Button>
        )}
        <Button onClick={onClose} data-autofocus>
          Close
        </Button>
      </Group>
    </Modal>
  );
}
