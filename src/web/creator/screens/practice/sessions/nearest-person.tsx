import { useEffect, useRef } from "react";
import type { PracticePerson } from "#contract/practice.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { describeProfile } from "../practice-words.ts";

interface NearestPersonProps {
  person: PracticePerson;
  /** The topic or the script that was asked for. */
  wanted: string;
  isStarting: boolean;
  onMeet: (person: string) => void;
}

/** Without a model there is nobody for every topic: who comes nearest, by name, before anybody is met. */
export function NearestPerson({ person, wanted, isStarting, onMeet }: NearestPersonProps) {
  const { id, topic, interviewee } = person;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      className="stack items-start pad-16 round tint"
      aria-label="The nearest person"
    >
      <p className="reading">
        There's nobody to interview about “<bdi>{wanted}</bdi>” without a language model. The nearest is{" "}
        <strong>{interviewee.pseudonym}</strong> ({describeProfile(interviewee)}), who talks about “{topic}”.
        You can also choose someone else above.
      </p>
      <BusyButton busy={isStarting} busyLabel="Starting..." onClick={() => onMeet(id)}>
        Meet {interviewee.pseudonym}
      </BusyButton>
    </section>
  );
}
