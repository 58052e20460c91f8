import type { PartBank } from "../../bank.ts";
import { living, using } from "../en/kinds.ts";

export const wish: PartBank = {
  sayings: [
    { text: "Que ça ne prenne que {minutes}. Le reste m'est égal.", short: "Que ça prenne moins de temps." },
    { text: "Qu'on me demande avant de tout changer.", short: "Qu'on me demande avant." },
    { text: "Un endroit rien que pour ça, et pas toujours {room}.", short: "Un endroit à moi." },
    { text: "Que ça coûte moitié moins, {amount} au plus.", short: "Que ce soit moins cher." },
    { text: "Qu'il y ait quelqu'un à appeler qui s'y connaisse.", short: "Quelqu'un à appeler." },
    { text: "Une liste simple, sur une seule feuille, en gros caractères.", short: "Une seule feuille." },
    {
      text: "Que ce soit pareil à chaque fois, sans surprise de dernière minute.",
      short: "Moins de surprises.",
    },
    { text: "Pour le sujet {topic}, j'aimerais un jour libre par mois.", short: "Un jour libre par mois." },
    { text: "Moins de boutons. {count} me suffiraient.", short: "Moins de boutons.", kinds: using },
    {
      text: "Que les gens comprennent sans que je l'explique {count} fois.",
      short: "Qu'on me comprenne.",
      kinds: living,
    },
    { text: "Pouvoir le faire avec quelqu'un à côté, même en silence.", short: "De la compagnie." },
    { text: "Que ça vienne sans réfléchir, comme nouer ses lacets.", short: "Que ça vienne sans réfléchir." },
  ],
  details: [
    { text: "Je n'en demande pas plus." },
    { text: "{her} souhaite la même chose." },
    { text: "Rien que {days}, ça me suffirait." },
    { text: "J'ai lu que ça existe ailleurs." },
    { text: "Je ne crois pas que ça arrivera." },
    { text: "Je le dis depuis {years}." },
    { text: "Je le demanderais par écrit." },
    { text: "Au travail, je l'ai dit à deux personnes." },
    { text: "C'est peut-être ma faute." },
    { text: "La moitié me suffirait." },
    { text: "Quand j'étais jeune, ça m'était égal." },
    { text: "J'y pense souvent." },
  ],
  secrets: [
    {
      cue: "Une fois, j'ai fait quelque chose pour ça, et ça a mal fini.",
      text: "J'ai écrit une lettre de {count} pages à la directrice. Elle me l'a rendue avec les fautes entourées en rouge.",
    },
    {
      cue: "Derrière ce souhait, il y a une chose qui fait un peu mal.",
      text: "Ma mère en avait un comme ça et ne me laissait y toucher que le dimanche. Quand on a vidé la maison, il était déjà dans la benne.",
    },
    {
      cue: "Quelle déception le jour où je l'avais presque.",
      text: "Je l'avais gagné à la tombola de la paroisse. {him} avait le numéro d'à côté, a dit que c'était le sien, et je n'ai rien dit.",
    },
    {
      cue: "J'ai un projet qui me fait un peu peur.",
      text: "J'ai mis {bigAmount} de côté dans une boîte à biscuits. En {month}, je démissionne, et personne ne le sait.",
    },
    {
      cue: "Je l'ai promis à une personne, et ça me pèse.",
      text: "À la dame du quatrième, deux jours avant sa mort. J'ai ses clés, et je monte arroser un géranium qui n'existe plus.",
    },
    {
      cue: "J'ai cessé d'en parler après une dispute.",
      text: "{her} m'a dit que je ne changerais jamais. J'ai brûlé les dessins dans le poêle et gardé seulement celui de la porte.",
    },
    {
      cue: "J'ai peur que ce soit trop tard.",
      text: "La seule personne qui sait le faire a plus de quatre-vingts ans. Je lui ai rendu visite {count} fois, et chaque fois j'ai parlé du temps qu'il faisait.",
    },
    {
      cue: "On m'a fait une promesse sans la tenir, et ça fait mal.",
      text: "Un élu m'a serré la main devant la caméra. Je garde la coupure, et il me salue depuis l'autre trottoir.",
    },
    {
      cue: "Un jour, j'ai vu mon souhait chez quelqu'un d'autre, et j'ai ressenti de la colère.",
      text: "Dans le salon de {her}. J'ai dit que c'était laid, et la semaine suivante elle l'a donné à la paroisse.",
    },
    {
      cue: "Il y a un risque dans ce souhait, et j'en ai peur.",
      text: "S'il se réalise, je devrai déménager. Alors je ne décroche qu'à la sixième sonnerie.",
    },
    {
      cue: "Je l'ai dit une fois à voix haute, et il s'est passé une chose triste.",
      text: "C'était à un mariage, un verre à la main. Le marié a cru que je parlais de la mariée, et il ne me salue plus.",
    },
  ],
};
