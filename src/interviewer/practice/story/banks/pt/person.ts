import type { PartBank } from "../../bank.ts";

export const person: PartBank = {
  sayings: [
    {
      text: "Trabalho {job} e moro em {townCity}. Lá em casa somos {count}.",
      short: "Trabalho {job}, em {townCity}.",
    },
    {
      text: "Moro há {years} em {townCity}, num apartamento pequeno, segundo andar sem elevador. Trabalho {job}.",
      short: "Moro em {townCity} e trabalho {job}.",
    },
    {
      text: "Venho do interior e me mudei para {townCity} há {years} por causa do trabalho. Trabalho {job}.",
      short: "Venho do interior e moro em {townCity}.",
    },
    {
      text: "Trabalho {job}, quase sempre no turno da manhã. À tarde cuido da horta de {her}.",
      short: "Trabalho {job}, no turno da manhã.",
    },
    {
      text: "Levo uma vida calma: de dia trabalho {job}, à noite fico em casa, em {townCity}.",
      short: "Trabalho {job} e levo uma vida calma.",
    },
    {
      text: "Trabalho {job}. O resto do tempo vai para a família e para um coral que ensaia uma vez por semana.",
      short: "Trabalho {job} e canto num coral.",
    },
    {
      text: "Estou na faixa de {ageRange} anos, moro em {townCity} e trabalho {job} há {years}.",
      short: "Faixa de {ageRange} anos, e trabalho {job}.",
    },
    {
      text: "Moro em {townCity} e trabalho {job}. O assunto {topic} me acompanha há {years}.",
      short: "Trabalho {job}, em {townCity}.",
    },
    {
      text: "Cresci no sítio e agora moro em {townCity}, num terceiro andar com muita luz. Trabalho {job}.",
      short: "Moro em {townCity} e trabalho {job}.",
    },
    {
      text: "Trabalho {job} e estudo um pouco à noite. Moro em {townCity}, perto do mercado.",
      short: "Trabalho {job} e estudo à noite.",
    },
    {
      text: "Em {townCity} me conhecem pelo trabalho: há {years} trabalho {job}.",
      short: "Há {years} trabalho {job}.",
    },
  ],
  details: [
    { text: "A duas ruas daqui mora {him}." },
    { text: "Na minha rua conheço quase todo mundo." },
    { text: "Não tenho carro, vou a todo lugar de bicicleta." },
    { text: "Aos domingos almoçamos na casa de {her}." },
    { text: "Na família sou eu que todos procuram." },
    { text: "A varanda dá para um pátio com duas mangueiras." },
    { text: "Tenho um gato velho que não sai da almofada." },
    { text: "Toda noite me liga {her}." },
    { text: "No bairro há feira às sextas." },
    { text: "Leio muito, quase sempre romances de sebo." },
    { text: "A padeira guarda o meu pão quando chego tarde." },
  ],
  secrets: [
    {
      cue: "No ano passado quase tive que sair de lá.",
      text: "A dona queria vender. {him} me emprestou {bigAmount}, e nunca mais falamos disso.",
    },
    {
      cue: "No trabalho aconteceu uma coisa em {month} que mudou tudo.",
      text: "Mudaram os meus turnos com um bilhete na porta. Achei o bilhete três dias depois, e desde então organizo a vida em volta dele.",
    },
    {
      cue: "Em casa não tem sido fácil ultimamente.",
      text: "Desde {month}, {her} dorme na sala. Ela deixou o marido e chegou com uma mala só e o canário.",
    },
    {
      cue: "Houve uma época em que precisei largar tudo.",
      text: "Passei {count} semanas no hospital. Quando voltei, as plantas tinham secado, e recomecei por aí.",
    },
    {
      cue: "O que vem agora me preocupa.",
      text: "O meu contrato acaba em {month}. Em casa ninguém sabe, nem {her}.",
    },
    {
      cue: "Tenho pouca gente com quem falar disso, e sinto falta.",
      text: "Falo com o motorista do último ônibus. Ele desce comigo no ponto final e fuma um cigarro enquanto eu conto.",
    },
    {
      cue: "A minha família vê isso de outro jeito, e dói.",
      text: "O meu pai disse na frente de todos que era perda de tempo. Desde aquele dia faço com a porta fechada.",
    },
    {
      cue: "Tive uma surpresa ruim quando cheguei a esta cidade.",
      text: "O apartamento que eu tinha pago não existia. Dormi {count} noites na sala de espera da rodoviária.",
    },
    {
      cue: "Há pouco perdi uma coisa muito importante para mim.",
      text: "O relógio do meu avô. Caiu no rio enquanto eu acenava para um barco de desconhecidos.",
    },
    {
      cue: "As coisas não vão bem com {him}, e isso me preocupa.",
      text: "Brigamos pela herança de uma mesa. A mesa foi serrada ao meio, e cada um ficou com a sua metade.",
    },
    {
      cue: "Mudei de vida de um dia para o outro, e foi difícil.",
      text: "Vendi o piano para pagar um tratamento. O comprador me deixa tocar uma vez por ano.",
    },
    {
      cue: "Guardo um segredo dos primeiros anos aqui que me dá vergonha.",
      text: "Usei o nome de outra pessoa para alugar. O carteiro ainda me chama assim.",
    },
    {
      cue: "Houve um telefonema que me deixou mal.",
      text: "Ligaram da minha antiga escola para dizer que a minha foto tinha sumido da parede. Fui eu que arranquei.",
    },
  ],
};
