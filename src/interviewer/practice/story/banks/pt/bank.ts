import type { LanguageBank } from "../../bank.ts";
import { contradictions } from "./contradictions.ts";
import { feeling } from "./feeling.ts";
import { hearing } from "./hearing.ts";
import { last } from "./last.ts";
import { person } from "./person.ts";
import { facts, phrases } from "./phrases.ts";
import { problem } from "./problem.ts";
import { routine } from "./routine.ts";
import { wish } from "./wish.ts";
import { workaround } from "./workaround.ts";

export const portuguese: LanguageBank = {
  language: "pt",
  draws: [
    [
      { her: "minha irmã Camila" },
      { her: "minha vizinha Sônia" },
      { her: "minha prima Helena" },
      { her: "minha amiga Priscila" },
      { her: "minha tia Lourdes" },
      { her: "minha cunhada Renata" },
    ],
    [
      { him: "meu irmão Marcelo" },
      { him: "meu vizinho Osvaldo" },
      { him: "meu cunhado André" },
      { him: "meu amigo Rafael" },
      { him: "meu primo Caio" },
      { him: "meu tio Geraldo" },
    ],
    [
      { day: "terça", days: "às terças", otherDay: "no sábado" },
      { day: "segunda", days: "às segundas", otherDay: "na quinta" },
      { day: "sexta", days: "às sextas", otherDay: "na quarta" },
      { day: "quinta", days: "às quintas", otherDay: "na segunda" },
      { day: "quarta", days: "às quartas", otherDay: "no domingo" },
      { day: "sábado", days: "aos sábados", otherDay: "na terça" },
    ],
    [
      { month: "março" },
      { month: "outubro" },
      { month: "janeiro" },
      { month: "junho" },
      { month: "novembro" },
      { month: "fevereiro" },
    ],
    [
      { amount: "vinte reais", bigAmount: "trezentos reais" },
      { amount: "trinta e cinco reais", bigAmount: "oitocentos reais" },
      { amount: "doze reais", bigAmount: "quatrocentos e cinquenta reais" },
      { amount: "sessenta reais", bigAmount: "dois mil reais" },
      { amount: "dezoito reais", bigAmount: "seiscentos reais" },
    ],
    [
      { minutes: "vinte minutos", longer: "uma hora e meia" },
      { minutes: "meia hora", longer: "duas horas" },
      { minutes: "dez minutos", longer: "uma hora" },
      { minutes: "quinze minutos", longer: "três horas" },
      { minutes: "quarenta minutos", longer: "meio dia" },
    ],
    [
      { time: "antes do café da manhã" },
      { time: "na hora do almoço" },
      { time: "depois das nove da noite" },
      { time: "no começo da tarde" },
      { time: "logo depois do trabalho" },
      { time: "no fim da manhã" },
    ],
    [
      { often: "duas vezes por semana" },
      { often: "três vezes por semana" },
      { often: "dia sim, dia não" },
      { often: "uma vez por semana" },
      { often: "quatro ou cinco vezes por mês" },
    ],
    [
      { years: "dois anos" },
      { years: "seis anos" },
      { years: "nove anos" },
      { years: "onze anos" },
      { years: "quatro anos" },
    ],
    [
      { room: "na mesa da cozinha" },
      { room: "no sofá" },
      { room: "perto da janela do corredor" },
      { room: "no quarto dos fundos" },
      { room: "na varanda" },
      { room: "na minha escrivaninha velha" },
    ],
    [
      { book: "um caderno verde" },
      { book: "um caderno de escola" },
      { book: "um calendário da farmácia" },
      { book: "um fichário" },
      { book: "um bloco de papel" },
    ],
    [{ count: "três" }, { count: "quatro" }, { count: "cinco" }, { count: "seis" }, { count: "sete" }],
  ],
  pseudonyms: [
    "Garça",
    "Ipê",
    "Ardósia",
    "Jacarandá",
    "Lontra",
    "Araucária",
    "Sabiá",
    "Quartzo",
    "Trevo",
    "Pitanga",
  ],
  occupations: [
    { name: "Atendimento em farmácia", said: "numa farmácia" },
    { name: "Portaria de prédio", said: "na portaria de um prédio" },
    { name: "Contabilidade", said: "na contabilidade de uma empresa pequena" },
    { name: "Eletricista", said: "numa empresa de instalações elétricas" },
    { name: "Recepcionista", said: "na recepção de um hotel" },
    { name: "Enfermagem", said: "num hospital" },
    { name: "Balcão de ferragens", said: "numa loja de ferragens" },
    { name: "Taxista", said: "ao volante de um táxi" },
    { name: "Ensino de música", said: "numa escola de música" },
    { name: "Florista", said: "numa floricultura" },
    { name: "Auxiliar de biblioteca", said: "na biblioteca municipal" },
    { name: "Escritório da prefeitura", said: "no escritório da prefeitura" },
  ],
  places: [
    ["Brasil", "Curitiba"],
    ["Brasil", "Recife"],
    ["Brasil", "Belo Horizonte"],
    ["Brasil", "Florianópolis"],
    ["Brasil", "Goiânia"],
    ["Brasil", "Salvador"],
    ["Brasil", "Londrina"],
    ["Brasil", "Fortaleza"],
  ],
  partNames: {
    person: "Quem é",
    routine: "Como costuma ser",
    last: "A última vez",
    problem: "O que é difícil",
    workaround: "Como se vira",
    feeling: "Como se sente",
    contradiction: "O que não combina",
    wish: "O que deseja",
  },
  parts: { person, routine, last, problem, workaround, feeling, wish },
  contradictions,
  facts,
  followUps: [
    "Você disse: “{cue}”. O que aconteceu?",
    "“{cue}”: pode me contar mais sobre isso?",
    "O que está por trás de “{cue}”?",
    "Antes você disse: “{cue}”. Como foi isso?",
  ],
  phrases,
  hearing,
  ownScript: {
    introduction:
      "Obrigado pelo seu tempo. Gostaria de conhecer a sua experiência; não há respostas certas nem erradas.",
    questions: [
      "Para começar, conte um pouco sobre você e a sua vida.",
      "Como costumam ser as coisas no seu dia a dia?",
      "Pense na última vez. Como foi, desde o começo?",
      "O que é mais difícil para você?",
      "Como você lida com as dificuldades quando elas aparecem?",
      "Como você se sente com o assunto?",
      "O que você desejaria que fosse diferente?",
    ],
  },
};
