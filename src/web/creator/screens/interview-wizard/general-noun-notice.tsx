import { Button, TextInput } from "@mantine/core";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { maxCharsOf } from "#contract/fill-guide.ts";
import { countNoun } from "#web/format/count-noun.ts";
import type { GeneralNouns } from "./general-nouns.ts";

interface GeneralNounNoticeProps {
  general: GeneralNouns;
  onPut: (nouns: Record<string, string>) => void;
  onKeep: () => void;
}

/** Before anything is saved, asks what the texts should say in place of a guide's general words. */
export function GeneralNounNotice({ general, onPut, onKeep }: GeneralNounNoticeProps) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const { blanks, texts } = general;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const isEmpty = blanks.every(({ id }) => (typed[id] ?? "").trim() === "");
  // Enter would save the form around it.
  const putOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (!isEmpty) onPut(typed);
  };
  const nouns = blanks.map((blank) => `“${blank.general.replace(/\.$/, "")}”`).join(" or ");
  const it = blanks.length === 1 ? "it" : "them";
  return (
    <section className="stack gap-12 pad-16 border round" aria-label="Your own words">
      <p role="alert">
        {countNoun(texts, "text")} still {texts === 1 ? "says" : "say"} {nouns}. Enter your own words, or keep{" "}
        {it}.
      </p>
      {blanks.map((blank, index) => (
        <TextInput
          key={blank.id}
          label={blank.ask}
          placeholder={blank.example}
          maxLength={maxCharsOf(blank)}
          dir="auto"
          ref={index === 0 ? first : undefined}
          value={typed[blank.id] ?? ""}
          onKeyDown={putOnEnter}
          onChange={(event) => setTyped({ ...typed, [blank.id]: event.currentTarget.value })}
        />
      ))}
      <div className="row gap-8">
        <Button size="xs" disabled={isEmpty} onClick={() => onPut(typed)}>
          Replace {it}
        </Button>
        <Button size="xs" variant="default" onClick={onKeep}>
          Keep {it} and save
        </Button>
      </div>
    </section>
  );
}
