import { Anchor } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import { nameCountry } from "#contract/country-names.ts";
import { When } from "#web/ui/when.tsx";
import { nameEndReason, nameStatus } from "../../passages/describe-turn.ts";
import { placeQuery, sessionAddress } from "../../passages/passage-link.ts";
import type { SessionDetails } from "../../queries/sessions.ts";
import { SessionFlags } from "../answer-checks/session-flags.tsx";
import { SessionStanding } from "../left-out/session-standing.tsx";
import { SessionCard } from "../report-card/session-card.tsx";
import { useOpenTurn } from "../report-card/use-open-turn.ts";
import { LiveMark } from "./live-mark.tsx";
import classes from "./session.module.css";

interface ParticipantFactsProps {
  transcript: SessionDetails;
  isLive: boolean;
  /** On a page of its own, whose head says the rest. */
  asPage: boolean;
}

/** Who said this, by their pseudonym, what they answered in forms, and how the interview went. */
export function ParticipantFacts({ transcript, isLive, asPage }: ParticipantFactsProps) {
  const { id, label, userInfo, formAnswers, reportCard } = transcript;
  const openTurn = useOpenTurn();
  const [search] = useSearchParams();
  const reason = nameEndReason(transcript.endReason);
  const place = [userInfo?.townCity, nameCountry(userInfo?.location ?? "")].filter(Boolean).join(", ");
  return (
    <div className="stack gap-8">
      {asPage ? (
        <h2 className="wrap baseline gap-4-12 text-18 line-26">Participant {isLive && <LiveMark />}</h2>
      ) : (
        <h2 className="wrap baseline gap-4-12 text-18 line-26">
          {label}
          {isLive && <LiveMark />}
          <span className="text-13 regular muted">
            {nameStatus(transcript)}
            {reason && ` (${reason})`} · <When at={transcript.startDate} exact="time" />
          </span>
          <Anchor
            component={Link}
            to={{ pathname: sessionAddress(transcript.interviewId, id), search: placeQuery(search) }}
            className="text-13 regular"
          >
            Open as page
          </Anchor>
        </h2>
      )}
      {userInfo && (
        <dl className={`wrap gap-8-16 text-13 ${classes.person}`}>
          <Fact name="Age" value={userInfo.ageRange} />
          <Fact name="Occupation" value={userInfo.occupation} />
          <Fact name="Location" value={place} />
        </dl>
      )}
      <SessionFlags interviewId={transcript.interviewId} sessionId={id} label={label} />
      <SessionStanding transcript={transcript} />
      <Origin transcript={transcript} />
      {formAnswers.length > 0 && (
        <details className="relative scrolls-y text-13 low">
          <summary>Form answers ({formAnswers.length})</summary>
          {formAnswers.map((form) => (
            <section key={`${form.formType}-${form.formName}`} aria-label={form.formName}>
              <h3 className="above-8 below-4 text-13">
                {form.formName} · {form.formType === "pre" ? "before" : "after"} the interview
              </h3>
              <dl className="stack gap-8">
                {form.answers.map((answer) => (
                  <Fact key={answer.question} name={answer.question} value={answer.answer} />
                ))}
              </dl>
            </section>
          ))}
        </details>
      )}
      {reportCard && (
        <SessionCard card={reportCard} onOpen={(words) => openTurn({ sessionId: id, ...words })} />
      )}
    </div>
  );
}

/** What the participant was assigned, and where they came from, as the link said it. */
function Origin({ transcript }: { transcript: SessionDetails }) {
  const { source, concept, endDetail, hiddenFields } = transcript;
  const fields = Object.entries(hiddenFields ?? {});
  if (!source && !concept && !endDetail && fields.length === 0) return null;
  return (
    <dl className={`wrap gap-8-16 text-13 ${classes.person}`}>
      {concept && <Fact name="Concept" value={concept} />}
      {source && <Fact name="Source" value={source} />}
      {endDetail && <Fact name="Why it ended" value={endDetail} />}
      {fields.map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </dl>
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
