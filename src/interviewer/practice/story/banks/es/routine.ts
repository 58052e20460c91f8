import type { PartBank } from "../../bank.ts";
import { doing, living, using } from "../en/kinds.ts";

export const routine: PartBank = {
  sayings: [
    {
      text: "Me toca {often}, casi siempre {time}. Me pongo {room} y tardo {minutes}.",
      short: "{often}, {time}.",
    },
    {
      text: "Normalmente {days}. Empiezo {time}, {room}, y sigo siempre los mismos {count} pasos.",
      short: "{days}, {time}.",
    },
    {
      text: "No hay día fijo, pero {often} me pongo con ello. Entonces le dedico {minutes}, {room}.",
      short: "{often}, sin día fijo.",
    },
    {
      text: "Llevo {years} haciéndolo así, {often}. Primero apunto las cosas en {book} y luego voy paso a paso.",
      short: "{often}, desde hace {years}.",
    },
    {
      text: "Suele empezar con un mensaje de {her}. Entonces miro lo que hay, {room}, y lo resuelvo en {minutes}.",
      short: "Cuando me escribe {her}, {often}.",
    },
    {
      text: "Empiezo por lo que menos me gusta, {time}, y el resto sale solo. Así {often}.",
      short: "{often}, {time}.",
    },
    {
      text: "Es cosa de {days}, {time}. Preparo la mesa, cierro la puerta y no paro hasta que han pasado {minutes}.",
      short: "{days}, durante {minutes}.",
    },
    {
      text: "En mi semana, lo de {topic} aparece {often}. Empieza {time} y termina cuando me vence el cansancio.",
      short: "{often}.",
    },
    {
      text: "Saco lo que necesito, lo dejo {room}, hago lo principal en {minutes} y después recojo. Eso {often}.",
      short: "{often}, {time}.",
      kinds: doing,
    },
    {
      text: "Lo abro {time}, {often}. Miro lo primero que sale, hago mis {count} cosas y lo cierro al cabo de {minutes}.",
      short: "{often}, {minutes}.",
      kinds: using,
    },
    {
      text: "Está ahí todos los días, más o menos, pero {often} se nota de verdad, sobre todo {time}. Entonces me siento un rato {room}.",
      short: "Todos los días, más o menos.",
      kinds: living,
    },
    {
      text: "Lo reparto: un poco {time} y el resto cuando puedo, {room}. En total son {minutes}.",
      short: "Un poco {time}, {often}.",
    },
  ],
  details: [
    { text: "Dejo el móvil en otra habitación." },
    { text: "Siempre me preparo un té antes." },
    { text: "Ese orden lo tengo desde {month}." },
    { text: "Si alguien llama, vuelvo a empezar desde el principio." },
    { text: "De fondo tengo puesta la radio." },
    { text: "Luego ventilo un poco y ya está." },
    { text: "Anoto la hora en la que empiezo." },
    { text: "Lo hago siempre con la misma taza al lado." },
    { text: "Antes abro la ventana, también en invierno." },
    { text: "En vacaciones lo hago menos." },
    { text: "Cuento los pasos en voz baja." },
    { text: "Las gafas las dejo siempre en el mismo sitio." },
  ],
  secrets: [
    {
      cue: "Hay un paso que me salto siempre, porque una vez salió mal.",
      text: "Me salto la comprobación. La única vez que comprobé, encontré un error de {bigAmount} y pasé una semana sin dormir.",
    },
    {
      cue: "Antes era muy distinto, pero pasó algo.",
      text: "Lo hacía con {him}. Discutimos por {amount}, y cambié el día para no cruzarnos en la escalera.",
    },
    {
      cue: "Hay días en los que no consigo empezar, y eso me preocupa.",
      text: "Entonces cuento los azulejos de la pared hasta cien. Si pierdo la cuenta, lo dejo para el día siguiente.",
    },
    {
      cue: "La hora no es casualidad, hay un motivo difícil detrás.",
      text: "A esa hora discuten los de arriba. No quiero estar en el dormitorio y oír cómo ella pide perdón.",
    },
    {
      cue: "Una parte la escondo en casa, y no me gusta.",
      text: "Tengo una segunda lista dentro de un libro de cocina. La de la nevera es solo para que la vean los demás.",
    },
    {
      cue: "Últimamente cometo errores.",
      text: "Apunté lo mismo dos veces y {her} se dio cuenta. Le dije que era una prueba para ver si prestaba atención.",
    },
    {
      cue: "El final siempre me estresa.",
      text: "Tengo que acabar antes de que llegue {him}, que me cuenta los minutos. Una vez terminé sin luz, en el rellano.",
    },
    {
      cue: "Hace poco lo cambié porque me llevé un susto.",
      text: "El cuarto se llenó de humo y yo ni me enteré. Ahora tengo al lado un despertador de cuerda con dos campanas.",
    },
    {
      cue: "Hay una regla rara que cumplo, y me da miedo romperla.",
      text: "Nunca empiezo si suena una campana. El día que lo hice, se cayó el vecino de enfrente de la escalera.",
    },
    {
      cue: "Una vez por semana algo me frustra de verdad.",
      text: "Encuentro las cosas cambiadas de sitio. Puse harina en el suelo y las huellas eran mías.",
    },
    {
      cue: "Aprendí ese orden de alguien con quien ya no me hablo, y me pesa.",
      text: "De mi antiguo jefe. Lo denuncié por las horas extra, y sigo doblando los papeles como él.",
    },
  ],
};
