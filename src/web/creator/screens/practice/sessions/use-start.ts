import { useState } from "react";
import { useNavigate } from "react-router";
import type { PracticePerson } from "#contract/practice.ts";
import { ApiError } from "#web/api/api-error.ts";
import { type PracticeDifficulty, useNearestPerson, useStartPractice } from "../../../queries/practice.ts";

interface Wanted {
  topic: string;
  interviewId: string | null;
  person: string | null;
  difficulty: PracticeDifficulty;
}

interface StartOptions {
  /** Whether a model prepares a person for any topic. */
  anyTopic: boolean;
}

/** Starts a session. Nobody is met under another topic unasked: without a model the nearest person is offered first. */
export function useStart({ anyTopic }: StartOptions) {
  const navigate = useNavigate();
  const start = useStartPractice();
  const near = useNearestPerson();
  const [refusal, setRefusal] = useState<string>();
  const [isPreparing, setPreparing] = useState(false);
  const [nearest, setNearest] = useState<PracticePerson>();
  const meet = ({ topic, interviewId, person, difficulty }: Wanted) => {
    setPreparing(person === null);
    start.mutate(
      {
        ...(topic !== "" && person === null && { topic }),
        ...(interviewId !== null && { interviewId }),
        ...(person !== null && { person }),
        difficulty,
      },
      {
        onSuccess: ({ sessionId }) => void navigate(`/simulated-interview/interview/${sessionId}`),
        onError: (error) => setRefusal(error instanceof ApiError ? error.fields.topic : undefined),
        onSettled: () => setPreparing(false),
      },
    );
  };
  const isPending = start.isPending || near.isPending;
  const begin = (wanted: Wanted) => {
    if (isPending) return;
    const { topic, interviewId, person } = wanted;
    if (topic === "" && interviewId === null && person === null) return setRefusal("Topic is required");
    setRefusal(undefined);
    if (person !== null || anyTopic) return meet(wanted);
    near.mutate({ topic, interviewId }, { onSuccess: setNearest });
  };
  const reset = () => {
    setRefusal(undefined);
    setNearest(undefined);
    start.reset();
    near.reset();
  };
  return { begin, reset, refusal, isPending, isPreparing, nearest, error: start.error ?? near.error };
}
