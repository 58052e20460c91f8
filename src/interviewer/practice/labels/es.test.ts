import { expect, test } from "vitest";
import type { QuestionLabel } from "#contract/practice-debrief.ts";
import { buildsOnAnswer } from "../build-on.ts";
import { findManner, labelQuestion } from "../question-label.ts";

const questions: Record<QuestionLabel, string[]> = {
  open: [
    "¿Cómo fue la última vez que usó la aplicación?",
    "Cuénteme cómo es un día normal en su casa.",
    "¿Me puede contar qué pasó después?",
    "¿Por qué dejó de correr?",
    "Háblame de tu primer trabajo",
    "¿Podrías describir cómo te sentiste?",
    "¿Qué es lo que más le cuesta por las mañanas?",
    "Dijo que tardó mucho, ¿qué pasó entonces?",
    "¿Te acuerdas de la última vez que te mudaste? ¿Qué pasó?",
    "Entiendo. ¿Y cómo lo resolvieron?",
    '¿Qué quiere decir con "un desastre"?',
    "¿Me podría dar un ejemplo?",
    "me gustaría saber más sobre tu rutina",
    "¿Para qué usa la libreta?",
    "¿Qué te llevó a cambiar de banco?",
  ],
  closed: [
    "¿Le gusta su trabajo?",
    "¿Usa la aplicación todos los días?",
    "¿Ha viajado alguna vez en tren?",
    "¿Prefiere el té o el café?",
    "¿Fue difícil?",
    "tienes coche",
    "¿Estaba usted solo o con amigos?",
    "¿Alguien te ayudó con las cajas?",
    "Gracias. ¿Y sigue viviendo allí?",
    "¿Hay un parque cerca?",
  ],
  leading: [
    "¿No cree que es demasiado caro?",
    "Le gustó mucho, ¿verdad?",
    "Seguro que se enfadó, ¿no?",
    "¿No le parece injusto?",
    "Es mejor que antes, ¿no es cierto?",
    "Obviamente prefiere el otro, ¿por qué?",
    "¿Qué tan horrible fue la espera?",
    "Todo el mundo sabe que es lento. ¿Qué opina?",
    "¿Está de acuerdo en que los precios son una vergüenza?",
    "Debió de ser terrible, ¿a que sí?",
  ],
  double: [
    "¿Cuándo empezó a correr y por qué?",
    "¿Qué le gusta y qué no le gusta?",
    "¿Cuántas veces va y con quién va?",
    "¿Le dolió? ¿Y qué hizo después?",
    "¿Dónde lo compró y cuánto le costó?",
    "¿Lo usa a menudo y le ayuda?",
    "¿Quién se lo recomendó? ¿Qué le pareció?",
    "Cuénteme de su casa y también de su trabajo.",
  ],
  hypothetical: [
    "¿Pagaría por una aplicación así?",
    "Si tuviera más tiempo, ¿qué haría?",
    "Imagine que gana la lotería. ¿Qué compraría primero?",
    "¿Volverías a hacerlo?",
    "¿Qué pasaría si cerraran la tienda?",
    "¿Va a seguir con las clases el año que viene?",
    "Supongamos que se rompe el móvil, ¿qué haría?",
    "¿Lo recomendaría a un amigo?",
  ],
  fact: [
    "¿Cuántos hijos tiene?",
    "¿Cuándo fue eso?",
    "¿Con qué frecuencia va al gimnasio?",
    "¿Dónde nació usted?",
    "¿A qué hora se levanta?",
    "¿Cuánto le costó la bicicleta?",
    "¿Cómo se llama su perro?",
    "¿Qué edad tenía entonces?",
    "¿Quién le enseñó a cocinar?",
    "¿Me puede decir cuántos años tiene su hija?",
    "cada cuánto riegas las plantas",
    "¿Desde cuándo trabaja ahí?",
  ],
};

const asksNothing = [
  "Ajá.",
  "mhm",
  "Entiendo, gracias.",
  "Vale",
  "Hola, buenos días",
  "Continúe, por favor.",
];

const neutralProbes = [
  "¿Y luego?",
  "Cuénteme más.",
  "mhm",
  "¿Y qué pasó después?",
  "Siga, siga",
  "¿Por qué?",
  "¿Cómo es eso?",
  "continúa",
  "¿Qué más?",
];

const rude = [
  "Eso es una tontería.",
  "¡Cállate!",
  "Qué estupidez",
  "Me da igual lo que piense.",
  "ESTO NO SIRVE PARA NADA",
];

const rushed = [
  "Rápido, por favor.",
  "Conteste solo sí o no.",
  "Dese prisa",
  "No tengo tiempo, sea breve.",
  "al grano",
];

const calm = [
  "¿Cuánto tardó en llegar?",
  "¿Qué le pareció el viaje?",
  "¿Cómo aprendió tan rápido?",
  "¿Es más rápido que antes?",
];

/** An answer, and questions that pick it up. */
const answer = "El lunes perdí las llaves del almacén y tuve que llamar a mi vecina.";
const followUps = [
  "¿Qué hizo con las llaves?",
  "¿Y qué pasó entonces?",
  "Dijo que llamó a su vecina, ¿cómo fue?",
  "¿Qué sintió en ese momento?",
];
const newMatters = ["¿Qué música escucha?", "¿Cuántos hijos tiene?"];

const cases = Object.entries(questions).flatMap(([label, texts]) =>
  texts.map((text) => [text, label] as const),
);

test.each(cases)("in Spanish, “%s” is %s", (text, label) => {
  expect(labelQuestion(text, "es")).toBe(label);
});

test.each(asksNothing)("in Spanish, “%s” asks nothing", (text) => {
  expect(labelQuestion(text, "es")).toBeNull();
});

test.each(neutralProbes)("in Spanish, “%s” lets the other go on", (text) => {
  expect(findManner(text, "es")).toBe("neutral_probe");
});

test.each(rude)("in Spanish, “%s” is rude", (text) => {
  expect(findManner(text, "es")).toBe("rude");
});

test.each(rushed)("in Spanish, “%s” presses for time", (text) => {
  expect(findManner(text, "es")).toBe("rushed");
});

test.each(calm)("in Spanish, “%s” is neither rude nor rushed", (text) => {
  expect(findManner(text, "es")).toBeNull();
});

test.each(followUps)("in Spanish, “%s” picks up the answer", (text) => {
  expect(buildsOnAnswer(text, answer, "es")).toBe(true);
});

test.each(newMatters)("in Spanish, “%s” goes on to something else", (text) => {
  expect(buildsOnAnswer(text, answer, "es")).toBe(false);
});
