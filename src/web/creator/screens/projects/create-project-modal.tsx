import { Modal } from "@mantine/core";
import { useNavigate } from "react-router";
import { ProjectForm } from "./project-form.tsx";

interface CreateProjectModalProps {
  opened: boolean;
  onClose: () => void;
}

export function CreateProjectModal({ opened, onClose }: CreateProjectModalProps) {
  const navigate = useNavigate();
  return (
    <Modal opened={opened} onClose={onClose} title="New project">
      <ProjectForm
        onCreated={(project) => void navigate(`/projects/${project._id}/detail`)}
        onCancel={onClose}
        failure="Failed to create project"
      />
    </Modal>
  );
}
