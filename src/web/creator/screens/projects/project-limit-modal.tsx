import { Button, Group, Modal, Text } from "@mantine/core";
import { Link } from "react-router";
import { useConfig } from "../../queries/config.ts";

interface ProjectLimitModalProps {
  opened: boolean;
  onClose: () => void;
}

export function ProjectLimitModal({ opened, onClose }: ProjectLimitModalProps) {
  const { data: config } = useConfig();
  return (
    <Modal opened={opened} onClose={onClose} title="Project limit reached">
      <Text>
        You have reached your limit for creating new projects. Please upgrade your subscription to continue.
      </Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        {config && config.billing !== "off" && (
          <Button component={Link} to="/pricing">
            Upgrade
          </Button>
        )}
      </Group>
    </Modal>
  );
}
