import type { ProbeBook } from "../../phrase-book.ts";

export const spanishProbes: ProbeBook = {
  quoted: [
    "Usted escribió {x} – ¿hay algo más detrás de eso?",
    "Ha dicho {x} – ¿qué historia hay ahí?",
    "{x} – ¿me cuenta un poco más de eso?",
    "Lo puso así: {x} – ¿le importaría decirme algo más?",
  ],
  happened: "Mencionó {x} – ¿qué pasó ahí?",
  either: [
    "Usted escribió {x} y {y} – ¿hay algo más detrás de alguna de las dos?",
    "Dos cosas que ha dicho: {x} y {y} – ¿me cuenta algo más de una de ellas?",
    "Mencionó {x} y también {y} – ¿cuál tiene más detrás?",
  ],
  earlier: [
    "Antes escribió {x}. Entonces no le pregunté por eso. ¿Hay algo más que contar?",
    "Otra cosa que escribió: {x}. ¿Me diría algo más de eso?",
  ],
  open: [
    "¿Hay algo que haya dejado fuera por parecerle pequeño?",
    "¿Hay alguna parte de la que le gustaría contar más?",
  ],
  more: [
    "¿Me puede contar un poco más?",
    "¿Podría describirlo con algo más de detalle?",
    "¿Qué más debería saber sobre eso?",
    "¿Qué más le viene a la cabeza?",
    "¿Qué otro detalle recuerda?",
  ],
  heavyNow: ["¿Cómo es eso para usted?", "¿Cuándo lo nota más?", "¿Desde cuándo es así?"],
  heavyThen: ["¿Cómo fue aquello para usted?", "¿Cómo lo lleva ahora?", "¿Cómo lo ve hoy?"],
};
