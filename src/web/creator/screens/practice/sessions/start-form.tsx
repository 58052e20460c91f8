import { NativeSelect, Select, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { maxChars } from "#contract/limits.ts";
import type { PracticePerson } from "#contract/practice.ts";
import { errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { type PracticeDifficulty, usePracticeSuggestions } from "../../../queries/practice.ts";
import { NearestPerson } from "./nearest-person.tsx";
import { PersonGallery } from "./person-gallery.tsx";
import { useStart } from "./use-start.ts";

const startFailed = "Failed to start new session. Please try again.";

const difficulties: { value: PracticeDifficulty; label: string }[] = [
  { value: "easy", label: "Easy" },
  { value: "medium", label: "Medium" },
  { value: "hard", label: "Hard" },
];

const difficultyMeanings: Record<PracticeDifficulty, string> = {
  easy: "Talkative: tells more than you ask",
  medium: "Answers what you ask, hints at the rest",
  hard: "Guarded: opens up to good questions only",
};

/** Whom to meet: somebody on offer, or somebody for an own topic or script. */
export function StartForm() {
  const { data: suggestions } = usePracticeSuggestions();
  const topicField = useRef<HTMLInputElement>(null);
  const [topic, setTopic] = useState("");
  const [interviewId, setInterviewId] = useState<string | null>(null);
  const [person, setPerson] = useState<PracticePerson | null>(null);
  const [difficulty, setDifficulty] = useState<PracticeDifficulty>("medium");
  const start = useStart({ anyTopic: suggestions?.anyTopic ?? false });
  const wanted = { topic: topic.trim(), interviewId, difficulty };
  useEffect(() => {
    if (start.refusal !== undefined) topicField.current?.focus();
  }, [start.refusal]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    start.begin({ ...wanted, person: person?.id ?? null });
  };
  const write = (text: string) => {
    setTopic(text);
    setPerson(null);
    start.reset();
  };
  const choosePerson = (chosen: PracticePerson) => {
    setPerson(chosen);
    setTopic("");
    start.reset();
  };
  const guides = suggestions?.guides ?? [];
  return (
    <Panel>
      <form className="stack gap-16" noValidate onSubmit={submit} aria-label="New practice session">
        {suggestions && (
          <PersonGallery people={suggestions.people} chosen={person?.id ?? null} onChoose={choosePerson} />
        )}
        {suggestions?.anyTopic === false && (
          <p className="hint figures anywhere above-2">
            Without a language model, these people know only what was written for them. Short, plain questions
            work best, and not every reply will fit.
          </p>
        )}
        <div className="stack ruled pad-top-16 auto-columns top gap-12-24">
          <TextInput
            ref={topicField}
            label="Topic"
            description={
              suggestions?.anyTopic
                ? "Your own topic; your model creates someone for it"
                : "Your own topic; you'll be offered whoever comes closest"
            }
            placeholder="Such as grocery shopping"
            autoComplete="off"
            maxLength={maxChars.topic}
            value={topic}
            error={start.refusal}
            onChange={(event) => write(event.currentTarget.value)}
          />
          <Select
            label="Practise on one of your scripts"
            description="Your questions appear next to the chat. English scripts only"
            placeholder="Without a script"
            clearable
            clearButtonProps={{ "aria-label": "Without a script" }}
            searchable
            nothingFoundMessage="No interview found."
            disabled={guides.length === 0}
            value={interviewId}
            onChange={(id) => {
              setInterviewId(id);
              start.reset();
            }}
            data={guides.map((guide) => ({
              value: guide.interviewId,
              label: `${guide.name} (${guide.projectName})`,
            }))}
          />
          <NativeSelect
            label="Difficulty"
            description={difficultyMeanings[difficulty]}
            value={difficulty}
            onChange={(event) => setDifficulty(event.currentTarget.value as PracticeDifficulty)}
            data={difficulties}
          />
        </div>
        {start.nearest && (
          <NearestPerson
            person={start.nearest}
            wanted={topic.trim() || guides.find((guide) => guide.interviewId === interviewId)?.name || ""}
            isStarting={start.isPending}
            onMeet={(id) => start.begin({ ...wanted, person: id })}
          />
        )}
        {start.error !== null && !start.isPending && start.refusal === undefined && (
          <NoticeBox kind="error">{errorText(start.error, startFailed)}</NoticeBox>
        )}
        {!start.nearest && (
          <div className="row gap-8-16 narrow-fill">
            <BusyButton type="submit" size="md" busy={start.isPending} busyLabel="Starting...">
              Start Simulated Interview
            </BusyButton>
            <p role="status" className="hint figures anywhere above-2">
              {start.isPreparing && "Creating someone to talk to. This takes about a minute."}
            </p>
          </div>
        )}
      </form>
    </Panel>
  );
}
