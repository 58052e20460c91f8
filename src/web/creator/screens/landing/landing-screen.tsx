import { Anchor, Button } from "@mantine/core";
import { Link, Navigate } from "react-router";
import { Logo } from "#web/ui/logo.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { Verbatim } from "#web/ui/verbatim.tsx";
import { useCurrentUser } from "../../queries/current-user.ts";
import { useConfig } from "../../queries/instance.ts";
import classes from "../pages.module.css";
import { sampleFinding } from "./sample-finding.ts";

/** What Askwell is, for those who are not logged in; the others go to their projects. */
export function LandingScreen() {
  usePageTitle("Research interviews by chat");
  const { data: user, isPending } = useCurrentUser();
  const { data: config } = useConfig();
  if (isPending) return null;
  if (user) return <Navigate to="/projects" replace />;
  return (
    <div className="max-content centre pad-0-24">
      <header className="level between above-16 below-16">
        <Logo />
        <nav aria-label="Account" className="flex gap-8">
          {config && config.billing !== "off" && (
            <Button component={Link} to="/pricing" variant="subtle" visibleFrom="xs">
              Pricing
            </Button>
          )}
          <Button component={Link} to="/login" variant="subtle">
            Log in
          </Button>
          <Button component={Link} to="/signup" variant="default">
            Sign up
          </Button>
        </nav>
      </header>
      <main>
        <Hero />
        <HowItWorks />
        <Promises />
      </main>
      <Foot />
    </div>
  );
}

function Hero() {
  const { data: config } = useConfig();
  return (
    <section className={`stack middle gap-32 pad-48-0 ${classes.hero}`}>
      <div>
        {config?.waitlistUrl && (
          <p className="below-16 text-16">
            <strong>Coming soon</strong>{" "}
            <Anchor href={config.waitlistUrl} rel="noopener">
              Join the waitlist
            </Anchor>
          </p>
        )}
        <h1 className={`strong ${classes.headline}`}>Ask everyone. Hear each of them.</h1>
        <p className="above-24 below-24 muted text-18 line-26" style={{ maxWidth: "34em" }}>
          Askwell runs research interviews by chat. It asks your questions, follows up where an answer is
          thin, and shows every finding next to the participants' exact words.
        </p>
        <div className="wrap gap-12">
          <Button component={Link} to="/register" size="md">
            Create your first interview
          </Button>
          {config?.tryInterviewId && (
            <Button component="a" href={`/chat/${config.tryInterviewId}`} size="md" variant="default">
              Try the interview as a participant
            </Button>
          )}
        </div>
      </div>
      <FindingExample />
    </section>
  );
}

const steps = [
  {
    title: "Say what you want to learn",
    text: "Write the questions, upload a script, or have one proposed from your objective and audience. A checker points out leading, double and closed questions before anyone sees them.",
  },
  {
    title: "Share one link",
    text: "Participants agree, answer at their own pace on any phone, and can stop or withdraw. An interview takes 10 to 15 minutes and runs at any hour.",
  },
  {
    title: "Read what they said",
    text: "Themes, needs and pain points, each with how many of the people asked brought it up, and the words behind it. One click opens the place in the transcript.",
  },
];

function HowItWorks() {
  return (
    <section className="ruled pad-48-0" aria-labelledby="how">
      <h2 id="how" className="below-24 strong tight text-24 line-32">
        How it works
      </h2>
      <ol className="stack gap-32 columns-3 medium-stack">
        {steps.map((step, index) => (
          <li key={step.title}>
            <span className="grid place-center disc tint primary strong box-32" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="heading-16 above-16 below-8">{step.title}</h3>
            <p className="muted text-16 line-24">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const promises = [
  {
    title: "Nothing without its evidence",
    text: "No finding is shown without participants' words behind it.",
  },
  {
    title: "The script stays yours",
    text: "Questions come in your order and, where you say so, in your exact wording.",
  },
  {
    title: "Fair to participants",
    text: "They know who asks and that the interviewer is automated, and can delete their answers.",
  },
];

function describeOwnServer(hasPlans: boolean) {
  const limits = hasPlans
    ? "Open-source software: on a server of your own you can switch off plans and limits."
    : "Free, open-source software. This server has no plans and no limits.";
  return {
    title: "On your own server",
    text: `${limits} It runs without a language model and without any outside service.`,
  };
}

function Promises() {
  const { data: config } = useConfig();
  const shown = config ? [...promises, describeOwnServer(config.billing !== "off")] : promises;
  return (
    <section className="ruled pad-48-0" aria-labelledby="promises">
      <h2 id="promises" className="below-24 strong tight text-24 line-32">
        What you can rely on
      </h2>
      <dl className="stack gap-24 auto-columns">
        {shown.map((promise) => (
          <div key={promise.title}>
            <dt className="text-14 line-24 ink strong">{promise.title}</dt>
            <dd className="muted line-24 above-4">{promise.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Foot() {
  const { data: config } = useConfig();
  return (
    <footer className="wrap between text-13 muted ruled gap-8-16 pad-24">
      {config && config.billing !== "off" && (
        <Anchor component={Link} to="/pricing" size="xs">
          Pricing
        </Anchor>
      )}
      <Anchor component={Link} to="/processors" size="xs">
        Who processes data here
      </Anchor>
      <Anchor component={Link} to="/login" size="xs">
        Log in
      </Anchor>
    </footer>
  );
}

/** A finding of the sample project as the product shows one; labelled, so that nobody takes it for a study's. */
function FindingExample() {
  const { text, people, asked, quotes } = sampleFinding;
  return (
    <figure className="card pad-24">
      <figcaption className="fine">A finding from our sample project</figcaption>
      <p className="heading-18 above-12 below-4">{text}</p>
      <p className="text-13 muted figures below-24">
        {people} of {asked} people
      </p>
      <div className="stack gap-24">
        {quotes.map(({ quote, speaker, ageRange }) => (
          <Verbatim key={speaker} text={quote} speaker={speaker} ageRange={ageRange} />
        ))}
      </div>
    </figure>
  );
}
