import type { PartBank } from "../../bank.ts";
import { living, using } from "../en/kinds.ts";

export const problem: PartBank = {
  sayings: [
    {
      text: "Lo más difícil es el tiempo. Cuento con {minutes} y se convierten en {longer}.",
      short: "El tiempo no me alcanza.",
    },
    {
      text: "Nunca encuentro lo que necesito. Hay {count} sitios posibles y siempre está en el último.",
      short: "No encuentro las cosas.",
    },
    {
      text: "Nadie lo explica bien. He preguntado {count} veces y cada vez me han dicho algo distinto.",
      short: "Nadie lo explica.",
    },
    {
      text: "Depende demasiado de otros. Si {him} no contesta, no puedo seguir.",
      short: "Dependo de otros.",
    },
    {
      text: "Me interrumpen todo el rato, sobre todo {time}. Luego no sé por dónde iba.",
      short: "Las interrupciones.",
    },
    { text: "Sale más caro de lo que parece. Siempre son {amount} más de lo previsto.", short: "Sale caro." },
    {
      text: "Lo que me cuesta es empezar. Le doy vueltas {longer} y luego lo hago en {minutes}.",
      short: "Me cuesta empezar.",
    },
    {
      text: "Con lo de {topic}, lo que me molesta es que nunca se acaba. Cuando termino, ya hay otra cosa.",
      short: "Nunca se acaba.",
    },
    {
      text: "Es lento y me pregunta siempre lo mismo. Meto las mismas {count} cosas cada vez.",
      short: "Es lento.",
      kinds: using,
    },
    {
      text: "Desde fuera no se ve. La gente cree que todo va bien y por eso nadie pregunta.",
      short: "Nadie lo ve.",
      kinds: living,
    },
    {
      text: "Las instrucciones cambian cada poco. Cuando me las aprendo, ya no valen.",
      short: "Las instrucciones cambian.",
    },
    {
      text: "Necesito a otra persona para una parte, y esa persona casi nunca puede.",
      short: "Necesito a alguien más.",
    },
  ],
  details: [
    { text: "Hace {years} ya era así." },
    { text: "{days} es cuando peor va." },
    { text: "{her} dice lo mismo." },
    { text: "Me quejé una vez por escrito." },
    { text: "No todas las semanas es igual." },
    { text: "Con el calor se nota más." },
    { text: "En {month} fue todavía peor." },
    { text: "He buscado consejos y no encajan conmigo." },
    { text: "A veces me río de ello." },
    { text: "Se me pasa si duermo." },
    { text: "En casa ya lo saben." },
    { text: "Con prisas es imposible." },
  ],
  secrets: [
    {
      cue: "Una vez eso tuvo consecuencias serias.",
      text: "Me perdí el bautizo de mi ahijado. Esperaron con la foto, y en la foto hay un hueco donde iba yo.",
    },
    {
      cue: "Por eso tuve una discusión.",
      text: "{him} y yo nos gritamos en el portal. Desde entonces nos escribimos notas y las pasamos por debajo de la puerta.",
    },
    {
      cue: "Lo que más me frustra no se lo he contado a nadie.",
      text: "Le pago {amount} al mes a un estudiante para que lo repita después de mí. Viene cuando no hay nadie en casa.",
    },
    {
      cue: "Hubo un momento en que tuve miedo.",
      text: "Llegó una carta del juzgado con mi nombre mal escrito. La guardé {count} semanas en el congelador sin abrirla.",
    },
    {
      cue: "Una vez me costó dinero, y no poco.",
      text: "Fueron {bigAmount} en una sola tarde. Vendí el anillo de mi abuela para taparlo.",
    },
    {
      cue: "Desde {month} ha empeorado.",
      text: "Hay una persona nueva en la ventanilla. Iba conmigo al colegio, y yo le rompí un diente en el recreo.",
    },
    {
      cue: "Ahí cometí un error muy malo.",
      text: "Lo mandé todo a otra dirección. Me contestaron con cariño, y durante {count} meses les dejé creer que yo era otra persona.",
    },
    {
      cue: "Me quita el sueño, y eso me preocupa.",
      text: "Me levanto a las tres y compruebo la ventana {count} veces. Me pongo calcetines gruesos para que nadie me oiga.",
    },
    {
      cue: "Hubo una queja contra mí, y eso me frustró.",
      text: "La firmaron {count} personas del edificio. Una era yo, porque no leí la hoja antes de firmar.",
    },
    {
      cue: "Alguien perdió algo por mi culpa, y me pesa.",
      text: "Al cartero le retiraron la ruta. Le llevo bizcocho y nunca le he dicho que fui yo.",
    },
    {
      cue: "Una noche se puso realmente difícil.",
      text: "Tuve que dormir en el coche de un desconocido, con su perro. Él se quedó fuera para dejarnos sitio.",
    },
    {
      cue: "Ya he intentado dejarlo, y salió mal.",
      text: "Regalé todo a una asociación. Al mes lo compré otra vez en su rastrillo, con bigote postizo.",
    },
  ],
};
