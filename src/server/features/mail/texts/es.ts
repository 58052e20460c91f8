import { listCounts } from "./list-counts.ts";
import type { AccountChange, MailTexts } from "./text-shape.ts";

/** Translated from English and not yet checked by somebody who grew up with the language. */

const account =
  "Recibe este correo porque esta dirección se introdujo en Askwell. Si no fue usted, no haga nada.";
const creator = "Recibe este correo porque tiene una cuenta en Askwell.";
const member = "En la página de cada proyecto, en «Members», puede elegir qué correos recibe.";

const changes: Record<AccountChange["what"], (change: AccountChange) => string> = {
  key: ({ name = "" }) => `Se creó una nueva clave de API para su cuenta: ${name}`,
  provider: ({ name = "" }) => `A partir de ahora se puede entrar en su cuenta con ${name}.`,
  login: () => "Alguien inició sesión en su cuenta desde un navegador o dispositivo nuevo.",
  password: () => "Se cambió la contraseña de su cuenta.",
  email: ({ name = "" }) => `La dirección de correo de su cuenta se cambió a ${name}.`,
  two_step_on: () => "Se activó el inicio de sesión en dos pasos en su cuenta.",
  two_step_off: () => "Se desactivó el inicio de sesión en dos pasos en su cuenta.",
};

export const es: MailTexts = {
  verify: ({ name, url }) => ({
    subject: "Confirme su dirección de correo",
    paragraphs: [
      name === "" ? "Hola:" : `Hola, ${name}:`,
      "confirme que esta dirección es suya. El enlace sirve una sola vez y durante poco tiempo.",
    ],
    button: { label: "Confirmar la dirección", url },
    footer: account,
  }),
  reset: ({ url }) => ({
    subject: "Elija una contraseña nueva",
    paragraphs: [
      "Alguien pidió una contraseña nueva para su cuenta. El enlace sirve una sola vez y durante poco tiempo.",
      "Si no fue usted, no tiene que hacer nada: su contraseña sigue siendo la misma.",
    ],
    button: { label: "Elegir una contraseña nueva", url },
    footer: account,
  }),
  linkIdentity: ({ provider, url }) => ({
    subject: `¿Entrar en Askwell con ${provider}?`,
    paragraphs: [
      `Alguien entró con ${provider} usando esta dirección, que ya tiene una cuenta en Askwell.`,
      `Si fue usted, confírmelo y desde ahora ${provider} abrirá su cuenta. Si no fue usted, no lo confirme.`,
    ],
    button: { label: "Confirmar", url },
    footer: account,
  }),
  changeEmail: ({ url }) => ({
    subject: "Confirme su nueva dirección de correo",
    paragraphs: [
      "Confirme esta dirección y, a partir de entonces, iniciará sesión en Askwell con ella. El enlace funciona una sola vez y durante poco tiempo.",
      "Si no fue usted, ignore este mensaje: no cambia nada.",
    ],
    button: { label: "Confirmar la nueva dirección", url },
    footer: account,
  }),
  accountChanged: ({ change, url }) => ({
    subject: "Un cambio en su cuenta de Askwell",
    paragraphs: [
      changes[change.what](change),
      "Si fue usted, no tiene que hacer nada. Si no, cambie la contraseña enseguida y revise los inicios de sesión y las claves en su perfil.",
    ],
    button: { label: "Revisar la cuenta", url },
    footer: creator,
  }),
  invitation: ({ inviter, project, role, url }) => ({
    subject: `${inviter} le invita a «${project}»`,
    paragraphs: [
      role === "editor"
        ? `${inviter} le invita a trabajar en el proyecto «${project}» en Askwell. Podrá leerlo y cambiarlo.`
        : `${inviter} le invita al proyecto «${project}» en Askwell. Podrá leerlo.`,
    ],
    button: { label: "Aceptar la invitación", url },
    footer: account,
  }),
  nowOwner: ({ from, project, url }) => ({
    subject: `«${project}» ahora es suyo`,
    paragraphs: [
      `${from} le ha cedido el proyecto «${project}» en Askwell. Desde ahora cuenta en su plan y usted decide quién trabaja en él.`,
    ],
    button: { label: "Abrir el proyecto", url },
    footer: creator,
  }),
  handedOver: ({ to, project, url }) => ({
    subject: `Ha cedido «${project}»`,
    paragraphs: [
      `El proyecto «${project}» en Askwell ahora es de ${to}. Usted puede seguir leyéndolo y modificándolo.`,
    ],
    button: { label: "Abrir el proyecto", url },
    footer: creator,
  }),
  codesUsedUp: ({ interview, url }) => ({
    subject: `No quedan códigos de incentivo para «${interview}»`,
    paragraphs: [
      `Se han entregado todos los códigos de su lista para «${interview}». Quien termine ahora no recibirá ninguno, y se le dirá.`,
      "Añada códigos o cierre la entrevista.",
    ],
    button: { label: "Abrir la entrevista", url },
    footer: creator,
  }),
  budgetUsedUp: ({ interview, budget, url }) => ({
    subject: `El presupuesto de incentivos de «${interview}» está agotado`,
    paragraphs: [
      `Se han entregado los ${budget} códigos que fijó como límite para «${interview}». Quien termine ahora no recibirá ninguno, y se le dirá.`,
      "Aumente el límite o cierre la entrevista.",
    ],
    button: { label: "Abrir la entrevista", url },
    footer: creator,
  }),
  interviewFull: ({ interview, url }) => ({
    subject: `«${interview}» está completa`,
    paragraphs: [
      `«${interview}» ha alcanzado el número de sesiones que permite su plan. A los nuevos participantes se les dice que por ahora no se admite a más; quienes han empezado pueden terminar.`,
    ],
    button: { label: "Abrir la entrevista", url },
    footer: creator,
  }),
  mayNeedYou: ({ interview, url, choicesUrl }) => ({
    subject: "Es posible que un participante le necesite",
    paragraphs: [
      `Es posible que alguien que participa en «${interview}», o acaba de participar, lo esté pasando mal.`,
      "Lea la entrevista y decida qué hacer. Por su privacidad, este correo no contiene nada de lo que dijo.",
    ],
    button: { label: "Abrir la sesión", url },
    footer: member,
    choicesUrl,
  }),
  interviewFinished: ({ interview, url, choicesUrl }) => ({
    subject: `Nueva entrevista terminada: «${interview}»`,
    paragraphs: [`Alguien acaba de terminar «${interview}».`],
    button: { label: "Abrir la sesión", url },
    footer: member,
    choicesUrl,
  }),
  dailyNotice: ({ lines, more, url, choicesUrl }) => ({
    subject: "Sus entrevistas de ayer",
    paragraphs: [
      "Ayer (UTC):",
      listCounts(lines, {
        finished: (count) => `terminadas: ${count}`,
        distress: (count) => `quizá le necesiten: ${count}`,
        comma: ", ",
        colon: ":",
      }),
      more > 0 ? `Otras entrevistas: ${more}.` : "",
    ],
    button: { label: "Abrir Askwell", url },
    footer: member,
    choicesUrl,
  }),
  receipt: ({ item, url }) => ({
    subject: "Su recibo",
    paragraphs: ["Gracias por su pago.", `Ha comprado: ${item}`],
    button: { label: "Abrir el recibo", url },
    footer: creator,
  }),
  weeklyDigest: ({ lines, more, url, choicesUrl }) => ({
    subject: "Sus entrevistas de la semana pasada",
    paragraphs: [
      "La semana pasada, de lunes a domingo:",
      lines
        .map(({ name, started, completed }) => `${name}: ${started} empezadas, ${completed} terminadas`)
        .join("\n"),
      more > 0 ? `Y otras entrevistas con participantes: ${more}.` : "",
    ],
    button: { label: "Abrir Askwell", url },
    footer: "Activó este correo semanal en su perfil, y allí puede desactivarlo.",
    choicesUrl,
  }),
};
