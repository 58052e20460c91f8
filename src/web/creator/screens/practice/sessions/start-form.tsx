import { NativeSelect, Select, TextInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { limits } from "#contract/choices.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { usePracticeSuggestions, useStartPractice } from "../../../queries/practice.ts";
import { languageNames, type PracticeLanguage } from "../practice-words.ts";
import type { ChosenTraits } from "./difficulty.ts";
import { DifficultyFields } from "./difficulty-fields.tsx";
import classes from "./sessions.module.css";
import { TopicChips } from "./topic-chips.tsx";

const startFailed = "Failed to start new session. Please try again.";

const languageChoices = [
  { value: "", label: "English, or the script's own" },
  ...Object.entries(languageNames).map(([value, label]) => ({ value, label })),
];

export function StartForm() {
  const navigate = useNavigate();
  const start = useStartPractice();
  const { data: suggestions } = usePracticeSuggestions();
  const topicField = useRef<HTMLInputElement>(null);
  const [topic, setTopic] = useState("");
  const [wrong, setWrong] = useState<string>();
  const [interviewId, setInterviewId] = useState<string | null>(null);
  const [language, setLanguage] = useState("");
  const [traits, setTraits] = useState<ChosenTraits>({});
  const refuse = (reason: string) => {
    setWrong(reason);
    topicField.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (start.isPending) return;
    if (topic.trim() === "" && interviewId === null) return refuse("Topic is required");
    setWrong(undefined);
    start.mutate(
      {
        ...(topic.trim() !== "" && { topic: topic.trim() }),
        ...(interviewId !== null && { interviewId }),
        ...(language !== "" && { language: language as PracticeLanguage }),
        traits,
      },
      {
        onSuccess: ({ sessionId }) => void navigate(`/simulated-interview/interview/${sessionId}`),
        onError: (error) => {
          const reason = error instanceof ApiError ? error.fields.topic : undefined;
          if (reason) refuse(reason);
        },
      },
    );
  };
  const chooseTopic = (chosen: string) => {
    setTopic(chosen);
    setWrong(undefined);
    topicField.current?.focus();
  };
  return (
    <Panel>
      <form className={classes.form} noValidate onSubmit={submit} aria-label="New practice session">
        <div className={classes.topicRow}>
          <TextInput
            ref={topicField}
            label="Topic"
            placeholder="What you will ask about, such as grocery shopping"
            dir="auto"
            size="md"
            autoComplete="off"
            maxLength={limits.topic}
            value={topic}
            error={wrong}
            className={classes.topic}
            onChange={(event) => {
              setTopic(event.currentTarget.value);
              setWrong(undefined);
            }}
          />
          <BusyButton
            type="submit"
            size="md"
            busy={start.isPending}
            busyLabel="Starting..."
            className={classes.start}
          >
            Start Simulated Interview
          </BusyButton>
        </div>
        {start.error && !start.isPending && wrong === undefined && (
          <NoticeBox kind="error">{errorText(start.error, startFailed)}</NoticeBox>
        )}
        {suggestions && <TopicChips topics={suggestions.topics} onChoose={chooseTopic} />}
        <div className={classes.choices}>
          <Select
            label="Practise on one of your scripts"
            description="Its questions stand beside the chat"
            placeholder="Without a script"
            clearable
            clearButtonProps={{ "aria-label": "Without a script" }}
            searchable
            nothingFoundMessage="No interview has that name."
            disabled={!suggestions || suggestions.guides.length === 0}
            value={interviewId}
            onChange={(id) => {
              setInterviewId(id);
              setWrong(undefined);
            }}
            data={(suggestions?.guides ?? []).map((guide) => ({
              value: guide.interviewId,
              label: `${guide.name} (${guide.projectName})`,
            }))}
          />
          <NativeSelect
            label="Language"
            description="What the simulated person speaks"
            value={language}
            onChange={(event) => setLanguage(event.currentTarget.value)}
            data={languageChoices}
          />
          <DifficultyFields traits={traits} onTraits={setTraits} />
        </div>
      </form>
    </Panel>
  );
}
