/** The session's token as a header: in a frame of another site there may be no cookies. */
export function tokenHeader(resumeToken: string | undefined): Record<string, string> {
  return resumeToken === undefined ? {} : { "x-resume-token": resumeToken };
}
