import type { PartBank } from "../../bank.ts";

export const person: PartBank = {
  sayings: [
    {
      text: "Je travaille {job} et j'habite à {townCity}. À la maison, nous sommes {count}.",
      short: "Je travaille {job}, à {townCity}.",
    },
    {
      text: "J'habite à {townCity} depuis {years}, un petit appartement au deuxième sans ascenseur. Je travaille {job}.",
      short: "J'habite à {townCity} et je travaille {job}.",
    },
    {
      text: "Je viens d'un village et je vis à {townCity} depuis {years}, à cause du travail. Je travaille {job}.",
      short: "Je viens d'un village et je vis à {townCity}.",
    },
    {
      text: "Je travaille {job}, presque toujours le matin. L'après-midi, je m'occupe du potager de {her}.",
      short: "Je travaille {job}, le matin.",
    },
    {
      text: "J'ai une vie calme : la journée je travaille {job}, le soir je reste chez moi, à {townCity}.",
      short: "Je travaille {job} et je vis calmement.",
    },
    {
      text: "Je travaille {job}. Le reste du temps va à la famille et à une chorale qui répète une fois par semaine.",
      short: "Je travaille {job} et je chante dans une chorale.",
    },
    {
      text: "Je suis dans la tranche {ageRange} ans, j'habite à {townCity} et je travaille {job} depuis {years}.",
      short: "Tranche {ageRange} ans, et je travaille {job}.",
    },
    {
      text: "J'habite à {townCity} et je travaille {job}. Pour ce qui est du sujet, {topic}, j'y touche depuis {years}.",
      short: "Je travaille {job}, à {townCity}.",
    },
    {
      text: "J'ai grandi à la campagne et j'habite maintenant à {townCity}, un troisième étage très clair. Je travaille {job}.",
      short: "J'habite à {townCity} et je travaille {job}.",
    },
    {
      text: "Je travaille {job} et j'étudie un peu le soir. J'habite à {townCity}, près du marché.",
      short: "Je travaille {job} et j'étudie le soir.",
    },
    {
      text: "À {townCity}, on me connaît par mon travail : ça fait {years} que je travaille {job}.",
      short: "Ça fait {years} que je travaille {job}.",
    },
  ],
  details: [
    { text: "{him} habite deux rues plus bas." },
    { text: "Dans ma rue, je connais presque tout le monde." },
    { text: "Je n'ai pas de voiture, je vais partout à vélo." },
    { text: "Le dimanche midi, on mange chez {her}." },
    { text: "Dans la famille, c'est toujours moi qu'on appelle." },
    { text: "Le balcon donne sur une cour avec deux tilleuls." },
    { text: "J'ai un vieux chat qui ne quitte pas le radiateur." },
    { text: "{her} m'appelle tous les soirs." },
    { text: "Dans le quartier, il y a un marché le vendredi." },
    { text: "Je lis beaucoup, surtout des romans d'occasion." },
    { text: "La boulangère me garde du pain quand j'arrive tard." },
  ],
  secrets: [
    {
      cue: "L'année dernière, j'ai failli devoir partir de là.",
      text: "La propriétaire voulait vendre. {him} m'a prêté {bigAmount}, et on n'en a plus jamais reparlé.",
    },
    {
      cue: "Au travail, il s'est passé quelque chose en {month} qui a tout changé.",
      text: "On a changé mes horaires par un mot sur la porte. Je l'ai trouvé trois jours trop tard, et depuis j'organise toute ma vie autour de ce mot.",
    },
    {
      cue: "À la maison, ce n'est pas facile ces derniers temps.",
      text: "{her} dort au salon depuis {month}. Elle a quitté son mari avec une seule valise et le canari.",
    },
    {
      cue: "Il y a eu une époque où j'ai dû tout arrêter.",
      text: "J'ai passé {count} semaines à l'hôpital. À mon retour, les plantes étaient mortes, et j'ai recommencé par là.",
    },
    {
      cue: "Ce qui vient maintenant m'inquiète.",
      text: "Mon contrat se termine en {month}. À la maison, personne ne le sait, même pas {her}.",
    },
    {
      cue: "J'ai peu de gens à qui en parler, et ça me manque.",
      text: "J'en parle au conducteur de la dernière ligne. Il descend avec moi au terminus et fume une cigarette pendant que je raconte.",
    },
    {
      cue: "Ma famille voit ça autrement, et ça fait mal.",
      text: "Mon père a dit devant tout le monde que c'était du temps perdu. Depuis ce jour, je le fais la porte fermée.",
    },
    {
      cue: "J'ai eu une mauvaise surprise en arrivant dans cette ville.",
      text: "L'appartement que j'avais payé n'existait pas. J'ai dormi {count} nuits dans la salle d'attente de la gare routière.",
    },
    {
      cue: "J'ai perdu récemment une chose très importante pour moi.",
      text: "La montre de mon grand-père. Elle est tombée dans la rivière pendant que je saluais un bateau plein d'inconnus.",
    },
    {
      cue: "Avec {him}, ça ne va pas bien, et ça m'inquiète.",
      text: "On s'est disputés pour l'héritage d'une table. La table est sciée en deux, et chacun a sa moitié.",
    },
    {
      cue: "J'ai changé de vie du jour au lendemain, et c'était difficile.",
      text: "J'ai vendu le piano pour payer un traitement. L'acheteur me laisse en jouer une fois par an.",
    },
    {
      cue: "Je garde un secret de mes premières années ici, et j'en ai honte.",
      text: "J'ai loué sous le nom de quelqu'un d'autre. Le facteur m'appelle encore comme ça.",
    },
    {
      cue: "Il y a eu un appel qui m'a fait du mal.",
      text: "Mon ancienne école m'a dit que ma photo avait disparu du mur. C'est moi qui l'avais arrachée.",
    },
  ],
};
