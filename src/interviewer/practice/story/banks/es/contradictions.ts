import type { Contradiction } from "../../bank.ts";

/** What is claimed of the routine and taken back late. */
export const contradictions: readonly Contradiction[] = [
  {
    claim: "Nunca lo dejo para otro día.",
    cue: "Esta semana lo he aplazado {count} veces, y me molesta.",
    text: "Lo aplazo cuando hay un coche blanco delante de casa. Se parece al de un hombre a quien debo {amount}.",
  },
  {
    claim: "Todo lo hago sin ayuda.",
    cue: "Sin {her} no podría, esa es la verdad, y me cuesta decirlo.",
    text: "Ella hace la mitad por la noche y no quiere que se sepa. Por una ayuda así perdió un empleo.",
  },
  {
    claim: "No me cuesta casi nada.",
    cue: "El dinero que se me va en esto es un problema.",
    text: "He gastado {bigAmount} desde {month}, con una tarjeta que mi familia no ha visto nunca.",
  },
  {
    claim: "A nadie le molesta cómo lo hago.",
    cue: "La semana pasada hubo una discusión con los vecinos por esto.",
    text: "Pegaron en mi puerta una hoja con las horas permitidas. La quité de noche y la enmarqué.",
  },
  {
    claim: "Nunca he tenido una mala experiencia.",
    cue: "Después de lo que pasó en {month} tuve miedo durante semanas.",
    text: "Me quedé una noche entera con la puerta bloqueada. El conserje me encontró por la mañana, con una cortina por manta.",
  },
  {
    claim: "Sé muy bien lo que hago.",
    cue: "La mitad de las veces voy a ciegas, y eso me preocupa.",
    text: "Lo decido con una moneda. Es de mi primer sueldo, y nadie sabe qué cara significa que sí.",
  },
  {
    claim: "Siempre respeto el mismo día.",
    cue: "El día cambia más veces de las que querría, y es frustrante.",
    text: "Lo muevo cuando está en casa el del tercero. Golpea el techo con la escoba, y yo le contesto con una cuchara.",
  },
  {
    claim: "Disfruto todas las veces.",
    cue: "Hay días en que lo odio, eso no lo había dicho.",
    text: "Lo odio después de cada visita al cementerio. Empecé solo por dar gusto a alguien que ahora está allí.",
  },
];
