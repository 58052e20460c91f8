import type { PartBank } from "../../bank.ts";
import { doing, living, using } from "../en/kinds.ts";

export const routine: PartBank = {
  sayings: [
    {
      text: "Acontece {often}, quase sempre {time}. Fico {room} e levo {minutes}.",
      short: "{often}, {time}.",
    },
    {
      text: "Em geral {days}. Começo {time}, {room}, e sigo sempre os mesmos {count} passos.",
      short: "{days}, {time}.",
    },
    {
      text: "Não tem dia fixo, mas {often} eu me dedico a isso. Aí reservo {minutes}, {room}.",
      short: "{often}, sem dia fixo.",
    },
    {
      text: "Faço assim há {years}, {often}. Primeiro anoto tudo em {book}, depois vou passo a passo.",
      short: "{often}, há {years}.",
    },
    {
      text: "Costuma começar com uma mensagem de {her}. Então vejo o que há, {room}, e resolvo em {minutes}.",
      short: "Quando chega mensagem de {her}, {often}.",
    },
    {
      text: "Começo pelo que menos gosto, {time}, e o resto vem naturalmente. Isso {often}.",
      short: "{often}, {time}.",
    },
    {
      text: "É coisa de fazer {days}, {time}. Libero a mesa, fecho a porta e só paro depois de {minutes}.",
      short: "{days}, durante {minutes}.",
    },
    {
      text: "Na minha semana, o assunto {topic} aparece {often}. Começa {time} e acaba quando bate o cansaço.",
      short: "{often}.",
    },
    {
      text: "Separo o que preciso, deixo tudo {room}, faço o principal em {minutes} e depois arrumo. Isso {often}.",
      short: "{often}, {time}.",
      kinds: doing,
    },
    {
      text: "Abro {time}, {often}. Olho o que aparece primeiro, faço as minhas {count} coisas e fecho depois de {minutes}.",
      short: "{often}, {minutes}.",
      kinds: using,
    },
    {
      text: "Está aí todos os dias, mais ou menos, mas {often} eu sinto de verdade, sobretudo {time}. Aí me sento um pouco {room}.",
      short: "Todos os dias, mais ou menos.",
      kinds: living,
    },
    {
      text: "Divido: um pouco {time} e o resto quando dá, {room}. No total são {minutes}.",
      short: "Um pouco {time}, {often}.",
    },
  ],
  details: [
    { text: "Deixo o celular em outro cômodo." },
    { text: "Antes sempre preparo um chá." },
    { text: "Essa ordem eu mantenho desde {month}." },
    { text: "Se alguém liga, recomeço do início." },
    { text: "O rádio fica ligado ao fundo." },
    { text: "Depois abro a janela um pouco e pronto." },
    { text: "Anoto a hora em que começo." },
    { text: "Faço sempre com a mesma caneca ao lado." },
    { text: "Antes abro a janela, até no frio." },
    { text: "Nas férias faço menos." },
    { text: "Conto os passos em voz baixa." },
    { text: "Os óculos ficam sempre no mesmo lugar." },
  ],
  secrets: [
    {
      cue: "Há um passo que sempre pulo, porque uma vez deu errado.",
      text: "Pulo a conferência. A única vez em que conferi, achei um erro de {bigAmount} e passei uma semana sem dormir.",
    },
    {
      cue: "Antes era bem diferente, mas aconteceu uma coisa.",
      text: "Eu fazia isso com {him}. Brigamos por {amount}, e mudei o dia para não nos cruzarmos na escada.",
    },
    {
      cue: "Há dias em que não consigo começar, e isso me preocupa.",
      text: "Aí conto os azulejos da parede até cem. Se perco a conta, deixo para o dia seguinte.",
    },
    {
      cue: "O horário não é por acaso, há um motivo difícil por trás.",
      text: "Nessa hora o casal de cima briga. Não quero estar no quarto e ouvir como ela pede desculpas.",
    },
    {
      cue: "Uma parte eu escondo em casa, e não gosto disso.",
      text: "Tenho uma segunda lista dentro de um livro de receitas. A da geladeira é só para os outros verem.",
    },
    {
      cue: "Ultimamente tenho cometido erros.",
      text: "Anotei a mesma coisa duas vezes, e {her} percebeu. Eu disse que era um teste para ver quem prestava atenção.",
    },
    {
      cue: "O final sempre me estressa.",
      text: "Preciso acabar antes que chegue {him}, que conta os meus minutos. Uma vez terminei no escuro, no corredor do prédio.",
    },
    {
      cue: "Mudei há pouco tempo porque levei um susto.",
      text: "O quarto se encheu de fumaça e eu nem notei. Agora fica ao meu lado um despertador velho de duas campainhas.",
    },
    {
      cue: "Há uma regra estranha que sigo, e tenho medo de quebrar.",
      text: "Nunca começo se um sino toca. No dia em que comecei, o vizinho da frente caiu da escada.",
    },
    {
      cue: "Uma vez por semana algo me frustra de verdade.",
      text: "Acho as coisas fora do lugar. Espalhei farinha no chão, e as pegadas eram minhas.",
    },
    {
      cue: "Aprendi essa ordem com alguém com quem não falo mais, e me pesa.",
      text: "Com o meu antigo chefe. Denunciei as horas extras dele, e ainda dobro os papéis como ele dobrava.",
    },
  ],
};
