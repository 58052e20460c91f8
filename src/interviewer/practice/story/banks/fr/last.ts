import type { PartBank } from "../../bank.ts";
import { living, using } from "../en/kinds.ts";

export const last: PartBank = {
  sayings: [
    {
      text: "La dernière fois, c'était {otherDay}. J'ai commencé {time} et ça a duré {longer} au lieu de {minutes}.",
      short: "C'était {otherDay}.",
    },
    {
      text: "C'était {otherDay}, {room}. Je sortais de table et je pensais n'y passer que {minutes}.",
      short: "{otherDay}, {room}.",
    },
    {
      text: "{otherDay}. Il pleuvait fort et j'avais peu de temps, alors j'ai tout fait d'un coup.",
      short: "{otherDay}, sous la pluie.",
    },
    {
      text: "{otherDay}, {time}. J'ai d'abord cherché {book}, puis j'ai commencé pour de bon, et au bout de {minutes} j'ai arrêté.",
      short: "{otherDay}, {time}.",
    },
    {
      text: "{otherDay} dernier, au retour à la maison. Je voulais finir vite et j'ai même gardé mon manteau.",
      short: "{otherDay} dernier.",
    },
    {
      text: "Eh bien, {otherDay}, et c'était déjà la troisième fois de la semaine. J'ai suivi l'ordre habituel.",
      short: "{otherDay}, pour la troisième fois de la semaine.",
    },
    {
      text: "La dernière fois pour le sujet {topic}, c'était {otherDay}. J'avais {longer} devant moi et les fenêtres ouvertes.",
      short: "C'était {otherDay}.",
    },
    {
      text: "{otherDay}, je l'ai ouvert comme toujours, et tout était ailleurs. Il m'a fallu {longer}.",
      short: "{otherDay}.",
      kinds: using,
    },
    {
      text: "{otherDay}, ça m'est tombé dessus, {time}. J'ai passé {longer} {room}, sans rien faire d'autre.",
      short: "{otherDay}, {time}.",
      kinds: living,
    },
    {
      text: "C'était {otherDay}, presque sans y penser. J'ai tout préparé {room} et j'ai commencé {time}.",
      short: "{otherDay}, {room}.",
    },
    {
      text: "{otherDay}. J'avais promis de finir avant midi et j'ai fini au milieu de l'après-midi.",
      short: "{otherDay}, jusqu'au milieu de l'après-midi.",
    },
  ],
  details: [
    { text: "À la fin, j'avais les mains froides." },
    { text: "Ce jour-là, j'ai payé {amount}." },
    { text: "Après, j'ai tout noté." },
    { text: "Le téléphone a sonné {count} fois." },
    { text: "La nuit d'avant, j'avais peu dormi." },
    { text: "En rentrant, je me suis fait une omelette." },
    { text: "Il y avait un vent terrible." },
    { text: "Je portais mes chaussures neuves." },
    { text: "Une voisine chantait dans la cour." },
    { text: "J'avais un peu mal au dos." },
    { text: "J'ai fait une pause pour boire de l'eau." },
    { text: "Le linge séchait encore dehors." },
  ],
  secrets: [
    {
      cue: "Au milieu, quelque chose a mal tourné.",
      text: "Le courant a sauté dans toute la rue. J'ai fini à la bougie et j'ai brûlé la nappe que {her} avait brodée.",
    },
    {
      cue: "Puis il s'est passé une chose étrange.",
      text: "Une inconnue a sonné et m'a demandé exactement ça. Je lui en ai donné la moitié et je ne l'ai jamais revue.",
    },
    {
      cue: "Ce jour-là, j'étais vraiment en colère.",
      text: "Il manquait {count} pièces dans ma monnaie. J'ai fait demi-tour, et le patron me les a jetées une à une sur le comptoir.",
    },
    {
      cue: "À la fin, j'ai dû tout recommencer.",
      text: "J'avais jeté le résultat avec les vieux journaux. J'ai fouillé la poubelle de l'immeuble jusqu'à minuit, avec des gants de vaisselle.",
    },
    {
      cue: "J'ai failli abandonner.",
      text: "Je restais dans l'escalier, le manteau sur le dos. {him} est passé, n'a rien dit et s'est assis aussi, et après j'ai ouvert la porte et repris.",
    },
    {
      cue: "J'ai eu honte, il faut le dire.",
      text: "J'ai pleuré à la caisse pour {amount}. La caissière a fermé sa file et m'a apporté un verre d'eau.",
    },
    {
      cue: "Il y a eu un problème inattendu.",
      text: "La porte avait été fermée de l'intérieur. J'ai grimpé par la fenêtre de la cave et déchiré la manche de ma seule belle veste.",
    },
    {
      cue: "Quelqu'un m'en a voulu, et c'était dur.",
      text: "{her} attendait à la gare depuis {longer}. Elle avait apporté un gâteau, et elle l'a laissé sur le banc avec une serviette dessus.",
    },
    {
      cue: "Au milieu, quelqu'un d'inattendu est arrivé, et c'était gênant.",
      text: "Un huissier. J'ai fait semblant de louer chez moi, et il m'a laissé une carte avec ses vœux de courage.",
    },
    {
      cue: "Il y a eu un malentendu qui m'inquiète encore.",
      text: "J'ai ouvert à un homme qui venait pour autre chose. Il a emporté la télévision en me remerciant.",
    },
    {
      cue: "J'ai fait une erreur et je ne l'ai dit à personne.",
      text: "J'ai cassé le vase de l'entrée de l'immeuble. J'ai laissé un mot qui accuse le courant d'air.",
    },
    {
      cue: "J'ai eu une peur bleue en terminant.",
      text: "L'alarme de la banque d'en bas s'est mise à sonner. J'ai couru dehors avec mes gants, et deux policiers m'ont demandé de lever les mains.",
    },
  ],
};
