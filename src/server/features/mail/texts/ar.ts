import { listCounts } from "./list-counts.ts";
import type { AccountChange, MailTexts } from "./text-shape.ts";

/** Translated from English and not yet checked by somebody who grew up with the language. */

const account = "وصلتك هذه الرسالة لأن هذا العنوان أُدخل في Askwell. إذا لم تكن أنت من أدخله فتجاهلها.";
const creator = "وصلتك هذه الرسالة لأن لديك حسابًا في Askwell.";
const member = "يمكنك في صفحة كل مشروع، تحت «Members»، اختيار الرسائل التي تصلك.";

const changes: Record<AccountChange["what"], (change: AccountChange) => string> = {
  key: ({ name = "" }) => `أُنشئ مفتاح API جديد لحسابك: ${name}`,
  provider: ({ name = "" }) => `يمكن من الآن تسجيل الدخول إلى حسابك عبر ${name}.`,
  login: () => "سجّل شخص ما الدخول إلى حسابك من متصفح أو جهاز جديد.",
  password: () => "تم تغيير كلمة مرور حسابك.",
  email: ({ name = "" }) => `تم تغيير عنوان البريد الإلكتروني لحسابك إلى ${name}.`,
  two_step_on: () => "تم تفعيل تسجيل الدخول بخطوتين لحسابك.",
  two_step_off: () => "تم إيقاف تسجيل الدخول بخطوتين لحسابك.",
};

export const ar: MailTexts = {
  verify: ({ name, url }) => ({
    subject: "يرجى تأكيد عنوان بريدك الإلكتروني",
    paragraphs: [
      name === "" ? "مرحبًا،" : `مرحبًا ${name}،`,
      "يرجى تأكيد أن هذا العنوان لك. يعمل الرابط مرة واحدة ولمدة قصيرة.",
    ],
    button: { label: "تأكيد العنوان", url },
    footer: account,
  }),
  reset: ({ url }) => ({
    subject: "تعيين كلمة مرور جديدة",
    paragraphs: [
      "طُلبت كلمة مرور جديدة لحسابك. يعمل الرابط مرة واحدة ولمدة قصيرة.",
      "إذا لم تكن أنت من طلبها فلا حاجة إلى فعل شيء: تبقى كلمة مرورك كما هي.",
    ],
    button: { label: "تعيين كلمة مرور جديدة", url },
    footer: account,
  }),
  linkIdentity: ({ provider, url }) => ({
    subject: `تسجيل الدخول إلى Askwell عبر ${provider}؟`,
    paragraphs: [
      `سجّل شخص ما الدخول عبر ${provider} بهذا العنوان، وله حساب في Askwell من قبل.`,
      `إذا كنت أنت فأكّد ذلك، وسيفتح ${provider} حسابك من الآن. وإذا لم تكن أنت فلا تؤكّد.`,
    ],
    button: { label: "تأكيد", url },
    footer: account,
  }),
  changeEmail: ({ url }) => ({
    subject: "أكّد عنوان بريدك الإلكتروني الجديد",
    paragraphs: [
      "أكّد هذا العنوان لتسجّل الدخول به إلى حسابك في Askwell من الآن فصاعدًا. يعمل الرابط مرة واحدة ولوقت قصير.",
      "إن لم تكن أنت، فتجاهل هذه الرسالة: لن يتغير شيء.",
    ],
    button: { label: "تأكيد العنوان الجديد", url },
    footer: account,
  }),
  accountChanged: ({ change, url }) => ({
    subject: "تغيير في حسابك على Askwell",
    paragraphs: [
      changes[change.what](change),
      "إن كنت أنت فلا حاجة إلى فعل شيء. وإلا فعيّن كلمة مرور جديدة فورًا وراجع عمليات تسجيل الدخول والمفاتيح في ملفك الشخصي.",
    ],
    button: { label: "مراجعة الحساب", url },
    footer: creator,
  }),
  invitation: ({ inviter, project, role, url }) => ({
    subject: `دعوة من ${inviter} إلى «${project}»`,
    paragraphs: [
      role === "editor"
        ? `يدعوك ${inviter} إلى العمل على المشروع «${project}» في Askwell. ستتمكن من قراءته وتعديله.`
        : `يدعوك ${inviter} إلى المشروع «${project}» في Askwell. ستتمكن من قراءته.`,
    ],
    button: { label: "قبول الدعوة", url },
    footer: account,
  }),
  nowOwner: ({ from, project, url }) => ({
    subject: `أصبح المشروع «${project}» ملكك`,
    paragraphs: [
      `جعلك ${from} مالك المشروع «${project}» في Askwell. سيُحتسب من الآن ضمن باقتك، وأنت من يقرر من يعمل عليه.`,
    ],
    button: { label: "فتح المشروع", url },
    footer: creator,
  }),
  handedOver: ({ to, project, url }) => ({
    subject: `سلّمت المشروع «${project}»`,
    paragraphs: [`أصبح ${to} مالك المشروع «${project}» في Askwell. لا يزال بإمكانك قراءته وتعديله.`],
    button: { label: "فتح المشروع", url },
    footer: creator,
  }),
  codesUsedUp: ({ interview, url }) => ({
    subject: `لم تبق رموز مكافأة لـ «${interview}»`,
    paragraphs: [
      `أُعطيت كل رموز قائمتك لـ «${interview}». من ينهي المقابلة الآن لا يحصل على رمز، ويُخبر بذلك.`,
      "أضف رموزًا أو أغلق المقابلة.",
    ],
    button: { label: "فتح المقابلة", url },
    footer: creator,
  }),
  budgetUsedUp: ({ interview, budget, url }) => ({
    subject: `نفدت ميزانية المكافآت لـ «${interview}»`,
    paragraphs: [
      `أُعطي كل ما حددته حدًا لـ «${interview}»، وعدد رموزه ${budget}. من ينهي المقابلة الآن لا يحصل على رمز، ويُخبر بذلك.`,
      "ارفع الحد أو أغلق المقابلة.",
    ],
    button: { label: "فتح المقابلة", url },
    footer: creator,
  }),
  interviewFull: ({ interview, url }) => ({
    subject: `اكتمل عدد المشاركين في «${interview}»`,
    paragraphs: [
      `بلغت «${interview}» عدد الجلسات الذي تسمح به خطتك. يُخبر المشاركون الجدد بأنها لا تستقبل مزيدًا الآن، ومن بدأ يمكنه أن يكمل.`,
    ],
    button: { label: "فتح المقابلة", url },
    footer: creator,
  }),
  mayNeedYou: ({ interview, url, choicesUrl }) => ({
    subject: "قد يحتاج إليك أحد المشاركين",
    paragraphs: [
      `قد يكون شخص يشارك في «${interview}»، أو شارك فيها للتو، في ضيق.`,
      "يُرجى قراءة المقابلة وتحديد ما ينبغي فعله. حفاظًا على خصوصيته، لا تتضمن هذه الرسالة شيئًا مما قاله.",
    ],
    button: { label: "فتح الجلسة", url },
    footer: member,
    choicesUrl,
  }),
  interviewFinished: ({ interview, url, choicesUrl }) => ({
    subject: `مقابلة مكتملة جديدة: «${interview}»`,
    paragraphs: [`أكمل شخص ما «${interview}» للتو.`],
    button: { label: "فتح الجلسة", url },
    footer: member,
    choicesUrl,
  }),
  dailyNotice: ({ lines, more, url, choicesUrl }) => ({
    subject: "مقابلاتك أمس",
    paragraphs: [
      "أمس (UTC):",
      listCounts(lines, {
        finished: (count) => `اكتملت: ${count}`,
        distress: (count) => `قد يحتاجون إليك: ${count}`,
        comma: "، ",
        colon: ":",
      }),
      more > 0 ? `مقابلات أخرى: ${more}.` : "",
    ],
    button: { label: "فتح Askwell", url },
    footer: member,
    choicesUrl,
  }),
  receipt: ({ item, url }) => ({
    subject: "إيصالك",
    paragraphs: ["شكرًا على الدفع.", `اشتريت: ${item}`],
    button: { label: "فتح الإيصال", url },
    footer: creator,
  }),
  weeklyDigest: ({ lines, more, url, choicesUrl }) => ({
    subject: "مقابلاتك في الأسبوع الماضي",
    paragraphs: [
      "في الأسبوع الماضي، من الاثنين إلى الأحد:",
      lines
        .map(({ name, started, completed }) => `${name}: بدأت ${started}، واكتملت ${completed}`)
        .join("\n"),
      more > 0 ? `مقابلات أخرى فيها مشاركون: ${more}.` : "",
    ],
    button: { label: "فتح Askwell", url },
    footer: "فعّلت هذه الرسالة الأسبوعية في ملفك الشخصي، ويمكنك إيقافها هناك.",
    choicesUrl,
  }),
};
