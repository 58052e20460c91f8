import type { PartBank } from "../../bank.ts";
import { living, using } from "../en/kinds.ts";

export const last: PartBank = {
  sayings: [
    {
      text: "La última vez fue el {otherDay}. Empecé {time} y tardé {longer} en lugar de {minutes}.",
      short: "El {otherDay}.",
    },
    {
      text: "Fue el {otherDay}, {room}. Acababa de comer y pensaba dedicarle solo {minutes}.",
      short: "El {otherDay}, {room}.",
    },
    {
      text: "El {otherDay}. Llovía mucho y tenía poco tiempo, así que lo hice todo de una vez.",
      short: "El {otherDay}, con lluvia.",
    },
    {
      text: "El {otherDay}, {time}. Primero estuve buscando {book}, luego me puse a ello y al cabo de {minutes} paré.",
      short: "El {otherDay}, {time}.",
    },
    {
      text: "El {otherDay} pasado, al volver a casa. Quería acabar rápido y ni me quité el abrigo.",
      short: "El {otherDay} pasado.",
    },
    {
      text: "Pues el {otherDay}, y ya era la tercera vez en aquella semana. Seguí el orden de siempre.",
      short: "El {otherDay}, por tercera vez en la semana.",
    },
    {
      text: "La última vez con lo de {topic} fue el {otherDay}. Tenía {longer} por delante y las ventanas abiertas.",
      short: "El {otherDay}.",
    },
    {
      text: "El {otherDay} lo abrí como siempre y todo estaba en otro sitio. Necesité {longer}.",
      short: "El {otherDay}.",
      kinds: using,
    },
    {
      text: "El {otherDay} me vino de golpe, {time}. Me quedé {room} durante {longer}, sin hacer otra cosa.",
      short: "El {otherDay}, {time}.",
      kinds: living,
    },
    {
      text: "Fue el {otherDay}, casi sin pensarlo. Lo preparé todo {room} y me puse {time}.",
      short: "El {otherDay}, {room}.",
    },
    {
      text: "El {otherDay}. Había prometido acabar antes de comer y acabé a media tarde.",
      short: "El {otherDay}, hasta media tarde.",
    },
  ],
  details: [
    { text: "Al acabar tenía las manos frías." },
    { text: "Ese día pagué {amount}." },
    { text: "Después lo anoté todo." },
    { text: "El teléfono sonó {count} veces." },
    { text: "La noche anterior había dormido poco." },
    { text: "Al acabar me hice una tortilla." },
    { text: "Hacía un viento terrible." },
    { text: "Llevaba los zapatos nuevos." },
    { text: "Había una vecina cantando en el patio." },
    { text: "Me dolía un poco la espalda." },
    { text: "Paré una vez para beber agua." },
    { text: "La ropa seguía tendida." },
  ],
  secrets: [
    {
      cue: "A mitad algo salió mal.",
      text: "Se fue la luz en toda la calle. Acabé con una vela y quemé el mantel que había bordado {her}.",
    },
    {
      cue: "Entonces pasó algo raro.",
      text: "Una desconocida llamó al timbre y me pidió justo eso. Le di la mitad y no la he vuelto a ver.",
    },
    {
      cue: "Aquel día me enfadé mucho.",
      text: "Me faltaban {count} monedas en el cambio. Volví a la tienda y el dueño me las fue tirando al mostrador una a una.",
    },
    {
      cue: "Al final tuve que volver a empezar.",
      text: "Había tirado el resultado con los periódicos viejos. Estuve hasta medianoche en el cubo del edificio, con guantes de fregar.",
    },
    {
      cue: "Estuve a punto de rendirme.",
      text: "Me senté en la escalera con el abrigo puesto. {him} pasó, no dijo nada y se sentó también, y después volví a entrar.",
    },
    {
      cue: "Me dio vergüenza, la verdad.",
      text: "Me eché a llorar en la caja por {amount}. La cajera cerró la línea y me trajo un vaso de agua.",
    },
    {
      cue: "Hubo un problema que no esperaba.",
      text: "La puerta estaba cerrada por dentro. Entré por la ventana del sótano y rompí la manga de mi único traje.",
    },
    {
      cue: "Alguien se molestó conmigo.",
      text: "{her} me esperó {longer} en la estación. Había traído un bizcocho y lo dejó en el banco, con una servilleta encima.",
    },
    {
      cue: "A mitad apareció alguien con quien no contaba, y me molestó.",
      text: "Un cobrador. Me hice pasar por mi propio inquilino, y me dejó una tarjeta con un dibujo de mi hija imaginaria.",
    },
    {
      cue: "Hubo un malentendido, y todavía me preocupa.",
      text: "Le abrí a un hombre que venía por otra cosa. Se llevó el televisor dándome las gracias.",
    },
    {
      cue: "Cometí un error y no se lo he dicho a nadie.",
      text: "Rompí el jarrón de la entrada del edificio. Puse una nota culpando a la corriente de aire.",
    },
    {
      cue: "Me llevé un susto tremendo al terminar.",
      text: "Sonó la alarma del banco de abajo. Salí con los guantes puestos y dos policías me pidieron que los levantara.",
    },
  ],
};
