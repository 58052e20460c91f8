import type { PartBank } from "../../bank.ts";
import { living, using } from "../en/kinds.ts";

export const problem: PartBank = {
  sayings: [
    { text: "O mais difícil é o tempo. Conto com {minutes}, e viram {longer}.", short: "O tempo não dá." },
    {
      text: "Nunca acho o que preciso. Há {count} lugares possíveis e está sempre no último.",
      short: "Não acho as coisas.",
    },
    {
      text: "Ninguém explica direito. Perguntei {count} vezes e cada vez me disseram uma coisa.",
      short: "Ninguém explica.",
    },
    {
      text: "Depende demais dos outros. Se {him} não responde, não consigo seguir.",
      short: "Dependo dos outros.",
    },
    {
      text: "Me interrompem o tempo todo, sobretudo {time}. Depois não sei onde eu estava.",
      short: "As interrupções.",
    },
    {
      text: "Sai mais caro do que parece. São sempre {amount} a mais do que o previsto.",
      short: "Sai caro.",
    },
    {
      text: "O que me custa é começar. Enrolo {longer} e depois faço em {minutes}.",
      short: "Custa começar.",
    },
    {
      text: "No assunto {topic}, o que me incomoda é que nunca acaba. Quando termino, já há outra coisa.",
      short: "Nunca acaba.",
    },
    {
      text: "É lento e me pergunta sempre a mesma coisa. Digito as mesmas {count} coisas toda vez.",
      short: "É lento.",
      kinds: using,
    },
    {
      text: "De fora não se vê. As pessoas acham que está tudo bem, então ninguém pergunta.",
      short: "Ninguém vê.",
      kinds: living,
    },
    { text: "As instruções mudam a toda hora. Quando aprendo, já não valem.", short: "As instruções mudam." },
    {
      text: "Preciso de outra pessoa para uma parte, e essa pessoa quase nunca pode.",
      short: "Preciso de mais alguém.",
    },
  ],
  details: [
    { text: "Há {years} já era assim." },
    { text: "O pior é {days}." },
    { text: "Outros na família dizem o mesmo." },
    { text: "Reclamei uma vez por escrito." },
    { text: "Nem toda semana é igual." },
    { text: "Com o calor se nota mais." },
    { text: "Em {month} foi ainda pior." },
    { text: "Procurei conselhos e nenhum serve para mim." },
    { text: "Às vezes dou risada disso." },
    { text: "Passa quando durmo." },
    { text: "Em casa já sabem." },
    { text: "Com pressa é impossível." },
  ],
  secrets: [
    {
      cue: "Uma vez isso teve consequências sérias.",
      text: "Perdi o batizado do meu afilhado. Esperaram com a foto, e na foto há um vazio no meu lugar.",
    },
    {
      cue: "Por causa disso houve uma briga.",
      text: "Gritamos no corredor do prédio, {him} e eu. Desde então trocamos bilhetes por baixo da porta.",
    },
    {
      cue: "O que mais me frustra eu nunca contei a ninguém.",
      text: "Pago {amount} por mês a um estudante para refazer tudo depois de mim. Ele vem quando não há ninguém em casa.",
    },
    {
      cue: "Houve um momento em que tive medo.",
      text: "Chegou uma carta do tribunal com o meu nome errado. Guardei a carta {count} semanas no congelador, sem abrir.",
    },
    {
      cue: "Uma vez isso me custou dinheiro, e não foi pouco.",
      text: "Foram {bigAmount} numa única tarde. Vendi o anel da minha avó para tapar o buraco.",
    },
    {
      cue: "Desde {month} piorou.",
      text: "Há uma pessoa nova no guichê. Estudou comigo, e eu quebrei um dente dela no recreio.",
    },
    {
      cue: "Ali cometi um erro muito ruim.",
      text: "Mandei tudo para outro endereço. Responderam com carinho, e durante {count} meses deixei que pensassem que eu era outra pessoa.",
    },
    {
      cue: "Isso me tira o sono, e me preocupa.",
      text: "Levanto às três e confiro a janela {count} vezes. Calço meias grossas para que ninguém me ouça.",
    },
    {
      cue: "Houve uma queixa contra mim, e isso me frustrou.",
      text: "Foi assinada por {count} pessoas do prédio. Uma era eu, que não li a folha antes de assinar.",
    },
    {
      cue: "Alguém perdeu algo por minha culpa, e me pesa.",
      text: "Tiraram a rota do carteiro. Levo bolo para ele e nunca disse que fui eu.",
    },
    {
      cue: "Uma noite ficou realmente difícil.",
      text: "Tive que dormir no carro de um desconhecido, com o cachorro dele. Ele ficou do lado de fora para nos dar espaço.",
    },
    {
      cue: "Já tentei largar, e deu errado.",
      text: "Doei tudo a uma associação. Um mês depois comprei de volta no bazar deles, de bigode postiço.",
    },
  ],
};
