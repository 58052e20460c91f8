import { TextInput } from "@mantine/core";
import { fillGuide, maxNounChars } from "#contract/fill-guide.ts";
import type { GuideTemplate } from "#contract/guides.ts";
import classes from "./interview-wizard.module.css";
import { beginsLikeVerb, describeNounHint } from "./noun-hint.ts";

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
    <div className={`stack ${classes.guide}`}>
      <fieldset className={`stack ${classes.blanks}`}>
        <legend className={classes.legend}>Fill in your words</legend>
        {guide.blanks.map(({ id, ask, example }) => (
          <TextInput
            key={id}
            label={ask}
            placeholder={example}
            description={
              guide.language === "en" && beginsLikeVerb(nouns[id] ?? "")
                ? describeNounHint(example)
                : undefined
            }
            inputWrapperOrder={["label", "input", "description"]}
            maxLength={maxNounChars}
            dir="auto"
            value={nouns[id] ?? ""}
            readOnly={readOnly}
            onChange={(event) => onChange({ ...nouns, [id]: event.currentTarget.value })}
          />
        ))}
      </fieldset>
      <section className={classes.draft} aria-label="Questions of this guide" dir="auto">
        <p className={classes.draftIntroduction}>{filled.introduction}</p>
        <ol className={`stack ${classes.draftQuestions}`}>
          {filled.questions.map(({ text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question stays at its place while its words change
            <li key={index}>{text}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}
