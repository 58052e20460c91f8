import type { LabelledAnswers } from "./answers.ts";

/** Answers by people on all kinds of matters, written before the patterns they are to check. */
export const spanishAnswers: LabelledAnswers = {
  language: "es",
  question: "¿Cómo es eso para usted?",
  answers: {
    problem: [
      "La aplicación del banco se cuelga cada vez que quiero hacer una transferencia",
      "me cuesta mucho levantarme para ir al gimnasio en invierno",
      "El mayor problema es aparcar cerca de la escuela por las mañanas",
      "siempre falta alguien y no podemos empezar el entrenamiento",
      "No encuentro nunca los papeles que me pide la gestoria",
      "El autobús llega tarde casi todos los días a mi barrio",
    ],
    workaround: [
      "Al final lo apunto todo a mano en una libreta que llevo encima",
      "termino mandándome un mensaje a mi misma con la lista de la compra",
      "Lo que hago es sacar una captura de pantalla y guardarla en el movil",
      "Me las arreglo con una hoja de cálculo que hizo mi cuñado",
    ],
    event: [
      "La semana pasada mi hija fue sola en el metro hasta el centro",
      "Hace dos meses cambiamos de colegio a los niños",
      "Ayer el médico me mandó unos análisis nuevos",
      "El otro dia salimos a correr con el grupo del barrio",
    ],
    feeling: [
      "Me da vergüenza hablar delante de los compañeros de clase",
      "estoy bastante agobiada con las cuentas de la casa este mes",
      "Me pone nerviosa llamar por teléfono a la compañía de seguros",
      "La verdad es que me siento muy solo cuando trabajo en casa",
    ],
    contrast: [
      "Antes compraba en el mercado, ahora lo pido todo por internet",
      "En vez de ir en coche voy en bici con los vecinos",
      "El tren sale mas barato que el avión para toda la familia",
    ],
    wish: [
      "Me gustaría que hubiera más bancos en el parque del pueblo",
      "Ojalá pudiera ver los horarios de todos en una sola pantalla",
      "haria falta un sitio donde dejar las bicicletas en la estación",
    ],
    product: [
      "Casi todo lo hablamos por WhatsApp con los padres de la clase",
      "Uso Todoist para las tareas de la casa y del trabajo",
    ],
    condition: ["depende del día", "A veces", "Pues según, depende de la hora"],
    evaluation: [
      "Bien, la verdad",
      "Me gusta bastante",
      "me parece muy útil para gente como yo",
      "Es un poco raro todo",
    ],
    absolute: [
      "Nunca leo las instrucciones de los aparatos que compro para la casa",
      "Todo el mundo en mi oficina come delante del ordenador",
    ],
    placeholder: ["Hago cosas en el ordenador", "algo de deporte y eso"],
    vague: ["normal, lo normal", "pues sí, más o menos"],
    short: ["Trabajo en una panadería", "con mi hermana y mis primos", "por la mañana temprano"],
    none: [
      "Me levanto a las siete, desayuno con los niños y luego los llevo andando al colegio.",
      "Trabajo en una tienda de ropa del centro con otras tres personas desde hace ocho años.",
      "Cada domingo hago la lista con mi marido y por la tarde vamos los dos al supermercado.",
      "El lunes pasado perdí el tren porque mi reloj estaba parado, así que llamé a mi jefe y trabajé desde la cafetería hasta las once.",
      "Primero abro el correo, luego miro el calendario y a las nueve tenemos una reunión corta con el equipo.",
      "Vivo con mi madre en un piso pequeño a las afueras de Sevilla.",
      "Corro dos veces por semana con un grupo de gente de mi calle, unos cinco kilómetros cada vez.",
      "Pongo la lavadora por la noche porque la luz es más barata a esas horas.",
      "Mi padre me enseñó a cocinar los platos de su pueblo cuando yo tenía diez años.",
      "Leo las noticias en el tranvía y después escucho música hasta la oficina.",
      "Somos cuatro en casa y cada uno prepara la cena un día entre semana.",
      "Pago con tarjeta en todas partes y reviso los movimientos a final de mes.",
      "Está bien. Entonces subí las bolsas al tercer piso y volví a bajar por la bicicleta de mi hermano.",
    ],
  },
};
