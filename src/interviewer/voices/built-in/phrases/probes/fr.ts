import type { ProbeBook } from "../../phrase-book.ts";

export const frenchProbes: ProbeBook = {
  leads: [
    "Vous avez dit : {x}.",
    "Je reprends vos mots : {x}.",
    "Vous écrivez : {x}.",
    "Je m'arrête un instant sur ceci : {x}.",
  ],
  focuses: {
    reference: {
      questions: [
        "De quoi s'agit-il, au juste ?",
        "Qu'est-ce qu'il y a derrière ?",
        "Pourriez-vous m'expliquer ce que c'est ?",
        "Quelle est l'histoire ?",
        "Comment est-ce venu ?",
      ],
    },
    event: {
      questions: [
        "Que s'est-il passé ?",
        "Comment cela s'est-il passé, depuis le début ?",
        "De quoi vous souvenez-vous ?",
        "Pourriez-vous me raconter ce moment-là ?",
        "Comment les choses se sont-elles enchaînées ?",
      ],
    },
    feeling: {
      questions: [
        "Comment l'avez-vous vécu ?",
        "Qu'est-ce qui a provoqué cela ?",
        "Que se passait-il à ce moment-là ?",
        "Qu'est-ce qui vous en est resté ?",
        "Que s'est-il passé autour de cela ?",
      ],
    },
    harm: {
      questions: [
        "Que s'est-il passé ensuite, si vous voulez bien le dire ?",
        "Comment cela va-t-il depuis ?",
        "Comment les choses ont-elles été après ?",
        "Qu'est-ce qui a pu aider, s'il y a eu quelque chose ?",
        "Comment y repensez-vous aujourd'hui ?",
      ],
    },
    hedge: {
      questions: [
        "Et en pratique, comment cela se passe-t-il ?",
        "Que se passe-t-il un jour ordinaire ?",
        "Quand est-ce que cela se passe autrement ?",
        "Qu'est-ce qui vient s'en mêler ?",
        "Comment est-ce en réalité ?",
      ],
    },
    rule: {
      questions: [
        "D'où cela vient-il ?",
        "Quand est-ce que cela a compté pour la dernière fois ?",
        "Comment en est-on arrivé là ?",
        "Comment font les autres autour de vous ?",
        "Pourriez-vous me raconter une fois où cela a joué ?",
      ],
    },
    workaround: {
      questions: [
        "Comment faites-vous, étape par étape ?",
        "Pour quelle raison le faites-vous ainsi ?",
        "Quand l'avez-vous fait pour la dernière fois ?",
        "Comment l'idée vous est-elle venue ?",
        "Que se passerait-il sans cela ?",
      ],
    },
    change: {
      questions: [
        "Comment était-ce avant ?",
        "Qu'est-ce qui a amené ce changement ?",
        "Qu'est-ce qui est différent maintenant ?",
        "Quand avez-vous commencé à le remarquer ?",
        "Comment cela se passe-t-il depuis ?",
      ],
    },
    contrast: {
      questions: [
        "Qu'est-ce qui a fait la différence ?",
        "Qu'y avait-il de différent ?",
        "Comment est-ce, le reste du temps ?",
        "Que s'est-il passé cette autre fois ?",
        "Quand est-ce l'inverse ?",
      ],
    },
    claim: {
      questions: [
        "À quand remonte la dernière fois où vous l'avez vu ?",
        "Pourriez-vous me raconter une fois où c'est arrivé ?",
        "Quel exemple récent vous vient ?",
        "Qu'en avez-vous vu vous-même ?",
        "Quelle occasion vous est restée en mémoire ?",
      ],
    },
    loss: {
      questions: [
        "Comment en est-ce arrivé là ?",
        "Qu'est-ce que cela a représenté pour vous ?",
        "Comment l'avez-vous découvert ?",
        "Qu'avez-vous fait alors ?",
        "Qu'est-ce que cela vous a coûté, au bout du compte ?",
      ],
    },
    story: {
      questions: [
        "Quelle a été la suite ?",
        "Et vous, qu'avez-vous fait ?",
        "Comment cela s'est-il terminé ?",
        "Qu'est-ce qui vous passait par la tête ?",
        "Quel est votre souvenir le plus net ?",
        "Qui d'autre était là ?",
      ],
    },
    practice: {
      questions: [
        "Pourriez-vous m'en parler un peu plus ?",
        "Comment est-ce devenu ainsi ?",
        "À quoi cela ressemble-t-il un jour normal ?",
        "Pourriez-vous me raconter la dernière fois, étape par étape ?",
        "Qu'est-ce qui est le plus difficile là-dedans ?",
        "Comment cela s'est-il passé la dernière fois ?",
      ],
    },
    opinion: {
      questions: [
        "D'où vous vient cette façon de voir ?",
        "Qu'avez-vous vécu qui vous fait penser cela ?",
        "Depuis quand le voyez-vous de cette façon ?",
        "Qu'est-ce qui compte le plus pour vous là-dedans ?",
        "Quel moment vous l'a montré ?",
      ],
    },
    wish: {
      questions: [
        "Qu'est-ce que cela changerait pour vous ?",
        "Qu'est-ce qu'il faudrait pour y arriver ?",
        "Qu'est-ce qui l'a empêché jusqu'ici ?",
        "Comment cette idée vous est-elle venue ?",
        "Qu'avez-vous déjà essayé ?",
      ],
    },
    reason: {
      questions: [
        "Qu'est-ce qui a joué aussi ?",
        "Quel effet cela vous a-t-il fait ?",
        "Qu'en avez-vous pensé à ce moment-là ?",
        "Qu'est-ce qui a fini par décider ?",
      ],
    },
    people: {
      questions: [
        "Comment cela se passe-t-il entre vous ?",
        "Quel rôle jouent ces personnes ?",
        "Comment cela s'est-il réparti ainsi ?",
        "Et vous, comment voyez-vous cela ?",
      ],
    },
  },
  unclear: [
    "Pardon, ma question était maladroite.",
    "Excusez-moi, je me suis mal exprimé.",
    "Pardon, j'ai mal posé la question.",
  ],
  more: [
    "Pourriez-vous m'en dire un peu plus ?",
    "Qu'est-ce qui vous vient encore à l'esprit ?",
    "Comment l'expliqueriez-vous à un ami ?",
    "Qu'est-ce que j'aurais vu si j'avais été là ?",
    "Pourriez-vous me donner un détail de plus ?",
  ],
};
