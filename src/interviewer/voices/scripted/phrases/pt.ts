import type { PhraseBook } from "../phrase-book.ts";

export const portuguese: PhraseBook = {
  language: "pt",
  acknowledgements: ["Obrigado.", "Certo.", "Entendo.", "Está bem.", "Compreendo."],
  probes: {
    last_occasion: {
      plain: [
        "Poderia me contar a última vez que isso aconteceu?",
        "Pense na ocasião mais recente: como foi?",
        "Conte sobre um dia específico em que foi assim.",
        "Como transcorreu a vez mais recente, passo a passo?",
      ],
      quoting: [],
    },
    example: {
      plain: [
        "Poderia me dar um exemplo?",
        "Qual seria um caso concreto?",
        "Descreva, por favor, uma situação em que você notou isso.",
        "Como isso se apresenta na prática para você?",
        "Como isso aparece no seu dia a dia?",
      ],
      quoting: [],
    },
    what_next: {
      plain: [
        "O que você fez em seguida?",
        "Como as coisas continuaram a partir daí?",
        "O que aconteceu depois?",
        "Como aquilo terminou?",
      ],
      quoting: [],
    },
    clarify: {
      plain: [
        "Como você diria isso com outras palavras?",
        "O que isso inclui, para você?",
        "Em que exatamente você está pensando?",
        "Explique um pouco mais, por favor.",
      ],
      quoting: ["O que você tem em mente quando diz “{x}”?"],
    },
    feeling: {
      plain: [
        "Como foi isso para você?",
        "O que passou pela sua cabeça naquele momento?",
        "Como você se sentiu na hora?",
        "Como você vê isso hoje, olhando para trás?",
      ],
      quoting: [],
    },
    contrast: {
      plain: [
        "O que é diferente para você entre os dois?",
        "Como eles se comparam, na sua experiência?",
        "O que mudou de um para o outro?",
        "Como você descreveria a diferença?",
      ],
      quoting: [],
    },
    echo: {
      plain: [
        "Continue, por favor.",
        "Estou lendo, pode continuar.",
        "Siga com essa ideia, por favor.",
        "Prossiga a partir daí.",
      ],
      quoting: ["Você disse “{x}”. Continue, por favor."],
    },
    reason: {
      plain: [
        "O que fez com que fosse assim para você?",
        "O que está por trás disso?",
        "Como você chegou a essa visão?",
        "O que levou você a isso?",
      ],
      quoting: [],
    },
    condition: {
      plain: [
        "De que isso depende para você?",
        "Em que situações é assim?",
        "O que faz a diferença de uma vez para outra?",
        "Quando é assim, em particular?",
      ],
      quoting: [],
    },
    expand: {
      plain: [
        "Conte um pouco mais, por favor.",
        "O que mais vem à mente sobre isso?",
        "Poderia falar um pouco mais a respeito?",
        "Como você explicaria isso a um amigo?",
        "Descreva isso com um pouco mais de detalhe.",
      ],
      quoting: [],
    },
  },
  named: [
    "Que papel “{x}” tem para você?",
    "Como é “{x}” no seu caso?",
    "Fale um pouco mais sobre “{x}”.",
    "Como “{x}” se encaixa nisso tudo?",
  ],
  contrastEarlier: [],
  clarify: [
    "Entenda a pergunta como for melhor para você; o que vier à mente serve.",
    "Não há um sentido escondido, então responda a partir da sua experiência.",
    "Comece pela parte que mais lhe diz algo.",
  ],
  otherAngle: [
    "Não tem problema. Que ocasião vem à mente, mesmo pequena?",
    "Não precisa ter certeza. Qual é a primeira coisa em que você pensa?",
    "Sem pressa. Qual é a sua impressão aproximada?",
    "Tudo certo. Por qual parte é mais fácil começar?",
  ],
  skip: [
    "Sem problema, deixamos essa pergunta.",
    "Claro, vamos para outra.",
    "De acordo, aqui vai uma diferente.",
    "Sem problema.",
  ],
  dontKnow: [
    "Não saber também está certo, vamos em frente.",
    "Não é preciso ter resposta para tudo.",
    "Está certo.",
  ],
  noAnswer: ["Vamos deixar essa pergunta e continuar.", "Passo para a próxima pergunta.", "Vamos continuar."],
  repeat: "Aqui está mais uma vez:",
  meta: {
    robot: [
      "Sou um entrevistador automático, não uma pessoa.",
      "Como disse, é um programa que faz as perguntas para {organization}.",
    ],
    duration: [
      "Perguntas que faltam depois desta: {left}.",
      "Por enquanto ainda há este número de perguntas: {left}.",
    ],
    privacy: [
      "Suas respostas vão para {organization} e são usadas neste estudo.",
      "A equipe de {organization} lê o que você escreve, para este estudo.",
    ],
    who: [
      "Esta entrevista, {interview}, é feita para {organization}, e eu sou o entrevistador automático.",
      "{organization} conduz este estudo, e um programa faz as perguntas.",
    ],
    purpose: [
      "{organization} quer conhecer a sua própria experiência, nas suas palavras.",
      "Trata-se de entender como as pessoas veem o tema.",
    ],
    incentive: [
      "Se este estudo oferece um código, ele aparece nesta página depois da última mensagem; eu não o tenho.",
      "Disso cuida a página quando acabarmos, não eu.",
    ],
    fatigue: [
      "Entendo, então serei breve; perguntas que faltam depois desta: {left}.",
      "Serei breve; depois desta ainda faltam: {left}.",
    ],
    other: [
      "Não posso responder a isso aqui, mas a equipe verá a sua pergunta.",
      "Isso cabe à equipe; a sua pergunta fica anotada.",
      "Não posso dizer, e guardo a pergunta para a equipe.",
    ],
  },
  noIncentive: ["Este estudo não tem código nem pagamento."],
  retention: ["Elas são guardadas por {days} dias."],
  contact: ["Para qualquer outra coisa, você pode escrever para {contact}."],
  backToQuestion: [
    "Voltemos à pergunta acima, quando quiser.",
    "A pergunta acima continua aberta para você.",
    "Você pode responder agora, com calma.",
  ],
  backAtTheEnd: ["Acrescente o que ainda quiser dizer.", "Você pode deixar umas últimas palavras."],
  redirect: {
    off_topic: [
      "Entendo; voltemos, por favor, à pergunta acima.",
      "Isso fica fora desta conversa, por isso retome a pergunta, por favor.",
      "Por agora gostaria de ficar com o que perguntei.",
      "Regressemos ao que lhe perguntava, quando quiser.",
      "Peço que volte comigo à pergunta.",
    ],
    instructions: [
      "Só posso fazer as perguntas desta entrevista, então responda com as suas palavras, por favor.",
      "Isso está fora do que posso fazer aqui.",
      "Fico com as perguntas deste estudo.",
      "Meu papel aqui é só perguntar e ouvir.",
      "Vamos seguir com a entrevista, por favor.",
    ],
    unreadable: [
      "Não consegui ler isso; tente de novo com algumas palavras.",
      "Não chegou com clareza; escreva outra vez, por favor.",
      "Não entendi a sua mensagem; digite de novo, por favor.",
      "A sua última mensagem é difícil de ler; diga de outra forma.",
      "Algo deu errado com essa mensagem; envie novamente.",
    ],
    empty: [
      "Não vejo palavras nisso; responda em uma ou duas frases, por favor.",
      "Ponha isso em palavras, por favor.",
      "Algumas palavras me ajudariam a acompanhar você.",
      "Aqui só posso trabalhar com palavras, então escreva algumas.",
      "Diga em palavras o que você quer dizer com isso.",
    ],
    greeting: [
      "Olá. Fique à vontade com a pergunta acima.",
      "Olá de novo. A primeira pergunta está logo acima.",
    ],
  },
  checkIn: ["Sinto muito que isso seja difícil para você.", "Lamento; vejo que isso pesa para você."],
  crisis: [
    "Sou um programa e não posso ajudar como uma pessoa, mas o que você escreveu importa. Se puder estar em perigo, ligue agora para o número de emergência.",
    "O que você escreveu importa, e uma pessoa deveria ouvir. Fale logo com a emergência ou com alguém próximo.",
  ],
  support: ["Há apoio aqui: {support}.", "Você também pode procurar este apoio: {support}."],
  goOnOrStop: [
    "Podemos deixar esta pergunta, fazer uma pausa ou parar aqui. Escreva “continuar” para outra pergunta ou “parar” para terminar.",
    "Não é preciso dizer mais sobre isso. Com “continuar” vamos a outra pergunta e com “parar” encerramos.",
  ],
  crisisGoOn: [
    "Nada mais é esperado de você aqui. Se mesmo assim quiser seguir, escreva “continuar”; com qualquer outra mensagem encerramos.",
    "Você não precisa seguir. Só “continuar” nos leva adiante, e o resto encerra aqui.",
  ],
  offerStop: [
    "Você pode parar quando quiser. Encerramos a entrevista aqui?",
    "Você decide. Terminamos agora?",
  ],
  withdraw: [
    "Paramos aqui. Você pode fazer apagar tudo o que escreveu com o seu link privado para esta entrevista. Qualquer mensagem a encerra agora; só “continuar” a retoma.",
  ],
  anythingElse:
    "Essas eram as minhas perguntas. Há algo que não abordamos e que você gostaria de acrescentar?",
  recapLead: "Antes de terminar, aqui estão algumas das coisas que você disse:",
  recapAsk: "Corrija ou acrescente o que quiser, ou diga apenas que está certo assim.",
  closing:
    "Obrigado por participar, a sua opinião é valiosa. Com isto concluímos a nossa entrevista. Tenha um ótimo dia!",
};
