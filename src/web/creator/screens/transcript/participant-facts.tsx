import { formatDateTime } from "#web/format/dates.ts";
import type { Transcript } from "../../queries/sessions.ts";
import { SessionCard } from "../report-card/session-card.tsx";
import { useOpenTurn } from "../report-card/use-open-turn.ts";
import classes from "./transcript.module.css";
import { nameEndReason } from "./transcript-words.ts";

/** Who said this, by their pseudonym, what they answered in forms, and how the interview went. */
export function ParticipantFacts({ transcript }: { transcript: Transcript }) {
  const { id, label, userInfo, formAnswers, reportCard } = transcript;
  const openTurn = useOpenTurn();
  const reason = nameEndReason(transcript.endReason);
  const place = [userInfo?.townCity, userInfo?.location].filter(Boolean).join(", ");
  return (
    <div className={classes.facts}>
      <h2 className={classes.factsTitle}>
        {label}
        <span className={classes.factsMeta}>
          {transcript.completed ? "Completed" : "In Progress"}
          {reason && ` (${reason})`} · {formatDateTime(transcript.startDate)}
        </span>
      </h2>
      {userInfo && (
        <dl className={classes.person}>
          <Fact name="Age" value={userInfo.ageRange} />
          <Fact name="Occupation" value={userInfo.occupation} />
          <Fact name="Location" value={place} />
        </dl>
      )}
      {formAnswers.length > 0 && (
        <details className={classes.forms}>
          <summary>Form answers ({formAnswers.length})</summary>
          {formAnswers.map((form) => (
            <section key={`${form.formType}-${form.formName}`} aria-label={form.formName}>
              <h3 className={classes.formName}>
                {form.formName} · {form.formType === "pre" ? "before" : "after"} the interview
              </h3>
              <dl className={classes.answers}>
                {form.answers.map((answer) => (
                  <Fact key={answer.question} name={answer.question} value={answer.answer} />
                ))}
              </dl>
            </section>
          ))}
        </details>
      )}
      {reportCard && (
        <SessionCard
          card={reportCard}
          onOpenMessage={(messageId) => openTurn({ sessionId: id, messageId })}
        />
      )}
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt dir="auto">{name}</dt>
      <dd dir="auto">{value || "-"}</dd>
    </div>
  );
}
