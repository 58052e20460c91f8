import type { PartBank } from "../../bank.ts";

export const person: PartBank = {
  sayings: [
    {
      text: "Trabajo {job} y vivo en {townCity}. En casa somos {count}.",
      short: "Trabajo {job}, en {townCity}.",
    },
    {
      text: "Llevo {years} en {townCity}, en un piso pequeño, segundo sin ascensor. Trabajo {job}.",
      short: "Vivo en {townCity} y trabajo {job}.",
    },
    {
      text: "Vengo de un pueblo y me mudé a {townCity} hace {years} por trabajo. Trabajo {job}.",
      short: "Vengo de un pueblo y vivo en {townCity}.",
    },
    {
      text: "Trabajo {job}, casi siempre en el turno de mañana. Por las tardes cuido el huerto de {her}.",
      short: "Trabajo {job}, en el turno de mañana.",
    },
    {
      text: "Mi vida es tranquila: de día trabajo {job} y por la noche me quedo en casa, en {townCity}.",
      short: "Trabajo {job} y vivo con calma.",
    },
    {
      text: "Trabajo {job}. El resto del tiempo se lo lleva la familia y un coro que ensaya una vez por semana.",
      short: "Trabajo {job} y canto en un coro.",
    },
    {
      text: "Estoy en el grupo de {ageRange} años, vivo en {townCity} y trabajo {job} desde hace {years}.",
      short: "Estoy en el grupo de {ageRange} años y trabajo {job}.",
    },
    {
      text: "Vivo en {townCity} y trabajo {job}. Lo de {topic} me acompaña desde hace {years}.",
      short: "Trabajo {job}, en {townCity}.",
    },
    {
      text: "Crecí en el campo y ahora vivo en {townCity}, en un tercer piso con mucha luz. Trabajo {job}.",
      short: "Vivo en {townCity} y trabajo {job}.",
    },
    {
      text: "Trabajo {job} y estudio un poco por las noches. Vivo en {townCity}, cerca del mercado.",
      short: "Trabajo {job} y estudio por las noches.",
    },
    { text: "En {townCity} me conocen por el trabajo: llevo {years} {job}.", short: "Llevo {years} {job}." },
  ],
  details: [
    { text: "{him} vive dos calles más abajo." },
    { text: "En mi calle conozco a casi todo el mundo." },
    { text: "No tengo coche, voy a todas partes en bicicleta." },
    { text: "Los domingos comemos en casa de {her}." },
    { text: "Soy la persona de la familia a la que todos llaman." },
    { text: "El balcón da a un patio con dos limoneros." },
    { text: "Tengo un gato viejo que no se mueve del radiador." },
    { text: "{her} me llama todas las noches." },
    { text: "En el barrio hay un mercado los viernes." },
    { text: "Leo mucho, casi siempre novelas de segunda mano." },
    { text: "La panadera me guarda el pan cuando llego tarde." },
  ],
  secrets: [
    {
      cue: "El año pasado casi tengo que irme de allí.",
      text: "La casera quería vender. {him} me prestó {bigAmount} y desde entonces no hemos vuelto a hablar de ello.",
    },
    {
      cue: "En el trabajo pasó algo en {month} que lo cambió todo.",
      text: "Me cambiaron los turnos con una nota en la puerta. La encontré con tres días de retraso, y desde entonces organizo la vida alrededor de esa nota.",
    },
    {
      cue: "En casa no ha sido fácil últimamente.",
      text: "{her} duerme en el salón desde {month}. Dejó a su marido y llegó con una sola maleta y el canario.",
    },
    {
      cue: "Hubo una época en la que tuve que dejarlo todo.",
      text: "Pasé {count} semanas en el hospital. Cuando volví, las plantas estaban secas y empecé otra vez con esto.",
    },
    {
      cue: "Me preocupa lo que viene ahora.",
      text: "El contrato se me acaba en {month}. En casa no lo sabe nadie, ni siquiera {her}.",
    },
    {
      cue: "Tengo poca gente con quien hablar de esto, y lo echo de menos.",
      text: "Hablo con el conductor de la última línea. Se baja conmigo en la parada final y se fuma un cigarrillo mientras le cuento.",
    },
    {
      cue: "Mi familia lo ve de otra manera, y eso duele.",
      text: "Mi padre dijo delante de todos que era perder el tiempo. Desde aquel día lo hago con la puerta cerrada.",
    },
    {
      cue: "Tuve una sorpresa desagradable al llegar a esta ciudad.",
      text: "El piso que había pagado no existía. Dormí {count} noches en la sala de espera de la estación de autobuses.",
    },
    {
      cue: "Hace poco perdí algo que para mí era muy importante.",
      text: "El reloj de mi abuelo. Se me cayó al río mientras saludaba a un barco lleno de desconocidos.",
    },
    {
      cue: "Con {him} las cosas no están bien, y me preocupa.",
      text: "Nos peleamos por la herencia de una mesa. La mesa está partida en dos, y cada cual tiene su mitad.",
    },
    {
      cue: "Cambié de vida de un día para otro, y fue difícil.",
      text: "Vendí el piano para pagar un tratamiento. El comprador me deja tocarlo una vez al año.",
    },
    {
      cue: "Guardo un secreto de mis primeros años aquí que me da vergüenza.",
      text: "Usé el nombre de otra persona para alquilar. El cartero todavía me llama así.",
    },
    {
      cue: "Hay una llamada que me dejó mal.",
      text: "Llamaron del colegio donde estudié para decir que mi foto ya no estaba en la pared. La había arrancado yo.",
    },
  ],
};
