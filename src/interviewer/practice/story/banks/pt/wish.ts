import type { PartBank } from "../../bank.ts";
import { living, using } from "../en/kinds.ts";

export const wish: PartBank = {
  sayings: [
    { text: "Que levasse só {minutes}. O resto tanto faz.", short: "Que leve menos tempo." },
    { text: "Que me perguntassem antes de mudar tudo.", short: "Que me perguntem antes." },
    { text: "Um lugar só para isso, e não sempre {room}.", short: "Um lugar próprio." },
    { text: "Que custasse a metade, no máximo {amount}.", short: "Que seja mais barato." },
    {
      text: "Que houvesse alguém para quem ligar e que entendesse do assunto.",
      short: "Alguém para quem ligar.",
    },
    { text: "Uma lista simples, numa folha só, com letra grande.", short: "Uma folha só." },
    { text: "Que fosse igual toda vez, sem surpresas de última hora.", short: "Menos surpresas." },
    { text: "Para o assunto {topic} eu queria um dia livre por mês.", short: "Um dia livre por mês." },
    { text: "Menos botões. Com {count} já bastava.", short: "Menos botões.", kinds: using },
    {
      text: "Que as pessoas entendessem sem eu explicar {count} vezes.",
      short: "Que me entendam.",
      kinds: living,
    },
    { text: "Poder fazer com alguém ao lado, mesmo em silêncio.", short: "Companhia." },
    { text: "Que saísse sem pensar, como amarrar os sapatos.", short: "Que saia sem pensar." },
  ],
  details: [
    { text: "Não peço mais que isso." },
    { text: "O mesmo deseja {her}." },
    { text: "Pelo menos {days}, já bastava." },
    { text: "Li que em outros lugares existe." },
    { text: "Não acho que vá chegar." },
    { text: "Digo isso há {years}." },
    { text: "Eu pediria por escrito." },
    { text: "No trabalho contei para duas pessoas." },
    { text: "Talvez a culpa seja minha." },
    { text: "Com a metade eu me contentava." },
    { text: "Quando jovem eu nem ligava." },
    { text: "Imagino isso com frequência." },
  ],
  secrets: [
    {
      cue: "Uma vez até fiz alguma coisa, e acabou mal.",
      text: "Escrevi uma carta de {count} páginas à diretora. Ela devolveu com os erros marcados em vermelho.",
    },
    {
      cue: "Atrás desse desejo há uma coisa que dói um pouco.",
      text: "A minha mãe tinha um assim e só me deixava mexer aos domingos. Quando esvaziaram a casa, já estava na caçamba.",
    },
    {
      cue: "Foi uma decepção quando eu quase consegui.",
      text: "Ganhei na rifa da paróquia. O número do lado era de {him}, ele disse que o prêmio era dele, e fiquei em silêncio.",
    },
    {
      cue: "Tenho um plano que me dá um pouco de medo.",
      text: "Guardei {bigAmount} numa lata de biscoitos. Em {month} peço demissão, e ninguém sabe.",
    },
    {
      cue: "Prometi isso a uma pessoa, e me pesa.",
      text: "À senhora do quarto andar, dois dias antes de ela morrer. Tenho as chaves e subo para regar um gerânio que não existe mais.",
    },
    {
      cue: "Parei de falar nisso depois de uma briga.",
      text: "Que eu não mudaria nunca, disse {her}. Queimei os desenhos no fogão e guardei só o da porta.",
    },
    {
      cue: "Tenho medo de que já seja tarde.",
      text: "A única pessoa que sabe fazer tem mais de oitenta anos. Fui lá {count} vezes e cada vez só falei do tempo.",
    },
    {
      cue: "Me fizeram uma promessa e não cumpriram, e isso dói.",
      text: "Um vereador apertou a minha mão diante da câmera. Guardo o recorte, e ele me acena do outro lado da rua.",
    },
    {
      cue: "Um dia vi o meu desejo na casa de outra pessoa, e deu raiva.",
      text: "Na sala de {her}. Eu disse que era feio, e na outra semana ela doou à paróquia.",
    },
    {
      cue: "Há um risco nesse desejo, e eu sei.",
      text: "Se ele se cumprir, vou ter que me mudar. Por isso só atendo o telefone no sexto toque.",
    },
    {
      cue: "Uma vez disse em voz alta, e aconteceu uma coisa triste.",
      text: "Foi num casamento, com um copo na mão. O noivo achou que eu falava da noiva e nunca mais me cumprimentou.",
    },
  ],
};
