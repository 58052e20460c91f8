import { listCounts } from "./list-counts.ts";
import type { AccountChange, MailTexts } from "./text-shape.ts";

/** Translated from English and not yet checked by somebody who grew up with the language. */

const account =
  "Você recebe este e-mail porque este endereço foi informado no Askwell. Se não foi você, ignore-o.";
const creator = "Você recebe este e-mail porque tem uma conta no Askwell.";
const member = "Na página de cada projeto, em “Members”, você pode escolher quais e-mails recebe.";

const changes: Record<AccountChange["what"], (change: AccountChange) => string> = {
  key: ({ name = "" }) => `Foi criada uma nova chave de API para a sua conta: ${name}`,
  provider: ({ name = "" }) => `A partir de agora é possível entrar na sua conta com ${name}.`,
  login: () => "Alguém iniciou sessão na sua conta a partir de um novo navegador ou dispositivo.",
  password: () => "A palavra-passe da sua conta foi alterada.",
  email: ({ name = "" }) => `O endereço de e-mail da sua conta foi alterado para ${name}.`,
  two_step_on: () => "O início de sessão em dois passos foi ativado na sua conta.",
  two_step_off: () => "O início de sessão em dois passos foi desativado na sua conta.",
};

export const pt: MailTexts = {
  verify: ({ name, url }) => ({
    subject: "Confirme o seu endereço de e-mail",
    paragraphs: [
      name === "" ? "Olá!" : `Olá, ${name}!`,
      "Confirme que este endereço é seu. O link funciona uma única vez e por pouco tempo.",
    ],
    button: { label: "Confirmar o endereço", url },
    footer: account,
  }),
  reset: ({ url }) => ({
    subject: "Defina uma nova senha",
    paragraphs: [
      "Alguém pediu uma nova senha para a sua conta. O link funciona uma única vez e por pouco tempo.",
      "Se não foi você, não é preciso fazer nada: a sua senha continua a mesma.",
    ],
    button: { label: "Definir uma nova senha", url },
    footer: account,
  }),
  linkIdentity: ({ provider, url }) => ({
    subject: `Entrar no Askwell com ${provider}?`,
    paragraphs: [
      `Alguém entrou com ${provider} usando este endereço, que já tem uma conta no Askwell.`,
      `Se foi você, confirme, e ${provider} passará a abrir a sua conta. Se não foi você, não confirme.`,
    ],
    button: { label: "Confirmar", url },
    footer: account,
  }),
  changeEmail: ({ url }) => ({
    subject: "Confirme o seu novo endereço de e-mail",
    paragraphs: [
      "Confirme este endereço e passará a iniciar sessão no Askwell com ele. A ligação funciona uma única vez e por pouco tempo.",
      "Se não foi você, ignore esta mensagem: nada muda.",
    ],
    button: { label: "Confirmar o novo endereço", url },
    footer: account,
  }),
  accountChanged: ({ change, url }) => ({
    subject: "Uma alteração na sua conta Askwell",
    paragraphs: [
      changes[change.what](change),
      "Se foi você, não precisa de fazer nada. Se não foi, defina já uma nova palavra-passe e reveja os inícios de sessão e as chaves no seu perfil.",
    ],
    button: { label: "Rever a conta", url },
    footer: creator,
  }),
  invitation: ({ inviter, project, role, url }) => ({
    subject: `${inviter} convida você para “${project}”`,
    paragraphs: [
      role === "editor"
        ? `${inviter} convida você para trabalhar no projeto “${project}” no Askwell. Você poderá lê-lo e alterá-lo.`
        : `${inviter} convida você para o projeto “${project}” no Askwell. Você poderá lê-lo.`,
    ],
    button: { label: "Aceitar o convite", url },
    footer: account,
  }),
  nowOwner: ({ from, project, url }) => ({
    subject: `“${project}” agora é seu`,
    paragraphs: [
      `${from} passou para si o projeto “${project}” no Askwell. A partir de agora conta no seu plano e é você quem decide quem trabalha nele.`,
    ],
    button: { label: "Abrir o projeto", url },
    footer: creator,
  }),
  handedOver: ({ to, project, url }) => ({
    subject: `Passou “${project}” a outra pessoa`,
    paragraphs: [`O projeto “${project}” no Askwell agora é de ${to}. Pode continuar a lê-lo e a alterá-lo.`],
    button: { label: "Abrir o projeto", url },
    footer: creator,
  }),
  codesUsedUp: ({ interview, url }) => ({
    subject: `Não há mais códigos de incentivo para “${interview}”`,
    paragraphs: [
      `Todos os códigos da sua lista para “${interview}” foram entregues. Quem terminar agora não recebe nenhum e é avisado.`,
      "Adicione códigos ou feche a entrevista.",
    ],
    button: { label: "Abrir a entrevista", url },
    footer: creator,
  }),
  budgetUsedUp: ({ interview, budget, url }) => ({
    subject: `O orçamento de incentivos de “${interview}” acabou`,
    paragraphs: [
      `Os ${budget} códigos que você definiu como limite para “${interview}” foram entregues. Quem terminar agora não recebe nenhum e é avisado.`,
      "Aumente o limite ou feche a entrevista.",
    ],
    button: { label: "Abrir a entrevista", url },
    footer: creator,
  }),
  interviewFull: ({ interview, url }) => ({
    subject: `“${interview}” está completa`,
    paragraphs: [
      `“${interview}” atingiu o número de sessões que o seu plano permite. Novos participantes são avisados de que no momento não há mais vagas; quem começou pode terminar.`,
    ],
    button: { label: "Abrir a entrevista", url },
    footer: creator,
  }),
  mayNeedYou: ({ interview, url, choicesUrl }) => ({
    subject: "Um participante pode precisar de você",
    paragraphs: [
      `Alguém que participa de “${interview}”, ou acabou de participar, pode estar em sofrimento.`,
      "Leia a entrevista e decida o que fazer. Para proteger a pessoa, este e-mail não traz nada do que ela disse.",
    ],
    button: { label: "Abrir a sessão", url },
    footer: member,
    choicesUrl,
  }),
  interviewFinished: ({ interview, url, choicesUrl }) => ({
    subject: `Nova entrevista concluída: “${interview}”`,
    paragraphs: [`Alguém acabou de concluir “${interview}”.`],
    button: { label: "Abrir a sessão", url },
    footer: member,
    choicesUrl,
  }),
  dailyNotice: ({ lines, more, url, choicesUrl }) => ({
    subject: "As suas entrevistas de ontem",
    paragraphs: [
      "Ontem (UTC):",
      listCounts(lines, {
        finished: (count) => `concluídas: ${count}`,
        distress: (count) => `podem precisar de você: ${count}`,
        comma: ", ",
        colon: ":",
      }),
      more > 0 ? `Outras entrevistas: ${more}.` : "",
    ],
    button: { label: "Abrir o Askwell", url },
    footer: member,
    choicesUrl,
  }),
  receipt: ({ item, url }) => ({
    subject: "O seu recibo",
    paragraphs: ["Obrigado pelo pagamento.", `Você comprou: ${item}`],
    button: { label: "Abrir o recibo", url },
    footer: creator,
  }),
  weeklyDigest: ({ lines, more, url, choicesUrl }) => ({
    subject: "As suas entrevistas na semana passada",
    paragraphs: [
      "Na semana passada, de segunda a domingo:",
      lines
        .map(({ name, started, completed }) => `${name}: ${started} começadas, ${completed} concluídas`)
        .join("\n"),
      more > 0 ? `Outras entrevistas com participantes: ${more}.` : "",
    ],
    button: { label: "Abrir o Askwell", url },
    footer: "Você ativou este e-mail semanal no seu perfil, e pode desativá-lo lá.",
    choicesUrl,
  }),
};
