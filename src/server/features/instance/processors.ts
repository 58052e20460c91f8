import { findAiUse } from "../../ai-provider.ts";
import type { Config } from "../../config.ts";

export interface Processor {
  name: string;
  purpose: string;
  data: string;
  /** The address that data is sent to, where the settings name one. */
  place: string | null;
}

type Facts = Pick<
  Config,
  | "model"
  | "speech"
  | "translate"
  | "mail"
  | "billing"
  | "loginProviders"
  | "reddit"
  | "avatarUrl"
  | "countriesUrl"
  | "databaseUrl"
>;

/** Who besides this installation gets data, as its settings have it. What runs on this machine is not listed. */
export function listProcessors(config: Facts): Processor[] {
  return [
    ...describeModel(config),
    ...describeSpeech(config),
    ...describeTranslation(config),
    ...describeDatabase(config),
    ...describeMail(config),
    ...describePayments(config),
    ...describeLogins(config),
    ...describeForum(config),
    ...describePictures(config),
    dictation,
  ];
}

const dictation: Processor = {
  name: "The participant's browser maker, such as Google or Apple",
  purpose: "Turning speech into text, in interviews whose creator turned dictation on",
  data: 'What a participant says after pressing "Speak", sent by their browser, not by this server.',
  place: null,
};

function describeModel(config: Facts): Processor[] {
  const { provider: name } = findAiUse(config);
  if (name === null) return [];
  return [
    {
      name,
      purpose:
        "Wording the interviewer's replies and, in practice, the simulated person's; coding what was said for the analysis",
      data: "The interview's script, what participants write, and what is typed in practice. Never e-mail addresses, towns or session ids of participants.",
      place: hostOf(config.model?.baseUrl ?? null),
    },
  ];
}

function describeSpeech({ speech }: Facts): Processor[] {
  const host = hostOf(speech?.baseUrl ?? null);
  if (host === null) return [];
  const data =
    "The sound of spoken answers, in interviews whose creator switched them on, and of uploaded recordings. Nothing else about participants.";
  return [{ name: "Speech recognition server", purpose: "Turning speech into text", data, place: host }];
}

function describeTranslation({ translate }: Facts): Processor[] {
  const host = hostOf(translate?.baseUrl ?? null);
  if (host === null) return [];
  const data =
    "Passages of what participants wrote, where the analysis is in another language. Nothing else about participants.";
  return [{ name: "Translation server", purpose: "Translating quotes of findings", data, place: host }];
}

function describeDatabase({ databaseUrl }: Facts): Processor[] {
  const host = hostOf(databaseUrl);
  if (host === null) return [];
  const data = "Everything this installation stores. E-mail addresses of claims are encrypted.";
  return [{ name: "Database server", purpose: "Storing", data, place: host }];
}

function describeMail({ mail }: Facts): Processor[] {
  const host = hostOf(mail?.url ?? null);
  if (host === null) return [];
  const purpose = "Sending mail: confirmations, new passwords, invitations, receipts";
  return [
    { name: "Mail server", purpose, data: "The recipient's e-mail address and the mail's text", place: host },
  ];
}

function describePayments({ billing }: Facts): Processor[] {
  if (billing.mode !== "stripe") return [];
  return [
    {
      name: "Stripe",
      purpose: "Payments for plans and single interviews",
      data: "E-mail address and payment details of those who pay. Nothing about participants.",
      place: null,
    },
  ];
}

function describeLogins({ loginProviders }: Facts): Processor[] {
  return loginProviders.flatMap(({ name, issuer }) => {
    const place = hostOf(issuer);
    const data =
      "The fact that someone logs in here; it tells us their e-mail address and name. Nothing about participants.";
    return place === null ? [] : [{ name, purpose: "Login for creators who choose it", data, place }];
  });
}

function describeForum({ reddit }: Facts): Processor[] {
  if (reddit.baseUrl !== null) return [];
  const data = "The address of the thread that a creator adds. Nothing about participants.";
  return [{ name: "Reddit", purpose: "Reading public threads", data, place: "www.reddit.com" }];
}

function describePictures({ avatarUrl, countriesUrl }: Facts): Processor[] {
  const avatars = hostOf(avatarUrl);
  const countries = hostOf(countriesUrl);
  return [
    ...(avatars === null
      ? []
      : [
          {
            name: "Avatar service",
            purpose: "Pictures of creators next to their names",
            data: "A creator's number, and the network address of whoever views the page. Nothing about participants.",
            place: avatars,
          },
        ]),
    ...(countries === null
      ? []
      : [
          {
            name: "List of countries",
            purpose: "The choices of the country field",
            data: "The network address of participants",
            place: countries,
          },
        ]),
  ];
}

const ownMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Null for no address, and for this machine. */
function hostOf(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { hostname } = new URL(url);
  return hostname === "" || ownMachine.test(hostname) ? null : hostname;
}
