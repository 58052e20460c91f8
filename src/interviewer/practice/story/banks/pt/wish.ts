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
  ],
  details: [
    { text: "Não peço mais que isso." },
    { text: "O mesmo deseja {her}." },
    { text: "Pelo menos {days}, já bastava." },
    { text: "Li que em outros lugares existe." },
    { text: "Não acho que vá chegar." },
    { text: "Digo isso há {years}." },
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
  ],
};
