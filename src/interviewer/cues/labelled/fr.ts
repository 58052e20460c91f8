import type { LabelledAnswers } from "./answers.ts";

/** Answers by people on all kinds of matters, written before the patterns they are to check. */
export const frenchAnswers: LabelledAnswers = {
  language: "fr",
  question: "Comment cela se passe-t-il pour vous ?",
  answers: {
    problem: [
      "L'appli de la banque plante dès que je veux faire un virement",
      "j'ai du mal à me lever pour aller à la salle en hiver",
      "Le plus gros problème, c'est de se garer près de l'école le matin",
      "il manque toujours quelqu'un et on n'arrive pas à commencer l'entrainement",
      "Je ne retrouve pas les papiers que le comptable me demande",
      "Le bus est en retard presque tous les jours dans mon quartier",
    ],
    workaround: [
      "Du coup je note tout à la main dans un carnet que j'ai sur moi",
      "je finis par m'envoyer un message à moi-meme avec la liste des courses",
      "Je fais une capture d'écran et je la garde dans mon téléphone",
      "On se débrouille avec un tableau Excel que mon beau-frère a fait",
    ],
    event: [
      "La semaine dernière ma fille a pris le métro seule jusqu'au centre",
      "Il y a deux mois on a changé les enfants d'école",
      "Hier le médecin m'a prescrit de nouvelles analyses",
      "L'autre jour on est allés courir avec le groupe du quartier",
    ],
    feeling: [
      "J'ai honte de parler devant les autres élèves de la classe",
      "je suis assez stressée par les comptes de la maison ce mois-ci",
      "Ça m'angoisse d'appeler la compagnie d'assurance",
      "A vrai dire je me sens très seul quand je travaille chez moi",
    ],
    contrast: [
      "Avant j'achetais au marché, maintenant je commande tout sur internet",
      "Au lieu de prendre la voiture j'y vais en vélo avec les voisins",
      "Le train revient moins cher que l'avion pour toute la famille",
    ],
    wish: [
      "J'aimerais qu'il y ait plus de bancs dans le parc du village",
      "Si seulement je pouvais voir les horaires de tous sur un seul écran",
      "il faudrait un endroit où laisser les vélos à la gare",
    ],
    product: [
      "On se dit presque tout sur WhatsApp avec les parents de la classe",
      "J'utilise Todoist pour les tâches de la maison et du travail",
    ],
    condition: ["ça dépend des jours", "Parfois", "c'est selon, ca depend de l'heure"],
    evaluation: [
      "C'est bien, franchement",
      "J'aime bien ça",
      "je trouve ça très utile pour des gens comme moi",
      "C'est un peu bizarre tout ça",
    ],
    absolute: [
      "Je ne lis jamais les modes d'emploi des appareils que j'achète pour la maison",
      "Tout le monde dans mon bureau mange devant son ordinateur",
    ],
    placeholder: ["Je fais des trucs sur l'ordinateur", "du sport, des choses comme ça"],
    vague: ["normal, comme d'habitude", "oui, plus ou moins"],
    short: ["Je travaille dans une boulangerie", "avec ma sœur et mes cousins", "le matin de bonne heure"],
    none: [
      "Je me lève à sept heures, je déjeune avec les enfants et puis je les accompagne à pied à l'école.",
      "Je travaille dans une boutique de vêtements du centre avec trois autres personnes depuis huit ans.",
      "Chaque dimanche je fais la liste avec mon mari et l'après-midi on va tous les deux au supermarché.",
      "Lundi dernier j'ai raté le train parce que ma montre était arrêtée, alors j'ai appelé mon chef et j'ai travaillé au café jusqu'à onze heures.",
      "D'abord j'ouvre mes courriels, ensuite je regarde l'agenda et à neuf heures on a une courte réunion d'équipe.",
      "J'habite avec ma mère dans un petit appartement en banlieue de Lyon.",
      "Je cours deux fois par semaine avec un groupe de gens de ma rue, environ cinq kilomètres chaque fois.",
      "Je lance la machine le soir parce que le courant coûte moins à ces heures-là.",
      "Mon père m'a appris à cuisiner les plats de son village quand j'avais dix ans.",
      "Je lis les nouvelles dans le tramway et après j'écoute de la musique jusqu'au bureau.",
      "On est quatre à la maison et chacun prépare le dîner un jour de la semaine.",
      "Je paie par carte partout et je regarde les opérations à la fin du mois.",
      "La visite dure une heure et ensuite on rentre ensemble par le bord du fleuve.",
    ],
  },
};
