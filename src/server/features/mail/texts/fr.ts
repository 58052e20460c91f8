import { listCounts } from "./list-counts.ts";
import type { AccountChange, MailTexts } from "./text-shape.ts";

/** Translated from English and not yet checked by somebody who grew up with the language. */

const account =
  "Vous recevez ce message parce que cette adresse a été saisie sur Askwell. Si ce n’était pas vous, ignorez-le.";
const creator = "Vous recevez ce message parce que vous avez un compte sur Askwell.";
const member =
  "Sur la page d’un projet, sous « Members », vous pouvez choisir les messages que vous recevez.";

const changes: Record<AccountChange["what"], (change: AccountChange) => string> = {
  key: ({ name = "" }) => `Une nouvelle clé API a été créée pour votre compte : ${name}`,
  provider: ({ name = "" }) => `${name} permet désormais de se connecter à votre compte.`,
  login: () => "Quelqu’un s’est connecté à votre compte depuis un nouveau navigateur ou appareil.",
  password: () => "Le mot de passe de votre compte a été modifié.",
  email: ({ name = "" }) => `L’adresse e-mail de votre compte a été remplacée par ${name}.`,
  two_step_on: () => "La connexion en deux étapes a été activée pour votre compte.",
  two_step_off: () => "La connexion en deux étapes a été désactivée pour votre compte.",
};

export const fr: MailTexts = {
  verify: ({ name, url }) => ({
    subject: "Confirmez votre adresse e-mail",
    paragraphs: [
      name === "" ? "Bonjour," : `Bonjour ${name},`,
      "merci de confirmer que cette adresse est la vôtre. Le lien fonctionne une seule fois et peu de temps.",
    ],
    button: { label: "Confirmer l’adresse", url },
    footer: account,
  }),
  reset: ({ url }) => ({
    subject: "Choisissez un nouveau mot de passe",
    paragraphs: [
      "Un nouveau mot de passe a été demandé pour votre compte. Le lien fonctionne une seule fois et peu de temps.",
      "Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste le même.",
    ],
    button: { label: "Choisir un nouveau mot de passe", url },
    footer: account,
  }),
  linkIdentity: ({ provider, url }) => ({
    subject: `Se connecter à Askwell avec ${provider} ?`,
    paragraphs: [
      `Quelqu’un s’est connecté avec ${provider} sous cette adresse, qui a déjà un compte sur Askwell.`,
      `Si c’était vous, confirmez-le, et ${provider} ouvrira désormais votre compte. Sinon, ne confirmez pas.`,
    ],
    button: { label: "Confirmer", url },
    footer: account,
  }),
  changeEmail: ({ url }) => ({
    subject: "Confirmez votre nouvelle adresse e-mail",
    paragraphs: [
      "Confirmez cette adresse et vous vous connecterez désormais à Askwell avec elle. Le lien fonctionne une seule fois et peu de temps.",
      "Si ce n’était pas vous, ignorez ce message : rien ne change.",
    ],
    button: { label: "Confirmer la nouvelle adresse", url },
    footer: account,
  }),
  accountChanged: ({ change, url }) => ({
    subject: "Un changement sur votre compte Askwell",
    paragraphs: [
      changes[change.what](change),
      "Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et vérifiez les connexions et les clés dans votre profil.",
    ],
    button: { label: "Vérifier le compte", url },
    footer: creator,
  }),
  invitation: ({ inviter, project, role, url }) => ({
    subject: `${inviter} vous invite à « ${project} »`,
    paragraphs: [
      role === "editor"
        ? `${inviter} vous invite à travailler sur le projet « ${project} » sur Askwell. Vous pourrez le lire et le modifier.`
        : `${inviter} vous invite au projet « ${project} » sur Askwell. Vous pourrez le lire.`,
    ],
    button: { label: "Accepter l’invitation", url },
    footer: account,
  }),
  nowOwner: ({ from, project, url }) => ({
    subject: `« ${project} » est maintenant à vous`,
    paragraphs: [
      `${from} vous a confié le projet « ${project} » sur Askwell. Il compte désormais dans votre forfait et vous décidez qui y travaille.`,
    ],
    button: { label: "Ouvrir le projet", url },
    footer: creator,
  }),
  handedOver: ({ to, project, url }) => ({
    subject: `Vous avez cédé « ${project} »`,
    paragraphs: [
      `Le projet « ${project} » sur Askwell appartient maintenant à ${to}. Vous pouvez toujours le lire et le modifier.`,
    ],
    button: { label: "Ouvrir le projet", url },
    footer: creator,
  }),
  codesUsedUp: ({ interview, url }) => ({
    subject: `Il ne reste aucun code pour « ${interview} »`,
    paragraphs: [
      `Tous les codes de votre liste pour « ${interview} » ont été donnés. Qui termine maintenant n’en reçoit pas, et en est informé.`,
      "Ajoutez des codes ou fermez l’entretien.",
    ],
    button: { label: "Ouvrir l’entretien", url },
    footer: creator,
  }),
  budgetUsedUp: ({ interview, budget, url }) => ({
    subject: `Le budget de récompenses de « ${interview} » est épuisé`,
    paragraphs: [
      `Les ${budget} codes que vous avez fixés comme limite pour « ${interview} » ont été donnés. Qui termine maintenant n’en reçoit pas, et en est informé.`,
      "Augmentez la limite ou fermez l’entretien.",
    ],
    button: { label: "Ouvrir l’entretien", url },
    footer: creator,
  }),
  interviewFull: ({ interview, url }) => ({
    subject: `« ${interview} » est complet`,
    paragraphs: [
      `« ${interview} » a atteint le nombre de sessions que permet votre formule. Les nouveaux participants apprennent qu’il n’en accepte pas d’autres pour le moment ; ceux qui ont commencé peuvent terminer.`,
    ],
    button: { label: "Ouvrir l’entretien", url },
    footer: creator,
  }),
  mayNeedYou: ({ interview, url, choicesUrl }) => ({
    subject: "Un participant a peut-être besoin de vous",
    paragraphs: [
      `Une personne qui participe à « ${interview} », ou vient d’y participer, est peut-être en détresse.`,
      "Lisez l’entretien et décidez de ce qu’il faut faire. Pour protéger cette personne, ce message ne contient rien de ce qu’elle a dit.",
    ],
    button: { label: "Ouvrir la session", url },
    footer: member,
    choicesUrl,
  }),
  interviewFinished: ({ interview, url, choicesUrl }) => ({
    subject: `Nouvel entretien terminé : « ${interview} »`,
    paragraphs: [`Quelqu’un vient de terminer « ${interview} ».`],
    button: { label: "Ouvrir la session", url },
    footer: member,
    choicesUrl,
  }),
  dailyNotice: ({ lines, more, url, choicesUrl }) => ({
    subject: "Vos entretiens d’hier",
    paragraphs: [
      "Hier (UTC) :",
      listCounts(lines, {
        finished: (count) => `terminés : ${count}`,
        distress: (count) => `ont peut-être besoin de vous : ${count}`,
        comma: ", ",
        colon: " :",
      }),
      more > 0 ? `Autres entretiens : ${more}.` : "",
    ],
    button: { label: "Ouvrir Askwell", url },
    footer: member,
    choicesUrl,
  }),
  receipt: ({ item, url }) => ({
    subject: "Votre reçu",
    paragraphs: ["Merci pour votre paiement.", `Votre achat : ${item}`],
    button: { label: "Ouvrir le reçu", url },
    footer: creator,
  }),
  weeklyDigest: ({ lines, more, url, choicesUrl }) => ({
    subject: "Vos entretiens de la semaine dernière",
    paragraphs: [
      "La semaine dernière, du lundi au dimanche :",
      lines
        .map(({ name, started, completed }) => `${name} : ${started} commencés, ${completed} terminés`)
        .join("\n"),
      more > 0 ? `Autres entretiens avec des participants : ${more}.` : "",
    ],
    button: { label: "Ouvrir Askwell", url },
    footer: "Vous avez activé ce message hebdomadaire dans votre profil, où vous pouvez le désactiver.",
    choicesUrl,
  }),
};
