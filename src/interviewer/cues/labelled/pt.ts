import type { LabelledAnswers } from "./answers.ts";

/** Answers by people on all kinds of matters, written before the patterns they are to check. */
export const portugueseAnswers: LabelledAnswers = {
  language: "pt",
  question: "Como é isso para você?",
  answers: {
    problem: [
      "O aplicativo do banco trava toda vez que quero fazer uma transferência",
      "tenho dificuldade de levantar pra ir à academia no inverno",
      "O maior problema é estacionar perto da escola de manhã",
      "sempre falta alguém e a gente não consegue começar o treino",
      "Não acho os papéis que o contador me pede",
      "O ônibus atrasa quase todos os dias no meu bairro",
    ],
    workaround: [
      "No fim anoto tudo à mão num caderno que levo comigo",
      "acabo mandando uma mensagem pra mim mesma com a lista de compras",
      "Eu tiro um print da tela e guardo no celular",
      "A gente se vira com uma planilha que meu cunhado fez",
    ],
    event: [
      "Na semana passada minha filha foi sozinha de metrô até o centro",
      "Faz dois meses que mudamos as crianças de escola",
      "Ontem o médico me pediu uns exames novos",
      "Outro dia saímos pra correr com o grupo do bairro",
    ],
    feeling: [
      "Tenho vergonha de falar na frente dos colegas de turma",
      "estou bem estressada com as contas da casa este mês",
      "Fico nervosa de ligar para a companhia de seguros",
      "Na verdade me sinto muito sozinho quando trabalho em casa",
    ],
    contrast: [
      "Antes eu comprava na feira, agora peço tudo pela internet",
      "Em vez de ir de carro vou de bicicleta com os vizinhos",
      "O trem sai mais barato do que o avião para a família toda",
    ],
    wish: [
      "Gostaria que tivesse mais bancos na praça da cidade",
      "Quem me dera ver os horários de todos numa tela só",
      "seria bom ter um lugar pra deixar as bicicletas na estação",
    ],
    product: [
      "Quase tudo a gente combina pelo WhatsApp com os pais da turma",
      "Uso o Todoist para as tarefas da casa e do trabalho",
    ],
    condition: ["depende do dia", "Às vezes", "olha, varia, depende da hora"],
    evaluation: [
      "É bom, na verdade",
      "Gosto bastante",
      "acho muito útil pra gente como eu",
      "É meio estranho isso tudo",
    ],
    absolute: [
      "Nunca leio as instruções dos aparelhos que compro para a casa",
      "Todo mundo no meu escritório almoça na frente do computador",
    ],
    placeholder: ["Faço umas coisas no computador", "algo de esporte e tal"],
    vague: ["normal, o de sempre", "sim, mais ou menos"],
    short: ["Trabalho numa padaria", "com minha irmã e meus primos", "de manhã cedo"],
    none: [
      "Levanto às sete, tomo café com as crianças e depois levo os dois a pé para a escola.",
      "Trabalho numa loja de roupas do centro com outras três pessoas há oito anos.",
      "Todo domingo faço a lista com meu marido e à tarde vamos os dois ao supermercado.",
      "Na segunda passada perdi o trem porque meu relógio tinha parado, então liguei para o meu chefe e trabalhei no café até as onze.",
      "Primeiro abro os e-mails, depois olho a agenda e às nove temos uma reunião curta com a equipe.",
      "Moro com minha mãe num apartamento pequeno nos arredores de Recife.",
      "Corro duas vezes por semana com um grupo de gente da minha rua, uns cinco quilômetros cada vez.",
      "Ligo a máquina à noite porque a luz custa menos nesse horário.",
      "Meu pai me ensinou a cozinhar os pratos da terra dele quando eu tinha dez anos.",
      "Leio as notícias no bonde e depois escuto música até o escritório.",
      "Somos quatro em casa e cada um prepara o jantar um dia da semana.",
      "Pago com cartão em todo lugar e confiro os lançamentos no fim do mês.",
      "Está bem. Então subi com as sacolas até o terceiro andar e desci para buscar a bicicleta.",
    ],
  },
};
