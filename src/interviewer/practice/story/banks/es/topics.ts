import { anyOf } from "../../../labels/rules.ts";
import type { BankHearing } from "../../bank.ts";

export const topics: BankHearing["topics"] = [
  [
    "childcare",
    anyOf(
      "niñ[oa]s?|hij[oa]s?|beb[eé]s?|crianza|guarder[ií]as?|padres|madres|maternidad|paternidad|cuidado infantil",
    ),
  ],
  [
    "health",
    anyOf(
      "salud|dormir|sueño|insomnio|m[eé]dic[oa]s?|medic\\p{L}*|dolor(?:es)?|diabetes|asma|enfermedad(?:es)?|terapia|hospital(?:es)?|dietas?|embarazo|alergias?|depresi[oó]n|dentista|fumar|peso|migrañas?",
    ),
  ],
  [
    "money",
    anyOf(
      "dinero|ahorr\\p{L}*|presupuesto|bancos?|banca|deudas?|pr[eé]stamos?|inver\\p{L}*|seguros?|impuestos|pensi[oó]n(?:es)?|sueldos?|hipotecas?|alquiler|finanzas|gastos|facturas?",
    ),
  ],
  [
    "sport",
    anyOf(
      "deportes?|correr|gimnasios?|yoga|entren\\p{L}*|f[uú]tbol|tenis|nad(?:ar|aci[oó]n)|ciclismo|escalada|marat[oó]n|senderismo|esqu[ií]|bail(?:e|ar)|ajedrez",
    ),
  ],
  [
    "food",
    anyOf(
      "comidas?|comer|cocin\\p{L}*|recetas?|restaurantes?|supermercados?|desayunos?|cenas?|caf[eé]|t[eé]|vino|pan|vegan\\p{L}*|compra semanal",
    ),
  ],
  [
    "travel",
    anyOf(
      "viaj\\p{L}*|vacaciones|vuelos?|hotel(?:es)?|aeropuertos?|tren(?:es)?|autob[uú]s(?:es)?|metro|transporte|turismo|camping|coches?|conducir|aparcar",
    ),
  ],
  [
    "learning",
    anyOf(
      "aprend\\p{L}*|estudi\\p{L}*|escuelas?|colegios?|universidad|cursos?|clases?|ex[aá]menes|deberes|idiomas?|lectura|piano|guitarra|programar",
    ),
  ],
  [
    "work",
    anyOf(
      "trabaj\\p{L}*|teletrabajo|oficinas?|reuni[oó]n(?:es)?|jef[ea]s?|empleos?|equipos?|colegas?|contrataci[oó]n|correos?",
    ),
  ],
  [
    "household",
    anyOf(
      "casa|hogar|limpi\\p{L}*|lavadoras?|jard[ií]n|reciclaje|mudanzas?|muebles|reparaciones|plantas|basura",
    ),
  ],
  [
    "media",
    anyOf(
      "noticias?|peri[oó]dicos?|series?|pel[ií]culas?|podcasts?|m[uú]sica|radio|televisi[oó]n|libros?|redes sociales|videojuegos?|v[ií]deos?|streaming|fotograf[ií]a",
    ),
  ],
  [
    "relation",
    anyOf(
      "amig[oa]s?|amistad|pareja|familia|vecin[oa]s?|matrimonio|citas|suegr[oa]s?|herman[oa]s?|abuel[oa]s?|mascotas?|perros?|gatos?",
    ),
  ],
  [
    "event",
    anyOf(
      "bodas?|fiestas?|cumpleaños|conciertos?|festival(?:es)?|navidad(?:es)?|ferias?|congresos?|funeral(?:es)?|elecciones",
    ),
  ],
  [
    "service",
    anyOf(
      "servicios?|atenci[oó]n al cliente|biblioteca|correos|ayuntamiento|peluquer[ií]as?|tiendas?|museos?|parques?|cl[ií]nicas?",
    ),
  ],
  [
    "product",
    anyOf(
      "aplicaci[oó]n(?:es)?|apps?|m[oó]vil(?:es)?|tel[eé]fonos?|ordenador(?:es)?|software|programas?|p[aá]ginas? web|herramientas?|productos?|m[aá]quinas?|relojes|c[aá]maras?|zapatos|ropa|gafas",
    ),
  ],
  [
    "abstract",
    anyOf(
      "felicidad|miedo|soledad|estr[eé]s|confianza|libertad|tiempo|muerte|amor|fe|religi[oó]n|esperanza|identidad|privacidad|cambio clim[aá]tico",
    ),
  ],
  [
    "activity",
    anyOf(
      "\\p{L}{2,}(?:ar|er|ir)|pasear|tejer|pintura|voluntariado|pesca|manualidades|afici[oó]n(?:es)?|hobby",
    ),
  ],
];
