import type { ProbeBook } from "../../phrase-book.ts";

export const portugueseProbes: ProbeBook = {
  quoted: [
    "Você escreveu {x} – há mais por trás disso?",
    "Você disse {x} – qual é a história aí?",
    "{x} – pode me contar um pouco mais disso?",
    "Há também {x} – se importaria de falar um pouco mais disso?",
  ],
  happened: "Você mencionou {x} – o que aconteceu aí?",
  either: [
    "Você escreveu {x} e {y} – há mais por trás de alguma das duas?",
    "Duas coisas que você disse: {x} e {y} – pode me contar mais sobre uma delas?",
    "Você mencionou {x} e também {y} – qual delas tem mais por trás?",
  ],
  earlier: [
    "Antes você escreveu {x}. Na altura não perguntei. Há mais a dizer sobre isso?",
    "Mais uma coisa que você escreveu: {x}. Pode dizer um pouco mais sobre ela?",
  ],
  open: [
    "Há alguma coisa que deixou de fora por parecer pequena?",
    "Há alguma parte sobre a qual gostaria de dizer mais?",
  ],
  more: [
    "Pode me contar um pouco mais?",
    "Poderia descrever isso com mais algum detalhe?",
    "O que mais eu deveria saber sobre isso?",
    "O que mais lhe ocorre sobre isso?",
    "Poderia me dar mais um detalhe?",
  ],
  heavyNow: ["Como é isso para você?", "Quando sente mais isso?", "Desde quando é assim?"],
  heavyThen: ["Como foi isso para você?", "Como está isso para você agora?", "Como vê isso hoje?"],
};
