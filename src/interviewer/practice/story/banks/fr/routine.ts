import type { PartBank } from "../../bank.ts";
import { doing, living, using } from "../en/kinds.ts";

export const routine: PartBank = {
  sayings: [
    {
      text: "Ça revient {often}, le plus souvent {time}. Je m'installe {room} et j'en ai pour {minutes}.",
      short: "{often}, {time}.",
    },
    {
      text: "En général {days}. Je commence {time}, {room}, et je suis toujours les mêmes {count} étapes.",
      short: "{days}, {time}.",
    },
    {
      text: "Il n'y a pas de jour fixe, mais {often} je m'y mets. Je prends alors {minutes}, {room}.",
      short: "{often}, sans jour fixe.",
    },
    {
      text: "Je fais comme ça depuis {years}, {often}. D'abord je note tout dans {book}, ensuite j'avance pas à pas.",
      short: "{often}, depuis {years}.",
    },
    {
      text: "Ça commence souvent par un message de {her}. Je regarde alors ce qu'il y a, {room}, et je règle ça en {minutes}.",
      short: "Quand {her} m'écrit, {often}.",
    },
    {
      text: "Je commence par ce que j'aime le moins, {time}, et le reste suit. Voilà, {often}.",
      short: "{often}, {time}.",
    },
    {
      text: "C'est pour {days}, {time}. Je débarrasse la table, je ferme la porte et je ne m'arrête pas avant {minutes}.",
      short: "{days}, pendant {minutes}.",
    },
    {
      text: "Dans ma semaine, le sujet {topic} revient {often}. Ça commence {time} et ça finit quand la fatigue gagne.",
      short: "{often}.",
    },
    {
      text: "Je sors ce qu'il faut, je pose tout {room}, je fais l'essentiel en {minutes} et je range. C'est {often}.",
      short: "{often}, {time}.",
      kinds: doing,
    },
    {
      text: "Je l'ouvre {time}, {often}. Je regarde ce qui s'affiche, je fais mes {count} choses et je referme au bout de {minutes}.",
      short: "{often}, {minutes}.",
      kinds: using,
    },
    {
      text: "C'est là tous les jours, plus ou moins, mais {often} je le sens vraiment, surtout {time}. Je m'assois alors un moment {room}.",
      short: "Tous les jours, plus ou moins.",
      kinds: living,
    },
    {
      text: "Je partage : un peu {time} et le reste quand je peux, {room}. En tout, {minutes}.",
      short: "Un peu {time}, {often}.",
    },
  ],
  details: [
    { text: "Je laisse le téléphone dans une autre pièce." },
    { text: "Je me fais toujours un thé avant." },
    { text: "Cet ordre-là, je le garde depuis {month}." },
    { text: "Si quelqu'un appelle, je reprends tout au début." },
    { text: "La radio tourne en fond." },
    { text: "Après, j'aère un peu et c'est tout." },
    { text: "Je note l'heure à laquelle je commence." },
    { text: "J'ai toujours la même tasse à côté de moi." },
    { text: "Avant, j'ouvre la fenêtre, même en hiver." },
    { text: "En vacances, je le fais moins." },
    { text: "Je compte les étapes à voix basse." },
    { text: "Je pose toujours mes lunettes au même endroit." },
  ],
  secrets: [
    {
      cue: "Il y a une étape que je saute toujours, parce qu'une fois ça a mal tourné.",
      text: "Je saute la vérification. La seule fois où j'ai vérifié, j'ai trouvé une erreur de {bigAmount} et je n'ai pas dormi de la semaine.",
    },
    {
      cue: "Avant, c'était très différent, mais il s'est passé quelque chose.",
      text: "Je le faisais avec {him}. On s'est disputés pour {amount}, et j'ai changé de jour pour ne plus le croiser dans l'escalier.",
    },
    {
      cue: "Certains jours, je n'arrive pas à m'y mettre, et ça m'inquiète.",
      text: "Je compte alors les carreaux du mur jusqu'à cent. Si je perds le compte, je remets au lendemain.",
    },
    {
      cue: "L'heure n'est pas un hasard, il y a une raison difficile derrière.",
      text: "À cette heure-là, ça se dispute à l'étage au-dessus. Je ne veux pas être dans la chambre à l'entendre demander pardon.",
    },
    {
      cue: "Il y en a une partie que je cache à la maison, et je n'aime pas ça.",
      text: "J'ai une deuxième liste, glissée dans un livre de cuisine. Celle du frigo n'est là que pour les autres.",
    },
    {
      cue: "Ces derniers temps, je fais des erreurs.",
      text: "J'ai noté deux fois la même chose et {her} l'a vu. Je lui ai dit que c'était un test, pour voir si elle suivait.",
    },
    {
      cue: "La fin me stresse toujours.",
      text: "Je dois avoir fini avant que {him} arrive, il compte mes minutes. Une fois, j'ai terminé dans le noir, sur le palier.",
    },
    {
      cue: "J'ai changé ça récemment, parce que j'ai eu peur.",
      text: "La pièce s'est remplie de fumée sans que je remarque rien. Depuis, j'ai à côté de moi un vieux réveil à deux cloches.",
    },
    {
      cue: "Il y a une règle bizarre que je suis, et j'ai peur de l'enfreindre.",
      text: "Je ne commence jamais si une cloche sonne. Le jour où je l'ai fait, le voisin d'en face est tombé de son échelle.",
    },
    {
      cue: "Une fois par semaine, quelque chose me frustre vraiment.",
      text: "Je retrouve les choses déplacées. J'ai mis de la farine par terre, et les traces étaient les miennes.",
    },
    {
      cue: "J'ai appris cet ordre de quelqu'un à qui je ne parle plus, et ça me pèse.",
      text: "De mon ancien chef. Je l'ai dénoncé pour les heures supplémentaires, et je plie toujours les papiers comme lui.",
    },
  ],
};
