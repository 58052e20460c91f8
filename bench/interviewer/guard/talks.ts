import type { Guide, GuideQuestion, Move, Turn } from "#interviewer/guide.ts";
import { makeGuide, makeQuestion } from "#interviewer/test-interview.ts";

/** Short talks that the planted turns and the model turns are set in. */
export interface Talk {
  guide: Guide;
  turns: Turn[];
}

type Line = [Move | null, string];

const ask = (questionId: string): Move => ({ kind: "ask", questionId });
const introduce = (questionId: string): Move => ({ kind: "introduce", questionId });

/** A follow-up; the guard reads no more of it than its kind and question. */
export function makeProbe(questionId: string): Move {
  return { kind: "probe", questionId, about: null };
}

function makeTalk(guide: Guide, lines: readonly Line[]): Talk {
  const turns = lines.map(
    ([move, text], index): Turn =>
      move === null
        ? { speaker: "participant", text, at: index * 60_000 }
        : { speaker: "interviewer", text, at: index * 60_000, move },
  );
  return { guide, turns };
}

function makeStudy(over: Partial<Guide> & { questions: GuideQuestion[] }): Guide {
  return makeGuide({
    minutes: 15,
    facts: {
      organization: "Northfield University",
      interviewName: "Passing it on",
      contact: "passing-it-on@northfield.example",
      supportLine: "Samaritans 116 123",
      retentionDays: 90,
      incentive: true,
    },
    ...over,
  });
}

const ward = makeTalk(
  makeStudy({
    introduction:
      "Thank you for your time. We would like to understand how shifts are handed over on hospital wards. What you write is kept and read by our team.",
    objective: "Find out which parts of a handover get lost and what nurses do to make up for it",
    questions: [
      makeQuestion("work", "What is your work on the ward like?"),
      makeQuestion("last", "Tell me about the last handover that did not go well."),
      makeQuestion("decide", "How do you decide what is important enough to pass on?", {
        helpText: "What you make sure the next shift hears about, and what you leave out.",
      }),
      makeQuestion("notes", "What do you write down during a shift?"),
      makeQuestion("change", "If you could change one thing about handovers, what would it be?", {
        exactWording: true,
      }),
    ],
  }),
  [
    [introduce("work"), "What is your work on the ward like?"],
    [null, "Staff nurse on a surgical ward, nights mostly. Been there 6 years."],
    [ask("last"), "Thanks. Tell me about the last handover that did not go well."],
    [
      null,
      "not great last tuesday with that pump. nobody told me the rate had been changed and i only saw it at 4 in the morning. I felt sick to be honest. still think about it driving home",
    ],
    [
      makeProbe("last"),
      "That sounds like a hard night, thank you for telling me. What happened when you saw the rate?",
    ],
    [
      null,
      "I stopped it and rang the doctor. He was fine. there's a form for it, officially, but nobody fills it in. Karen (my manager) says write everything down. I have my own rule for that",
    ],
  ],
);

const house = makeTalk(
  makeStudy({
    introduction: "Hello, and thank you for taking part. We want to understand how people heat their homes.",
    objective: "Learn how households choose when to heat and what would make them replace their boiler",
    questions: [
      makeQuestion("now", "How is your home heated?"),
      makeQuestion("cold", "Tell me about the last really cold day at home."),
      makeQuestion("cost", "How do you keep track of what heating costs you?"),
      makeQuestion("plans", "What have you thought about changing?"),
    ],
  }),
  [
    [introduce("now"), "How is your home heated?"],
    [null, "Oil boiler, old stone house. It's on a timer but I mostly only heat the kitchen these days"],
    [makeProbe("now"), "You mostly heat the kitchen these days. What led to that?"],
    [null, "well my wife moved into a home in March. no point heating rooms nobody sits in is there"],
    [ask("cost"), "I see, thank you. How do you keep track of what heating costs you?"],
    [null, "I write each delivery in the ledger, same as she did. it was 740 quid last time. robbery"],
  ],
);

const money = makeTalk(
  makeStudy({
    introduction: "Welcome. This is a study about how couples keep track of money.",
    objective: "Understand why couples abandon budgeting apps and what they would pay for one that lasts",
    questions: [
      makeQuestion("how", "How do the two of you keep track of what you spend?"),
      makeQuestion("argue", "Tell me about the last time you disagreed about money."),
      makeQuestion("tried", "Which ways of keeping track have you given up on?"),
    ],
  }),
  [
    [introduce("how"), "How do the two of you keep track of what you spend?"],
    [null, "shared spreadsheet. Tom does it, I look at it once a month and then we argue lol"],
    [ask("argue"), "Tell me about the last time you disagreed about money."],
    [
      null,
      "the holiday deposit. I paid it from the joint account without saying. He went quiet for two days. in theory we each have a limit of 200",
    ],
  ],
);

const autobus = makeTalk(
  makeStudy({
    introduction: "Hola y gracias por participar. Queremos entender cómo se mueve la gente por la ciudad.",
    objective: "Averiguar por qué la gente deja de usar el transporte público",
    language: "es",
    questions: [
      makeQuestion("ir", "¿Cómo va usted al trabajo?"),
      makeQuestion("mal", "Cuénteme la última vez que el viaje salió mal."),
    ],
  }),
  [
    [introduce("ir"), "¿Cómo va usted al trabajo?"],
    [null, "En autobús, casi una hora. Antes iba en coche pero lo vendí"],
    [ask("mal"), "Gracias. Cuénteme la última vez que el viaje salió mal."],
    [null, "El jueves el conductor no paró y llegué tarde. Mi jefe me descontó la mañana. Me sentí fatal"],
  ],
);

const ecole = makeTalk(
  makeStudy({
    introduction: "Bonjour et merci de participer. Nous voulons comprendre le travail des enseignants.",
    objective: "Comprendre pourquoi les enseignants quittent le métier avant dix ans",
    language: "fr",
    questions: [
      makeQuestion("jour", "À quoi ressemble une journée de travail pour vous ?"),
      makeQuestion("dur", "Racontez-moi la dernière journée difficile."),
    ],
  }),
  [
    [introduce("jour"), "À quoi ressemble une journée de travail pour vous ?"],
    [null, "Je fais cours de 8h à 16h puis je corrige chez moi le soir"],
    [ask("dur"), "Merci. Racontez-moi la dernière journée difficile."],
    [null, "Lundi un parent m'a crié dessus devant la classe. La directrice n'a rien dit. Je n'en dors plus"],
  ],
);

const werkstatt = makeTalk(
  makeStudy({
    introduction:
      "Guten Tag und danke fürs Mitmachen. Wir möchten verstehen, wie in Werkstätten gearbeitet wird.",
    objective: "Herausfinden, welche Arbeitsschritte in Werkstätten ohne Anleitung gemacht werden",
    language: "de",
    questions: [
      makeQuestion("tag", "Wie sieht ein normaler Arbeitstag bei Ihnen aus?"),
      makeQuestion("fehler", "Erzählen Sie mir vom letzten Mal, als etwas schiefging."),
    ],
  }),
  [
    [introduce("tag"), "Wie sieht ein normaler Arbeitstag bei Ihnen aus?"],
    [null, "Um sechs geht es los, meistens Bremsen und Inspektionen. Nachmittags Büro"],
    [ask("fehler"), "Danke. Erzählen Sie mir vom letzten Mal, als etwas schiefging."],
    [
      null,
      "Im Mai hab ich eine Schraube vergessen. Der Kunde hat es gemerkt, peinlich. Seitdem mach ich es anders",
    ],
  ],
);

const entregas = makeTalk(
  makeStudy({
    introduction: "Olá e obrigado por participar. Queremos entender o trabalho de quem faz entregas.",
    objective: "Descobrir por que os entregadores trocam de aplicativo",
    language: "pt",
    questions: [
      makeQuestion("dia", "Como é um dia de trabalho seu?"),
      makeQuestion("pior", "Conte-me sobre a última entrega que deu errado."),
    ],
  }),
  [
    [introduce("dia"), "Como é um dia de trabalho seu?"],
    [null, "Saio de moto às onze e paro lá pelas dez da noite, depende da chuva"],
    [ask("pior"), "Obrigado. Conte-me sobre a última entrega que deu errado."],
    [null, "Sábado o cliente sumiu e o aplicativo me bloqueou três dias. Fiquei com muita raiva"],
  ],
);

const souq = makeTalk(
  makeStudy({
    introduction: "مرحبا وشكرا لمشاركتك. نريد أن نفهم كيف يعمل أصحاب المتاجر الصغيرة.",
    objective: "معرفة سبب توقف أصحاب المتاجر عن البيع عبر الإنترنت",
    language: "ar",
    questions: [
      makeQuestion("yawm", "كيف يبدو يوم عملك؟"),
      makeQuestion("mushkila", "حدثني عن آخر مشكلة واجهتها في المتجر."),
    ],
  }),
  [
    [introduce("yawm"), "كيف يبدو يوم عملك؟"],
    [null, "أفتح المتجر في الثامنة وأغلق في العاشرة مساء"],
    [ask("mushkila"), "شكرا. حدثني عن آخر مشكلة واجهتها في المتجر."],
    [null, "الأسبوع الماضي وصلت البضاعة تالفة ورفض المورد أن يعيد المال. شعرت بالظلم"],
  ],
);

export const talks = { ward, house, money, autobus, ecole, werkstatt, entregas, souq };
export type TalkName = keyof typeof talks;
