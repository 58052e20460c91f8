import type { PartBank } from "../../bank.ts";

export const feeling: PartBank = {
  sayings: [
    { text: "Una mezcla. Forma parte de mi vida y a la vez me agota.", short: "Una mezcla." },
    { text: "Mientras dura me da calma, y después llega el cansancio.", short: "Me da calma." },
    { text: "Para mí es importante, más de lo que la gente cree.", short: "Es importante para mí." },
    { text: "Unas veces orgullo, y otras ganas de tirarlo todo por la ventana.", short: "Orgullo y rabia." },
    {
      text: "Me molesta menos que antes. En {years} se acostumbra cualquiera.",
      short: "Es cuestión de costumbre.",
    },
    { text: "Me da una sensación de orden, al menos durante {minutes}.", short: "Sensación de orden." },
    {
      text: "Depende del día. Por la mañana, ilusión; por la noche, más bien pereza.",
      short: "Depende del día.",
    },
    {
      text: "Lo de {topic} me da alegría en los días buenos y dolor de cabeza en los malos.",
      short: "Alegría y dolor de cabeza.",
    },
    { text: "Curiosidad, sobre todo. Siempre pienso que esta vez saldrá distinto.", short: "Curiosidad." },
    {
      text: "Al principio nervios, luego una especie de silencio que me gusta.",
      short: "Nervios y luego silencio.",
    },
    { text: "Lo vivo como una obligación que en el fondo quiero tener.", short: "Una obligación querida." },
  ],
  details: [
    { text: "{her} me lo nota en la voz." },
    { text: "{days} es más fuerte." },
    { text: "Depende de cómo haya dormido." },
    { text: "De eso hablo poco." },
    { text: "Después prefiero el silencio." },
    { text: "Con la música se me pasa." },
    { text: "En {month} me afecta más." },
    { text: "A {him} le pasa lo contrario." },
    { text: "Se me nota en las manos." },
    { text: "Antes no era así." },
    { text: "Con hambre todo parece peor." },
    { text: "A veces sueño con ello." },
  ],
  secrets: [
    {
      cue: "Hubo un momento que me emocionó mucho.",
      text: "Una desconocida me escribió que aquello la había ayudado a pasar el invierno. Llevo su nota en la cartera, detrás de la tarjeta sanitaria.",
    },
    {
      cue: "En el fondo tengo miedo de algo.",
      text: "De acabar como mi tío, que dejó de salir de casa. Me quedé con su silla y no me he sentado nunca en ella.",
    },
    {
      cue: "Una vez sentí una soledad terrible.",
      text: "Fue en mi cumpleaños. Puse la mesa para {count}, no vino nadie y comí tarta toda la semana.",
    },
    {
      cue: "Me da rabia cuando pienso en un día concreto.",
      text: "Se rieron de mí cuando tuve que explicarlo delante de todos. El que más se rió fue {him}, que lo había aprendido en mi cocina.",
    },
    {
      cue: "Tiene que ver con alguien a quien echo de menos.",
      text: "Con mi abuelo. Todavía me pongo sus gafas para esto, aunque no veo nada con ellas.",
    },
    {
      cue: "A veces me siento culpable.",
      text: "Le dije a {her} que no podía ayudarla en la mudanza. Estaba aquí, con esto, mirando por la ventana si ya se habían ido.",
    },
    {
      cue: "Mi propia reacción fue una sorpresa.",
      text: "Me puse a aplaudir en la habitación vacía. Luego vi que la ventana estaba abierta y que medio patio miraba hacia arriba.",
    },
    {
      cue: "Hay algo que me da mucha vergüenza.",
      text: "Lloro con el anuncio de una marca de caldo. Lo grabé y lo pongo antes de empezar.",
    },
    {
      cue: "Una vez me dio tanta alegría que me asusté.",
      text: "Salí a la calle y abracé al repartidor. Ahora me deja los paquetes en casa del vecino.",
    },
    {
      cue: "Siento envidia de una persona concreta, y me molesta.",
      text: "De la profesora de baile de enfrente. He aprendido su coreografía mirando desde el balcón a oscuras.",
    },
    {
      cue: "Me hizo daño un comentario.",
      text: "«Se te da bien para ser tú», me dijeron en la cena. Apunté la frase y la borré con la uña.",
    },
    {
      cue: "Me preocupa no sentir ya nada algunos días.",
      text: "Fui al médico por eso. Me recetó un silbato, y lo llevo al cuello debajo de la camisa.",
    },
  ],
};
