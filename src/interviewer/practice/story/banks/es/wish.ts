import type { PartBank } from "../../bank.ts";
import { living, using } from "../en/kinds.ts";

export const wish: PartBank = {
  sayings: [
    { text: "Que no tardara más de {minutes}. Lo demás me da igual.", short: "Que tarde menos." },
    { text: "Que alguien me preguntara antes de cambiarlo todo.", short: "Que me pregunten antes." },
    { text: "Un sitio solo para eso, y no siempre {room}.", short: "Un sitio propio." },
    { text: "Que costara la mitad, como mucho {amount}.", short: "Que sea más barato." },
    { text: "Que hubiera alguien a quien llamar y que supiera del tema.", short: "Alguien a quien llamar." },
    { text: "Una lista sencilla, en una sola hoja, con letra grande.", short: "Una sola hoja." },
    { text: "Que fuera igual cada vez, sin sorpresas de última hora.", short: "Menos sorpresas." },
    { text: "Para lo de {topic} me gustaría tener un día libre al mes.", short: "Un día libre al mes." },
    { text: "Menos botones. Con {count} me bastaría.", short: "Menos botones.", kinds: using },
    {
      text: "Que la gente lo entendiera sin que yo tuviera que explicarlo {count} veces.",
      short: "Que me entiendan.",
      kinds: living,
    },
    { text: "Poder hacerlo con alguien al lado, aunque no hable.", short: "Compañía." },
    { text: "Que me saliera sin pensar, como atarme los zapatos.", short: "Que salga sin pensar." },
  ],
  details: [
    { text: "No pido más." },
    { text: "{her} desea lo mismo." },
    { text: "Me bastaría con {days}." },
    { text: "He leído que en otros sitios existe." },
    { text: "No creo que llegue." },
    { text: "Lo digo desde hace {years}." },
    { text: "Lo pediría por escrito." },
    { text: "En el trabajo se lo he dicho a dos personas." },
    { text: "A lo mejor es culpa mía." },
    { text: "Con la mitad me conformaría." },
    { text: "De joven me daba igual." },
    { text: "Me lo imagino a menudo." },
  ],
  secrets: [
    {
      cue: "Una vez hice algo al respecto y acabó mal.",
      text: "Escribí una carta de {count} páginas a la directora. Me la devolvió con las faltas marcadas en rojo.",
    },
    {
      cue: "Detrás de ese deseo hay algo que duele un poco.",
      text: "Mi madre tenía uno así y solo me dejaba tocarlo los domingos. Cuando vaciaron la casa, ya estaba en el contenedor.",
    },
    {
      cue: "Fue una decepción cuando casi lo tenía.",
      text: "Me tocó en la rifa de la parroquia. {him} tenía el número de al lado, dijo que era suyo, y me callé.",
    },
    {
      cue: "Tengo un plan que me asusta un poco.",
      text: "He guardado {bigAmount} en una lata de galletas. En {month} dejo el trabajo y no lo sabe nadie.",
    },
    {
      cue: "Se lo prometí a una persona, y me pesa.",
      text: "A la señora del cuarto, dos días antes de que muriera. Tengo sus llaves y subo a regar un geranio que ya no existe.",
    },
    {
      cue: "Dejé de hablar de ello después de una pelea.",
      text: "{her} me dijo que yo no cambiaría nunca. Quemé los dibujos en la estufa y solo guardé el de la puerta.",
    },
    {
      cue: "Me preocupa que ya sea tarde.",
      text: "La única persona que sabe hacerlo tiene más de ochenta años. He ido {count} veces a su casa y cada vez le he preguntado por el tiempo.",
    },
    {
      cue: "Me hicieron una promesa y no la cumplieron, y eso me duele.",
      text: "Un concejal me dio la mano delante de la cámara. Guardo el recorte y él me saluda desde la otra acera.",
    },
    {
      cue: "Un día vi mi deseo cumplido en casa de otro, y me dio rabia.",
      text: "En el salón de {her}. Le dije que era feo, y la semana siguiente lo regaló a la parroquia.",
    },
    {
      cue: "Hay un riesgo en ese deseo, y lo sé.",
      text: "Si se cumple, tendré que mudarme. Por eso, cada vez que llaman, no cojo el teléfono hasta el sexto tono.",
    },
    {
      cue: "Lo pedí una vez en voz alta y pasó algo triste.",
      text: "Estaba en una boda, con una copa en la mano. El novio creyó que hablaba de la novia y no me ha vuelto a saludar.",
    },
  ],
};
