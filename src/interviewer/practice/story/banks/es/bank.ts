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

export const spanish: LanguageBank = {
  language: "es",
  draws: [
    [
      { her: "mi hermana Lucía" },
      { her: "mi vecina Carmen" },
      { her: "mi prima Elena" },
      { her: "mi amiga Nuria" },
      { her: "mi tía Pilar" },
      { her: "mi cuñada Rosa" },
    ],
    [
      { him: "mi hermano Javier" },
      { him: "mi vecino Tomás" },
      { him: "mi cuñado Andrés" },
      { him: "mi amigo Rubén" },
      { him: "mi primo Hugo" },
      { him: "mi tío Fermín" },
    ],
    [
      { day: "martes", days: "los martes", otherDay: "sábado" },
      { day: "lunes", days: "los lunes", otherDay: "jueves" },
      { day: "viernes", days: "los viernes", otherDay: "miércoles" },
      { day: "jueves", days: "los jueves", otherDay: "lunes" },
      { day: "miércoles", days: "los miércoles", otherDay: "domingo" },
      { day: "sábado", days: "los sábados", otherDay: "martes" },
    ],
    [
      { month: "marzo" },
      { month: "octubre" },
      { month: "enero" },
      { month: "junio" },
      { month: "noviembre" },
      { month: "febrero" },
    ],
    [
      { amount: "veinte euros", bigAmount: "trescientos euros" },
      { amount: "treinta y cinco euros", bigAmount: "ochocientos euros" },
      { amount: "doce euros", bigAmount: "cuatrocientos cincuenta euros" },
      { amount: "sesenta euros", bigAmount: "dos mil euros" },
      { amount: "dieciocho euros", bigAmount: "seiscientos euros" },
    ],
    [
      { minutes: "veinte minutos", longer: "hora y media" },
      { minutes: "media hora", longer: "dos horas" },
      { minutes: "diez minutos", longer: "una hora" },
      { minutes: "un cuarto de hora", longer: "tres horas" },
      { minutes: "cuarenta minutos", longer: "medio día" },
    ],
    [
      { time: "antes de desayunar" },
      { time: "en la pausa de la comida" },
      { time: "después de las nueve de la noche" },
      { time: "a primera hora de la tarde" },
      { time: "nada más salir del trabajo" },
      { time: "a media mañana" },
    ],
    [
      { often: "dos veces por semana" },
      { often: "tres veces por semana" },
      { often: "un día sí y otro no" },
      { often: "una vez por semana" },
      { often: "cuatro o cinco veces al mes" },
    ],
    [
      { years: "dos años" },
      { years: "seis años" },
      { years: "nueve años" },
      { years: "once años" },
      { years: "cuatro años" },
    ],
    [
      { room: "en la mesa de la cocina" },
      { room: "en el sofá" },
      { room: "junto a la ventana del pasillo" },
      { room: "en el cuarto del fondo" },
      { room: "en el balcón" },
      { room: "en mi viejo escritorio" },
    ],
    [
      { book: "una libreta verde" },
      { book: "un cuaderno del colegio" },
      { book: "un calendario de la farmacia" },
      { book: "una carpeta de anillas" },
      { book: "un montón de fichas" },
    ],
    [{ count: "tres" }, { count: "cuatro" }, { count: "cinco" }, { count: "seis" }, { count: "siete" }],
  ],
  pseudonyms: [
    "Garza",
    "Abedul",
    "Pizarra",
    "Enebro",
    "Nutria",
    "Arce",
    "Jilguero",
    "Trébol",
    "Brezo",
    "Almendro",
  ],
  occupations: [
    { name: "Auxiliar de farmacia", said: "en una farmacia" },
    { name: "Conserje", said: "en la conserjería de un instituto" },
    { name: "Contable", said: "en la contabilidad de una empresa pequeña" },
    { name: "Electricista", said: "en una empresa de instalaciones eléctricas" },
    { name: "Recepcionista", said: "en la recepción de un hotel" },
    { name: "Auxiliar de enfermería", said: "en un hospital" },
    { name: "Comercio de ferretería", said: "en una ferretería" },
    { name: "Taxista", said: "al volante de un taxi" },
    { name: "Docente de música", said: "en una escuela de música" },
    { name: "Florista", said: "en una floristería" },
    { name: "Auxiliar de biblioteca", said: "en la biblioteca municipal" },
    { name: "Oficinista", said: "en las oficinas del ayuntamiento" },
  ],
  places: [
    ["España", "Valencia"],
    ["España", "Zaragoza"],
    ["España", "Gijón"],
    ["España", "Murcia"],
    ["España", "Valladolid"],
    ["España", "Cádiz"],
    ["España", "Logroño"],
    ["España", "Almería"],
  ],
  partNames: {
    person: "Quién es",
    routine: "Cómo es normalmente",
    last: "La última vez",
    problem: "Lo que cuesta",
    workaround: "Cómo se las arregla",
    feeling: "Cómo se siente",
    contradiction: "Lo que no encaja",
    wish: "Lo que desearía",
  },
  parts: { person, routine, last, problem, workaround, feeling, wish },
  contradictions,
  facts,
  followUps: [
    "Ha dicho: «{cue}». ¿Qué pasó?",
    "«{cue}»: ¿me puede contar más sobre eso?",
    "¿Qué hay detrás de «{cue}»?",
    "Antes ha dicho: «{cue}». ¿Cómo fue eso?",
  ],
  phrases,
  hearing,
  ownScript: {
    introduction:
      "Gracias por su tiempo. Me gustaría conocer su experiencia; no hay respuestas correctas ni incorrectas.",
    questions: [
      "Para empezar, cuénteme un poco sobre usted y su vida.",
      "¿Cómo son las cosas normalmente en su día a día?",
      "Piense en la última vez. ¿Cómo fue, desde el principio?",
      "¿Qué le resulta más difícil?",
      "¿Cómo se las arregla cuando surge una dificultad?",
      "¿Cómo se siente con el tema?",
      "¿Qué desearía que fuera diferente?",
    ],
  },
};
