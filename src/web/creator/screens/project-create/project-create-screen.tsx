import { useNavigate } from "react-router";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { ProjectForm } from "../projects/project-form.tsx";

export function ProjectCreateScreen() {
  usePageTitle("Create project");
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title="Create a project"
        crumbs={[{ label: "All projects", to: "/projects" }, { label: "Create a project" }]}
      />
      <Panel width={520}>
        <ProjectForm
          onCreated={(project) => void navigate(`/Project/${project._id}`)}
          onCancel={() => void navigate("/projects")}
          failure="Failed to create project"
        />
      </Panel>
    </>
  );
}
