/** What the cache calls each thing. One list, so that no two screens name the same thing differently. */
export const keys = {
  config: ["config"] as const,
  currentUser: ["current-user"] as const,
  /** Why the login ended, where it was not simply that it ran out. */
  loginNotice: ["login-notice"] as const,
  projects: ["projects"] as const,
  deleted: ["deleted"] as const,
  project: (projectId: string) => ["project", projectId] as const,
  projectInterviews: (projectId: string) => ["project-interviews", projectId] as const,
  archivedInterviews: (projectId: string) => ["project-interviews", projectId, "archived"] as const,
  /** With the archived ones. */
  allInterviews: ["own-interviews", "all"] as const,
  ownInterviews: ["own-interviews"] as const,
  forms: ["forms"] as const,
  guides: (language: string) => ["guides", language] as const,
  nearestGuides: (...study: string[]) => ["nearest-guides", ...study] as const,
  interview: (interviewId: string) => ["interview", interviewId] as const,
  incentives: (interviewId: string) => ["interview", interviewId, "incentives"] as const,
  quotas: (interviewId: string) => ["interview", interviewId, "quotas"] as const,
};
