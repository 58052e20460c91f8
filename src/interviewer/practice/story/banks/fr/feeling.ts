import type { PartBank } from "../../bank.ts";

export const feeling: PartBank = {
  sayings: [
    {
      text: "C'est mélangé. Ça fait partie de ma vie, et en même temps ça m'épuise.",
      short: "C'est mélangé.",
    },
    { text: "Pendant que ça dure, ça me calme, et après vient la fatigue.", short: "Ça me calme." },
    {
      text: "C'est important pour moi, plus que les gens ne le croient.",
      short: "C'est important pour moi.",
    },
    {
      text: "Parfois de la fierté, parfois l'envie de tout jeter par la fenêtre.",
      short: "Fierté et colère.",
    },
    { text: "Ça me gêne moins qu'avant. En {years}, on s'habitue à tout.", short: "Question d'habitude." },
    {
      text: "Ça me donne une impression d'ordre, au moins pendant {minutes}.",
      short: "Une impression d'ordre.",
    },
    {
      text: "Ça dépend des jours. Le matin, de l'envie ; le soir, plutôt de la paresse.",
      short: "Ça dépend des jours.",
    },
    {
      text: "Le sujet {topic} me donne de la joie les bons jours et mal à la tête les mauvais.",
      short: "De la joie et mal à la tête.",
    },
    {
      text: "De la curiosité, surtout. Je me dis toujours que cette fois sera différente.",
      short: "De la curiosité.",
    },
    {
      text: "Au début du trac, ensuite une sorte de silence qui me plaît.",
      short: "Du trac, puis du silence.",
    },
    { text: "Je le vis comme une obligation qu'au fond je veux garder.", short: "Une obligation choisie." },
  ],
  details: [
    { text: "{her} l'entend à ma voix." },
    { text: "C'est plus fort {days}." },
    { text: "Ça dépend de ma nuit." },
    { text: "De ça, je parle peu." },
    { text: "Après, je préfère le silence." },
    { text: "Avec de la musique, ça passe." },
    { text: "En {month}, ça me touche davantage." },
    { text: "Pour {him}, c'est le contraire." },
    { text: "Ça se voit à mes mains." },
    { text: "Avant, ce n'était pas comme ça." },
    { text: "Quand j'ai faim, tout paraît pire." },
    { text: "J'en rêve parfois." },
  ],
  secrets: [
    {
      cue: "Il y a eu un moment très émouvant pour moi.",
      text: "Une inconnue m'a écrit que ça l'avait aidée à passer l'hiver. Je garde son mot dans mon portefeuille, derrière la carte Vitale.",
    },
    {
      cue: "Au fond, j'ai peur de quelque chose.",
      text: "De finir comme mon oncle Louis, qui ne sortait plus de chez lui. J'ai gardé sa chaise et personne n'a le droit de s'y asseoir.",
    },
    {
      cue: "Une fois, j'ai ressenti une solitude terrible.",
      text: "C'était à mon anniversaire. J'avais mis la table pour {count}, personne n'est venu, et j'ai mangé du gâteau toute la semaine.",
    },
    {
      cue: "Je suis encore en colère quand je pense à un certain jour.",
      text: "On a ri de moi quand j'ai dû l'expliquer devant tout le monde. Celui qui riait le plus fort, c'était {him}, et il l'avait appris dans ma cuisine.",
    },
    {
      cue: "Ça a à voir avec quelqu'un qui me manque.",
      text: "Avec mon grand-père. Je mets encore ses lunettes pour ça, même si je n'y vois rien.",
    },
    {
      cue: "Parfois, je me sens coupable.",
      text: "J'ai dit à {her} que je ne pouvais pas aider au déménagement. J'étais ici, avec ça, à guetter par la fenêtre le départ du camion.",
    },
    {
      cue: "Ma propre réaction a été une surprise.",
      text: "J'ai applaudi dans la pièce vide. Puis j'ai vu que la fenêtre était ouverte et que toute la cour levait les yeux.",
    },
    {
      cue: "Il y a une chose qui me fait très honte.",
      text: "Je pleure devant la publicité d'un bouillon. Je l'ai enregistrée et je la passe avant de commencer.",
    },
    {
      cue: "Une fois, ça m'a donné tant de joie que j'ai eu peur.",
      text: "J'ai couru dans la rue et j'ai serré le livreur dans mes bras. Depuis, il laisse mes colis chez le voisin.",
    },
    {
      cue: "J'envie une personne précise, et ça m'énerve.",
      text: "C'est la professeure de danse d'en face. J'ai appris sa chorégraphie en regardant du balcon, dans le noir.",
    },
    {
      cue: "Une remarque m'a fait mal.",
      text: "Que pour quelqu'un comme moi ce n'était pas si mal, a-t-on dit au dîner. J'ai noté la phrase et je l'ai grattée avec l'ongle.",
    },
    {
      cue: "Certains jours je ne ressens plus rien, et ça m'inquiète.",
      text: "J'ai consulté un médecin pour ça. Il m'a prescrit un sifflet, et je le porte au cou sous la chemise.",
    },
  ],
};
