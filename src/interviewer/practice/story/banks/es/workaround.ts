import type { PartBank } from "../../bank.ts";
import { living, using } from "../en/kinds.ts";

export const workaround: PartBank = {
  sayings: [
    { text: "Lo apunto todo en {book}. Así no tengo que acordarme.", short: "Lo apunto en {book}." },
    {
      text: "Le pregunto a {her}, que sabe más que yo. Me contesta el mismo día.",
      short: "Le pregunto a {her}.",
    },
    {
      text: "Lo hago en dos mitades, una {time} y la otra el día siguiente.",
      short: "Lo hago en dos mitades.",
    },
    {
      text: "Pongo una alarma de {minutes}, y cuando suena paro, esté como esté.",
      short: "Pongo una alarma.",
    },
    { text: "Lo dejo reposar un día, y entonces suele parecer la mitad de grave.", short: "Espero un día." },
    {
      text: "He hecho una lista con {count} puntos, y los voy tachando uno por uno.",
      short: "Tengo una lista de {count} puntos.",
    },
    { text: "Lo preparo la víspera, para que {time} no tenga que pensar.", short: "Lo preparo la víspera." },
    {
      text: "Para lo de {topic} tengo mi propio orden, que no está en ningún manual.",
      short: "Tengo mi propio orden.",
    },
    {
      text: "Le hago una foto con el móvil y lo demás lo hago en papel.",
      short: "Hago fotos.",
      kinds: using,
    },
    { text: "Salgo {minutes}, dos vueltas a la manzana, y vuelvo.", short: "Salgo a andar.", kinds: living },
    {
      text: "Lo divido en trozos de {minutes} y entre uno y otro me levanto.",
      short: "En trozos de {minutes}.",
    },
    {
      text: "Me lo cuento en voz alta, paso a paso, como si se lo enseñara a alguien.",
      short: "Me lo cuento en voz alta.",
    },
  ],
  details: [
    { text: "Funciona más o menos." },
    { text: "Lo descubrí por casualidad." },
    { text: "Lo hago así desde {month}." },
    { text: "No me lleva más de {minutes}." },
    { text: "Leí algo parecido en una revista." },
    { text: "A otros quizá no les sirva." },
    { text: "Tardé en darme cuenta." },
    { text: "Lo probé primero un domingo." },
    { text: "No me acuerdo de cómo lo hacía antes." },
    { text: "{him} se ríe de mí por eso." },
    { text: "Con eso me ahorro una discusión." },
    { text: "En el trabajo lo hago igual." },
  ],
  secrets: [
    {
      cue: "Eso me ayudó hasta que pasó algo.",
      text: "Se rompió una tubería y {years} de notas quedaron empapados. Sequé hoja por hoja con el secador y solo se leían las fechas.",
    },
    {
      cue: "Hay un truco, pero me da un poco de vergüenza.",
      text: "Digo que llamo de parte de mi madre enferma. Mi madre murió hace {years}, y siempre me pasan enseguida.",
    },
    {
      cue: "Alguien se enteró, y fue desagradable.",
      text: "{him} me grabó con el móvil y lo enseñó en una fiesta. Me fui por la cocina y dejé allí el abrigo.",
    },
    {
      cue: "No está del todo permitido, y eso me preocupa.",
      text: "Uso la llave de mi antiguo trabajo. Todavía abre, y solo voy cuando el vigilante cena.",
    },
    {
      cue: "Antes probé otra cosa y salió mal.",
      text: "Compré un aparato de {bigAmount}. Sigue en el trastero, en su caja, y mi familia cree que lo devolví.",
    },
    {
      cue: "Ese truco tiene un precio que me cuesta pagar.",
      text: "Cada vez le debo un favor a {her}. En {month} tuve que mentirle a su marido por teléfono.",
    },
    {
      cue: "Me ayudó quien menos esperaba, fue una sorpresa.",
      text: "Un niño de doce años del bajo me enseñó cómo. Le pago con sellos, y su madre no lo sabe.",
    },
    {
      cue: "A veces ni eso basta, y entonces se pone difícil.",
      text: "Me encierro en el baño y leo en voz alta la etiqueta del champú hasta que respiro con normalidad.",
    },
    {
      cue: "Ese truco me metió en un problema serio.",
      text: "Me tomaron por otra persona y di una conferencia de {minutes}. Me aplaudieron y me fui por la salida de incendios.",
    },
    {
      cue: "Una vez lo hizo otra persona por mí, y fue un error.",
      text: "Le di mis llaves a un compañero. Leyó mis diarios y me los devolvió corregidos.",
    },
    {
      cue: "Me preocupa depender tanto de esa costumbre.",
      text: "Cuando perdí el lápiz con que lo marco, no salí de casa en {count} días. Era un lápiz de hotel.",
    },
  ],
};
