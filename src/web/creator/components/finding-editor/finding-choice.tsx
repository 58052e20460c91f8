import { Radio, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import type { Finding } from "#contract/insights.ts";
import { formatStrength, isOneVoice } from "../../findings/finding-words.ts";
import { labelKind } from "./kind-labels.ts";

interface FindingChoiceProps {
  label: string;
  findings: readonly Finding[];
  chosenId: string | null;
  onChoose: (id: string) => void;
  problem?: string | undefined;
}

/** One of the findings, of any kind, found by its words. */
export function FindingChoice({ label, findings, chosenId, onChoose, problem }: FindingChoiceProps) {
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const shown = findings.filter(({ text }) => text.toLowerCase().includes(wanted));
  return (
    <>
      <TextInput
        label="Search findings"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        data-autofocus
      />
      <Radio.Group label={label} value={chosenId} onChange={onChoose} error={problem}>
        <div className="stack relative above-8 below-8 pad-12 scrolls-y anywhere border round low">
          {shown.map((finding) => (
            <Radio
              key={finding.id}
              value={finding.id}
              label={<span dir="auto">{finding.text}</span>}
              description={[
                labelKind(finding.kind),
                ...(isOneVoice(finding.strength) ? [] : [formatStrength(finding.strength)]),
              ].join(" · ")}
            />
          ))}
          {shown.length === 0 && (
            <p className="hint">
              {findings.length === 0 ? "No findings of this kind yet." : "No findings match."}
            </p>
          )}
        </div>
      </Radio.Group>
    </>
  );
}
