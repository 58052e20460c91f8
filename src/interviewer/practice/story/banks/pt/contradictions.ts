import type { Contradiction } from "../../bank.ts";

/** What is claimed of the routine and taken back late. */
export const contradictions: readonly Contradiction[] = [
  {
    claim: "Nunca deixo para depois.",
    cue: "Esta semana adiei {count} vezes, e isso me irrita.",
    text: "Adio quando há um carro branco na frente de casa. Parece o de um homem a quem devo {amount}.",
  },
  {
    claim: "Faço tudo sem ajuda.",
    cue: "Sem {her} eu não conseguiria, é difícil dizer isso.",
    text: "Ela faz metade de noite e não quer que ninguém saiba. Por uma ajuda assim já perdeu um emprego.",
  },
  {
    claim: "Não me custa quase nada.",
    cue: "O dinheiro que vai nisso é um problema.",
    text: "Gastei {bigAmount} desde {month}, com um cartão que a minha família nunca viu.",
  },
  {
    claim: "Ninguém se incomoda com o meu jeito de fazer.",
    cue: "Ainda na semana passada houve briga com os vizinhos por causa disso.",
    text: "Colaram na minha porta uma folha com os horários permitidos. Tirei de noite e mandei emoldurar.",
  },
  {
    claim: "Nunca tive uma experiência ruim.",
    cue: "Depois do que aconteceu em {month} tive medo por semanas.",
    text: "Passei uma noite inteira com a porta emperrada. O zelador me achou de manhã, com uma cortina como cobertor.",
  },
  {
    claim: "Sei muito bem o que faço.",
    cue: "Metade das vezes vou no chute, e isso me preocupa.",
    text: "Decido com uma moeda. É do meu primeiro salário, e ninguém sabe qual lado quer dizer sim.",
  },
  {
    claim: "Respeito sempre o mesmo dia.",
    cue: "O dia muda mais do que eu gostaria, e é frustrante.",
    text: "Mudo quando o inquilino do terceiro está em casa. Ele bate com a vassoura, e eu respondo com uma colher.",
  },
  {
    claim: "Sinto prazer todas as vezes.",
    cue: "Há dias em que odeio isso, eu não tinha dito.",
    text: "Odeio depois de cada visita ao cemitério. Comecei só para agradar alguém que agora está lá.",
  },
];
