import type { LanguageBank } from "../../bank.ts";
import { contradictions } from "./contradictions.ts";
import { feeling } from "./feeling.ts";
import { hearing } from "./hearing.ts";
import { last } from "./last.ts";
import { person } from "./person.ts";
import { facts, phrases } from "./phrases.ts";
import { problem } from "./problem.ts";
import { routine } from "./routine.ts";
import { wish } from "./wish.ts";
import { workaround } from "./workaround.ts";

export const arabic: LanguageBank = {
  language: "ar",
  draws: [
    [
      { her: "أختي سلمى" },
      { her: "جارتي أم كريم" },
      { her: "ابنة عمي هدى" },
      { her: "صديقتي نادية" },
      { her: "خالتي سعاد" },
      { her: "زوجة أخي رانيا" },
    ],
    [
      { him: "أخي طارق" },
      { him: "جاري حسام" },
      { him: "ابن خالي وليد" },
      { him: "صديقي ماجد" },
      { him: "عمي فؤاد" },
      { him: "زوج أختي سامح" },
    ],
    [
      { day: "الثلاثاء", otherDay: "السبت" },
      { day: "الاثنين", otherDay: "الخميس" },
      { day: "الجمعة", otherDay: "الأربعاء" },
      { day: "الخميس", otherDay: "الاثنين" },
      { day: "الأربعاء", otherDay: "الأحد" },
      { day: "السبت", otherDay: "الثلاثاء" },
    ],
    [
      { month: "مارس" },
      { month: "أكتوبر" },
      { month: "يناير" },
      { month: "يونيو" },
      { month: "نوفمبر" },
      { month: "فبراير" },
    ],
    [
      { amount: "خمسين جنيها", bigAmount: "ثلاثة آلاف جنيه" },
      { amount: "مئة جنيه", bigAmount: "ثمانية آلاف جنيه" },
      { amount: "ثلاثين جنيها", bigAmount: "أربعة آلاف جنيه" },
      { amount: "ستين جنيها", bigAmount: "عشرين ألف جنيه" },
      { amount: "ثمانين جنيها", bigAmount: "ستة آلاف جنيه" },
    ],
    [
      { minutes: "ثلث ساعة", longer: "ساعة ونصف" },
      { minutes: "نصف ساعة", longer: "ساعتين" },
      { minutes: "عشر دقائق", longer: "ساعة كاملة" },
      { minutes: "ربع ساعة", longer: "ثلاث ساعات" },
      { minutes: "أربعين دقيقة", longer: "نصف نهار" },
    ],
    [
      { time: "قبل الفطور" },
      { time: "في استراحة الغداء" },
      { time: "بعد التاسعة مساء" },
      { time: "بعد الظهر بقليل" },
      { time: "بعد العمل مباشرة" },
      { time: "في آخر الصباح" },
    ],
    [
      { often: "مرتين في الأسبوع" },
      { often: "ثلاث مرات في الأسبوع" },
      { often: "يوما بعد يوم" },
      { often: "مرة في الأسبوع" },
      { often: "أربع مرات أو خمسا في الشهر" },
    ],
    [
      { years: "سنتين" },
      { years: "ست سنوات" },
      { years: "تسع سنوات" },
      { years: "إحدى عشرة سنة" },
      { years: "أربع سنوات" },
    ],
    [
      { room: "على طاولة المطبخ" },
      { room: "على الكنبة" },
      { room: "قرب نافذة الممر" },
      { room: "في الغرفة الخلفية" },
      { room: "في الشرفة" },
      { room: "على مكتبي القديم" },
    ],
    [
      { book: "دفتر أخضر" },
      { book: "كراسة مدرسية" },
      { book: "تقويم من الصيدلية" },
      { book: "ملف أوراق" },
      { book: "رزمة بطاقات" },
    ],
    [{ count: "ثلاث" }, { count: "أربع" }, { count: "خمس" }, { count: "ست" }, { count: "سبع" }],
  ],
  pseudonyms: ["نخلة", "ياسمين", "غيمة", "نورس", "زيتون", "ريحان", "صنوبر", "سنبلة", "يمام", "لؤلؤ"],
  occupations: [
    { name: "التمريض", said: "في التمريض" },
    { name: "الصيدلة", said: "في صيدلية" },
    { name: "المحاسبة", said: "في محاسبة شركة صغيرة" },
    { name: "الكهرباء", said: "في شركة تركيبات كهربائية" },
    { name: "استقبال الفنادق", said: "في استقبال فندق" },
    { name: "حراسة المباني", said: "في بوابة عمارة كبيرة" },
    { name: "بيع الأدوات المنزلية", said: "في محل أدوات منزلية" },
    { name: "سيارات الأجرة", said: "على سيارة أجرة" },
    { name: "تعليم الموسيقى", said: "في مدرسة موسيقى" },
    { name: "بيع الزهور", said: "في محل زهور" },
    { name: "المكتبات", said: "في المكتبة العامة" },
    { name: "أعمال المكاتب", said: "في مكاتب الحي" },
  ],
  places: [
    ["مصر", "الإسكندرية"],
    ["مصر", "المنصورة"],
    ["مصر", "أسيوط"],
    ["مصر", "طنطا"],
    ["مصر", "بورسعيد"],
    ["مصر", "الإسماعيلية"],
    ["مصر", "الفيوم"],
    ["مصر", "دمياط"],
  ],
  partNames: {
    person: "من هو صاحب الحكاية",
    routine: "كيف يجري الأمر عادة",
    last: "آخر مرة",
    problem: "ما هو صعب",
    workaround: "كيف يتم التعامل معه",
    feeling: "الشعور تجاهه",
    contradiction: "ما لا يتفق مع غيره",
    wish: "ما هو المرجو",
  },
  parts: { person, routine, last, problem, workaround, feeling, wish },
  contradictions,
  facts,
  followUps: [
    "قلت: «{cue}». ماذا حدث؟",
    "«{cue}»: هل يمكن أن تحدثني أكثر عن ذلك؟",
    "ما الذي وراء «{cue}»؟",
    "قبل قليل قلت: «{cue}». كيف كان ذلك؟",
  ],
  phrases,
  hearing,
  ownScript: {
    introduction: "شكرا على وقتك. أود أن أعرف تجربتك، ولا توجد إجابات صحيحة أو خاطئة.",
    questions: [
      "في البداية، حدثني قليلا عن نفسك وعن حياتك.",
      "كيف تجري الأمور عادة في يومك؟",
      "لنعد إلى آخر مرة. كيف كانت، من البداية؟",
      "ما أصعب شيء بالنسبة لك؟",
      "كيف تتعامل مع الصعوبة عندما تظهر؟",
      "كيف تشعر تجاه الموضوع؟",
      "ما الذي تتمنى أن يتغير؟",
    ],
  },
};
