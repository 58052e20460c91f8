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

export const french: LanguageBank = {
  language: "fr",
  draws: [
    [
      { her: "ma sœur Claire" },
      { her: "ma voisine Sylvie" },
      { her: "ma cousine Hélène" },
      { her: "mon amie Nadia" },
      { her: "ma tante Odile" },
      { her: "ma belle-sœur Karine" },
    ],
    [
      { him: "mon frère Julien" },
      { him: "mon voisin Gérard" },
      { him: "mon beau-frère Thomas" },
      { him: "mon ami Karim" },
      { him: "mon cousin Hugo" },
      { him: "mon oncle Marcel" },
    ],
    [
      { day: "mardi", days: "le mardi", otherDay: "samedi" },
      { day: "lundi", days: "le lundi", otherDay: "jeudi" },
      { day: "vendredi", days: "le vendredi", otherDay: "mercredi" },
      { day: "jeudi", days: "le jeudi", otherDay: "lundi" },
      { day: "mercredi", days: "le mercredi", otherDay: "dimanche" },
      { day: "samedi", days: "le samedi", otherDay: "mardi" },
    ],
    [
      { month: "mars" },
      { month: "septembre" },
      { month: "janvier" },
      { month: "juin" },
      { month: "novembre" },
      { month: "février" },
    ],
    [
      { amount: "vingt euros", bigAmount: "trois cents euros" },
      { amount: "trente-cinq euros", bigAmount: "huit cents euros" },
      { amount: "douze euros", bigAmount: "quatre cent cinquante euros" },
      { amount: "soixante euros", bigAmount: "deux mille euros" },
      { amount: "dix-huit euros", bigAmount: "six cents euros" },
    ],
    [
      { minutes: "vingt minutes", longer: "une heure et demie" },
      { minutes: "une demi-heure", longer: "deux heures" },
      { minutes: "dix minutes", longer: "une heure" },
      { minutes: "un quart d'heure", longer: "trois heures" },
      { minutes: "quarante minutes", longer: "une demi-journée" },
    ],
    [
      { time: "avant le petit-déjeuner" },
      { time: "pendant la pause de midi" },
      { time: "après neuf heures du soir" },
      { time: "en début d'après-midi" },
      { time: "juste après le travail" },
      { time: "en fin de matinée" },
    ],
    [
      { often: "deux fois par semaine" },
      { often: "trois fois par semaine" },
      { often: "un jour sur deux" },
      { often: "une fois par semaine" },
      { often: "quatre ou cinq fois par mois" },
    ],
    [
      { years: "deux ans" },
      { years: "six ans" },
      { years: "neuf ans" },
      { years: "onze ans" },
      { years: "quatre ans" },
    ],
    [
      { room: "à la table de la cuisine" },
      { room: "sur le canapé" },
      { room: "près de la fenêtre du couloir" },
      { room: "dans la pièce du fond" },
      { room: "sur le balcon" },
      { room: "à mon vieux bureau" },
    ],
    [
      { book: "un carnet vert" },
      { book: "un cahier d'écolier" },
      { book: "un calendrier de la pharmacie" },
      { book: "un classeur" },
      { book: "un paquet de fiches" },
    ],
    [{ count: "trois" }, { count: "quatre" }, { count: "cinq" }, { count: "six" }, { count: "sept" }],
  ],
  pseudonyms: [
    "Héron",
    "Bouleau",
    "Ardoise",
    "Genévrier",
    "Loutre",
    "Érable",
    "Mésange",
    "Silex",
    "Trèfle",
    "Noisetier",
  ],
  occupations: [
    { name: "Préparation en pharmacie", said: "dans une pharmacie" },
    { name: "Gardiennage d'immeuble", said: "à la loge d'un grand immeuble" },
    { name: "Comptable", said: "à la comptabilité d'une petite entreprise" },
    { name: "Électricité du bâtiment", said: "dans une entreprise d'électricité" },
    { name: "Réceptionniste", said: "à la réception d'un hôtel" },
    { name: "Soins hospitaliers", said: "à l'hôpital" },
    { name: "Vente en quincaillerie", said: "dans une quincaillerie" },
    { name: "Taxi", said: "au volant d'un taxi" },
    { name: "Enseignement de la musique", said: "dans une école de musique" },
    { name: "Fleuriste", said: "chez un fleuriste" },
    { name: "Bibliothécaire", said: "à la bibliothèque municipale" },
    { name: "Secrétaire de mairie", said: "au secrétariat de la mairie" },
  ],
  places: [
    ["France", "Rennes"],
    ["France", "Clermont-Ferrand"],
    ["France", "Dijon"],
    ["France", "Perpignan"],
    ["France", "Limoges"],
    ["France", "Brest"],
    ["France", "Metz"],
    ["France", "Poitiers"],
  ],
  partNames: {
    person: "Qui c'est",
    routine: "Comment ça se passe d'habitude",
    last: "La dernière fois",
    problem: "Ce qui est difficile",
    workaround: "Comment on s'en sort",
    feeling: "Ce qu'on ressent",
    contradiction: "Ce qui ne colle pas",
    wish: "Ce qu'on souhaite",
  },
  parts: { person, routine, last, problem, workaround, feeling, wish },
  contradictions,
  facts,
  followUps: [
    "Vous avez dit : « {cue} ». Que s'est-il passé ?",
    "« {cue} » : pouvez-vous m'en dire plus ?",
    "Qu'y a-t-il derrière « {cue} » ?",
    "Tout à l'heure, vous avez dit : « {cue} ». Comment était-ce ?",
  ],
  phrases,
  hearing,
  ownScript: {
    introduction:
      "Merci de prendre ce temps. J'aimerais connaître votre expérience ; il n'y a ni bonne ni mauvaise réponse.",
    questions: [
      "Pour commencer, parlez-moi un peu de vous et de votre vie.",
      "Comment les choses se passent-elles d'habitude dans votre quotidien ?",
      "Pensez à la dernière fois. Comment était-ce, depuis le début ?",
      "Qu'est-ce qui vous paraît le plus difficile ?",
      "Comment faites-vous face quand une difficulté se présente ?",
      "Quels sentiments associez-vous à ce sujet ?",
      "Que souhaiteriez-vous voir changer ?",
    ],
  },
};
