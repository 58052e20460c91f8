import type { ProbeBook } from "../../phrase-book.ts";

export const frenchProbes: ProbeBook = {
  quoted: [
    "Vous avez écrit {x} – y a-t-il autre chose derrière ?",
    "Vous disiez {x} – quelle est l'histoire ?",
    "{x} – pouvez-vous m'en dire un peu plus ?",
    "Il y a aussi {x} – voudriez-vous en dire davantage ?",
  ],
  happened: "Vous avez parlé de ceci : {x} – qu'est-ce qui s'est passé ?",
  either: [
    "Vous avez écrit {x} et {y} – y a-t-il autre chose derrière l'une des deux ?",
    "Deux choses que vous avez dites : {x} et {y} – pouvez-vous m'en dire plus sur l'une d'elles ?",
    "Vous avez parlé de {x} et aussi de {y} – derrière laquelle y a-t-il le plus ?",
  ],
  earlier: [
    "Tout à l'heure, vous avez écrit {x}. Je ne vous ai rien demandé là-dessus. Y a-t-il plus à en dire ?",
    "Encore une chose que vous avez écrite : {x}. Pourriez-vous en dire un peu plus ?",
  ],
  open: [
    "Avez-vous laissé quelque chose de côté parce que cela vous semblait trop petit ?",
    "Y a-t-il une partie dont vous aimeriez dire plus ?",
  ],
  more: [
    "Pourriez-vous m'en dire un peu plus ?",
    "Pourriez-vous le décrire un peu plus en détail ?",
    "Que devrais-je encore savoir là-dessus ?",
    "Qu'est-ce qui vous vient encore à l'esprit ?",
    "Pourriez-vous me donner un détail de plus ?",
  ],
  heavyNow: ["Comment est-ce pour vous ?", "Quand le sentez-vous le plus ?", "Depuis quand est-ce ainsi ?"],
  heavyThen: [
    "Comment était-ce pour vous ?",
    "Comment allez-vous avec cela maintenant ?",
    "Comment le voyez-vous aujourd'hui ?",
  ],
};
