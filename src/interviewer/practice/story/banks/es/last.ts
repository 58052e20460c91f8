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
  ],
  details: [
    { text: "Ya era de noche cuando terminé." },
    { text: "Ese día pagué {amount}." },
    { text: "Después lo anoté todo." },
    { text: "El teléfono sonó {count} veces." },
    { text: "La noche anterior había dormido poco." },
    { text: "Al acabar me hice una tortilla." },
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
  ],
};
