import type { AccountChange, MailTexts } from "./text-shape.ts";

const account =
  "You get this mail because this address was entered at Askwell. If it was not you, ignore it.";
const creator = "You get this mail because you have an account at Askwell.";

const changes: Record<AccountChange["what"], (change: AccountChange) => string> = {
  key: ({ name = "" }) => `A new API key was made for your account: ${name}`,
  provider: ({ name = "" }) => `${name} can log in to your account from now on.`,
  login: () => "Somebody logged in to your account from a new browser or device.",
  password: () => "The password of your account was changed.",
  email: ({ name = "" }) => `The e-mail address of your account was changed to ${name}.`,
  two_step_on: () => "Two-step login was turned on for your account.",
  two_step_off: () => "Two-step login was turned off for your account.",
};

export const en: MailTexts = {
  verify: ({ name, url }) => ({
    subject: "Please confirm your e-mail address",
    paragraphs: [
      name === "" ? "Hello," : `Hello ${name},`,
      "please confirm that this address is yours. The link works once and for a short time.",
    ],
    button: { label: "Confirm address", url },
    footer: account,
  }),
  reset: ({ url }) => ({
    subject: "Set a new password",
    paragraphs: [
      "Somebody asked for a new password for your account. The link works once and for a short time.",
      "If it was not you, you need not do anything: your password stays as it is.",
    ],
    button: { label: "Set a new password", url },
    footer: account,
  }),
  linkIdentity: ({ provider, url }) => ({
    subject: `Log in to Askwell with ${provider}?`,
    paragraphs: [
      `Somebody logged in with ${provider} under this address, which has an account at Askwell already.`,
      `If it was you, confirm it, and ${provider} opens your account from then on. If it was not you, do not confirm.`,
    ],
    button: { label: "Confirm", url },
    footer: account,
  }),
  changeEmail: ({ url }) => ({
    subject: "Confirm your new e-mail address",
    paragraphs: [
      "Confirm this address, and you log in to your Askwell account with it from then on. The link works once and for a short time.",
      "If it wasn't you, ignore this mail: nothing changes.",
    ],
    button: { label: "Confirm the new address", url },
    footer: account,
  }),
  accountChanged: ({ change, url }) => ({
    subject: "A change to your Askwell account",
    paragraphs: [
      changes[change.what](change),
      "If that was you, there is nothing to do. If it wasn't, set a new password at once and look through the logins and keys in your profile.",
    ],
    button: { label: "Check your account", url },
    footer: creator,
  }),
  invitation: ({ inviter, project, role, url }) => ({
    subject: `${inviter} invites you to "${project}"`,
    paragraphs: [
      role === "editor"
        ? `${inviter} invites you to work on the project "${project}" at Askwell. You will be able to read and change it.`
        : `${inviter} invites you to the project "${project}" at Askwell. You will be able to read it.`,
    ],
    button: { label: "Accept the invitation", url },
    footer: account,
  }),
  claimReceipt: ({ interview, organization, code }) => ({
    subject: "Your incentive code",
    paragraphs: [
      organization === ""
        ? `Thank you for taking part in "${interview}".`
        : `Thank you for taking part in "${interview}" by ${organization}.`,
      `Your code is: ${code}`,
      "Your claim has been recorded. Please keep this code.",
    ],
    footer: "Your address was entered to claim this incentive and is used for this alone.",
  }),
  codesUsedUp: ({ interview, url }) => ({
    subject: `No incentive codes are left for "${interview}"`,
    paragraphs: [
      `All codes of your list for "${interview}" have been given. Who finishes now gets none, and is told so.`,
      "Add codes, or close the interview.",
    ],
    button: { label: "Open the interview", url },
    footer: creator,
  }),
  budgetUsedUp: ({ interview, budget, url }) => ({
    subject: `The incentive budget of "${interview}" is used up`,
    paragraphs: [
      `The ${budget} codes that you set as the limit for "${interview}" have been given. Who finishes now gets none, and is told so.`,
      "Raise the limit, or close the interview.",
    ],
    button: { label: "Open the interview", url },
    footer: creator,
  }),
  interviewFull: ({ interview, url }) => ({
    subject: `"${interview}" is full`,
    paragraphs: [
      `"${interview}" has reached the number of sessions that your plan allows. New participants are told that it is not taking more right now; those who have begun can finish.`,
    ],
    button: { label: "Open the interview", url },
    footer: creator,
  }),
  receipt: ({ item, url }) => ({
    subject: "Your receipt",
    paragraphs: ["Thank you for your payment.", `You bought: ${item}`],
    button: { label: "Open the receipt", url },
    footer: creator,
  }),
  weeklyDigest: ({ lines, more, url }) => ({
    subject: "Your interviews last week",
    paragraphs: [
      "Last week, Monday to Sunday:",
      lines
        .map(({ name, started, completed }) => `${name}: ${started} started, ${completed} completed`)
        .join("\n"),
      more > 0 ? `And ${more} more interviews with participants.` : "",
    ],
    button: { label: "Open Askwell", url },
    footer: "You turned this weekly mail on in your profile, and can turn it off there.",
  }),
};
