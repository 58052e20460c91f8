import { useEffect, useState } from "react";
import type { PublicInterview } from "#contract/public-interview.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { inviteOf } from "./entry/link-parameters.ts";
import { useWording } from "./texts/texts-context.ts";

export type InterviewProblemKind = "offline" | "unknown" | "organization" | "gone" | "failed";

/** Loads the participant's view of an interview, and offers its language where nothing else chose one. */
export function useInterview(interviewId: string) {
  const { offerLanguage, language: lang } = useWording();
  const [interview, setInterview] = useState<PublicInterview>();
  const [problem, setProblem] = useState<InterviewProblemKind>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another load
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const { signal } = controller;
      const loaded = await call("GET /api/interviews/:id", {
        params: { id: interviewId },
        query: { invite: inviteOf(location.search), lang },
        signal,
      });
      offerLanguage(loaded.language);
      if (!loaded.organization?.trim()) setProblem("organization");
      else setInterview(loaded);
    };
    load().catch((error: unknown) => {
      if (!controller.signal.aborted) setProblem(problemOf(error));
    });
    return () => controller.abort();
  }, [interviewId, attempt, offerLanguage, lang]);

  const reload = () => {
    setProblem(undefined);
    setInterview(undefined);
    setAttempt(attempt + 1);
  };
  return { interview, problem, reload };
}

function problemOf(error: unknown): InterviewProblemKind {
  if (!(error instanceof ApiError)) return "failed";
  if (error.code === "offline") return "offline";
  if (error.status === 410) return "gone";
  return error.status === 404 ? "unknown" : "failed";
}
