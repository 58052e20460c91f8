import type { ProbeBook } from "../../phrase-book.ts";

export const spanishProbes: ProbeBook = {
  leads: [
    "Usted dijo: {x}.",
    "Me quedo con esto: {x}.",
    "Escribió usted: {x}.",
    "Quería preguntarle por esto: {x}.",
  ],
  focuses: {
    reference: {
      questions: [
        "¿Qué hay detrás de eso?",
        "¿Me puede contar de qué se trata?",
        "¿Cómo es eso exactamente?",
        "¿Cuál es la historia?",
        "¿Cómo surgió?",
      ],
    },
    event: {
      questions: [
        "¿Qué pasó ahí?",
        "¿Cómo fue, desde el principio?",
        "¿Qué recuerda de aquello?",
        "¿Me podría contar qué ocurrió?",
        "¿Cómo se desarrolló todo?",
      ],
    },
    feeling: {
      questions: [
        "¿Cómo lo vivió?",
        "¿Qué le llevó a sentirse así?",
        "¿Qué estaba pasando en ese momento?",
        "¿Qué se le quedó de aquello?",
        "¿Qué ocurrió en torno a eso?",
      ],
    },
    harm: {
      questions: [
        "¿Qué pasó después, hasta donde quiera contar?",
        "¿Cómo ha estado desde entonces?",
        "¿Cómo fueron las cosas a partir de ahí?",
        "¿Qué le ayudó, si algo le ayudó?",
        "¿Cómo lo ve ahora, con el tiempo?",
      ],
    },
    hedge: {
      questions: [
        "¿Y en la práctica, cómo es?",
        "¿Qué pasa en un día cualquiera?",
        "¿Cuándo sale de otra manera?",
        "¿Qué es lo que se interpone?",
        "¿Cómo funciona en realidad?",
      ],
    },
    rule: {
      questions: [
        "¿De dónde viene eso?",
        "¿Cuándo fue la última vez que importó?",
        "¿Cómo se llegó a eso?",
        "¿Cómo lo llevan los demás?",
        "¿Me podría contar una vez en que se notó?",
      ],
    },
    workaround: {
      questions: [
        "¿Cómo lo hace, paso a paso?",
        "¿Qué le llevó a hacerlo así?",
        "¿Cuándo lo hizo así por última vez?",
        "¿Cómo se le ocurrió?",
        "¿Qué pasaría si no lo hiciera?",
      ],
    },
    change: {
      questions: [
        "¿Cómo era antes?",
        "¿Qué llevó a ese cambio?",
        "¿Qué es distinto ahora?",
        "¿Cuándo empezó a notarlo?",
        "¿Cómo ha ido desde entonces?",
      ],
    },
    contrast: {
      questions: [
        "¿Qué marcó la diferencia?",
        "¿Qué tuvo de distinto?",
        "¿Cómo es el resto de las veces?",
        "¿Qué pasó aquella otra vez?",
        "¿Cuándo ocurre lo contrario?",
      ],
    },
    claim: {
      questions: [
        "¿Cuándo lo vio por última vez?",
        "¿Me podría contar una vez en que pasó?",
        "¿Qué ejemplo reciente le viene a la cabeza?",
        "¿Qué ha visto usted de eso?",
        "¿Qué ocasión recuerda mejor?",
      ],
    },
    loss: {
      questions: [
        "¿Cómo se llegó a ese punto?",
        "¿Qué supuso para usted?",
        "¿Cómo se dio cuenta?",
        "¿Qué hizo entonces?",
        "¿Qué le costó al final?",
      ],
    },
    story: {
      questions: [
        "¿Qué pasó después?",
        "¿Y usted qué hizo?",
        "¿Cómo acabó?",
        "¿Qué pensó en ese momento?",
        "¿Qué es lo que más recuerda?",
        "¿Quién más estaba ahí?",
      ],
    },
    practice: {
      questions: [
        "¿Podría contarme algo más sobre eso?",
        "¿Cómo llegó a ser así?",
        "¿Cómo es eso en un día normal?",
        "¿Me podría contar la última vez, paso a paso?",
        "¿Qué es lo más difícil de eso?",
        "¿Cómo le fue la última vez?",
      ],
    },
    opinion: {
      questions: [
        "¿Qué le ha llevado a verlo así?",
        "¿Qué ha vivido que le haga pensar eso?",
        "¿Cuándo empezó a verlo de esa forma?",
        "¿Qué es lo que más le importa de eso?",
        "¿Qué momento se lo dejó claro?",
      ],
    },
    wish: {
      questions: [
        "¿Qué cambiaría eso para usted?",
        "¿Qué haría falta para llegar ahí?",
        "¿Qué lo ha impedido hasta ahora?",
        "¿Cómo llegó a esa idea?",
        "¿Qué ha probado hasta hoy?",
      ],
    },
    reason: {
      questions: [
        "¿Qué más influyó?",
        "¿Cómo se sintió con eso?",
        "¿Qué le pareció en aquel momento?",
        "¿Qué acabó por decidirlo?",
      ],
    },
    people: {
      questions: [
        "¿Cómo funciona eso entre ustedes?",
        "¿Qué papel tienen en todo esto?",
        "¿Cómo se repartió así?",
        "¿Y usted cómo lo ve?",
      ],
    },
  },
  unclear: ["Perdone, la pregunta no fue clara.", "Disculpe, me expresé mal.", "Perdone, lo pregunté mal."],
  more: [
    "¿Me puede contar un poco más?",
    "¿Qué más le viene a la cabeza?",
    "¿Cómo se lo explicaría a un amigo?",
    "¿Qué habría visto yo si hubiera estado ahí?",
    "¿Qué otro detalle recuerda?",
  ],
};
