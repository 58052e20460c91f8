import { buildPatterns } from "./build.ts";

export const portuguese = buildPatterns({
  praise:
    "que (?:interessante|legal|bom(?! que)|ótim[oa]|corajos[oa]|lindo|história)|muito (?:bom|bem|interessante|corajos[oa]|valios[oa])|(?:excelente|ótima|boa) (?:resposta|pergunta|ideia|observação)|(?:excelente|ótimo|bom) (?:ponto|exemplo|trabalho)|concordo (?:totalmente|plenamente|com você)|(?:você )?fez (?:muito bem|a coisa certa|o certo)|(?:isso )?faz (?:todo o |todo |muito )?sentido|(?:é|isso é) (?:muito |totalmente |completamente )?(?:compreensível|injusto|admirável|lógico)|não foi culpa sua",
  praiseStart:
    "ótim[oa]|perfeit[oa]|maravilh[oa]s[oa]|excelente|fantástic[oa]|incrível|fascinante|interessante|legal|exato|exatamente|parabéns",
  concession:
    "(?:você|o senhor|a senhora) tem (?:toda a |toda |muita )?razão|(?:tem|está com) (?:toda a )?razão|é verdade",
  apology: "desculp\\p{L}*|perd[ãoô]\\p{L}*|sinto muito|erro meu|falha minha",
  advice:
    "(?:você |o senhor |a senhora )?(?:deveria|devia|teria que|precisa(?:ria)? (?:procurar|falar|pedir))|(?:eu )?(?:recomendo|aconselho|sugiro)|por que (?:você )?não (?:tenta|experimenta|fala|pede|procura)|seria (?:bom|melhor) (?:que|falar|procurar|pedir)|não seja tão|vale a pena \\p{L}+r",
  askedAdvice: "(?:você )?já (?:pensou|considerou|tentou|experimentou) (?:em )?\\p{L}+",
  clinical:
    "ansiedade|depress\\p{L}+|burn-?out|estresse pós-traumático|trauma\\p{L}*|transtorno|síndrome|sintomas?|luto|perfeccionis\\p{L}+|vício|paranoi\\p{L}+",
  leading:
    "(?:você )?não (?:acha|concorda|pensa|diria)|não é(?: mesmo)?\\?|né\\?|com certeza (?:você|foi)|obviamente|certamente|sem dúvida|imagino que (?:você|foi)|suponho que|deve ter (?:ficado|se sentido)|a maioria das pessoas|quão (?:ruim|difícil|frustrante)|por que (?:você )?não (?:avisou|falou|disse|perguntou)",
  promises:
    "(?:eu )?(?:prometo|prometemos|garanto|garantimos|asseguro|asseguramos)|fica(?:rá)? entre nós|(?:tudo )?vai (?:dar certo|ficar bem|melhorar)|entraremos em contato|(?:vamos|iremos) (?:te |lhe )?(?:enviar|ligar|escrever|mandar)|ninguém (?:vai saber|saberá|vai descobrir)",
  inventions:
    "(?:total|completa|absoluta|estrita|plena)mente (?:anônim\\p{L}+|confidenci\\p{L}+|segur\\p{L}+)|100 ?% (?:anônim\\p{L}+|confidenci\\p{L}+)|ninguém (?:mais )?(?:vai ver|verá|lê|lerá|vê|tem acesso)|(?:estudos|pesquisas|especialistas) (?:mostram|provam|dizem|indicam)|é (?:muito |bastante )?(?:comum|normal|frequente) (?:que|entre|em)|por lei|segundo a lei",
  studyWords:
    "anônim\\p{L}+|confidenci\\p{L}+|criptograf\\p{L}+|servidor\\p{L}*|comitê|ética|publicad\\p{L}+|gravad\\p{L}+|terceiros|governo|financiad\\p{L}+|vale-presente|sorteio",
  otherPeople:
    "outr[oa]s? (?:participantes?|entrevistad[oa]s?|pessoas (?:que )?(?:entrevistamos|com quem falamos))|(?:entrevistamos|conversamos com) (?:outr\\p{L}+|muit\\p{L}+|várias?|vários)",
  instructions:
    "minhas instruções|meu prompt|me (?:disseram|mandaram|programaram) (?:para|que)|json|movimentos permitidos",
  pose: "como (?:modelo de linguagem|ia|inteligência artificial)|não sou (?:um |uma )?(?:robô|máquina|programa)|sou (?:uma |um )?(?:pessoa|human[oa])|comigo também|não posso ajudar com isso",
  ending:
    "(?:isso |assim |com isso )?(?:encerra|encerramos|conclui|concluímos|termina|terminamos|finaliza|finalizamos) (?:a|nossa|esta|aqui a) (?:entrevista|conversa)|(?:é|este é|chegamos ao) (?:o )?(?:fim|final) d[ae] (?:nossa )?(?:entrevista|conversa)?|a entrevista (?:terminou|acabou|está concluída)|obrigad[oa] (?:por participar|pela (?:sua )?participação)|adeus|até (?:logo|mais|breve)|tenha (?:um )?(?:bom|ótimo|excelente)",
  opens:
    "poderia|pode|podia|(?:consegue|conseguiria|quer|gostaria de|prefere|se importaria de)(?: \\p{L}+){0,2} \\p{L}+r|(?:há|havia|houve|teve|tem|teria|haveria) (?:algo|alguma?|alguém|algum|outr[oa]s?|mais|momentos|vezes|coisas)|alguma vez|já (?:aconteceu|houve)|lembra|(?:é isso|está certo|entendi (?:bem|direito))|tudo bem se|algo mais|gostaria de",
  questionWord:
    "o que|no que|do que|(?<=^[^\\p{L}]{0,4})que|como|quando|onde|aonde|por que|por quê|quem|qual|quais|quant[oa]s?|em que|de que|para que",
  second:
    "(?:e|ou|mas|além disso),? (?:(?:a|de|em|com|por|para) )?(?:o que|como|quando|onde|por que|quem|qual|quais|quant\\p{L}+)",
  request:
    "conte|diga|descreva|explique|fale|por favor|gostaria de (?:saber|ouvir|entender)|queria (?:saber|entender)|continue|prossiga|pense",
  lead: "e|mas|então|bom|bem|certo|obrigad[oa]|entendo|entendi|ok|agora|sim",
  or: "ou",
  mention: "você (?:mencionou|falou (?:de|d[oa]s?|sobre)|citou)",
});
