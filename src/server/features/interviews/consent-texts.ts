import type { InterviewSettings } from "#contract/interview-settings.ts";

/** The sentences of the default consent text in one language. */
interface ConsentTexts {
  /** Who asks where no organisation is known; begins a sentence. */
  unnamedAsker: string;
  researchersOf: (organization: string) => string;
  unnamedResearchers: string;
  ask: (of: { asker: string; title: string; minutes: number }) => string;
  /** Follows the sentence that a machine asks. */
  freedom: string;
  stored: (fields: string) => string;
  fields: string;
  fieldsWithoutTown: string;
  link: (names: string) => string;
  emailLinked: string;
  emailApart: string;
  read: (researchers: string) => string;
  keptOpen: string;
  keptDays: (days: number) => string;
  codeAlways: string;
  codeShare: (percent: number) => string;
  reward: (reward: string) => string;
  codeHeld: string;
  withdraw: string;
  contact: (contact: string) => string;
  unknownContact: string;
  /** Added for those who come by a link of their own. */
  personalLink: string;
}

const en: ConsentTexts = {
  unnamedAsker: "The people who sent you this link",
  researchersOf: (organization) => `${organization}'s research team`,
  unnamedResearchers: "the researchers who sent you this link",
  ask: ({ asker, title, minutes }) =>
    `${asker} would like to interview you for research: "${title}". It takes about ${minutes} minutes.`,
  freedom: "You may skip any question, and you may stop at any time without giving a reason.",
  stored: (fields) =>
    `We store what you write, when you wrote it, and what you tell us about yourself (${fields}). You may choose "Prefer not to say" for each of these. Please don't write names, addresses or health details you don't want to share.`,
  fields: "age range, country, occupation and town",
  fieldsWithoutTown: "age range, country and occupation; your town is asked for, but not stored",
  link: (names) =>
    `Of the link that brought you here we store, where it has them, the values of: ${names}. They may tell the researchers, or a panel that invited you, who you are.`,
  emailLinked:
    "If you claim an incentive, we store the e-mail address you give us, and the researchers can see which answers it belongs to.",
  emailApart:
    "If you claim an incentive, we store the e-mail address you give us, separately from your answers.",
  read: (researchers) => `Your answers are read by ${researchers} and may be quoted without your name.`,
  keptOpen: "They are kept until the researchers delete them.",
  keptDays: (days) =>
    days === 1 ? "They are deleted after one day." : `They are deleted after ${days} days.`,
  codeAlways: "You receive an incentive code at the end, even if you stop early.",
  codeShare: (percent) =>
    `You receive an incentive code at the end, or if you stop early, once you have answered at least ${percent}% of the questions.`,
  reward: (reward) => `Your reward: ${reward}.`,
  codeHeld: "The researchers check the answers first; come back with your private link to get your code.",
  withdraw:
    'You can withdraw at any time with "Stop & delete my answers" or with your private link. Everything you wrote is then deleted.',
  contact: (contact) => `Questions about this research: ${contact}.`,
  unknownContact: "Questions about this research: please ask the person who sent you this link.",
  personalLink: "Your link was made just for you, so the researchers can tell that these answers are yours.",
};

const de: ConsentTexts = {
  unnamedAsker: "Das Team, das Ihnen diesen Link geschickt hat,",
  researchersOf: (organization) => `vom Forschungsteam von ${organization}`,
  unnamedResearchers: "vom Forschungsteam, das Ihnen diesen Link geschickt hat,",
  ask: ({ asker, title, minutes }) =>
    `${asker} möchte Sie für eine Studie befragen: „${title}“. Das dauert etwa ${minutes} Minuten.`,
  freedom: "Sie können jede Frage überspringen und jederzeit ohne Angabe von Gründen aufhören.",
  stored: (fields) =>
    `Wir speichern, was Sie schreiben, wann Sie es geschrieben haben und was Sie über sich angeben (${fields}). Überall können Sie „Keine Angabe“ wählen. Bitte schreiben Sie keine Namen, Adressen oder Angaben zur Gesundheit, die Sie nicht teilen möchten.`,
  fields: "Altersgruppe, Land, Beruf und Ort",
  fieldsWithoutTown:
    "Altersgruppe, Land und Beruf; nach dem Ort wird gefragt, er wird aber nicht gespeichert",
  link: (names) =>
    `Aus dem Link, über den Sie gekommen sind, speichern wir, sofern vorhanden, die Werte von: ${names}. Daran kann das Forschungsteam oder ein Panel, das Sie eingeladen hat, erkennen, wer Sie sind.`,
  emailLinked:
    "Wenn Sie ein Dankeschön einlösen, speichern wir die E-Mail-Adresse, die Sie dafür angeben; das Forschungsteam kann sehen, zu welchen Antworten sie gehört.",
  emailApart:
    "Wenn Sie ein Dankeschön einlösen, speichern wir die E-Mail-Adresse, die Sie dafür angeben, getrennt von Ihren Antworten.",
  read: (researchers) =>
    `Ihre Antworten werden ${researchers} gelesen und können ohne Ihren Namen zitiert werden.`,
  keptOpen: "Sie werden aufbewahrt, bis das Forschungsteam sie löscht.",
  keptDays: (days) =>
    days === 1 ? "Sie werden nach einem Tag gelöscht." : `Sie werden nach ${days} Tagen gelöscht.`,
  codeAlways: "Am Ende erhalten Sie einen Code für ein Dankeschön, auch wenn Sie früher aufhören.",
  codeShare: (percent) =>
    `Am Ende erhalten Sie einen Code für ein Dankeschön; wenn Sie früher aufhören, sobald Sie mindestens ${percent} % der Fragen beantwortet haben.`,
  reward: (reward) => `Ihr Dankeschön: ${reward}.`,
  codeHeld:
    "Das Forschungsteam sieht die Antworten zuerst durch; Ihren Code bekommen Sie danach über Ihren privaten Link.",
  withdraw:
    "Sie können Ihre Teilnahme jederzeit mit „Beenden und meine Antworten löschen“ oder über Ihren privaten Link widerrufen: Dann wird alles gelöscht, was Sie geschrieben haben.",
  contact: (contact) => `Fragen zu dieser Studie: ${contact}.`,
  unknownContact:
    "Bei Fragen zu dieser Studie wenden Sie sich an die Person, die Ihnen diesen Link geschickt hat.",
  personalLink:
    "Ihr Link wurde nur für Sie erstellt: Das Forschungsteam kann erkennen, dass diese Antworten von Ihnen sind.",
};

const es: ConsentTexts = {
  unnamedAsker: "El equipo que le envió este enlace",
  researchersOf: (organization) => `el equipo de investigación de ${organization}`,
  unnamedResearchers: "el equipo de investigación que le envió este enlace",
  ask: ({ asker, title, minutes }) =>
    `${asker} quisiera entrevistarle para un estudio: «${title}». Dura unos ${minutes} minutos.`,
  freedom: "Puede saltarse cualquier pregunta y dejarlo en cualquier momento sin dar explicaciones.",
  stored: (fields) =>
    `Guardamos lo que escribe, cuándo lo escribió y lo que nos dice sobre usted (${fields}). En cada dato puede elegir «Prefiero no decirlo». Por favor, no escriba nombres, direcciones ni datos de salud que no quiera compartir.`,
  fields: "grupo de edad, país, ocupación y localidad",
  fieldsWithoutTown: "grupo de edad, país y ocupación; la localidad se pregunta, pero no se guarda",
  link: (names) =>
    `Del enlace que le trajo aquí guardamos, si los tiene, los valores de: ${names}. Con ellos, el equipo de investigación o el panel que le invitó pueden saber quién es usted.`,
  emailLinked:
    "Si canjea un incentivo, guardamos el correo electrónico que nos dé para ello, y el equipo de investigación puede ver a qué respuestas corresponde.",
  emailApart:
    "Si canjea un incentivo, guardamos el correo electrónico que nos dé para ello, separado de sus respuestas.",
  read: (researchers) => `Sus respuestas las lee ${researchers} y pueden citarse sin su nombre.`,
  keptOpen: "Se conservan hasta que el equipo de investigación las borre.",
  keptDays: (days) => (days === 1 ? "Se borran al cabo de un día." : `Se borran al cabo de ${days} días.`),
  codeAlways: "Al final recibe un código de agradecimiento, aunque lo deje antes.",
  codeShare: (percent) =>
    `Recibe un código de agradecimiento al final o, si lo deja antes, cuando haya respondido al menos al ${percent} % de las preguntas.`,
  reward: (reward) => `Su recompensa: ${reward}.`,
  codeHeld:
    "El equipo de investigación revisa antes las respuestas; vuelva con su enlace privado para obtener el código.",
  withdraw:
    "Puede retirarse en cualquier momento con «Dejarla y borrar mis respuestas» o con su enlace privado: entonces se borra todo lo que escribió.",
  contact: (contact) => `Preguntas sobre este estudio: ${contact}.`,
  unknownContact: "Si tiene preguntas sobre este estudio, diríjase a la persona que le envió este enlace.",
  personalLink:
    "Su enlace se creó solo para usted: el equipo de investigación puede saber que estas respuestas son suyas.",
};

const fr: ConsentTexts = {
  unnamedAsker: "L’équipe qui vous a envoyé ce lien",
  researchersOf: (organization) => `l’équipe de recherche de ${organization}`,
  unnamedResearchers: "l’équipe de recherche qui vous a envoyé ce lien",
  ask: ({ asker, title, minutes }) =>
    `${asker} aimerait vous interroger pour une étude : « ${title} ». Cela prend environ ${minutes} minutes.`,
  freedom: "Vous pouvez passer n’importe quelle question et arrêter à tout moment sans donner de raison.",
  stored: (fields) =>
    `Nous conservons ce que vous écrivez, le moment où vous l’avez écrit et ce que vous nous dites de vous (${fields}). Pour chacune de ces informations, vous pouvez choisir « Je préfère ne pas répondre ». N’écrivez pas de noms, d’adresses ni d’informations de santé que vous ne voulez pas communiquer.`,
  fields: "tranche d’âge, pays, profession et ville",
  fieldsWithoutTown: "tranche d’âge, pays et profession ; la ville est demandée, mais pas conservée",
  link: (names) =>
    `Du lien qui vous a amené ici, nous conservons, s’il les contient, les valeurs de : ${names}. Elles peuvent indiquer qui vous êtes à l’équipe de recherche ou au panel qui vous a invité.`,
  emailLinked:
    "Si vous réclamez un code de remerciement, nous conservons l’adresse e-mail que vous donnez pour cela, et l’équipe de recherche peut voir à quelles réponses elle correspond.",
  emailApart:
    "Si vous réclamez un code de remerciement, nous conservons l’adresse e-mail que vous donnez pour cela, séparément de vos réponses.",
  read: (researchers) => `Vos réponses sont lues par ${researchers} et peuvent être citées sans votre nom.`,
  keptOpen: "Elles sont conservées jusqu’à ce que l’équipe de recherche les supprime.",
  keptDays: (days) =>
    days === 1 ? "Elles sont supprimées après un jour." : `Elles sont supprimées après ${days} jours.`,
  codeAlways: "À la fin, vous recevez un code de remerciement, même si vous arrêtez avant.",
  codeShare: (percent) =>
    `Vous recevez un code de remerciement à la fin, ou si vous arrêtez avant, dès que vous avez répondu à au moins ${percent} % des questions.`,
  reward: (reward) => `Votre récompense : ${reward}.`,
  codeHeld:
    "L’équipe de recherche relit d’abord les réponses ; revenez avec votre lien privé pour obtenir votre code.",
  withdraw:
    "Vous pouvez vous retirer à tout moment avec « Arrêter et supprimer mes réponses » ou avec votre lien privé : tout ce que vous avez écrit est alors supprimé.",
  contact: (contact) => `Questions sur cette étude : ${contact}.`,
  unknownContact:
    "Pour toute question sur cette étude, adressez-vous à la personne qui vous a envoyé ce lien.",
  personalLink:
    "Votre lien a été créé pour vous seul : l’équipe de recherche peut savoir que ces réponses sont les vôtres.",
};

const pt: ConsentTexts = {
  unnamedAsker: "A equipa que lhe enviou este link",
  researchersOf: (organization) => `pela equipa de investigação de ${organization}`,
  unnamedResearchers: "pela equipa de investigação que lhe enviou este link",
  ask: ({ asker, title, minutes }) =>
    `${asker} gostaria de o entrevistar para um estudo: «${title}». Demora cerca de ${minutes} minutos.`,
  freedom: "Pode saltar qualquer pergunta e parar a qualquer momento sem dar explicações.",
  stored: (fields) =>
    `Guardamos o que escreve, quando o escreveu e o que nos diz sobre si (${fields}). Em cada um destes dados pode escolher «Prefiro não dizer». Por favor, não escreva nomes, moradas nem dados de saúde que não queira partilhar.`,
  fields: "faixa etária, país, profissão e localidade",
  fieldsWithoutTown: "faixa etária, país e profissão; a localidade é perguntada, mas não é guardada",
  link: (names) =>
    `Do link que o trouxe aqui guardamos, se os tiver, os valores de: ${names}. Podem indicar quem é à equipa de investigação ou ao painel que o convidou.`,
  emailLinked:
    "Se pedir um incentivo, guardamos o e-mail que nos der para isso, e a equipa de investigação pode ver a que respostas pertence.",
  emailApart: "Se pedir um incentivo, guardamos o e-mail que nos der para isso, separado das suas respostas.",
  read: (researchers) => `As suas respostas são lidas ${researchers} e podem ser citadas sem o seu nome.`,
  keptOpen: "São guardadas até a equipa de investigação as apagar.",
  keptDays: (days) =>
    days === 1 ? "São apagadas ao fim de um dia." : `São apagadas ao fim de ${days} dias.`,
  codeAlways: "No fim recebe um código de agradecimento, mesmo que pare antes.",
  codeShare: (percent) =>
    `Recebe um código de agradecimento no fim ou, se parar antes, quando tiver respondido a pelo menos ${percent}% das perguntas.`,
  reward: (reward) => `A sua recompensa: ${reward}.`,
  codeHeld:
    "A equipa de investigação vê primeiro as respostas; volte com o seu link privado para obter o código.",
  withdraw:
    "Pode desistir a qualquer momento com «Parar e apagar as minhas respostas» ou com o seu link privado: tudo o que escreveu é então apagado.",
  contact: (contact) => `Perguntas sobre este estudo: ${contact}.`,
  unknownContact: "Se tiver perguntas sobre este estudo, fale com a pessoa que lhe enviou este link.",
  personalLink:
    "O seu link foi criado só para si: a equipa de investigação pode saber que estas respostas são suas.",
};

const ar: ConsentTexts = {
  unnamedAsker: "الفريق الذي أرسل إليك هذا الرابط",
  researchersOf: (organization) => `فريق البحث في ${organization}`,
  unnamedResearchers: "فريق البحث الذي أرسل إليك هذا الرابط",
  ask: ({ asker, title, minutes }) =>
    `يود ${asker} إجراء مقابلة معك لأغراض البحث: «${title}». المدة التقريبية بالدقائق: ${minutes}.`,
  freedom: "يمكنك تخطي أي سؤال والتوقف في أي وقت دون ذكر السبب.",
  stored: (fields) =>
    `نحفظ ما تكتبه ووقت كتابته وما تخبرنا به عن نفسك (${fields}). يمكنك اختيار «أفضّل عدم الإجابة» لكل منها. يُرجى عدم كتابة أسماء أو عناوين أو تفاصيل صحية لا تريد مشاركتها.`,
  fields: "الفئة العمرية والبلد والمهنة والمدينة",
  fieldsWithoutTown: "الفئة العمرية والبلد والمهنة؛ نسأل عن المدينة لكننا لا نحفظها",
  link: (names) =>
    `من الرابط الذي أوصلك إلى هنا نحفظ القيم التالية إن وُجدت: ${names}. وقد تدل فريقَ البحث أو الجهة التي دعتك على هويتك.`,
  emailLinked:
    "إذا طلبت المكافأة، نحفظ عنوان البريد الإلكتروني الذي تعطيه لهذا الغرض، ويستطيع فريق البحث معرفة الإجابات المرتبطة به.",
  emailApart: "إذا طلبت المكافأة، نحفظ عنوان البريد الإلكتروني الذي تعطيه لهذا الغرض منفصلًا عن إجاباتك.",
  read: (researchers) => `يقرأ إجاباتِك ${researchers}، وقد تُقتبس دون ذكر اسمك.`,
  keptOpen: "تُحفظ إلى أن يحذفها فريق البحث.",
  keptDays: (days) => (days === 1 ? "تُحذف بعد يوم واحد." : `تُحذف بعد هذا العدد من الأيام: ${days}.`),
  codeAlways: "في النهاية تحصل على رمز مكافأة، حتى إن توقفت قبل ذلك.",
  codeShare: (percent) =>
    `تحصل على رمز مكافأة في النهاية، أو إذا توقفت قبل ذلك بعد الإجابة عن ${percent}% من الأسئلة على الأقل.`,
  reward: (reward) => `مكافأتك: ${reward}.`,
  codeHeld: "يراجع فريق البحث الإجابات أولًا؛ عُد برابطك الخاص للحصول على رمزك.",
  withdraw: "يمكنك الانسحاب في أي وقت عبر «أوقف واحذف إجاباتي» أو برابطك الخاص: عندها يُحذف كل ما كتبته.",
  contact: (contact) => `للأسئلة حول هذا البحث: ${contact}.`,
  unknownContact: "للأسئلة حول هذا البحث، اسأل الشخص الذي أرسل إليك هذا الرابط.",
  personalLink: "أُنشئ رابطك لك وحدك: يستطيع فريق البحث معرفة أن هذه الإجابات لك.",
};

export const consentTexts: Record<InterviewSettings["language"], ConsentTexts> = { en, de, es, fr, pt, ar };
