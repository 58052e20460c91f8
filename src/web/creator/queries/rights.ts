import { useRead } from "./call-hooks.ts";
import { useProjects } from "./projects.ts";
import { keys } from "./query-keys.ts";

/**
 * Whether the viewer may change what belongs to a project or an interview; what belongs to none is their own. No
 * while it is not known yet: better a button that comes than one that is refused.
 */
export function useMayChange() {
  const { data: projects } = useProjects();
  const { data: interviews } = useRead("GET /api/interview", keys.allInterviews, {
    query: { archived: "all" },
  });
  const ofProject = (projectId: string | null): boolean => {
    if (projectId === null) return true;
    const role = projects?.find(({ _id }) => _id === projectId)?.role;
    return role === "owner" || role === "editor";
  };
  const ofInterview = (interviewId: string | null): boolean => {
    if (interviewId === null) return true;
    const interview = interviews?.find(({ _id }) => _id === interviewId);
    return interview !== undefined && ofProject(interview.projectId._id);
  };
  return { ofProject, ofInterview };
}
