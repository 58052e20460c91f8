import { expect, test } from "vitest";
import type { QuestionLabel } from "#contract/practice-debrief.ts";
import { buildsOnAnswer } from "../build-on.ts";
import { findManner, labelQuestion } from "../question-label.ts";

const questions: Record<QuestionLabel, string[]> = {
  open: [
    "كيف كانت آخر مرة استخدمت فيها التطبيق؟",
    "احكِ لي عن يوم عادي في حياتك.",
    "هل يمكنك أن تخبرني ماذا حدث بعد ذلك؟",
    "لماذا توقفت عن الجري؟",
    "حدثني عن أول عمل لك",
    "ممكن تصف لي كيف شعرت؟",
    "ما أصعب شيء في الصباح بالنسبة لك؟",
    "قلت إن الأمر طال، فماذا حدث وقتها؟",
    "هل تتذكر آخر مرة انتقلت فيها إلى بيت جديد؟ ماذا حدث؟",
    "فهمت. وكيف حللتم المشكلة؟",
    'ماذا تقصد بكلمة "كارثة"؟',
    "هل يمكن أن تعطيني مثالا؟",
    "أود أن أعرف المزيد عن عاداتك.",
    "ما الذي دفعك إلى تغيير البنك؟",
    "وكيف كان شعورك؟",
  ],
  closed: [
    "هل تحب عملك؟",
    "هل سافرت بالقطار من قبل؟",
    "هل تفضل الشاي أم القهوة؟",
    "هل كان ذلك صعبا؟",
    "عندك سيارة؟",
    "هل كنت وحدك أم مع أصدقاء؟",
    "هل ساعدك أحد؟",
    "شكرا. وهل ما زلت تسكن هناك؟",
    "أتستخدم التطبيق كل يوم؟",
    "هل توجد حديقة قريبة؟",
  ],
  leading: [
    "ألا تعتقد أن السعر مرتفع جدا؟",
    "أعجبك كثيرا، أليس كذلك؟",
    "لا بد أنك غضبت كثيرا، صح؟",
    "أليس هذا ظلما؟",
    "أما ترى أن هذا غير عادل؟",
    "من الواضح أنك تفضل الآخر، لماذا؟",
    "ما مدى فظاعة الانتظار؟",
    "الجميع يعرف أنه بطيء. ما رأيك؟",
    "ألا توافق على أن الأسعار فضيحة؟",
    "بالتأكيد كان الأمر مزعجا، مش كده؟",
  ],
  double: [
    "متى بدأت الجري ولماذا؟",
    "ماذا يعجبك وما الذي لا يعجبك؟",
    "كم مرة تذهب ومع من؟",
    "هل آلمك ذلك؟ وماذا فعلت بعدها؟",
    "أين اشتريته وكم كلفك؟",
    "هل تستخدمه كثيرا وهل يساعدك؟",
    "من نصحك به؟ وما رأيك فيه؟",
    "حدثني عن بيتك وأيضا عن عملك.",
  ],
  hypothetical: [
    "هل ستدفع مقابل تطبيق كهذا؟",
    "لو كان لديك وقت أكثر، ماذا كنت ستفعل؟",
    "تخيل أنك ربحت جائزة كبيرة. ماذا ستشتري أولا؟",
    "هل ستكرر التجربة؟",
    "ماذا سيحدث لو أغلق المحل؟",
    "هل سوف تواصل الدروس في العام القادم؟",
    "لنفترض أن هاتفك تعطل، ماذا تفعل؟",
    "إذا عرضوا عليك المال، هل توافق؟",
  ],
  fact: [
    "كم ولدا عندك؟",
    "متى كان ذلك؟",
    "كم مرة تذهب إلى النادي؟",
    "أين ولدت؟",
    "في أي ساعة تستيقظ؟",
    "كم كلفتك الدراجة؟",
    "ما اسم كلبك؟",
    "كم كان عمرك؟",
    "من علمك الطبخ؟",
    "هل يمكنك أن تقول لي كم عمر ابنتك؟",
    "منذ متى تعمل هناك؟",
    "بكم اشتريت الهاتف",
  ],
};

const asksNothing = ["آها.", "ممم", "فهمت، شكرا.", "طيب", "السلام عليكم", "تفضل، أكمل."];

const neutralProbes = [
  "ثم ماذا؟",
  "أخبرني أكثر.",
  "ممم",
  "وماذا حدث بعد ذلك؟",
  "أكمل من فضلك",
  "لماذا؟",
  "كيف يعني؟",
  "وبعدين؟",
  "وماذا أيضا؟",
];

const rude = ["هذا كلام فارغ.", "اسكت!", "يا غبي", "لا يهمني رأيك.", "أنت كذاب"];

const rushed = ["بسرعة من فضلك.", "أجب بنعم أو لا فقط.", "ليس عندي وقت", "باختصار شديد لو سمحت", "استعجل"];

const calm = ["كم استغرقت الرحلة؟", "ما رأيك في السفر؟", "كيف تعلمت بسرعة هكذا؟", "هل هو أسرع من قبل؟"];

/** An answer, and questions that pick it up. */
const answer = "يوم الاثنين ضاعت مفاتيح المخزن واتصلت بجارتي.";
const followUps = [
  "ماذا فعلت بشأن مفاتيح المخزن؟",
  "وماذا حدث بعد ذلك؟",
  "قلت إنك اتصلت بجارتك، كيف كان ذلك؟",
  "بم شعرت في تلك اللحظة؟",
];
const newMatters = ["ما الموسيقى التي تسمعها؟", "كم ولدا عندك؟"];

const cases = Object.entries(questions).flatMap(([label, texts]) =>
  texts.map((text) => [text, label] as const),
);

test.each(cases)("in Arabic, “%s” is %s", (text, label) => {
  expect(labelQuestion(text, "ar")).toBe(label);
});

test.each(asksNothing)("in Arabic, “%s” asks nothing", (text) => {
  expect(labelQuestion(text, "ar")).toBeNull();
});

test.each(neutralProbes)("in Arabic, “%s” lets the other go on", (text) => {
  expect(findManner(text, "ar")).toBe("neutral_probe");
});

test.each(rude)("in Arabic, “%s” is rude", (text) => {
  expect(findManner(text, "ar")).toBe("rude");
});

test.each(rushed)("in Arabic, “%s” presses for time", (text) => {
  expect(findManner(text, "ar")).toBe("rushed");
});

test.each(calm)("in Arabic, “%s” is neither rude nor rushed", (text) => {
  expect(findManner(text, "ar")).toBeNull();
});

test.each(followUps)("in Arabic, “%s” picks up the answer", (text) => {
  expect(buildsOnAnswer(text, answer, "ar")).toBe(true);
});

test.each(newMatters)("in Arabic, “%s” goes on to something else", (text) => {
  expect(buildsOnAnswer(text, answer, "ar")).toBe(false);
});
