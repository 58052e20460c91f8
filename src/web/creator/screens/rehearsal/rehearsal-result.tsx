import { Anchor, Button, Title } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import type { Rehearsal, RehearsedInterview } from "#contract/rehearsals.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { listItem } from "#web/ui/list-item.ts";
import { ListTools, NoneFound } from "#web/ui/list-tools.tsx";
import { asGiven, type ListShape } from "#web/ui/list-view.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { useListView } from "#web/ui/use-list-view.ts";
import { When } from "#web/ui/when.tsx";
import { questionAddress } from "../../script/open-question.ts";
import { countFlaggedTurns } from "../report-card/card-words.ts";
import { ReportCardView } from "../report-card/report-card-view.tsx";
import { describeBehaviours, describeHeldBack, describeTraits } from "./participant-words.ts";
import classes from "./rehearsal.module.css";
import { readPlace, toSearch } from "./rehearsal-place.ts";
import { SimulatedBadge } from "./simulated-badge.tsx";
import { SimulatedDrawer } from "./simulated-drawer.tsx";
import { describeChange, describeTrial } from "./verdict-words.ts";

interface RehearsalResultProps {
  interviewId: string;
  rehearsal: Rehearsal;
  working: boolean;
  /** Absent where it may only be read. */
  onRepeat: ((rehearsal: Rehearsal) => void) | undefined;
}

const listShape: ListShape<RehearsedInterview> = {
  textOf: ({ participant: { label, pseudonym, userInfo, behaviours } }) => [
    ...[label, pseudonym, userInfo.occupation, userInfo.ageRange, userInfo.townCity],
    describeBehaviours(behaviours),
  ],
  orders: [
    { value: "number", label: "By number", compare: asGiven },
    {
      value: "flagged",
      label: "Most flagged turns first",
      compare: (a, b) => countFlaggedTurns(b.reportCard) - countFlaggedTurns(a.reportCard),
    },
    {
      value: "drawn-out",
      label: "Least uncovered first",
      compare: (a, b) => shareDrawnOut(a) - shareDrawnOut(b),
    },
  ],
};

function shareDrawnOut({ heldBack: { said, held } }: RehearsedInterview): number {
  return held === 0 ? 1 : said / held;
}

function describePeople({ people }: Rehearsal): string {
  return people === "model"
    ? "Your language model made up these people for this topic."
    : "These people answer in general terms; only order, time and wording are checked.";
}

/** One rehearsal: what to change, how it went, and each of its interviews to be read. */
export function RehearsalResult({ interviewId, rehearsal, working, onRepeat }: RehearsalResultProps) {
  const [search, setSearch] = useSearchParams();
  const place = readPlace(search);
  const view = useListView(rehearsal.interviews, "people", listShape);
  const open = (interviewId: string | null, messageId: string | null = null) =>
    setSearch((now) => toSearch({ rehearsalId: rehearsal._id, interviewId, messageId }, now), {
      preventScrollReset: true,
    });
  return (
    <>
      <section className="stack" aria-labelledby="rehearsal-card-heading">
        <div className="wrap between top gap-8-16">
          <div>
            <Title order={2} id="rehearsal-card-heading">
              Verdict
            </Title>
            <p className="hint figures above-2">
              <When at={rehearsal.createdAt} /> · {countNoun(rehearsal.participants, "participant")}{" "}
              <SimulatedBadge />
            </p>
          </div>
          {onRepeat && (
            <Button variant="default" size="xs" onClick={() => onRepeat(rehearsal)} disabled={working}>
              Run again with the same participants
            </Button>
          )}
        </div>
        {rehearsal.outdated && (
          <NoticeBox kind="info">
            The script or its settings have changed since. Run it again with the same participants to see the
            difference.
          </NoticeBox>
        )}
        <p className="hint figures above-2">{describePeople(rehearsal)}</p>
        {rehearsal.language !== "en" && (
          <NoticeBox kind="info">
            The simulated participants speak only English, so this tests order and pace, not the follow-ups.
          </NoticeBox>
        )}
        <Verdict rehearsal={rehearsal} interviewId={interviewId} />
        <details className="shrinks">
          <summary>Details</summary>
          <p className="hint figures above-8 below-8">
            {rehearsal.voice === "model"
              ? "A language model asked the questions."
              : "The built-in interviewer asked the questions."}
          </p>
          <ReportCardView
            card={rehearsal.reportCard}
            extra={[{ term: "Uncovered", text: describeHeldBack(rehearsal.heldBack) }]}
            onOpenTurn={({ sessionId, messageId }) => open(sessionId, messageId)}
          />
        </details>
      </section>
      <section className="stack" aria-labelledby="simulated-heading">
        <Title order={2} id="simulated-heading">
          Simulated interviews
        </Title>
        <ListTools of="participants" placeholder="Search by name or occupation" view={view} />
        {view.shown.length === 0 ? (
          <NoneFound of="participants" view={view} />
        ) : (
          <ul className="card grid clipped">
            {view.shown.map((interview) => (
              <SimulatedPerson key={interview.id} interview={interview} onOpen={() => open(interview.id)} />
            ))}
          </ul>
        )}
      </section>
      <SimulatedDrawer
        interview={rehearsal.interviews.find(({ id }) => id === place.interviewId)}
        messageId={place.messageId}
        onOpenMessage={(messageId) => open(place.interviewId, messageId)}
        onClose={() => open(null)}
      />
    </>
  );
}

function SimulatedPerson({ interview, onOpen }: { interview: RehearsedInterview; onOpen: () => void }) {
  const { participant, reportCard, minutes } = interview;
  const behaviours = describeBehaviours(participant.behaviours);
  const flagged = countFlaggedTurns(reportCard);
  return (
    <li className={`stack lined middle gap-4-12 pad-12-16 anywhere ${classes.person}`}>
      <div>
        <h3 className="text-14 line-20">
          {participant.label} {participant.pseudonym}
        </h3>
        <p className="hint figures above-2">
          {participant.userInfo.occupation}, {participant.userInfo.ageRange}, {participant.userInfo.townCity}
        </p>
      </div>
      <p className="text-13 line-20">
        {describeTraits(participant.traits)}
        {behaviours !== "" && (
          <>
            ; <strong>{behaviours}</strong>
          </>
        )}
      </p>
      <p className="hint figures above-2">
        {reportCard.answered} of {countNoun(reportCard.questions.length, "question")} answered,{" "}
        {countNoun(minutes, "minute")}
        {flagged > 0 && `, ${countNoun(flagged, "turn")} flagged`}
      </p>
      <Button variant="subtle" size="compact-sm" className="self-start" onClick={onOpen} {...listItem}>
        Read transcript<span className="visually-hidden"> of {participant.label}</span>
      </Button>
    </li>
  );
}

interface VerdictProps {
  interviewId: string;
  rehearsal: Rehearsal;
}

/** What to change in the script, the most important first. */
function Verdict({ interviewId, rehearsal }: VerdictProps) {
  const { changes } = rehearsal;
  if (changes.length === 0) {
    return (
      <p className="reading line-24">
        <strong>Nothing to change.</strong> {describeTrial(rehearsal)}
      </p>
    );
  }
  return (
    <ol className="stack anywhere reading marked-list pad-start-24 line-24" aria-label="What to change">
      {changes.map((change) => (
        <li key={JSON.stringify(change)}>
          {describeChange(change).map((piece) =>
            typeof piece === "string" ? (
              piece
            ) : (
              <Anchor
                component={Link}
                key={piece.questionId}
                to={questionAddress(interviewId, piece.questionId)}
              >
                Q{piece.number}
              </Anchor>
            ),
          )}
        </li>
      ))}
    </ol>
  );
}
