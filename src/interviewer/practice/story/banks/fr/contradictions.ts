import type { Contradiction } from "../../bank.ts";

/** What is claimed of the routine and taken back late. */
export const contradictions: readonly Contradiction[] = [
  {
    claim: "Je ne remets jamais ça à plus tard.",
    cue: "Cette semaine, je l'ai repoussé {count} fois, et ça m'énerve.",
    text: "Je repousse quand il y a une voiture blanche devant chez moi. Elle ressemble à celle d'un homme à qui je dois {amount}.",
  },
  {
    claim: "Je fais tout sans aide.",
    cue: "Sans {her}, je n'y arriverais pas, c'est difficile à dire.",
    text: "Elle en fait la moitié la nuit et veut que ça reste secret. Pour une aide pareille, elle a perdu un emploi.",
  },
  {
    claim: "Ça ne me coûte presque rien.",
    cue: "L'argent qui part là-dedans est un problème.",
    text: "J'ai dépensé {bigAmount} depuis {month}, avec une carte que ma famille n'a jamais vue.",
  },
  {
    claim: "Ma façon de faire ne gêne personne.",
    cue: "La semaine dernière encore, il y a eu une dispute avec les voisins à cause de ça.",
    text: "Ils ont collé sur ma porte une feuille avec les heures permises. Je l'ai décollée la nuit et je l'ai encadrée.",
  },
  {
    claim: "Je n'ai jamais eu de mauvaise expérience.",
    cue: "Après ce qui s'est passé en {month}, j'ai eu peur pendant des semaines.",
    text: "J'ai passé toute une nuit derrière une porte bloquée. Le concierge a ouvert au matin, et j'avais un rideau pour couverture.",
  },
  {
    claim: "Je sais très bien ce que je fais.",
    cue: "Une fois sur deux, j'avance au hasard, et ça m'inquiète.",
    text: "Je tire à pile ou face. La pièce vient de ma première paie, et personne ne sait quel côté veut dire oui.",
  },
  {
    claim: "Je respecte toujours le même jour.",
    cue: "Le jour change plus souvent que je ne voudrais, c'est frustrant.",
    text: "Je le déplace quand le locataire du troisième est là. Il tape au plafond avec un balai, et je réponds avec une cuillère.",
  },
  {
    claim: "J'y prends plaisir à chaque fois.",
    cue: "Il y a des jours où je déteste ça, je ne l'avais pas dit.",
    text: "Je déteste ça après chaque visite au cimetière. J'ai commencé seulement pour faire plaisir à quelqu'un qui y repose maintenant.",
  },
];
