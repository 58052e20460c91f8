import { ask, follow, type SamplePerson } from "../sample-person.ts";

export const translator: SamplePerson = {
  demographics: {
    ageRange: "35-50",
    occupation: "Traductora autónoma",
    location: "Spain",
    townCity: "Valencia",
  },
  language: "es",
  exchanges: [
    ask(
      "q1",
      "",
      "Trabajo en casa desde las nueve, con dos pantallas y el gato. La mañana es para traducir, sin mirar el correo. Por la tarde contesto mensajes y hago las llamadas con la agencia.",
    ),
    follow(
      "sin mirar el correo",
      "¿Cómo consigue no mirarlo en toda la mañana?",
      "Lo tengo cerrado, literalmente. Antes lo dejaba abierto y tardaba el doble en cada página. Una clienta se enfadó al principio, luego se acostumbró.",
    ),
    ask(
      "q2",
      "Gracias por contármelo.",
      "El lunes, con un colega de Bogotá. Estábamos revisando un contrato en el mismo documento y me borró media página sin querer. Menos mal que se guardan las versiones.",
    ),
    ask(
      "q3",
      "",
      "Word, Google Docs, Zoom y WhatsApp. Sobre todo WhatsApp, aunque la agencia dice que hay que usar su plataforma. Nadie la usa para lo urgente.",
    ),
    follow(
      "Nadie la usa para lo urgente",
      "¿Y qué pasa cuando llega algo urgente?",
      "Me escriben por WhatsApp, les contesto ahí y por la noche copio todo en la plataforma para que conste. Es trabajo doble y nadie lo paga.",
    ),
    ask(
      "q4",
      "Entiendo.",
      "Las videollamadas con la cámara encendida. Acabo agotada. Dos horas viéndome la cara y luego ya no traduzco nada decente.",
    ),
    ask("q5", "", "Llamo por teléfono y camino por la terraza. Se piensa mejor y se acaba antes."),
    ask(
      "q6",
      "",
      "Que se respeten los horarios. Me llegan mensajes a las once de la noche y, aunque no conteste, ya no descanso igual.",
    ),
    ask("q7", "", "Depende de la hora. Por la mañana prefiero que me escriban y por la tarde que me llamen."),
  ],
  lastWords: "No, creo que está todo. Gracias a ustedes.",
};
