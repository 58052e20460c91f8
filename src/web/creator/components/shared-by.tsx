import { useProjects } from "../queries/projects.ts";

/** Whose project it is and what one may do in it; nothing in one's own, or until it is known. */
export function SharedBy({ projectId }: { projectId: string }) {
  const { data: projects } = useProjects();
  const project = projects?.find(({ _id }) => _id === projectId);
  if (!project || project.role === "owner") return null;
  return (
    <span>
      Shared by <span dir="auto">{project.ownerName}</span> ·{" "}
      {project.role === "editor" ? "You can edit" : "View only"}
    </span>
  );
}
