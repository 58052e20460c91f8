import type { PhraseBook } from "../phrase-book.ts";
import { portugueseProbes } from "./probes/pt.ts";

export const portuguese: PhraseBook = {
  language: "pt",
  quoteMarks: ["“", "”"],
  acknowledgements: {
    plain: ["Certo.", "Entendo.", "Compreendo.", "Certo, entendi.", "Sim, entendo."],
    complaint: [
      "Tem razão, peço desculpa.",
      "Desculpe, isso já me tinha dito.",
      "Desculpe, foi descuido meu.",
      "Peço desculpa, isso me escapou.",
      "Desculpe.",
    ],
    feeling: [
      "Dá para ver que isso lhe importa.",
      "Isso não é pouca coisa.",
      "Isso não deve ser fácil.",
      "Entendo que isso fique com você.",
      "Uma coisa assim pesa.",
      "Isso se carrega por muito tempo.",
    ],
    harm: [
      "Isso deve ter sido muito duro.",
      "Isso foi duro, sinto muito por você.",
      "Sinto muito que tenha passado por isso.",
      "É muito peso para carregar, lamento.",
      "Lamento, parece ter sido um tempo difícil.",
      "Lamento que isso lhe tenha acontecido.",
    ],
  },
  told: [
    "Obrigado por me contar isso.",
    "Obrigado, isso me ajuda a entender.",
    "Agradeço que diga isso.",
    "Obrigado por entrar nisso.",
    "Obrigado por falar disso.",
  ],
  kept: ["Obrigado pela confiança.", "Obrigado por falar com tanta franqueza.", "Ainda bem que disse isso."],
  heavyAgain: ["Estou ouvindo.", "Isso é muito."],
  leaveIt: [
    "Podemos deixar por aqui, se preferir.",
    "Se preferir não falar disso, é só dizer.",
    "Não precisa dizer mais do que quiser.",
    "E se quiser passar a outra coisa, tudo bem.",
  ],
  probes: portugueseProbes,
  clarify: [
    "Desculpe, não ficou claro. Só quero saber como é no seu caso; comece por onde quiser.",
    "Não há nenhum truque. O que lhe vier à cabeça da sua própria vida já serve.",
    "É no sentido comum da palavra. Um exemplo seu é mais do que suficiente.",
    "Entenda como fizer mais sentido. Algo que tenha visto ou feito é um bom começo.",
  ],
  clarifySimply: "De forma mais simples:",
  clarifyProbe: {
    either: [
      "Qualquer um dos dois. Qual lhe vem primeiro à cabeça?",
      "Os dois servem. De qual prefere falar?",
    ],
    quote: [
      "Eu falava de onde você escreveu {x}. Queria saber se há mais por trás; se não, seguimos.",
      "Só se há mais em {x}. Se não houver, tudo bem, e seguimos.",
    ],
    plain: [
      "Eu falava de qualquer coisa do que acabou de contar, a que quiser. Se não houver nada, seguimos.",
      "Só se acrescentaria algo à sua última resposta. Se não, diga e passo à próxima pergunta.",
    ],
  },
  clarifyEnd: {
    missed: [
      "Deixei de fora o que importava, desculpe; tudo fica guardado. Sobre que parte gostaria de dizer mais alguma coisa?",
    ],
    anythingElse: [
      "Qualquer coisa que a equipe deva saber e que eu não tenha perguntado. Se não houver nada, está tudo bem.",
      "Algo que tenha a ver com isto e que ainda não apareceu. Se nada lhe ocorrer, é só dizer.",
    ],
    recap: [
      "São frases que escreveu antes. Quero saber se há algo importante errado ou em falta.",
      "Escolhi algumas frases suas. Diga apenas se dão uma ideia errada.",
    ],
  },
  otherAngle: [
    "Não faz mal. Qual é a primeira coisa que lhe vem à cabeça, mesmo pequena?",
    "Não precisa ter certeza. O que diria, por alto?",
    "Sem problema. Por que parte é mais fácil começar?",
    "Tudo bem. O que diria se tivesse de escolher algo?",
    "Leve o seu tempo. O que lhe vem à mente?",
  ],
  skip: [
    "Sem problema, deixamos essa pergunta.",
    "Claro, vamos para outra.",
    "Tudo bem, aqui está uma diferente.",
    "Como quiser, essa nós pulamos.",
    "Pode deixar, não precisa responder a essa.",
    "Sem problema.",
  ],
  dontKnow: [
    "Não faz mal, vamos tentar outra coisa.",
    "Nem tudo tem resposta, não se preocupe.",
    "Tudo bem, seguimos com outra.",
    "Não faz mal.",
  ],
  noAnswer: [
    "Vamos deixar essa e seguir em frente.",
    "Prefiro perguntar outra coisa.",
    "Tentemos uma pergunta diferente.",
    "Vamos seguir.",
  ],
  repeat: "Aqui está outra vez:",
  simple:
    "Sou um entrevistador automático simples: sigo uma lista de perguntas e deixo escapar coisas, então conte o que for importante para você mesmo que eu não pergunte.",
  opening:
    "O que você escreve aqui fica guardado, é lido pela equipe de {organization} que conduz este estudo e pode ser citado sem o seu nome; não escreva nomes que prefira guardar para si.",
  anonymous: [
    "Quanto ao seu nome, sim: ninguém o pergunta, e só aparece se você o escrever. O resto é lido pela equipe de {organization}, que pode citá-lo sem o seu nome. No menu desta página pode apagar tudo.",
    "O seu nome não é preciso, e o que não escrever não aparece em lado nenhum. Quem lê o texto é a equipe de {organization}, que o pode citar sem nomes. Tudo pode ser apagado no menu desta página.",
  ],
  meta: {
    robot: [
      "Sou um programa que faz entrevistas, não uma pessoa. Quem lê o que você escreve são pessoas de {organization}.",
      "Está falando com um programa. Ele faz as perguntas para {organization}, e lá há pessoas que leem as respostas.",
      "Um programa, sim; as pessoas que leem estão em {organization}.",
    ],
    privacy: [
      "Quem lê o que você escreve são as pessoas de {organization} que conduzem este estudo, com os nomes e lugares que puser.",
      "A equipe do estudo em {organization} lê tal como escreve, por isso também os nomes que mencionar.",
      "As suas palavras ficam guardadas para {organization}, e quem lá conduz o estudo pode lê-las.",
    ],
    return: ["Sim, pelo seu link privado, no menu da página.", "Pode: o seu link privado está no menu."],
    passed_on: [
      "Não passo nada a pessoas que você conhece; quem lê é a equipe do estudo em {organization}, tal como escreveu.",
      "Da minha parte, não. Vai para quem conduz este estudo em {organization}, com os nomes que você puser.",
    ],
    fine: [
      "Sim, diga do jeito que lhe sair; aqui não há resposta certa nem errada.",
      "Assim está bem, conte tanto ou tão pouco quanto quiser.",
    ],
    missed: [
      "Desculpe, a sua pergunta me escapou. Pode fazê-la outra vez?",
      "Lamento, isso me passou despercebido. O que queria saber?",
    ],
    who: [
      "Este estudo é conduzido por {organization}. Eu sou o programa que faz as perguntas.",
      "Por trás do estudo estão as pessoas de {organization}; eu só pergunto por elas.",
    ],
    purpose: [
      "Pergunto porque {organization} quer saber como as pessoas vivem isto de verdade.",
      "A equipe de {organization} quer aprender com o que as pessoas viveram, por isso pergunto.",
    ],
    incentive: [
      "O código aparece nesta página no fim; eu não o tenho.",
      "A página trata disso quando terminarmos, não precisa fazer nada agora.",
    ],
    fatigue: ["Entendo, daqui em diante serei breve.", "Compreendo, vamos ser rápidos."],
    other: [
      "Isso eu não sei, lamento.",
      "A isso não consigo responder.",
      "Não tenho resposta para isso, desculpe.",
      "Sinceramente, não saberia dizer.",
    ],
  },
  left: {
    none: [
      "Esta é a minha última pergunta, portanto uns {minutes} minutos.",
      "Depois desta não há mais, cerca de {minutes} minutos.",
    ],
    one: [
      "Falta mais uma pergunta depois desta, uns {minutes} minutos.",
      "Só resta uma depois desta, mais ou menos {minutes} minutos.",
    ],
    many: [
      "Faltam {left} perguntas depois desta, uns {minutes} minutos.",
      "Tenho mais {left} depois desta, cerca de {minutes} minutos.",
      "Ainda são {left} depois desta, mais ou menos {minutes} minutos.",
    ],
    atTheEnd: ["Já estamos no fim, um minuto mais ou menos.", "Era tudo; só falta este último passo."],
  },
  noIncentive: [
    "Neste estudo não há código nem pagamento.",
    "Que eu saiba, este estudo não oferece compensação.",
  ],
  retention: ["É apagado depois de {days} dias.", "Fica guardado durante {days} dias."],
  contact: [
    "A equipe pode dizer mais: {contact}.",
    "Para isso, o contato é este: {contact}.",
    "Pode perguntar aqui: {contact}.",
  ],
  noContact: [
    "As pessoas de {organization} que conduzem o estudo saberão, e vão ler aqui a sua pergunta.",
    "A equipe de {organization} verá que perguntou.",
  ],
  backToQuestion: ["Volto à minha pergunta:", "A pergunta outra vez:", "Para continuar:"],
  backAtTheEnd: [
    "Há mais alguma coisa que queira dizer antes de terminar?",
    "Quer ainda acrescentar ou corrigir alguma coisa?",
    "A última palavra é sua.",
  ],
  redirect: {
    off_topic: [
      "Se não se importa, fico por agora na minha pergunta.",
      "Entendo, mas eu perguntava por outra coisa. O que diria à pergunta acima?",
      "Voltemos ao que eu perguntava, se concordar.",
      "Isso sai um pouco do que podemos tratar aqui, por isso regresso à pergunta.",
      "Retomemos onde estávamos.",
    ],
    instructions: [
      "Eu só posso fazer as perguntas deste estudo. O que responderia à que está acima?",
      "Isso não posso fazer aqui. Ainda me interessa a sua própria resposta.",
      "Estou aqui para perguntar e ouvir, por isso fiquemos com a pergunta.",
      "Mantenho-me na entrevista, se não se importa.",
      "Fiquemos com a pergunta acima.",
    ],
    unreadable: [
      "Desculpe, não consegui ler. Escreva outra vez, por favor.",
      "A mensagem chegou ilegível. Tente de novo.",
      "Não entendi bem. Poderia dizer de outra maneira?",
      "Acho que algo falhou com essa mensagem. Envie novamente, por favor.",
      "Ainda não consigo ler, lamento. Bastam poucas palavras simples.",
    ],
    empty: [
      "Não me chegou nenhuma palavra. Uma frase já basta.",
      "Aqui não chegou nada. O que diria?",
      "Como diria isso em palavras?",
      "Só consigo ler palavras; o que gostaria de dizer?",
      "Bastam algumas palavras, quando quiser.",
    ],
    greeting: [
      "Olá! Leve o seu tempo com a pergunta acima; não há pressa.",
      "Oi! Quando quiser, a primeira pergunta está logo acima.",
      "Olá, podemos começar. A primeira pergunta está acima.",
    ],
  },
  checkIn: [
    "Sinto muito, isto parece muito duro neste momento.",
    "Lamento muito, é muita coisa para suportar de uma vez.",
  ],
  crisis: [
    "Sou um programa e não posso ajudar como uma pessoa, mas o que escreveu importa. Se alguém estiver em perigo, ligue agora para o número de emergência.",
    "O que escreveu é sério e merece ser ouvido por uma pessoa. Ligue já para a emergência ou para alguém próximo.",
  ],
  support: ["Aqui pode falar com alguém: {support}.", "Também pode ligar para aqui: {support}."],
  goOnOrStop: [
    "Podemos parar aqui ou continuar, como preferir. Escreva “parar” ou “continuar”.",
    "Não precisa dizer mais nada sobre isso. Escreva “continuar” para outra pergunta ou “parar” para terminar.",
  ],
  crisisGoOn: [
    "Não precisa escrever mais nada. Se ainda assim quiser prosseguir, escreva “continuar”; se não, ficamos por aqui.",
    "A entrevista fica por aqui, a não ser que escreva “continuar”.",
  ],
  offerStop: ["Claro, pode parar quando quiser. Ficamos por aqui?", "Você decide. Terminamos agora?"],
  withdraw: [
    "Claro, paramos. Com o seu link privado para esta entrevista pode apagar tudo o que escreveu. Se mesmo assim quiser prosseguir, escreva “continuar”; qualquer outra mensagem a termina.",
  ],
  anythingElse: [
    "Essa era a minha última pergunta. Há alguma coisa que eu não perguntei e que gostaria de nos contar?",
    "Eram estas as minhas perguntas. Há algo que devemos saber e que ainda não apareceu?",
  ],
  recapLead: "Antes de terminar, aqui estão algumas coisas que me contou, nas suas palavras:",
  recapAsk: "O que entendi mal ou deixei de fora?",
  farewells: {
    plain: ["Era tudo o que eu queria perguntar.", "Com isto chego ao fim das minhas perguntas."],
    heavy: [
      "Algumas destas coisas não devem ter sido fáceis de escrever.",
      "Havia muito no que você me contou.",
    ],
    stopped: ["Está bem, ficamos por aqui.", "Certo, paramos aqui."],
    withdrawn: ["Paramos aqui. Com o seu link privado ainda pode apagar tudo."],
    limit: ["Chegamos ao fim do nosso tempo."],
  },
  whatNext: [
    "A equipe de {organization} vai ler o que escreveu, ao lado do que outras pessoas contaram.",
    "Agora o que escreveu é lido pelas pessoas de {organization} que conduzem o estudo.",
  ],
  laterContact: ["Se mais tarde lhe ocorrer algo: {contact}."],
  distressClosing: [
    "Ficamos por aqui. Já contou o suficiente, e não é preciso mais nada. Cuide bem de si, e fale com alguém de confiança se puder.",
  ],
  distressSupport: ["E quando quiser falar com alguém: {support}."],
  closing:
    "Obrigado por participar, a sua opinião é valiosa. Com isto concluímos a nossa entrevista. Tenha um ótimo dia!",
};
