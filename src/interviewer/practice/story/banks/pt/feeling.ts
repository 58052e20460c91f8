import type { PartBank } from "../../bank.ts";

export const feeling: PartBank = {
  sayings: [
    { text: "É uma mistura. Faz parte da minha vida e ao mesmo tempo me esgota.", short: "Uma mistura." },
    { text: "Enquanto dura me acalma, e depois vem o cansaço.", short: "Me acalma." },
    { text: "Para mim é importante, mais do que as pessoas pensam.", short: "É importante para mim." },
    { text: "Às vezes orgulho, às vezes vontade de jogar tudo pela janela.", short: "Orgulho e raiva." },
    {
      text: "Me incomoda menos do que antes. Em {years} a gente se acostuma com tudo.",
      short: "É questão de costume.",
    },
    { text: "Me dá uma sensação de ordem, pelo menos por {minutes}.", short: "Sensação de ordem." },
    { text: "Depende do dia. De manhã, ânimo; à noite, mais preguiça.", short: "Depende do dia." },
    {
      text: "O assunto {topic} me dá alegria nos dias bons e dor de cabeça nos ruins.",
      short: "Alegria e dor de cabeça.",
    },
    { text: "Curiosidade, sobretudo. Sempre penso que desta vez vai ser diferente.", short: "Curiosidade." },
    {
      text: "No começo um nervosismo, depois uma espécie de silêncio que me agrada.",
      short: "Nervosismo e depois silêncio.",
    },
    { text: "Vivo como uma obrigação que no fundo quero ter.", short: "Uma obrigação querida." },
  ],
  details: [
    { text: "Pela minha voz, {her} percebe." },
    { text: "É mais forte {days}." },
    { text: "Depende de como dormi." },
    { text: "Disso eu falo pouco." },
    { text: "Depois prefiro o silêncio." },
    { text: "Com música passa." },
    { text: "Em {month} me afeta mais." },
    { text: "Com {him} é o contrário." },
    { text: "Dá para ver nas minhas mãos." },
    { text: "Antes não era assim." },
    { text: "Com fome tudo parece pior." },
    { text: "Às vezes sonho com isso." },
  ],
  secrets: [
    {
      cue: "Houve um momento que me emocionou muito.",
      text: "Uma desconhecida me escreveu que aquilo a ajudou a atravessar o inverno. Levo o bilhete na carteira, atrás do cartão do plano de saúde.",
    },
    {
      cue: "No fundo tenho medo de uma coisa.",
      text: "De acabar como o meu tio-avô, que não saía mais de casa. Fiquei com a cadeira dele e nunca me sentei nela.",
    },
    {
      cue: "Uma vez senti uma solidão terrível.",
      text: "Foi no meu aniversário. Pus a mesa para {count}, não veio ninguém, e comi bolo a semana toda.",
    },
    {
      cue: "Sinto raiva quando penso num certo dia.",
      text: "Riram de mim quando tive que explicar na frente de todos. Quem riu mais alto foi {him}, que tinha aprendido na minha cozinha.",
    },
    {
      cue: "Tem a ver com alguém de quem sinto falta.",
      text: "Com o meu avô. Ainda ponho os óculos dele para isso, embora não veja nada com eles.",
    },
    {
      cue: "Às vezes sinto culpa.",
      text: "Eu disse que não podia ajudar na mudança de {her}. Estava aqui, com isto, olhando pela janela se o caminhão já tinha ido.",
    },
    {
      cue: "A minha própria reação foi uma surpresa.",
      text: "Bati palmas no quarto vazio. Depois vi que a janela estava aberta e que meio pátio olhava para cima.",
    },
    {
      cue: "Há uma coisa que me dá muita vergonha.",
      text: "Choro com o anúncio de um caldo de galinha. Gravei e ponho antes de começar.",
    },
    {
      cue: "Uma vez me deu tanta alegria que me assustei.",
      text: "Saí à rua e abracei o entregador. Agora ele deixa os pacotes no vizinho.",
    },
    {
      cue: "Sinto inveja de uma certa pessoa, e isso me incomoda.",
      text: "Da professora de dança da frente. Aprendi a coreografia dela olhando da varanda, no escuro.",
    },
    {
      cue: "Um comentário me magoou.",
      text: "Que até ficava bom vindo de mim, disseram no jantar. Anotei a frase e apaguei com a unha.",
    },
    {
      cue: "Me preocupa não sentir mais nada em alguns dias.",
      text: "Fui ao médico por isso. Ele receitou um apito, e uso no pescoço debaixo da camisa.",
    },
  ],
};
