import { listCounts } from "./list-counts.ts";
import type { AccountChange, MailTexts } from "./text-shape.ts";

const account =
  "You're receiving this because someone entered this address at Askwell. If it wasn't you, you can ignore this e-mail.";
const creator = "You're receiving this because you have an Askwell account.";
const member = "On a project's page, under Members, you can choose which e-mails you get.";

const changes: Record<AccountChange["what"], (change: AccountChange) => string> = {
  key: ({ name = "" }) => `A new API key was created for your account: ${name}`,
  provider: ({ name = "" }) => `${name} can now log in to your account.`,
  login: () => "Someone logged in to your account from a new browser or device.",
  password: () => "Your password was changed.",
  email: ({ name = "" }) => `Your e-mail address was changed to ${name}.`,
  two_step_on: () => "Two-step login was turned on for your account.",
  two_step_off: () => "Two-step login was turned off for your account.",
};

export const en: MailTexts = {
  verify: ({ name, url }) => ({
    subject: "Please confirm your e-mail address",
    paragraphs: [
      name === "" ? "Hello," : `Hello ${name},`,
      "Please confirm that this address is yours. The link works once and expires soon.",
    ],
    button: { label: "Confirm address", url },
    footer: account,
  }),
  reset: ({ url }) => ({
    subject: "Set a new password",
    paragraphs: [
      "Someone asked for a new password for your account. The link works once and expires soon.",
      "If it wasn't you, you don't need to do anything: your password hasn't changed.",
    ],
    button: { label: "Set a new password", url },
    footer: account,
  }),
  linkIdentity: ({ provider, url }) => ({
    subject: `Log in to Askwell with ${provider}?`,
    paragraphs: [
      `Someone logged in with ${provider} using this address, which already has an Askwell account.`,
      `If it was you, confirm, and you can log in with ${provider} from now on. If it wasn't, don't confirm.`,
    ],
    button: { label: "Confirm", url },
    footer: account,
  }),
  changeEmail: ({ url }) => ({
    subject: "Confirm your new e-mail address",
    paragraphs: [
      "Confirm this address to log in to your Askwell account with it from now on. The link works once and expires soon.",
      "If it wasn't you, ignore this e-mail: nothing changes.",
    ],
    button: { label: "Confirm the new address", url },
    footer: account,
  }),
  accountChanged: ({ change, url }) => ({
    subject: "A change to your Askwell account",
    paragraphs: [
      changes[change.what](change),
      "If that was you, you don't need to do anything. If it wasn't, set a new password right away and check the logins and keys in your profile.",
    ],
    button: { label: "Check your account", url },
    footer: creator,
  }),
  invitation: ({ inviter, project, role, url }) => ({
    subject: `${inviter} invites you to "${project}"`,
    paragraphs: [
      role === "editor"
        ? `${inviter} invites you to work on the project "${project}" at Askwell. You'll be able to read and change it.`
        : `${inviter} invites you to the project "${project}" at Askwell. You'll be able to read it.`,
    ],
    button: { label: "Accept the invitation", url },
    footer: account,
  }),
  nowOwner: ({ from, project, url }) => ({
    subject: `"${project}" is yours now`,
    paragraphs: [
      `${from} made you the owner of the project "${project}" at Askwell. It counts towards your plan from now on, and you decide who works on it.`,
    ],
    button: { label: "Open the project", url },
    footer: creator,
  }),
  handedOver: ({ to, project, url }) => ({
    subject: `You handed over "${project}"`,
    paragraphs: [
      `${to} is now the owner of the project "${project}" at Askwell. You can still read and change it.`,
    ],
    button: { label: "Open the project", url },
    footer: creator,
  }),
  codesUsedUp: ({ interview, url }) => ({
    subject: `No incentive codes are left for "${interview}"`,
    paragraphs: [
      `All codes on your list for "${interview}" have been given out. Anyone who finishes now won't get one, and we tell them so.`,
      "Add codes, or close the interview.",
    ],
    button: { label: "Open the interview", url },
    footer: creator,
  }),
  budgetUsedUp: ({ interview, budget, url }) => ({
    subject: `The incentive budget of "${interview}" is used up`,
    paragraphs: [
      `The ${budget} codes you set as the limit for "${interview}" have been given out. Anyone who finishes now won't get one, and we tell them so.`,
      "Raise the limit, or close the interview.",
    ],
    button: { label: "Open the interview", url },
    footer: creator,
  }),
  interviewFull: ({ interview, url }) => ({
    subject: `"${interview}" is full`,
    paragraphs: [
      `"${interview}" has reached your plan's session limit. New participants see that it isn't taking more people right now; anyone already in it can finish.`,
    ],
    button: { label: "Open the interview", url },
    footer: creator,
  }),
  mayNeedYou: ({ interview, url, choicesUrl }) => ({
    subject: "A participant may need you",
    paragraphs: [
      `Someone who is taking part in "${interview}", or has just finished, may be in distress.`,
      "Please read the interview and decide what to do. To protect their privacy, this e-mail doesn't quote them.",
    ],
    button: { label: "Open the session", url },
    footer: member,
    choicesUrl,
  }),
  interviewFinished: ({ interview, url, choicesUrl }) => ({
    subject: `New finished interview: "${interview}"`,
    paragraphs: [`Someone just finished "${interview}".`],
    button: { label: "Open the session", url },
    footer: member,
    choicesUrl,
  }),
  dailyNotice: ({ lines, more, url, choicesUrl }) => ({
    subject: "Your interviews yesterday",
    paragraphs: [
      "Yesterday (UTC):",
      listCounts(lines, {
        finished: (count) => `${count} finished`,
        distress: (count) => `${count} may need you`,
        comma: ", ",
        colon: ":",
      }),
      more > 0 ? `And ${more} more interviews.` : "",
    ],
    button: { label: "Open Askwell", url },
    footer: member,
    choicesUrl,
  }),
  receipt: ({ item, url }) => ({
    subject: "Your receipt",
    paragraphs: ["Thank you for your payment.", `You bought: ${item}`],
    button: { label: "Open the receipt", url },
    footer: creator,
  }),
  weeklyDigest: ({ lines, more, url, choicesUrl }) => ({
    subject: "Your interviews last week",
    paragraphs: [
      "Last week, Monday to Sunday:",
      lines
        .map(({ name, started, completed }) => `${name}: ${started} started, ${completed} completed`)
        .join("\n"),
      more > 0 ? `And ${more} more interviews with participants.` : "",
    ],
    button: { label: "Open Askwell", url },
    footer: "You turned this weekly e-mail on in your profile. You can turn it off there.",
    choicesUrl,
  }),
};
