import type { ProbeBook } from "../../phrase-book.ts";

export const portugueseProbes: ProbeBook = {
  leads: [
    "Você disse: {x}.",
    "Fico com isto que escreveu: {x}.",
    "Escreveu o seguinte: {x}.",
    "Queria perguntar sobre isto: {x}.",
  ],
  focuses: {
    reference: {
      questions: [
        "O que está por trás disso?",
        "Pode me contar do que se trata?",
        "Como é isso, exatamente?",
        "Qual é a história?",
        "Como é que isso surgiu?",
      ],
    },
    event: {
      questions: [
        "O que aconteceu?",
        "Como foi, desde o começo?",
        "Do que se lembra desse momento?",
        "Poderia me contar como se passou?",
        "Como as coisas foram acontecendo?",
      ],
    },
    feeling: {
      questions: [
        "Como foi isso para você?",
        "O que provocou isso?",
        "O que estava acontecendo naquele momento?",
        "O que ficou com você disso?",
        "O que mais havia nesse momento?",
      ],
    },
    harm: {
      questions: [
        "O que aconteceu depois, até onde quiser contar?",
        "Como tem sido desde então?",
        "Como as coisas ficaram a partir daí?",
        "O que ajudou, se é que algo ajudou?",
        "Como vê isso hoje?",
      ],
    },
    hedge: {
      questions: [
        "E na prática, como é?",
        "O que acontece num dia comum?",
        "Quando é que sai de outro jeito?",
        "O que atrapalha?",
        "Como funciona na realidade?",
      ],
    },
    rule: {
      questions: [
        "De onde vem isso?",
        "Quando foi a última vez que isso pesou?",
        "Como se chegou a isso?",
        "Como fazem as outras pessoas à sua volta?",
        "Poderia me contar uma vez em que isso contou?",
      ],
    },
    workaround: {
      questions: [
        "Como faz isso, passo a passo?",
        "O que levou você a fazer assim?",
        "Quando fez assim pela última vez?",
        "Como lhe ocorreu essa solução?",
        "O que aconteceria sem isso?",
      ],
    },
    change: {
      questions: [
        "Como era antes?",
        "O que levou a essa mudança?",
        "O que está diferente agora?",
        "Quando começou a notar?",
        "E desde essa época, como tem sido?",
      ],
    },
    contrast: {
      questions: [
        "O que fez a diferença?",
        "O que teve de diferente?",
        "Como é nas outras vezes?",
        "O que houve naquela outra ocasião?",
        "Quando é o contrário?",
      ],
    },
    claim: {
      questions: [
        "Quando viu isso pela última vez?",
        "Poderia me contar uma vez em que aconteceu?",
        "Qual seria um exemplo recente?",
        "O que viu disso com os próprios olhos?",
        "Qual ocasião ficou na memória?",
      ],
    },
    loss: {
      questions: [
        "Como se chegou a esse ponto?",
        "O que isso significou para você?",
        "Como percebeu?",
        "O que fez então?",
        "Quanto isso lhe custou, no fim?",
      ],
    },
    story: {
      questions: [
        "O que aconteceu em seguida?",
        "E você, o que fez?",
        "Como terminou?",
        "O que lhe passou pela cabeça na hora?",
        "Do que mais se lembra?",
        "Quem mais estava lá?",
      ],
    },
    practice: {
      questions: [
        "Poderia me falar um pouco mais sobre isso?",
        "Como é que ficou assim?",
        "Como é isso num dia normal?",
        "Poderia me contar a última vez, passo a passo?",
        "O que é mais difícil nisso?",
        "Como foi da última vez?",
      ],
    },
    opinion: {
      questions: [
        "O que levou você a ver as coisas assim?",
        "O que viveu que faz pensar desse jeito?",
        "Desde quando vê dessa forma?",
        "O que mais lhe importa nisso?",
        "Que momento deixou isso claro?",
      ],
    },
    wish: {
      questions: [
        "O que isso mudaria para você?",
        "O que seria preciso para chegar lá?",
        "O que tem impedido até agora?",
        "Como chegou a essa ideia?",
        "O que já experimentou?",
      ],
    },
    reason: {
      questions: [
        "O que mais pesou nisso?",
        "Como se sentiu com isso?",
        "O que achou disso na época?",
        "O que acabou por decidir?",
      ],
    },
    people: {
      questions: [
        "Como isso funciona entre vocês?",
        "Que papel essas pessoas têm?",
        "Como isso se dividiu assim?",
        "E você, como vê isso?",
      ],
    },
  },
  unclear: [
    "Desculpe, a pergunta não ficou clara.",
    "Desculpe, perguntei mal.",
    "Desculpe, não me expressei bem.",
  ],
  more: [
    "Pode me contar um pouco mais?",
    "O que mais lhe ocorre sobre isso?",
    "Como explicaria isso a um amigo?",
    "O que eu teria visto se estivesse lá?",
    "Poderia me dar mais um detalhe?",
  ],
};
