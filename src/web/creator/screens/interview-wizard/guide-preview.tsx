import { Textarea, TextInput } from "@mantine/core";
import { fillGuide, maxCharsOf } from "#contract/fill-guide.ts";
import type { GuideBlank, GuideTemplate } from "#contract/guides.ts";
import { describeBlankHint } from "./blank-hint.ts";

interface GuidePreviewProps {
  guide: GuideTemplate;
  nouns: Record<string, string>;
  readOnly: boolean;
  onChange: (nouns: Record<string, string>) => void;
}

/** The blanks of a guide, and its questions as they read with them. */
export function GuidePreview({ guide, nouns, readOnly, onChange }: GuidePreviewProps) {
  const filled = fillGuide(guide, nouns);
  return (
    <div className="stack gap-16">
      <fieldset className="stack gap-12-24 auto-columns">
        <legend className="heading-14 below-8">Fill in your words</legend>
        {guide.blanks.map((blank) => (
          <BlankField
            key={blank.id}
            blank={blank}
            isEnglish={guide.language === "en"}
            value={nouns[blank.id] ?? ""}
            readOnly={readOnly}
            onChange={(words) => onChange({ ...nouns, [blank.id]: words })}
          />
        ))}
      </fieldset>
      <section
        className="text-14 anywhere pad-16 border round line-24"
        aria-label="Questions of this guide"
        dir="auto"
      >
        <p className="below-12 muted">{filled.introduction}</p>
        <ol className="stack gap-8 marked-list pad-start-24">
          {filled.questions.map(({ text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question stays at its place while its words change
            <li key={index}>{text}</li>
          ))}
        </ol>
      </section>
      <p className="muted">
        This guide may not ask about everything in your objective. Add your own questions on the next screen.
      </p>
    </div>
  );
}

/** "What did they leave? A noun." asks a question, then says in which form the words are needed. */
function splitAsk(ask: string) {
  const end = /(?<=[?؟])\s+/.exec(ask);
  return end === null
    ? { question: ask, form: undefined }
    : { question: ask.slice(0, end.index), form: ask.slice(end.index).trim() };
}

interface BlankFieldProps {
  blank: GuideBlank;
  isEnglish: boolean;
  value: string;
  readOnly: boolean;
  onChange: (words: string) => void;
}

function BlankField({ blank, isEnglish, value, readOnly, onChange }: BlankFieldProps) {
  const { question, form } = splitAsk(blank.ask);
  const field = {
    label: question,
    placeholder: blank.example,
    maxLength: maxCharsOf(blank),
    dir: "auto",
    value,
    readOnly,
  } as const;
  if (blank.form === "sentence")
    return (
      <Textarea
        {...field}
        description={form}
        autosize
        minRows={2}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <TextInput
      {...field}
      description={(isEnglish && describeBlankHint(value, blank)) || form}
      inputWrapperOrder={["label", "input", "description"]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
