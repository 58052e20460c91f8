import type { PartBank } from "../../bank.ts";
import { living, using } from "../en/kinds.ts";

export const last: PartBank = {
  sayings: [
    {
      text: "A última vez foi {otherDay}. Comecei {time} e levei {longer} em vez de {minutes}.",
      short: "Foi {otherDay}.",
    },
    {
      text: "Foi {otherDay}, {room}. Eu tinha acabado de comer e pensava gastar só {minutes}.",
      short: "{otherDay}, {room}.",
    },
    {
      text: "Foi {otherDay}. Chovia muito e eu tinha pouco tempo, então fiz tudo de uma vez.",
      short: "{otherDay}, com chuva.",
    },
    {
      text: "Foi {otherDay}, {time}. Primeiro procurei {book}, depois comecei e parei ao fim de {minutes}.",
      short: "{otherDay}, {time}.",
    },
    {
      text: "Aconteceu {otherDay}, na volta para casa. Queria acabar depressa e nem tirei o casaco.",
      short: "{otherDay}, na volta para casa.",
    },
    {
      text: "Bom, {otherDay}, e já era a terceira vez naquela semana. Segui a ordem de sempre.",
      short: "{otherDay}, pela terceira vez na semana.",
    },
    {
      text: "A última vez com o assunto {topic} foi {otherDay}. Eu tinha {longer} pela frente e as janelas abertas.",
      short: "Foi {otherDay}.",
    },
    {
      text: "Abri {otherDay} como sempre, e tudo estava em outro lugar. Precisei de {longer}.",
      short: "{otherDay}.",
      kinds: using,
    },
    {
      text: "Foi {otherDay}, veio de repente, {time}. Fiquei {longer} {room}, sem fazer mais nada.",
      short: "{otherDay}, {time}.",
      kinds: living,
    },
    {
      text: "Foi {otherDay}, quase sem pensar. Preparei tudo {room} e comecei {time}.",
      short: "{otherDay}, {room}.",
    },
    {
      text: "Foi {otherDay}. Eu tinha prometido acabar antes do almoço e acabei no meio da tarde.",
      short: "{otherDay}, até o meio da tarde.",
    },
  ],
  details: [
    { text: "No fim, as mãos estavam frias." },
    { text: "Naquele dia paguei {amount}." },
    { text: "Depois anotei tudo." },
    { text: "O telefone tocou {count} vezes." },
    { text: "Na noite anterior eu tinha dormido pouco." },
    { text: "Quando acabei, fiz um omelete." },
    { text: "Ventava muito." },
    { text: "Eu usava os sapatos novos." },
    { text: "Uma vizinha cantava no pátio." },
    { text: "As costas doíam um pouco." },
    { text: "Parei uma vez para beber água." },
    { text: "A roupa ainda estava no varal." },
  ],
  secrets: [
    {
      cue: "No meio, uma coisa deu errado.",
      text: "Acabou a luz na rua inteira. Terminei com uma vela e queimei a toalha que {her} tinha bordado.",
    },
    {
      cue: "Então aconteceu uma coisa estranha.",
      text: "Uma desconhecida tocou a campainha e pediu exatamente aquilo. Dei metade para ela e nunca mais a vi.",
    },
    {
      cue: "Naquele dia fiquei com muita raiva.",
      text: "Faltavam {count} moedas no troco. Voltei à loja, e o dono foi jogando uma por uma no balcão.",
    },
    {
      cue: "No fim tive que recomeçar tudo.",
      text: "Eu tinha jogado fora o resultado com os jornais velhos. Revirei a lixeira do prédio até meia-noite, com luvas de louça.",
    },
    {
      cue: "Quase desisti.",
      text: "Eu estava na escada, de casaco. Passou {him}, não disse nada e se sentou também, e depois voltei para dentro.",
    },
    {
      cue: "Tive vergonha, para dizer a verdade.",
      text: "Chorei no caixa por causa de {amount}. A moça fechou a fila e me trouxe um copo d'água.",
    },
    {
      cue: "Houve um problema que eu não esperava.",
      text: "A porta estava trancada por dentro. Entrei pela janela do porão e rasguei a manga do meu único paletó bom.",
    },
    {
      cue: "Alguém ficou magoado comigo, e foi duro.",
      text: "Na estação, {her} me esperou por {longer}. Tinha levado um bolo e deixou no banco, com um guardanapo em cima.",
    },
    {
      cue: "No meio apareceu alguém que eu não esperava, e me incomodou.",
      text: "Um cobrador. Fingi ser o meu próprio inquilino, e ele me deixou um cartão com votos de melhoras.",
    },
    {
      cue: "Houve um mal-entendido que ainda me preocupa.",
      text: "Abri para um homem que vinha por outra coisa. Levou a televisão agradecendo.",
    },
    {
      cue: "Cometi um erro e não contei a ninguém.",
      text: "Quebrei o vaso da entrada do prédio. Deixei um bilhete pondo a culpa no vento.",
    },
    {
      cue: "Levei um susto enorme quando acabei.",
      text: "Tocou o alarme do banco de baixo. Saí de luvas, e dois policiais pediram que eu levantasse as mãos.",
    },
  ],
};
