import type { PhraseBook } from "../phrase-book.ts";
import { frenchProbes } from "./probes/fr.ts";

export const french: PhraseBook = {
  language: "fr",
  quoteMarks: ["«\u00a0", "\u00a0»"],
  acknowledgements: {
    plain: ["Je vois.", "D'accord.", "Je comprends.", "Entendu.", "Oui, je vois."],
    complaint: [
      "Toutes mes excuses, j'aurais dû le remarquer.",
      "Pardon, je ne l'avais pas relevé.",
      "Désolé, c'était maladroit de ma part.",
      "Excusez-moi, cela m'avait échappé.",
      "Pardon.",
    ],
    feeling: [
      "On sent que cela vous touche.",
      "Ce n'est pas rien.",
      "Cela ne doit pas être facile.",
      "Je comprends que cela vous reste.",
      "Une chose pareille se porte longtemps.",
    ],
    harm: [
      "Cela a dû être très dur.",
      "Je suis désolé, cela n'a pas dû être facile.",
      "Je suis désolé que vous ayez traversé cela.",
      "C'est lourd à porter, je suis désolé.",
      "Je regrette que cela vous soit arrivé.",
    ],
  },
  told: [
    "Merci de me le raconter.",
    "Merci, cela m'aide à comprendre.",
    "Merci de le dire.",
    "Merci d'y être revenu.",
    "Merci de m'en avoir parlé.",
  ],
  kept: [
    "Merci de votre confiance.",
    "Merci de le dire si franchement.",
    "Je suis content que vous l'ayez dit.",
  ],
  heavyAgain: ["Je vous entends.", "C'est beaucoup."],
  leaveIt: [
    "Nous pouvons en rester là, si vous préférez.",
    "Si vous préférez ne pas en parler, aucun souci.",
    "Rien ne vous oblige à en dire plus.",
    "Et si vous voulez passer à autre chose, il suffit de le dire.",
  ],
  probes: frenchProbes,
  clarify: [
    "Pardon, ce n'était pas très clair. Je voudrais juste savoir comment c'est pour vous ; commencez où vous voulez.",
    "Il n'y a pas de piège. Ce que cela vous évoque dans votre propre vie me suffit.",
    "Je l'entends au sens courant. Un exemple vécu suffit largement.",
    "Prenez-la comme elle vous parle. Une chose que vous avez vue ou faite est un bon début.",
  ],
  clarifySimply: "Plus simplement :",
  clarifyProbe: {
    either: [
      "L'un ou l'autre. Qu'est-ce qui vous vient en premier ?",
      "Les deux me vont. Duquel préférez-vous parler ?",
    ],
    quote: [
      "Je parlais de l'endroit où vous avez écrit {x}. Je voulais savoir s'il y a plus derrière ; sinon, nous continuons.",
      "Seulement s'il y a plus à dire de {x}. Sinon, ce n'est pas grave, et nous continuons.",
    ],
    plain: [
      "Je parlais de n'importe quel point de ce que vous venez de raconter, celui que vous voulez. S'il n'y a rien, nous continuons.",
      "Seulement si vous ajouteriez quelque chose à votre dernière réponse. Sinon, dites-le et je passe à la question suivante.",
    ],
  },
  clarifyEnd: {
    missed: [
      "J'ai laissé de côté l'essentiel, j'en suis désolé ; tout est gardé. Sur quel point aimeriez-vous ajouter quelque chose ?",
    ],
    anythingElse: [
      "Je pense à tout ce que l'équipe devrait savoir et que je n'ai pas demandé. S'il n'y a rien, aucun problème.",
      "Une chose qui a sa place ici et dont nous n'avons pas parlé. Si rien ne vous vient, dites-le simplement.",
    ],
    recap: [
      "Ce sont des phrases que vous avez écrites plus tôt. J'aimerais savoir s'il y a une erreur ou un oubli important.",
      "J'ai repris quelques-unes de vos phrases. Dites-moi seulement si elles donnent une fausse image.",
    ],
  },
  otherAngle: [
    "Ce n'est rien. Quelle est la première chose qui vous vient, même petite ?",
    "Pas besoin de certitude. Que diriez-vous à vue de nez ?",
    "Pas de souci. Par quelle partie est-ce plus facile de commencer ?",
    "Ce n'est pas grave. Que diriez-vous s'il fallait choisir une chose ?",
    "Prenez votre temps. À quoi cela vous fait-il penser ?",
  ],
  skip: [
    "Pas de problème, nous laissons cette question.",
    "Bien sûr, passons à une autre.",
    "D'accord, celle-ci, nous la sautons.",
    "Comme vous voulez, en voici une différente.",
    "Très volontiers, laissons cela de côté.",
    "Pas de problème.",
  ],
  dontKnow: [
    "Ce n'est rien, essayons autre chose.",
    "Tout n'a pas de réponse, ce n'est pas grave.",
    "Aucun souci, je vous en pose une autre.",
    "Pas de souci.",
  ],
  noAnswer: [
    "Laissons celle-ci et avançons.",
    "Je vous demande plutôt autre chose.",
    "Essayons une question différente.",
    "Continuons.",
  ],
  repeat: "La voici à nouveau :",
  simple:
    "Je suis un simple programme d'entretien : je suis une liste de questions et certaines choses m'échappent. Dites donc ce qui compte pour vous, même si je ne le demande pas.",
  opening:
    "Ce que vous écrivez ici est conservé, lu par l'équipe de {organization} qui mène cette étude, et peut être cité sans votre nom ; n'indiquez pas les noms que vous préférez garder pour vous.",
  anonymous: [
    "Pour votre nom, oui : il n'est pas demandé, et il n'apparaît que si vous l'écrivez. L'équipe de {organization} lit le reste et peut le citer sans votre nom. Le menu de cette page vous permet de tout effacer.",
    "Votre nom n'est pas nécessaire, et ce que vous n'écrivez pas n'apparaît nulle part. Le texte est lu par l'équipe de {organization}, qui peut en citer des passages sans nom. Tout peut être effacé depuis le menu de cette page.",
  ],
  meta: {
    robot: [
      "Je suis un programme qui mène des entretiens, pas une personne. Ce que vous écrivez est lu par des personnes de {organization}.",
      "C'est un programme qui vous écrit. Il pose les questions pour {organization} ; les réponses y sont lues par des personnes.",
      "Un programme, oui ; les personnes qui lisent sont chez {organization}.",
    ],
    privacy: [
      "Les personnes de {organization} qui mènent cette étude lisent ce que vous écrivez, avec les noms et les lieux que vous y mettez.",
      "L'équipe de l'étude chez {organization} le lit tel que vous l'écrivez, donc aussi les noms que vous citez.",
      "Vos mots sont conservés pour {organization}, et ceux qui y mènent l'étude peuvent les lire.",
    ],
    return: ["Oui, par votre lien privé, dans le menu.", "C'est possible : le lien est dans le menu."],
    passed_on: [
      "Je ne transmets rien à des gens que vous connaissez ; l'équipe de l'étude chez {organization} le lit tel que vous l'écrivez.",
      "Pas de mon côté. Cela va aux personnes de {organization} qui mènent cette étude, avec les noms que vous y mettez.",
    ],
    fine: [
      "Oui, dites-le comme cela vous vient ; il n'y a pas de bonne ou de mauvaise réponse ici.",
      "Pas de souci, dites-en autant ou aussi peu que vous voulez.",
    ],
    missed: [
      "Pardon, votre question m'a échappé. Pouvez-vous me la reposer ?",
      "Désolé, je suis passé à côté. Que vouliez-vous savoir ?",
    ],
    who: [
      "Cette étude est menée par {organization}. Je suis le programme qui pose leurs questions.",
      "Derrière l'étude, il y a l'équipe de {organization} ; moi, je pose les questions.",
    ],
    purpose: [
      "Je le demande parce que {organization} veut savoir comment les gens le vivent vraiment.",
      "L'équipe de {organization} veut apprendre de ce que les gens ont vécu eux-mêmes, d'où ma question.",
    ],
    incentive: [
      "Le code s'affiche sur cette page à la fin ; moi, je ne l'ai pas.",
      "La page s'en occupe une fois que nous aurons terminé, vous n'avez rien à faire.",
    ],
    fatigue: ["Je comprends, je serai bref à partir d'ici.", "Entendu, allons à l'essentiel."],
    other: [
      "Cela, je ne le sais pas, désolé.",
      "Je ne peux pas vous répondre sur ce point.",
      "Je n'ai pas la réponse à cette question.",
      "Honnêtement, je ne saurais pas vous le dire.",
    ],
  },
  left: {
    none: [
      "C'est ma dernière question, donc environ {minutes} minutes.",
      "Il n'y en a plus après celle-ci, à peu près {minutes} minutes.",
    ],
    one: [
      "Il reste une question après celle-ci, environ {minutes} minutes.",
      "Plus qu'une après celle-ci, soit à peu près {minutes} minutes.",
    ],
    many: [
      "Il reste {left} questions après celle-ci, environ {minutes} minutes.",
      "J'en ai encore {left} après celle-ci, à peu près {minutes} minutes.",
      "Encore {left} à venir après celle-ci, autour de {minutes} minutes.",
    ],
    atTheEnd: ["Nous sommes à la fin, une minute environ.", "C'était tout ; il ne reste que cette étape."],
  },
  noIncentive: [
    "Cette étude ne prévoit ni code ni paiement.",
    "À ma connaissance, cette étude n'offre pas de compensation.",
  ],
  retention: ["C'est effacé au bout de {days} jours.", "C'est conservé {days} jours."],
  contact: [
    "L'équipe peut vous en dire plus : {contact}.",
    "Pour cela, voici le contact : {contact}.",
    "Voici à qui demander : {contact}.",
  ],
  noContact: [
    "Les personnes de {organization} qui mènent l'étude le savent, et elles liront votre question ici.",
    "L'équipe de {organization} verra que vous l'avez demandé.",
  ],
  backToQuestion: ["Je reprends ma question :", "Ma question était donc :", "Pour continuer :"],
  backAtTheEnd: [
    "Y a-t-il autre chose que vous aimeriez dire avant de finir ?",
    "Souhaitez-vous encore ajouter ou corriger quelque chose ?",
    "Le dernier mot est à vous.",
  ],
  redirect: {
    off_topic: [
      "Si vous voulez bien, je reste pour l'instant sur ma question.",
      "Je vous entends, mais je demandais autre chose. Que diriez-vous à la question ci-dessus ?",
      "Revenons à ce que je vous demandais, si cela vous va.",
      "C'est un peu en dehors de ce que nous pouvons aborder ici, je reviens donc à la question.",
      "Reprenons là où nous en étions.",
    ],
    instructions: [
      "Je ne peux que poser les questions de cette étude. Comment répondriez-vous à celle du dessus ?",
      "Cela, je ne peux pas le faire ici. C'est votre propre réponse qui m'intéresse.",
      "Je suis là pour demander et pour écouter, restons donc sur la question.",
      "Je m'en tiens à l'entretien, si vous voulez bien.",
      "Gardons la question ci-dessus.",
    ],
    unreadable: [
      "Pardon, je n'arrive pas à lire cela. Pourriez-vous l'écrire à nouveau ?",
      "Le message est arrivé brouillé. Pourriez-vous réessayer ?",
      "Je n'ai pas bien compris. Pourriez-vous le dire autrement ?",
      "Je crois qu'il y a eu un problème avec ce message. Pourriez-vous le renvoyer ?",
      "Je n'arrive toujours pas à le lire, désolé. Quelques mots simples suffisent.",
    ],
    empty: [
      "Je n'ai reçu aucun mot. Pourriez-vous écrire une phrase ou deux ?",
      "Rien n'est arrivé de mon côté. Que diriez-vous ?",
      "Pourriez-vous le mettre en mots ?",
      "Je ne lis que des mots ici, alors comment le diriez-vous ?",
      "Quelques mots suffisent, quand vous voudrez.",
    ],
    greeting: [
      "Bonjour ! Prenez votre temps pour la question ci-dessus ; rien ne presse.",
      "Bonjour à vous ! Quand vous voudrez, la première question est juste au-dessus.",
      "Bonjour, merci d'être là. Commencez simplement par la question ci-dessus.",
    ],
  },
  checkIn: [
    "Je suis désolé, cela a l'air très dur en ce moment.",
    "Je suis vraiment désolé, c'est beaucoup à porter d'un coup.",
  ],
  crisis: [
    "Je suis un programme et ne peux pas aider comme une personne, mais ce que vous avez écrit compte. Si quelqu'un est en danger, appelez tout de suite les secours.",
    "Ce que vous avez écrit est grave, et une personne devrait pouvoir vous écouter. Appelez sans attendre les secours ou un proche.",
  ],
  support: ["Vous pouvez parler à quelqu'un ici : {support}.", "Vous pouvez aussi appeler ici : {support}."],
  goOnOrStop: [
    "Nous pouvons arrêter ici ou continuer, comme vous préférez. Écrivez « arrêter » ou « continuer ».",
    "Vous n'avez pas à en dire plus. Écrivez « continuer » pour une autre question, ou « arrêter » pour terminer.",
  ],
  crisisGoOn: [
    "Vous n'avez plus rien à écrire. Si vous voulez tout de même poursuivre, écrivez « continuer » ; sinon, nous en restons là.",
    "L'entretien s'arrête ici, sauf si vous écrivez « continuer ».",
  ],
  offerStop: [
    "Bien sûr, vous pouvez arrêter quand vous voulez. On en reste là ?",
    "C'est vous qui décidez. On termine maintenant ?",
  ],
  withdraw: [
    "Bien sûr, nous arrêtons. Votre lien privé vers cet entretien vous permet d'effacer tout ce que vous avez écrit. Si vous voulez quand même poursuivre, écrivez « continuer » ; tout autre message y met fin.",
  ],
  anythingElse: [
    "C'était ma dernière question. Y a-t-il quelque chose que je n'ai pas demandé et que vous aimeriez nous dire ?",
    "Voilà toutes mes questions. Y a-t-il une chose que nous devrions savoir et qui n'est pas encore venue ?",
  ],
  recapLead: "Avant de finir, voici quelques-unes des choses que vous m'avez dites, avec vos mots :",
  recapAsk: "Qu'ai-je mal compris ou oublié ?",
  farewells: {
    plain: ["C'est tout ce que je voulais vous demander.", "Nous voici au bout de mes questions."],
    heavy: [
      "Certaines choses n'ont pas dû être faciles à écrire.",
      "Il y avait beaucoup dans ce que vous m'avez dit.",
    ],
    stopped: ["D'accord, nous en restons là.", "Entendu, nous arrêtons ici."],
    withdrawn: ["Nous arrêtons ici. Avec votre lien privé, vous pouvez encore tout effacer."],
    limit: ["Nous arrivons au bout du temps prévu."],
  },
  whatNext: [
    "L'équipe de {organization} lira ce que vous avez écrit, à côté de ce que d'autres ont raconté.",
    "Maintenant, les personnes de {organization} qui mènent l'étude lisent ce que vous avez écrit.",
  ],
  laterContact: ["Si quelque chose vous revient plus tard : {contact}."],
  distressClosing: [
    "Nous en restons là. Vous en avez dit assez, et rien de plus n'est attendu de vous. Prenez soin de vous, et parlez à quelqu'un de confiance si vous le pouvez.",
  ],
  distressSupport: ["Et quand vous voudrez parler à quelqu'un : {support}."],
  closing:
    "Merci de votre participation, votre avis est précieux. Ceci conclut notre entretien. Bonne journée !",
};
