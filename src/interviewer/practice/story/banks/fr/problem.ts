import type { PartBank } from "../../bank.ts";
import { living, using } from "../en/kinds.ts";

export const problem: PartBank = {
  sayings: [
    {
      text: "Le plus dur, c'est le temps. Je compte {minutes}, et ça devient {longer}.",
      short: "Le temps me manque.",
    },
    {
      text: "Je ne trouve jamais ce qu'il me faut. Il y a {count} endroits possibles et c'est toujours le dernier.",
      short: "Je ne trouve pas les choses.",
    },
    {
      text: "Personne n'explique bien. J'ai demandé {count} fois et on m'a répondu chaque fois autre chose.",
      short: "Personne n'explique.",
    },
    {
      text: "Ça dépend trop des autres. Si {him} ne répond pas, je ne peux pas avancer.",
      short: "Je dépends des autres.",
    },
    {
      text: "On m'interrompt sans arrêt, surtout {time}. Après, je ne sais plus où j'en étais.",
      short: "Les interruptions.",
    },
    {
      text: "Ça coûte plus qu'on ne croit. C'est toujours {amount} de plus que prévu.",
      short: "Ça coûte cher.",
    },
    {
      text: "Le plus difficile, c'est de commencer. J'hésite {longer}, et après je le fais en {minutes}.",
      short: "Commencer.",
    },
    {
      text: "Avec le sujet {topic}, ce qui me gêne, c'est que ça ne finit jamais. Quand j'ai terminé, il y a déjà autre chose.",
      short: "Ça ne finit jamais.",
    },
    {
      text: "C'est lent et ça me demande toujours la même chose. J'entre les mêmes {count} choses à chaque fois.",
      short: "C'est lent.",
      kinds: using,
    },
    {
      text: "De l'extérieur, on ne voit rien. Les gens croient que tout va bien, alors personne ne demande.",
      short: "Personne ne le voit.",
      kinds: living,
    },
    {
      text: "Les consignes changent sans cesse. Quand je les sais, elles ne valent plus.",
      short: "Les consignes changent.",
    },
    {
      text: "J'ai besoin de quelqu'un pour une partie, et cette personne n'est presque jamais libre.",
      short: "J'ai besoin de quelqu'un d'autre.",
    },
  ],
  details: [
    { text: "Il y a {years}, c'était déjà comme ça." },
    { text: "C'est pire {days}." },
    { text: "D'autres dans la famille disent la même chose." },
    { text: "J'ai protesté une fois par écrit." },
    { text: "Toutes les semaines ne se ressemblent pas." },
    { text: "Quand il fait chaud, ça se sent davantage." },
    { text: "En {month}, c'était encore pire." },
    { text: "J'ai cherché des conseils, et rien ne me convient." },
    { text: "Parfois, j'en ris." },
    { text: "Ça passe quand je dors." },
    { text: "À la maison, on le sait." },
    { text: "Quand on se dépêche, c'est impossible." },
  ],
  secrets: [
    {
      cue: "Une fois, ça a eu des conséquences graves.",
      text: "J'ai manqué le baptême de mon filleul. Ils ont attendu pour la photo, et sur la photo il y a un trou à ma place.",
    },
    {
      cue: "À cause de ça, il y a eu une dispute.",
      text: "{him} et moi, on a crié dans le hall. Depuis, on s'écrit des mots et on les glisse sous la porte.",
    },
    {
      cue: "Ce qui me frustre le plus, je ne l'ai dit à personne.",
      text: "Je paie {amount} par mois à un étudiant pour tout refaire après moi. Il vient quand il n'y a personne à la maison.",
    },
    {
      cue: "À un moment, j'ai eu peur.",
      text: "Une lettre du tribunal est arrivée, avec mon nom mal écrit. Je l'ai gardée {count} semaines au congélateur sans l'ouvrir.",
    },
    {
      cue: "Une fois, ça m'a coûté de l'argent, et pas qu'un peu.",
      text: "{bigAmount} en un seul après-midi. J'ai vendu la bague de ma grand-mère pour que ça ne se voie pas.",
    },
    {
      cue: "Depuis {month}, ça a empiré.",
      text: "Il y a une nouvelle personne au guichet. On était à l'école ensemble, et je lui ai cassé une dent à la récréation.",
    },
    {
      cue: "J'ai fait là une très mauvaise erreur.",
      text: "J'ai tout envoyé à une autre adresse. On m'a répondu gentiment, et pendant {count} mois je me suis fait passer pour quelqu'un d'autre.",
    },
    {
      cue: "Ça m'empêche de dormir, et ça m'inquiète.",
      text: "Je me lève à trois heures et je vérifie la fenêtre {count} fois. Je mets de grosses chaussettes pour qu'on ne m'entende pas.",
    },
    {
      cue: "Il y a eu une plainte contre moi, et c'était frustrant.",
      text: "Elle portait {count} signatures de l'immeuble. Une était la mienne, parce que j'avais signé sans lire.",
    },
    {
      cue: "Quelqu'un a perdu quelque chose par ma faute, et ça me pèse.",
      text: "On a retiré sa tournée au facteur. Je lui apporte du gâteau et je ne lui ai jamais dit que c'était moi.",
    },
    {
      cue: "Une nuit, c'est devenu vraiment difficile.",
      text: "J'ai dû dormir dans la voiture d'un inconnu, avec son chien. Lui est resté dehors pour nous laisser la place.",
    },
    {
      cue: "J'ai déjà essayé d'arrêter, et ça a mal tourné.",
      text: "J'ai tout donné à une association. Un mois après, j'ai tout racheté à leur vide-grenier, avec une fausse moustache.",
    },
  ],
};
