import { expect, test } from "vitest";
import type { QuestionLabel } from "#contract/practice-debrief.ts";
import { buildsOnAnswer } from "../build-on.ts";
import { findManner, labelQuestion } from "../question-label.ts";

const questions: Record<QuestionLabel, string[]> = {
  open: [
    "Como foi a última vez que você usou o aplicativo?",
    "Conte-me como é um dia normal na sua casa.",
    "Pode me contar o que aconteceu depois?",
    "Por que você parou de correr?",
    "me fala do seu primeiro emprego",
    "Você poderia descrever como se sentiu?",
    "O que mais custa de manhã?",
    "Você disse que demorou, o que aconteceu então?",
    "Lembra da última vez que se mudou? O que aconteceu?",
    "Entendo. E como resolveram isso?",
    'O que quer dizer com "um desastre"?',
    "Poderia me dar um exemplo?",
    "Gostaria de saber mais sobre a sua rotina.",
    "Para que usa o caderno?",
    "O que levou você a trocar de banco?",
  ],
  closed: [
    "Você gosta do seu trabalho?",
    "Usa o aplicativo todos os dias?",
    "Já viajou de trem alguma vez?",
    "Prefere chá ou café?",
    "Foi difícil?",
    "você tem carro",
    "Estava sozinho ou com amigos?",
    "Alguém ajudou com as caixas?",
    "Obrigada. E ainda mora lá?",
    "Há um parque por perto?",
  ],
  leading: [
    "Você não acha que é caro demais?",
    "Gostou muito, não é?",
    "Com certeza ficou com raiva, né?",
    "Não lhe parece injusto?",
    "É melhor do que antes, certo?",
    "Obviamente prefere o outro, por quê?",
    "Quão horrível foi a espera?",
    "Todo mundo sabe que é lento. O que acha?",
    "Concorda que os preços são uma vergonha?",
    "Deve ter sido terrível, não foi?",
  ],
  double: [
    "Quando começou a correr e por quê?",
    "Do que gosta e do que não gosta?",
    "Quantas vezes vai e com quem?",
    "Doeu? E o que fez depois?",
    "Onde comprou e quanto custou?",
    "Usa com frequência e ajuda?",
    "Quem recomendou? O que achou?",
    "Fale-me da sua casa e também do seu trabalho.",
  ],
  hypothetical: [
    "Você pagaria por um aplicativo assim?",
    "Se tivesse mais tempo, o que faria?",
    "Imagine que ganha na loteria. O que compraria primeiro?",
    "você faria de novo?",
    "O que aconteceria se a loja fechasse?",
    "Vai continuar com as aulas no ano que vem?",
    "Suponha que o celular quebre, o que faria?",
    "Recomendaria a um amigo?",
  ],
  fact: [
    "Quantos filhos você tem?",
    "Quando foi isso?",
    "Com que frequência vai à academia?",
    "Onde você nasceu?",
    "A que horas se levanta?",
    "Quanto custou a bicicleta?",
    "Como se chama o seu cachorro?",
    "Que idade tinha nessa época?",
    "Quem ensinou você a cozinhar?",
    "Pode me dizer quantos anos tem a sua filha?",
    "de quanto em quanto tempo rega as plantas",
    "Desde quando trabalha aí?",
  ],
};

const asksNothing = ["Aham.", "mhm", "Entendo, obrigado.", "Certo", "Olá, bom dia", "Continue, por favor."];

const neutralProbes = [
  "E depois?",
  "Conte mais.",
  "mhm",
  "E o que aconteceu depois?",
  "Pode continuar",
  "Por quê?",
  "Como assim?",
  "continue",
  "O que mais?",
];

const rude = [
  "Isso é uma bobagem.",
  "Cala a boca!",
  "Que estupidez",
  "Não me importa o que você pensa.",
  "ISSO NÃO SERVE PARA NADA",
];

const rushed = [
  "Rápido, por favor.",
  "Responda só sim ou não.",
  "Depressa",
  "Não tenho tempo, seja breve.",
  "direto ao ponto",
];

const calm = [
  "Quanto tempo levou a viagem?",
  "O que achou da viagem?",
  "Como aprendeu tão rápido?",
  "É mais rápido do que antes?",
];

/** An answer, and questions that pick it up. */
const answer = "Na segunda-feira perdi as chaves do depósito e tive que ligar para a minha vizinha.";
const followUps = [
  "O que fez com as chaves?",
  "E o que aconteceu então?",
  "Você disse que ligou para a vizinha, como foi?",
  "O que sentiu nesse momento?",
];
const newMatters = ["Que música escuta?", "Quantos filhos tem?"];

const cases = Object.entries(questions).flatMap(([label, texts]) =>
  texts.map((text) => [text, label] as const),
);

test.each(cases)("in Portuguese, “%s” is %s", (text, label) => {
  expect(labelQuestion(text, "pt")).toBe(label);
});

test.each(asksNothing)("in Portuguese, “%s” asks nothing", (text) => {
  expect(labelQuestion(text, "pt")).toBeNull();
});

test.each(neutralProbes)("in Portuguese, “%s” lets the other go on", (text) => {
  expect(findManner(text, "pt")).toBe("neutral_probe");
});

test.each(rude)("in Portuguese, “%s” is rude", (text) => {
  expect(findManner(text, "pt")).toBe("rude");
});

test.each(rushed)("in Portuguese, “%s” presses for time", (text) => {
  expect(findManner(text, "pt")).toBe("rushed");
});

test.each(calm)("in Portuguese, “%s” is neither rude nor rushed", (text) => {
  expect(findManner(text, "pt")).toBeNull();
});

test.each(followUps)("in Portuguese, “%s” picks up the answer", (text) => {
  expect(buildsOnAnswer(text, answer, "pt")).toBe(true);
});

test.each(newMatters)("in Portuguese, “%s” goes on to something else", (text) => {
  expect(buildsOnAnswer(text, answer, "pt")).toBe(false);
});
