import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#web/api/call.ts";
import { useRead } from "./call-hooks.ts";
import { keys } from "./query-keys.ts";

export function useProjects() {
  return useRead("GET /api/projects", keys.projects, {});
}

export function useProject(projectId: string) {
  return useRead("GET /api/projects/:projectId", keys.project(projectId), { params: { projectId } });
}

export function useProjectInterviews(projectId: string) {
  return useRead("GET /api/projects/:projectId/chatbots", keys.projectInterviews(projectId), {
    params: { projectId },
  });
}

interface ProjectInput {
  name: string;
  organization: string;
}

export function useCreateProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProjectInput) => call("POST /api/projects", { body }),
    onSuccess: async (project) => {
      client.setQueryData(keys.project(project._id), project);
      await client.invalidateQueries({ queryKey: keys.projects });
    },
  });
}

export function useUpdateProject(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProjectInput) =>
      call("PATCH /api/projects/:projectId", { params: { projectId }, body }),
    onSuccess: async (project) => {
      client.setQueryData(keys.project(projectId), project);
      // Its interviews show the project's names.
      await client.invalidateQueries();
    },
  });
}

export function useDeleteProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (projectId: string) => call("DELETE /api/projects/:projectId", { params: { projectId } }),
    // Its own page, which is still open, is not asked for again; whatever comes next is.
    onSuccess: () => client.invalidateQueries({ refetchType: "none" }),
  });
}
