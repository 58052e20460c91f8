import type { Cues } from "./cues.ts";
import { anyWord, foldAccents, listOf, listProducts, makeClosedTest, startWord } from "./patterns.ts";
import { makeQuoteWords } from "./quote-words.ts";

const day = "(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:-feira)?";
const month = "(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)";
const few =
  "(?:um|uma|uns|umas|dois|duas|tres|quatro|cinco|seis|dez|alguns|algumas|varios|varias|\\d+) (?:dias?|semanas?|mes|meses|anos?|horas?)";
const past = `(?:semana|mes|ano|noite|verao|inverno|outono|primavera|fim de semana|${day}|${month}) passad[oa]|passad[oa] ${day}`;
const cannot =
  "(?:consig\\w*|conseg\\w*|funciona\\w*|acho(?! que)|acha(?! que)|achei(?! que)|achamos(?! que)|encontr\\w+|posso|podemos|pude|pudemos|podia\\w*|da (?:tempo|certo|conta|pra|para)|deu (?:tempo|certo|para|pra)|dou conta|carrega\\w*|abre|abria|entra|entend\\w+|percebo|aparece|cabe|sobra|chega\\w*|liga|bate|sei (?:onde|como|mais)|tenho (?:tempo|espaco|dinheiro|onde|lugar)|temos (?:tempo|espaco|dinheiro|onde|lugar)|tem (?:jeito|lugar|vaga|tempo|espaco))";

const anyOpens = anyWord(
  "(?<=^|[,.:;] |(?:em|de|com|por|para|a|e) )que|o que|como|quando|qual|quais|quem|onde|quant[oa]s?|cont[ea]\\w*|descrev\\w+|expli\\w+|fal[ea]\\w*|diga\\w*|poderia\\w*|pode (?:me |nos )?(?:contar|descrever|explicar|falar|dizer)",
);

export const cues: Cues = {
  plain: foldAccents,
  leads: {
    problem: anyWord(
      "problem\\w+|dificuldades?|dific(?:il|eis)|complic\\w+|trav(?:a|am|ou|ava|ando|ar|amento|ado|ada)|(?:sistema|internet|aplicativo|app|site|sinal|ligacao|rede|conexao|chamada) (?:sempre |nao |so )?(?:cai|caiu|caia)|falh\\w+|err(?:o|os|ar|ado|ada|ados|adas|ei|ou)|defeitos?|quebr\\w+|estrag\\w+|avari\\w+|bugs?|bugad\\w+|perd(?:i|er|emos|eu|ia|ido|endo|e|em|a)|perco|esquec\\w+|(?<!(?:faz|fazia|fazem|sem|faria) )falt(?:a|am|ou|ava|avam|ando)(?! de nada)|atras\\w+|demor\\w+|lent[oa]s?|lentidao|car[oa]s?|carissim[oa]s?|lotad[oa]s?|cheio demais|trabalheira|trabalhos[oa]s?",
      `(?<!(?:mais|menos) )(?:chat[oa]s?)|chatice|irrit\\w+|incomod\\w+|cansativ\\w+|confus\\w+|baguncas?|baguncad\\w+|caos|caotic[oa]s?|desorganiz\\w+|desorden\\w*|estress\\w*|stress\\w*|frustr\\w+|sobrecarreg\\w+|pior(?:es)?|nao (?:me |se |lhe |o |a |os |as |nos )*(?:sempre |bem |mais )?${cannot}|nunca (?:consig|conseg|encontr|ach|chega|sei)\\w*|reclam\\w+|queix\\w+|cancel\\w+|desvantagens?|barulh\\w+|desperdic\\w+|(?:custa|custava|custou)(?:-me|-nos)? (?:muito|bastante|a |imenso)|custa-me|me custa|dor de cabeca|sofr\\w+|aperto|apertad\\w+|engarrafament\\w+|filas?|sem (?:tempo|sinal|internet|dinheiro|espaco|rede)|atrapalh\\w+|me enrol\\w+|pesadelo|pesad[oa]s?|perrengue|sufoco|enche o saco|desentend\\w+|mal-entendid\\w+|brig(?:a|as|amos|ar|ou)|discut\\w+|discuss(?:ao|oes)|interromp\\w+|distra[ei]\\w+|muito (?:tarde|longe)|longe demais|impossivel|burocracia|prejuizo`,
    ),
    workaround: anyWord(
      "acab(?:o|a|amos|ei|ava|avamos) (?:sempre )?(?:\\w+ndo(?:-\\w+)?|por \\w+r|a \\w+r)|a mao|(?:anot|apont)(?:o|a|amos|ar|ando|ei|ava) (?!para)\\w+|caderno\\w*|caderninho|bloquinho|bloco de notas|papelzinho|papeis? colad\\w+|planilhas?|folhas? de calculo|excel|prints?|capturas? (?:de|da) (?:tela|ecra)|truques?|gambiarras?|jeitinho|(?:dou|damos|da|dei|dar)(?:-se)? (?:um|o meu|o) jeito|me viro|se vira|nos viramos|(?:vou|vamos) me virando|desenrasc\\w+|improvis\\w+|copi(?:o|amos|ar|a|ando) e col\\w+|(?:mand|envi|escrev)\\w+ .{0,30}(?:mim mesm[oa]|para mim|pra mim)|post-?its?|alarmes?|lembretes?|despertador(?:es)?|contorn\\w+|por conta propria|quebra-galho|(?:tiro|tiramos|tirar) (?:um |uma |a )?(?:print|foto)\\w*|o que (?:eu )?faco e|(?:confiro|verifico|reviso) (?:tudo )?duas vezes|por via das duvidas|remend\\w+|as escondidas|escondid[oa] de|meu proprio|minha propria|em papel|no papel|por fora|me ajeito",
    ),
    event: anyWord(
      `${past}|ontem|anteontem|hoje (?:de|pela) manha|esta manha|(?:no )?outro dia|esses dias|dia desses|um (?:belo )?dia(?! (?:por|de|da|na|sim|desses|a dia|inteiro))|uma (?:vez|noite|tarde)(?! (?:por|ao|a cada|que|mais|na|em))|(?:faz|fazem) (?:${few}|pouco tempo)(?: que)?|(?:^|[.!?,] )ha (?:${few}|pouco tempo)|(?:${few}) atras|recentemente|(?:a|da) ultima vez|naquel[ea] (?:dia|noite|vez)|quando (?:eu )?(?:tentei|comecei|fui|cheguei|mudei|quis|perdi|comprei|descobri|recebi|conheci)|(?<!(?:todo|toda|cada|sempre|costum\\w{1,4})\\b.{0,40})em ${month}|de repente`,
    ),
    feeling: anyWord(
      "vergonha|envergonh\\w+|estress\\w*|stressad\\w+|ansios[oa]s?|ansiedade|nervos[oa]s?|nervosismo|medo|receio|sustos?|assust\\w+|preocup\\w+|frustr\\w+|raiva|irritad\\w+|chatead\\w+|brav[oa]|zangad\\w+|triste\\w*|alegr\\w+|feliz|felizes|content\\w+|orgulh\\w+|culpa\\w*|alivi(?:o|ad\\w+|a)|cansad[oa]s?|cansaco|exaust\\w+|exausta|decepcion\\w+|desapont\\w+|satisfeit\\w+|satisfacao|insatisf\\w+|insegur\\w+|angusti\\w+|aflit[oa]|aflicao|agonia|desesper\\w+|ador(?:o|amos|ava)|(?:eu )amo|odei\\w+|saudades?|magoad\\w+|magoa|emocion\\w+|desanim\\w+|empolgad\\w+|desconfort\\w+|constrang\\w+|sufocad\\w+|chor(?:o|ei|ar|ava|ando)|solidao|sobrecarregad\\w+|inquiet\\w+|tranquilidade|impotencia|impotente|remorso|arrepend\\w+|inveja|ciumes?|esgotad\\w+",
      "(?:me|nos) (?:sinto|sentimos|senti|sentia) (?!n[oa] )\\w+|(?:sinto|senti|sentia)-me|sinto (?:uma?|muit[oa]|falta|que|como)|me da (?:uma |um |muita |muito |tanta )?(?:raiva|medo|vergonha|nervoso|pena|angustia|preguica|tristeza|panico|paz|alegria|do)|fico (?:muito |meio |bem |tao |super |um pouco )?(?:nervos|trist|feliz|ansios|mal|irritad|preocupad|chatead|com (?:raiva|medo|vergonha)|sem graca|com o coracao)\\w*|tenho (?:pena|orgulho|pavor|panico)|curto muito|gosto (?:muito|tanto|demais) d\\w*",
    ),
    contrast: anyWord(
      "em vez de|em vez do|em vez da|ao inves d\\w+|em lugar de|ao contrario|comparad[oa]s?|em comparacao|comparando|enquanto que|(?:antes|antigamente|no comeco)\\b.{0,60}\\b(?:agora|hoje)|antigamente|costumava\\w*|(?:mais|menos) \\w+ (?:do )?que|(?:melhor|pior|maior|menor) (?:do )?que|diferentes? d\\w+|por outro lado|(?:troquei|trocamos|mudei|mudamos|passei|passamos) d[eoa]s? \\w+",
    ),
    wish: anyWord(
      "(?:eu |a gente )?(?:gostaria\\w*|adoraria\\w*|preferiria\\w*|preferia)|(?:eu )queria (?:muito )?(?:que|ter|poder|um|uma)|queria (?:muito )?(?:que|ter|poder)|quem me dera|tomara|oxala|seria (?:muito )?(?:bom|otimo|melhor|legal|ideal|util|bem|mais facil|mais simples|maravilhos\\w+)|dev(?:er)?ia\\w*|precis(?:o|amos|aria|ariamos|ava) (?:de |d[eoa]s? |que|muito|mesmo|ter|ser|poder|haver|um|uma|mais)\\w*|faz(?:ia|em)? falta|faria falta|se (?:eu |a gente |ao menos |pelo menos |so )*(?:pudesse|tivesse|desse|houvesse|existisse)\\w*|o ideal|sonh(?:o|amos) (?:em|com)|(?:podia\\w*|poderia\\w*) (?:ter|haver|ser|existir)|que (?:tivesse|houvesse|existisse|fosse)|idealmente|desej(?:o|aria|amos)",
    ),
  },
  pastProblem:
    /^(?:perd(?:i|eu|emos)|esquec(?:i|eu|emos)|travou|falhou|falharam|quebrou|quebrei|estragou|faltou|atras(?:ou|ei)|cancel(?:ou|aram|ei)|demorou|errei|nao (?:\w+ )?(?:consegui|pude|achei|encontrei)|\w+ caiu)$/,
  absolute: anyWord(
    "(?<!quase |o de |como )(?:sempre|nunca|jamais)|todo mundo|toda a gente|ninguem|todas as vezes|toda vez que|cada vez que|o tempo (?:todo|inteiro)|a toda hora|constantemente",
  ),
  condition: anyWord(
    "depend\\w+|as vezes|varia(?:m)?|de vez em quando|por vezes|conforme|em certas ocasioes|tem (?:dias?|vezes|semanas?) que|ha dias|nem sempre|outras vezes|pode ser",
  ),
  placeholder: anyWord(
    "coisas?|coisinhas|algo|alguma coisa|sei la|e tal|e tals|etc|e por ai vai|essas coisas|qualquer coisa|de tudo|tanto faz|cert[oa]s \\w+|de alguma forma|negocios?|troco|treco|tipo assim",
  ),
  evaluation: anyWord(
    "(?<!^|[.!?] )bom(?! dia)|boa(?! tarde| noite| parte)|boas|bons|mau|ma|maus|(?<!(?:mais|menos) ou menos )ruim|ruins|(?<!(?:tambem|nem|se|ou|por|esta|ta) )bem(?! cedo| perto| longe| que| antes| depois)|mal|regular(?:es)?|estranh[oa]s?|esquisit[oa]s?|faci(?:l|eis)|comod[oa]s?|incomod[oa]s?|ut(?:il|eis)|inut(?:il|eis)|pratic[oa]s?|genial|otim[oa]s?|perfeit[oa]s?|excelentes?|interessantes?|chat[oa]s?|divertid[oa]s?|importantes?|conveniente|agradave(?:l|is)|bonit[oa]s?|fei[oa]s?|horrive(?:l|is)|terrive(?:l|is)|pessim[oa]s?|gosto|gostei|gostava|gosta|curto|curti|melhor(?:es)?|pior(?:es)?|simples|positiv[oa]s?|negativ[oa]s?|legal|legais|bacana|fixe|giro|maneiro|tranquil[oa]s?|maravilhos\\w+|razoave(?:l|is)|decente|dific(?:il|eis)|complicad[oa]s?|pesad[oa]s?",
  ),
  reason: anyWord(
    "porque|pq|porq|ja que|pois|por isso|entao (?:eu|a gente|nos)|para que|pra que|(?:para|pra) (?:nao|poder)|devido|senao|se nao|de modo que|por causa|gracas a|como (?:eu |a gente )?nao|visto que|uma vez que|por culpa|dai que",
  ),
  instance: anyWord(
    `${past}|ontem|anteontem|hoje|est[ea] (?:manha|semana|mes|ano)|outro dia|um (?:belo )?dia(?! (?:por|de|da|na|sim|desses|a dia|inteiro))|uma (?:vez|noite|tarde)(?! (?:por|ao|a cada|que|mais|na|em))|por exemplo|(?:faz|ha) (?:${few}) (?:que|[a-z]+(?:ei|ou|i|mos) )|(?:${few}) atras|naquel[ea] (?:dia|noite|vez)|em ${month}|em (?:19|20)\\d\\d|quando (?:eu )?(?:tentei|fui|cheguei|quis|abri|comecei|comprei)`,
  ),
  vagueWords: listOf(
    "bem mal bom boa normal normais regular depende coisas coisa algo talvez as vezes igual o a os de sempre pois sim se nao sei la mais ou menos isso e e tal nada especial demais um pouco muito bastante tipo e foi esta ta ja claro acho que assim tudo tranquilo comum padrao so ok beleza costume mesmo",
  ),
  numberGiven: anyWord(
    "\\d+\\S*|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|nenhuma?|nunca|diari\\w+|semanal\\w*|mensal\\w*",
  ),
  plainReply: startWord(
    "sim|nao|claro|com certeza|talvez|acho que (?:sim|nao)|nem tanto|na verdade nao|pode ser|uhum|aham",
  ),
  questions: {
    number: anyWord(
      "quant[oa]s?|(?:com )?que frequencia|desde quando|em que ano|(?:que|qual) (?:o |a |e o |e a )?(?:ano|mes|idade|porcentagem|percentagem|numero)|(?:numa|em uma) escala|escala de|de (?:1|um) a|numero de|quando (?:comecou|foi)",
    ),
    demographic: anyWord(
      "(?:seu|sua|teu|tua) (?:nome|idade|genero|sexo|cargo|ocupacao|profissao|nacionalidade|cep|codigo postal|data de nascimento)|(?:em )?(?:que|qual) (?:pais|cidade)|onde (?:voce )?(?:mora|vive)|de onde (?:voce )?(?:e|vem)|como (?:voce )?se chama|o que voce faz da vida",
    ),
    opinion: anyWord(
      "imagin\\w+|suponha\\w*|cenario|dever?ia\\w*|gostaria|desejaria|queria que|na sua opiniao|(?:voce )?(?:acha|pensa|acredita) (?:que|d[eoa])|em geral|de modo geral|o que (?:significa|entende)|defin\\w+|vem a (?:mente|cabeca)|se pudesse|mudaria",
    ),
    unfit: [
      ["last_occasion", anyWord("ultima vez|mais recente|recentemente|ultimamente")],
      ["example", anyWord("exemplos?|ocasiao|situacao concreta|caso concreto")],
      ["feeling", anyWord("sente\\w*|sentir|sentiu|sentimentos?|emocoes")],
      ["reason", anyWord("por que|porque|motivos?|razao|razoes")],
    ],
    isClosed: makeClosedTest(foldAccents, anyOpens),
  },
  products: {
    names: listProducts("nubank ifood mercadolivre olx pix multibanco mbway zap zapzap whats insta"),
    ordinary: listOf(
      "ok tv eua ia deus natal páscoa brasil portugal angola moçambique lisboa porto recife segunda terça",
    ),
    before:
      /^(?:uso|usamos|usava|usei|usar|usando|utilizo|utilizamos|utilizar|testei|experimentei|app|aplicativo|aplicação|programa|chamado|chamada|chama|via|instalei|baixei|abro|pelo|pela)$/i,
  },
  quoteWords: makeQuoteWords({
    edges:
      "e ou mas que o a os as um uma uns umas de do da dos das em no na nos nas com por para pra sem é são era foi ser estar está muito mais tão me te se lhe meu minha meus minhas seu sua como não nem quando porque se também cada este esta à ao",
    starts: "e ou mas que então também assim porque bom depois além já aí daí pois",
    empty:
      "é são era foi ser estar está tenho tem tinha não nunca o a os as um uma de do da em no na e ou mas que eu ele ela nós me se meu minha ontem semana semanas mês meses ano anos dia dias vez vezes noite tarde manhã passada passado última outro faz há dois duas três muito mais já",
    clauses: "e ou mas porque pois quando que se embora enquanto onde então aí como para pra",
  }),
};
