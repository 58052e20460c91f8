import type { PhraseBook } from "../phrase-book.ts";

export const french: PhraseBook = {
  language: "fr",
  acknowledgements: ["Merci.", "D'accord.", "Je vois.", "Entendu.", "C'est noté."],
  probes: {
    last_occasion: {
      plain: [
        "Pourriez-vous me raconter la dernière fois que c'est arrivé ?",
        "Pensez à l'occasion la plus récente : comment cela s'est-il passé ?",
        "Racontez-moi un jour précis où c'était le cas.",
        "Comment s'est déroulée la fois la plus récente, étape par étape ?",
      ],
      quoting: [],
    },
    example: {
      plain: [
        "Pourriez-vous me donner un exemple ?",
        "Quel serait un cas concret ?",
        "Décrivez, s'il vous plaît, une situation où vous l'avez remarqué.",
        "À quoi cela ressemble-t-il en pratique pour vous ?",
        "Comment cela se voit-il dans votre quotidien ?",
      ],
      quoting: [],
    },
    what_next: {
      plain: [
        "Qu'avez-vous fait ensuite ?",
        "Comment les choses ont-elles continué à partir de là ?",
        "Que s'est-il passé après cela ?",
        "Comment cela s'est-il terminé ?",
      ],
      quoting: [],
    },
    clarify: {
      plain: [
        "Comment le diriez-vous avec d'autres mots ?",
        "Qu'est-ce que cela comprend, pour vous ?",
        "À quoi pensez-vous exactement ?",
        "Précisez un peu, s'il vous plaît.",
      ],
      quoting: ["À quoi pensez-vous quand vous dites “{x}” ?"],
    },
    feeling: {
      plain: [
        "Comment avez-vous vécu cela ?",
        "Qu'est-ce qui vous a traversé l'esprit à ce moment-là ?",
        "Comment vous êtes-vous senti alors ?",
        "Comment le voyez-vous aujourd'hui, avec le recul ?",
      ],
      quoting: [],
    },
    contrast: {
      plain: [
        "Qu'est-ce qui est différent pour vous entre les deux ?",
        "Comment se comparent-ils, selon votre expérience ?",
        "Qu'est-ce qui a changé de l'un à l'autre ?",
        "Comment décririez-vous la différence ?",
      ],
      quoting: [],
    },
    echo: {
      plain: [
        "Continuez, je vous prie.",
        "Je vous lis, poursuivez.",
        "Poursuivez cette idée, s'il vous plaît.",
        "Reprenez à partir de là.",
      ],
      quoting: ["Vous avez dit “{x}”. Continuez, je vous prie."],
    },
    reason: {
      plain: [
        "Qu'est-ce qui a fait que c'était ainsi pour vous ?",
        "Qu'y a-t-il derrière cela ?",
        "Comment en êtes-vous venu à le voir ainsi ?",
        "Qu'est-ce qui vous y a conduit ?",
      ],
      quoting: [],
    },
    condition: {
      plain: [
        "De quoi cela dépend-il pour vous ?",
        "Dans quelles situations est-ce ainsi ?",
        "Qu'est-ce qui fait la différence d'une fois à l'autre ?",
        "Quand est-ce le cas, en particulier ?",
      ],
      quoting: [],
    },
    expand: {
      plain: [
        "Dites-m'en un peu plus, s'il vous plaît.",
        "Qu'est-ce qui vous vient encore à l'esprit à ce sujet ?",
        "Pourriez-vous développer un peu ?",
        "Comment l'expliqueriez-vous à un ami ?",
        "Décrivez cela un peu plus en détail.",
      ],
      quoting: [],
    },
  },
  named: [
    "Quel rôle joue “{x}” pour vous ?",
    "Comment est “{x}” de votre point de vue ?",
    "Parlez-moi un peu plus de “{x}”.",
    "Quelle place “{x}” occupe-t-il dans tout cela ?",
  ],
  contrastEarlier: [],
  clarify: [
    "Prenez la question comme elle vous convient ; ce qui vous vient à l'esprit suffit.",
    "Il n'y a pas de sens caché, répondez donc d'après votre propre expérience.",
    "Commencez par la partie qui vous parle.",
  ],
  otherAngle: [
    "Ce n'est rien. Quelle occasion vous revient, même petite ?",
    "Inutile d'être certain. Quelle est la première chose à laquelle vous pensez ?",
    "Prenez votre temps. Quelle est votre impression générale ?",
    "Ce n'est pas grave. Par quelle partie est-il plus simple de commencer ?",
  ],
  skip: [
    "Pas de problème, nous laissons cette question.",
    "Bien sûr, passons à une autre.",
    "D'accord, en voici une différente.",
    "Pas de souci.",
  ],
  dontKnow: [
    "Ne pas savoir convient aussi, continuons.",
    "On n'a pas besoin d'avoir réponse à tout.",
    "C'est bon.",
  ],
  noAnswer: ["Laissons cette question et continuons.", "Je passe à la question suivante.", "Continuons."],
  repeat: "La voici encore une fois :",
  meta: {
    robot: [
      "Je suis un enquêteur automatique, pas une personne.",
      "Comme je le disais, c'est un programme qui pose les questions pour {organization}.",
    ],
    duration: [
      "Questions restantes après celle-ci : {left}.",
      "Pour l'instant, il reste ce nombre de questions : {left}.",
    ],
    privacy: [
      "Vos réponses vont à {organization} et servent à cette étude.",
      "L'équipe de {organization} lit ce que vous écrivez, pour cette étude.",
    ],
    who: [
      "Cet entretien, {interview}, est mené pour {organization}, et j'en suis l'enquêteur automatique.",
      "{organization} mène cette étude et un programme pose les questions.",
    ],
    purpose: [
      "{organization} souhaite connaître votre propre expérience, avec vos propres mots.",
      "Il s'agit de comprendre comment les gens voient ce sujet.",
    ],
    incentive: [
      "Si cette étude offre un code, il apparaît sur cette page après le dernier message ; je ne l'ai pas moi-même.",
      "La page s'en charge à la fin, pas moi.",
    ],
    fatigue: [
      "Je vous comprends, je serai donc bref ; questions restantes après celle-ci : {left}.",
      "Je serai bref ; il en reste après celle-ci : {left}.",
    ],
    other: [
      "Je ne peux pas y répondre ici, mais l'équipe verra votre question.",
      "C'est une question pour l'équipe ; elle est notée.",
      "Je ne peux pas le dire, et je garde la question pour l'équipe.",
    ],
  },
  noIncentive: ["Cette étude ne comporte ni code ni paiement."],
  retention: ["Elles sont conservées {days} jours."],
  contact: ["Pour toute autre chose, vous pouvez écrire à {contact}."],
  backToQuestion: [
    "Revenons à la question ci-dessus, quand vous voulez.",
    "La question ci-dessus reste ouverte pour vous.",
    "Vous pouvez répondre maintenant, à votre rythme.",
  ],
  backAtTheEnd: ["Ajoutez ce que vous souhaitez encore dire.", "Vous pouvez ajouter un dernier mot."],
  redirect: {
    off_topic: [
      "Je vous entends ; revenons, si vous voulez bien, à la question ci-dessus.",
      "Cela sort du cadre de cet échange, reprenez donc la question posée.",
      "Pour le moment, je préfère rester sur ce que je vous ai demandé.",
      "Retournons à la question, quand vous serez prêt.",
      "Je vous ramène volontiers à ma question.",
    ],
    instructions: [
      "Je ne peux poser que les questions de cet entretien, répondez donc avec vos mots, s'il vous plaît.",
      "Cela sort de ce que je peux faire ici.",
      "Je m'en tiens aux questions de cette étude.",
      "Mon rôle ici est seulement de demander et d'écouter.",
      "Restons dans l'entretien, s'il vous plaît.",
    ],
    unreadable: [
      "Je n'ai pas pu lire cela ; réessayez en quelques mots.",
      "Ce n'est pas arrivé clairement ; écrivez-le encore une fois.",
      "Je n'ai pas compris votre message ; retapez-le, s'il vous plaît.",
      "Votre dernier message est difficile à lire ; dites-le autrement.",
      "Ce message semble abîmé ; envoyez-le de nouveau.",
    ],
    empty: [
      "Je ne vois pas de mots ; répondez en une ou deux phrases, s'il vous plaît.",
      "Mettez cela en mots, s'il vous plaît.",
      "Quelques mots m'aideraient à vous suivre.",
      "Je ne peux travailler qu'avec des mots, écrivez-en quelques-uns.",
      "Dites avec des mots ce que vous entendez par là.",
    ],
    greeting: [
      "Bonjour. Prenez votre temps pour la question ci-dessus.",
      "Bonjour encore. La première question est juste au-dessus.",
    ],
  },
  checkIn: [
    "Je suis désolé que ce soit difficile pour vous.",
    "Je suis désolé ; je vois que cela vous pèse.",
  ],
  crisis: [
    "Je suis un programme et ne peux pas aider comme une personne, mais ce que vous avez écrit compte. Si vous êtes peut-être en danger, appelez maintenant les urgences de votre pays.",
    "Ce que vous avez écrit compte et une personne devrait l'entendre. Parlez tout de suite aux urgences ou à un proche.",
  ],
  support: [
    "Un soutien est disponible ici : {support}.",
    "Vous pouvez aussi joindre ce soutien : {support}.",
  ],
  goOnOrStop: [
    "Nous pouvons laisser cette question, faire une pause ou arrêter ici. Écrivez “continuer” pour une autre question, “arrêter” pour terminer.",
    "Inutile d'en dire plus. Avec “continuer” nous passons à autre chose, avec “arrêter” nous terminons.",
  ],
  crisisGoOn: [
    "Rien de plus n'est attendu de vous. Si vous voulez tout de même poursuivre, écrivez “continuer” ; tout autre message met fin à l'entretien.",
    "Vous n'avez pas à poursuivre. Seul “continuer” nous mène plus loin, le reste termine ici.",
  ],
  offerStop: [
    "Vous pouvez arrêter à tout moment. Terminons-nous l'entretien ici ?",
    "C'est à vous de décider. Finissons-nous maintenant ?",
  ],
  withdraw: [
    "Nous arrêtons ici. Vous pouvez faire supprimer tout ce que vous avez écrit avec votre lien privé vers cet entretien. Tout message y met fin maintenant ; seul “continuer” le reprend.",
  ],
  anythingElse:
    "C'étaient mes questions. Y a-t-il quelque chose que nous n'avons pas abordé et que vous aimeriez ajouter ?",
  recapLead: "Avant de finir, voici quelques-unes des choses que vous avez dites :",
  recapAsk: "Corrigez ou complétez comme vous le souhaitez, ou dites simplement que cela convient.",
  closing:
    "Merci de votre participation, votre avis est précieux. Ceci conclut notre entretien. Bonne journée !",
};
