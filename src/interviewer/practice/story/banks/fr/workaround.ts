import type { PartBank } from "../../bank.ts";
import { living, using } from "../en/kinds.ts";

export const workaround: PartBank = {
  sayings: [
    {
      text: "Je note tout dans {book}. Comme ça, je n'ai pas besoin de m'en souvenir.",
      short: "Je note tout dans {book}.",
    },
    {
      text: "Je demande à {her}, qui s'y connaît mieux que moi. J'ai la réponse le jour même.",
      short: "Je demande à {her}.",
    },
    { text: "Je fais ça en deux moitiés, l'une {time} et l'autre le lendemain.", short: "En deux moitiés." },
    {
      text: "Je mets une alarme de {minutes}, et quand elle sonne j'arrête, quoi qu'il arrive.",
      short: "Je mets une alarme.",
    },
    {
      text: "Je laisse reposer un jour, et le lendemain ça paraît souvent moitié moins grave.",
      short: "J'attends un jour.",
    },
    {
      text: "J'ai fait une liste de {count} points, et je les raye un par un.",
      short: "J'ai une liste de {count} points.",
    },
    {
      text: "Je prépare tout la veille, pour ne plus avoir à réfléchir {time}.",
      short: "Je prépare la veille.",
    },
    {
      text: "Pour le sujet {topic}, j'ai mon propre ordre, qui n'est dans aucun manuel.",
      short: "J'ai mon propre ordre.",
    },
    {
      text: "Je prends une photo avec le téléphone et je fais le reste sur papier.",
      short: "Je prends des photos.",
      kinds: using,
    },
    {
      text: "Je sors {minutes}, deux fois le tour du pâté de maisons, et je reviens.",
      short: "Je sors marcher.",
      kinds: living,
    },
    {
      text: "Je découpe en morceaux de {minutes} et je me lève entre deux.",
      short: "En morceaux de {minutes}.",
    },
    {
      text: "Je me le raconte à voix haute, étape par étape, comme si je l'apprenais à quelqu'un.",
      short: "Je me le raconte à voix haute.",
    },
  ],
  details: [
    { text: "Ça marche plus ou moins." },
    { text: "J'ai découvert ça par hasard." },
    { text: "Je fais comme ça depuis {month}." },
    { text: "Ça ne me prend pas plus de {minutes}." },
    { text: "J'ai lu quelque chose de semblable dans un magazine." },
    { text: "Pour d'autres, ça ne servirait peut-être à rien." },
    { text: "J'ai mis du temps à m'en rendre compte." },
    { text: "J'ai d'abord essayé un dimanche." },
    { text: "Je ne sais plus comment je faisais avant." },
    { text: "{him} se moque de moi pour ça." },
    { text: "Ça m'évite une discussion." },
    { text: "Au travail, je fais pareil." },
  ],
  secrets: [
    {
      cue: "Ça marchait bien jusqu'au jour où il s'est passé quelque chose.",
      text: "Un tuyau a cédé et {years} de notes étaient trempés. J'ai séché page après page au sèche-cheveux, et on ne lisait plus que les dates.",
    },
    {
      cue: "Il y a une astuce, mais j'en ai un peu honte.",
      text: "Je dis que j'appelle pour ma mère malade. Ma mère est morte il y a {years}, et on me passe toujours quelqu'un tout de suite.",
    },
    {
      cue: "Quelqu'un l'a découvert, et c'était désagréable.",
      text: "{him} a tout filmé avec son téléphone et l'a montré à une fête. J'ai filé par la cuisine en laissant mon manteau.",
    },
    {
      cue: "Ce n'est pas tout à fait permis, et ça m'inquiète.",
      text: "J'utilise la clé de mon ancien travail. Elle ouvre encore, et j'y vais seulement pendant que le gardien dîne.",
    },
    {
      cue: "Avant, j'ai essayé autre chose et ça a mal tourné.",
      text: "J'ai acheté un appareil à {bigAmount}. Il est toujours à la cave dans son carton, et ma famille croit que je l'ai rendu.",
    },
    {
      cue: "Cette astuce a un prix qui me pèse.",
      text: "Chaque fois, je dois un service à {her}. En {month}, j'ai dû mentir à son mari au téléphone.",
    },
    {
      cue: "L'aide est venue de quelqu'un d'inattendu, une vraie surprise.",
      text: "Un garçon de douze ans du rez-de-chaussée m'a montré. Je le paie en timbres, et sa mère ne le sait pas.",
    },
    {
      cue: "Parfois, même ça ne suffit pas, et alors c'est difficile.",
      text: "Je m'enferme dans la salle de bains et je lis à voix haute l'étiquette du shampoing jusqu'à respirer normalement.",
    },
    {
      cue: "Cette astuce m'a causé un problème sérieux.",
      text: "Il y a eu confusion sur la personne, et j'ai fait une conférence de {minutes}. La salle a applaudi, et j'ai filé par la sortie de secours.",
    },
    {
      cue: "Une fois, quelqu'un l'a fait à ma place, et c'était une erreur.",
      text: "J'ai laissé mes clés à un collègue. Il a lu mes journaux et me les a rendus corrigés.",
    },
    {
      cue: "Je m'inquiète de dépendre autant de cette habitude.",
      text: "Quand j'ai perdu le crayon qui me sert à cocher, je n'ai pas quitté la maison pendant {count} jours. C'était un crayon d'hôtel.",
    },
  ],
};
