import { expect, test } from "vitest";
import type { QuestionLabel } from "#contract/practice-debrief.ts";
import { buildsOnAnswer } from "../build-on.ts";
import { findManner, labelQuestion } from "../question-label.ts";

const questions: Record<QuestionLabel, string[]> = {
  open: [
    "Comment s'est passée la dernière fois que vous avez pris le train ?",
    "Racontez-moi votre matinée d'hier.",
    "Pouvez-vous me raconter ce qui s'est passé ensuite ?",
    "Pourquoi avez-vous arrêté de courir ?",
    "parle-moi de ton premier travail",
    "Est-ce que vous pourriez me décrire une journée normale ?",
    "Qu'est-ce qui vous a poussé à changer de banque ?",
    "Vous avez dit que c'était long, qu'est-ce qui s'est passé alors ?",
    "Vous souvenez-vous de votre dernier déménagement ? Que s'est-il passé ?",
    "D'accord. Et comment avez-vous réagi ?",
    "Qu'est-ce que vous entendez par « catastrophe » ?",
    "Pourriez-vous me donner un exemple ?",
    "J'aimerais en savoir plus sur vos habitudes.",
    "Qu'est-ce qui a été le plus difficile ?",
    "C'était comment, votre premier jour ?",
  ],
  closed: [
    "Est-ce que vous aimez votre travail ?",
    "Avez-vous déjà pris l'avion ?",
    "Vous préférez le thé ou le café ?",
    "Était-ce difficile ?",
    "tu as une voiture ?",
    "Étiez-vous seul ou avec des amis ?",
    "Quelqu'un vous a aidé ?",
    "Merci. Et vous habitez toujours là-bas ?",
    "Y a-t-il un parc près de chez vous ?",
    "Est-ce que ça a marché ?",
  ],
  leading: [
    "Vous ne trouvez pas que c'est trop cher ?",
    "Ça vous a plu, n'est-ce pas ?",
    "Vous étiez sûrement furieux, non ?",
    "N'est-ce pas injuste ?",
    "C'est mieux qu'avant, pas vrai ?",
    "Évidemment, vous préférez l'autre, pourquoi ?",
    "À quel point l'attente était-elle horrible ?",
    "Tout le monde sait que c'est lent. Qu'en pensez-vous ?",
    "Êtes-vous d'accord que les prix sont scandaleux ?",
    "Ça a dû être terrible, hein ?",
  ],
  double: [
    "Quand avez-vous commencé et pourquoi ?",
    "Qu'est-ce que vous aimez et qu'est-ce que vous n'aimez pas ?",
    "Combien de fois y allez-vous, et avec qui ?",
    "Avez-vous eu mal ? Et qu'avez-vous fait ensuite ?",
    "Où l'avez-vous acheté et combien ça vous a coûté ?",
    "Est-ce que vous l'utilisez souvent et est-ce que ça vous aide ?",
    "Qui vous l'a conseillé ? Qu'en avez-vous pensé ?",
    "Parlez-moi de votre maison et aussi de votre travail.",
  ],
  hypothetical: [
    "Est-ce que vous paieriez pour une telle application ?",
    "Si vous aviez plus de temps, que feriez-vous ?",
    "Imaginez que vous gagnez au loto. Qu'achèteriez-vous ?",
    "Tu le referais ?",
    "Que se passerait-il si le magasin fermait ?",
    "Allez-vous continuer les cours l'année prochaine ?",
    "Supposons que votre téléphone tombe en panne, que feriez-vous ?",
    "Le recommanderiez-vous à un ami ?",
  ],
  fact: [
    "Combien d'enfants avez-vous ?",
    "C'était quand ?",
    "À quelle fréquence allez-vous à la salle de sport ?",
    "Où êtes-vous né ?",
    "À quelle heure vous levez-vous ?",
    "Combien a coûté le vélo ?",
    "Comment s'appelle votre chien ?",
    "Quel âge aviez-vous ?",
    "Qui vous a appris à cuisiner ?",
    "Pouvez-vous me dire depuis quand vous y travaillez ?",
    "tous les combien tu arroses les plantes ?",
    "Quelle est la marque de votre voiture ?",
  ],
};

const asksNothing = [
  "Hum hum.",
  "mhm",
  "Je vois, merci.",
  "D'accord",
  "Bonjour",
  "Continuez, je vous en prie.",
];

const neutralProbes = [
  "Et ensuite ?",
  "Dites-m'en plus.",
  "mhm",
  "Et après, que s'est-il passé ?",
  "Allez-y, continuez",
  "Pourquoi ?",
  "C'est-à-dire ?",
  "continue",
  "Quoi d'autre ?",
];

const rude = [
  "C'est n'importe quoi.",
  "Taisez-vous !",
  "Quelle idiotie",
  "Je m'en fiche de votre avis.",
  "ÇA NE SERT VRAIMENT À RIEN DU TOUT",
];

const rushed = [
  "Vite, s'il vous plaît.",
  "Répondez juste par oui ou non.",
  "Dépêchez-vous",
  "Je n'ai pas le temps, soyez bref.",
  "allez droit au but",
];

const calm = [
  "Combien de temps a duré le trajet ?",
  "Qu'avez-vous pensé du voyage ?",
  "Comment avez-vous appris si vite ?",
  "C'est plus rapide qu'avant ?",
];

/** An answer, and questions that pick it up. */
const answer = "Lundi, j'ai perdu les clés de l'entrepôt et j'ai dû appeler ma voisine.";
const followUps = [
  "Qu'avez-vous fait pour les clés ?",
  "Et que s'est-il passé ensuite ?",
  "Vous avez dit que vous aviez appelé votre voisine, comment ça s'est passé ?",
  "Qu'avez-vous ressenti à ce moment-là ?",
];
const newMatters = ["Quelle musique écoutez-vous ?", "Combien d'enfants avez-vous ?"];

const cases = Object.entries(questions).flatMap(([label, texts]) =>
  texts.map((text) => [text, label] as const),
);

test.each(cases)("in French, “%s” is %s", (text, label) => {
  expect(labelQuestion(text, "fr")).toBe(label);
});

test.each(asksNothing)("in French, “%s” asks nothing", (text) => {
  expect(labelQuestion(text, "fr")).toBeNull();
});

test.each(neutralProbes)("in French, “%s” lets the other go on", (text) => {
  expect(findManner(text, "fr")).toBe("neutral_probe");
});

test.each(rude)("in French, “%s” is rude", (text) => {
  expect(findManner(text, "fr")).toBe("rude");
});

test.each(rushed)("in French, “%s” presses for time", (text) => {
  expect(findManner(text, "fr")).toBe("rushed");
});

test.each(calm)("in French, “%s” is neither rude nor rushed", (text) => {
  expect(findManner(text, "fr")).toBeNull();
});

test.each(followUps)("in French, “%s” picks up the answer", (text) => {
  expect(buildsOnAnswer(text, answer, "fr")).toBe(true);
});

test.each(newMatters)("in French, “%s” goes on to something else", (text) => {
  expect(buildsOnAnswer(text, answer, "fr")).toBe(false);
});
