import { expect, test } from "vitest";
import { isToldAsPast } from "./told-as-past.ts";

test.each([
  ["She was poorly. Kidneys. Daft really.", "en"],
  ["He stood in the porch and called it a hopeless case.", "en"],
  ["I came off the stairs there, if you must know. Nothing broken.", "en"],
  ["Dejé de pedirlo cuando me subió el alquiler.", "es"],
  ["Il m'a regardé et il avait l'air gêné.", "fr"],
  ["Ich habe es selbst gemacht und niemandem davon erzählt.", "de"],
  ["Ela saiu e eu fiquei sem saber.", "pt"],
  ["Mi ha guardato e sembrava imbarazzato.", "it"],
  ["كنت وحدي وقلت لهم ذلك.", "ar"],
])("%j tells of something that is over", (answer, language) => {
  expect(isToldAsPast(answer, language)).toBe(true);
});

test.each([
  ["Oil boiler, about 2,400 litres a year. I heat one room these days.", "en"],
  ["We do it at the desk, written sheet, and usually it's quick.", "en"],
  ["Miro el contador cada noche.", "es"],
  ["C'est toujours moi qui regarde.", "fr"],
  ["Das machen wir meistens am Abend.", "de"],
  ["Eu vejo o contador sempre à noite.", "pt"],
  ["Guardo il contatore ogni sera.", "it"],
  ["Ci va mio marito, di sabato, al mercato.", "it"],
  ["", "en"],
  ["whatever", "xx"],
])("%j tells how things are, or nothing", (answer, language) => {
  expect(isToldAsPast(answer, language)).toBe(false);
});
