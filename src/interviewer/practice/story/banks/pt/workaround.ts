import type { PartBank } from "../../bank.ts";
import { living, using } from "../en/kinds.ts";

export const workaround: PartBank = {
  sayings: [
    { text: "Anoto tudo em {book}. Assim não preciso lembrar.", short: "Anoto tudo em {book}." },
    {
      text: "Pergunto para {her}, que entende mais do que eu. A resposta vem no mesmo dia.",
      short: "Pergunto para {her}.",
    },
    { text: "Faço em duas metades, uma {time} e a outra no dia seguinte.", short: "Em duas metades." },
    {
      text: "Ponho um alarme de {minutes}, e quando toca eu paro, esteja como estiver.",
      short: "Ponho um alarme.",
    },
    { text: "Deixo descansar um dia, e aí costuma parecer metade do problema.", short: "Espero um dia." },
    {
      text: "Fiz uma lista com {count} pontos, e vou riscando um por um.",
      short: "Uma lista de {count} pontos.",
    },
    { text: "Preparo tudo na véspera, para não ter que pensar {time}.", short: "Preparo na véspera." },
    {
      text: "Para o assunto {topic} tenho a minha própria ordem, que não está em nenhum manual.",
      short: "Tenho a minha própria ordem.",
    },
    { text: "Tiro uma foto com o celular e o resto faço no papel.", short: "Tiro fotos.", kinds: using },
    {
      text: "Saio por {minutes}, duas voltas no quarteirão, e volto.",
      short: "Saio para andar.",
      kinds: living,
    },
    {
      text: "Divido em pedaços de {minutes} e entre um e outro me levanto.",
      short: "Em pedaços de {minutes}.",
    },
    { text: "Conto em voz alta, passo a passo, como se ensinasse alguém.", short: "Conto em voz alta." },
  ],
  details: [
    { text: "Funciona mais ou menos." },
    { text: "Descobri por acaso." },
    { text: "Faço assim desde {month}." },
    { text: "Não leva mais de {minutes}." },
    { text: "Li algo parecido numa revista." },
    { text: "Para outros talvez não sirva." },
    { text: "Demorei a perceber." },
    { text: "Testei primeiro num domingo." },
    { text: "Nem lembro como eu fazia antes." },
    { text: "Disso ri {him}." },
    { text: "Assim evito uma discussão." },
    { text: "No trabalho faço igual." },
  ],
  secrets: [
    {
      cue: "Isso ajudou até que aconteceu uma coisa.",
      text: "Um cano estourou e as anotações de {years} ficaram encharcadas. Sequei folha por folha com o secador, e só dava para ler as datas.",
    },
    {
      cue: "Tem um truque, mas sinto um pouco de vergonha dele.",
      text: "Digo que ligo pela minha mãe doente. A minha mãe morreu há {years}, e sempre me atendem na hora.",
    },
    {
      cue: "Alguém descobriu, e foi desagradável.",
      text: "Numa festa, {him} mostrou um vídeo meu, filmado escondido. Saí pela cozinha e deixei o casaco lá.",
    },
    {
      cue: "Não é bem permitido, e isso me preocupa.",
      text: "Uso a chave do meu antigo trabalho. Ainda abre, e só vou quando o vigia janta.",
    },
    {
      cue: "Antes tentei outra coisa e deu errado.",
      text: "Comprei um aparelho de {bigAmount}. Continua no depósito, na caixa, e a família acha que devolvi.",
    },
    {
      cue: "Esse truque tem um preço que me pesa.",
      text: "Cada vez fico devendo um favor a {her}. Em {month} precisei mentir para o marido dela ao telefone.",
    },
    {
      cue: "A ajuda veio de quem eu menos esperava, foi uma surpresa.",
      text: "Um menino de doze anos do térreo me mostrou como. Pago com selos, e a mãe dele não sabe.",
    },
    {
      cue: "Às vezes nem isso basta, e aí fica difícil.",
      text: "Me tranco no banheiro e leio em voz alta o rótulo do xampu até respirar normalmente.",
    },
    {
      cue: "Esse truque me pôs num problema sério.",
      text: "Me tomaram por outra pessoa e dei uma palestra de {minutes}. Aplaudiram, e saí pela porta de incêndio.",
    },
    {
      cue: "Uma vez outra pessoa fez por mim, e foi um erro.",
      text: "Dei as minhas chaves a um colega. Ele leu os meus diários e devolveu com correções.",
    },
    {
      cue: "Me preocupa depender tanto desse costume.",
      text: "Quando perdi o lápis com que marco, não saí de casa por {count} dias. Era um lápis de hotel.",
    },
  ],
};
