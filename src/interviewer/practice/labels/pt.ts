import { anyOf, type LabelRules, startOf, wholeOf } from "./rules.ts";

const preposition = "(?:a|até|com|de|desde|em|para|por|sobre|cada|há)";
const factNoun =
  "(?:horas?|dias?|idade|anos?|mês|datas?|frequência|marcas?|modelos?|números?|cidade|país|bairro|rua|tamanho|cor|porcentagem|percentagem|distância|linha|time|equipa|instrumento|curso|matéria|jornal|banco|empresa|versão|estação|sobrenome|apelido|nome|preço|título|raça|valor)";
const factStart = `(?:${preposition} )?(?:quando|quant[oa]s?|onde|aonde|quem|(?:que|qual|quais) ${factNoun}|qual (?:é|era|foi) (?:o|a|o seu|a sua|seu|sua|o teu|a tua|o nome|a idade)(?: ${factNoun})|como se chama(?:va)?m?|como (?:você|o senhor|a senhora) se chama|de quanto em quanto)`;
const told =
  "(?:contar|explicar|descrever|falar|relatar|narrar|dar|mostrar|ajudar|compartilhar|partilhar|detalhar|comentar|esclarecer|lembrar)(?:-me|-nos)?";
const may = "(?:você |o senhor |a senhora |tu )?(?:pode|podes|poderia|poderias|podia|podias)(?: por favor)?";
const asked = "(?:por qu[eê]|para qu[eê]|o qu[eê]|qu[eê]|como|quando|quant[oa]s?|onde|aonde|quem|qual|quais)";
const judged =
  "(?:horrível|horríveis|terrível|terríveis|ruim|ruins|ma[ul]|péssim[oa]s?|frustrantes?|chat[oa]s?|difícil|difíceis|incrível|incríveis|maravilhos[oa]s?|injust[oa]s?|car[oa]s?|lent[oa]s?|irritantes?)";

/** Portuguese, as it is written in Brazil and in Portugal. */
export const labelRules: LabelRules = {
  leadIn:
    /^(?:(?:e|mas|então|bom|bem|muito bem|ok|tá|certo|está bem|claro|ah|aham|hm+|olá|oi|bom dia|boa tarde|obrigad[oa](?: por (?:isso|contar|partilhar|compartilhar))?|muito obrigad[oa]|perfeito|entendo|entendi|compreendo|percebo|sim|desculpe|desculpa|além disso|também|por último|para (?:começar|terminar)|uma (?:última )?(?:pergunta|coisa)(?: mais)?|agora|primeiro|depois|por favor|aliás|na sua opinião|na tua opinião|só por curiosidade|voltando a isso)(?:[,:.;…!]+\s*|\s+)|(?:quando|se pensar em|pensando em|em|durante|antes de|depois de|desde|no|na)\s[^,?]{2,80},\s+(?=\p{L}))+/u,
  asks: startOf(
    `(?:${preposition} )?(?:que|quê|o que|como|quant[oa]s?|onde|aonde|quem|qual|quais|por que|por quê)`,
    "quando (?:foi|é|começou|você|comprou|fez|aconteceu|vai|se)",
    "porque? [^?]*\\?",
    "(?:você|tu) (?:tem|tens|usa|usas|vai|vais|faz|fazes|é|és|está|estás|já|pode|quer|queres|prefere|preferes|sabe|lembra|gosta|mora|trabalha|compra|joga|faria|compraria)",
    "(?:já|costuma|lembra|lembra-se|lembras-te|tens|gostas|usas|pode me|podes)",
  ),
  request: startOf(
    `(?:${may}|(?:se importaria|importa-se|se importa)(?: de)?) (?:por favor |me |nos )*${told}`,
    `(?:${may}) (?:por favor |me |nos )*(?:dizer|diga)(?:-me|-nos)?(?! (?:${factStart})(?!\\p{L}))`,
    `me (?:pode|podes|poderia) ${told}`,
    "(?:me )?(?:conte|conta|fale|fala|explique|explica|descreva|descreve|relate|narre|dê|mostre|mostra|ajude|pense em|pensa em|lembre|compartilhe|partilhe|detalhe|aprofunde)(?:-me|-nos| me| pra mim| para mim)?",
    `(?:me )?(?:diga|diz)(?!(?:-me| me)? (?:${factStart})(?!\\p{L}))(?:-me| me)?`,
    "(?:eu )?(?:gostaria|gostava|queria|quero|adoraria) (?:de )?(?:saber|ouvir|entender|perceber|conhecer|que (?:me |você )?(?:conte|contasse|falasse|explicasse))",
    "(?:tem|tens|há|você tem) (?:algum|um) exemplo",
  ),
  prepares: startOf(
    "(?:você )?(?:se )?(?:lembra|lembra-se|lembras-te|lembras|lembre|recorda|recorda-se|pense em|pense na|pense no|pensa na|voltemos)",
    `${may} (?:se )?(?:lembrar|recordar|pensar em)`,
    "(?:você )?já (?:teve|viveu|passou|aconteceu)",
    "(?:há|existe|tem) (?:algum|alguma|algo)",
  ),
  leading: [
    /^(?:\p{L}+,? )?(?:é|era|foi|são) [^,.?]{0,30}(?:magnífic|fantástic|excelent|maravilhos|genial|incrível|horrível|terrível|péssim)[^?]{0,120}, ?[^?]{0,200}\?/u,
    /, ?(?:não é(?: verdade| mesmo| isso| assim)?|né|certo|correto|correcto|verdade|não foi|não|não acha|não achas|pois não|não está|não tem|está bem|tá|sim|ou não|não é\?)\s*\?/u,
    /(?:^|[,.] ?|e |mas |então )(?:você |o senhor |a senhora |tu )?não (?:se (?:arrepende|cansa|envergonha|aborrece)|(?:te )?arrependes|lamenta|acha|achas|concorda|concordas|pensa|pensas|(?:lhe|te) (?:parece|pareceu|incomoda|dá|deu)|é|são|foi|era|está|deveria|devia|seria|teria sido|sente|sentes|fica|acredita|preferia|preferiria)(?!\p{L})/u,
    anyOf(
      "com certeza",
      "(?:por que|porque) (?:\\p{L}+ )?(?:desperdiç|joga fora)\\p{L}*",
      "certamente",
      "sem dúvida",
      "obviamente",
      "evidentemente",
      "claramente",
      "claro que",
      "é claro que",
      "é óbvio que",
      "naturalmente",
      "todo (?:o )?mundo (?:sabe|acha|diz|pensa)",
      "toda a gente (?:sabe|acha|diz|pensa)",
      "todos sabemos",
      "a maioria das pessoas",
      "ninguém (?:gosta|quer|usa)",
      "(?:concorda|concordas|concordaria|está de acordo)(?: comigo)?(?: (?:que|com|em))",
      "dev(?:e|ia|es) (?:ter sido|ter ficado|ter sentido|ter se|ser muito|estar)",
      "suponho que",
      "imagino que",
      `(?:quão|o quão|como de) ${judged}`,
      "por que não (?:simplesmente|se limitou)",
    ),
  ],
  double: [
    /^(?:é|era|foi|são) (?:muito )?\p{L}+ e (?:muito )?\p{L}+(?: (?:de|para) \p{L}+)?\s*\?$/u,
    anyOf(
      `(?:e|ou|mas|além disso)(?: também| depois| se sim)?,? (?:(?:a|com|de|do|em|para|por|desde|há) )?${asked}`,
    ),
    /^(?!.*(?:o que|como|por que|quando|quant|onde|quem|qual)).*[^,] e (?:isso |lhe |te |você )?(?:ajuda|gosta|funciona|recomenda|usa|vai|paga|fica|tem|é|foi|está)(?: \p{L}+){0,3}\s*\?/u,
    /^.* e também (?:d[aeo]s?|sobre|como|o que|n[ao]) ?/u,
  ],
  hypothetical: [
    /(?<!\p{L})(?:imagine|imagina|imaginem|imaginemos|suponha|supõe|suponhamos|supondo|digamos que|faz de conta)(?!\p{L})/u,
    /(?<!\p{L})se (?:\p{L}+ ){0,3}?\p{L}*(?:asse|esse|isse|osse|asses|esses|isses|assem|essem|issem|ossem|ivesse|ivessem|udesse|ássemos|êssemos)(?!\p{L})/u,
    /(?<!\p{L})(?<!(?:na|da|a|uma|numa|sua|minha|tua|à|pela|outra|essa|dona) )(?!poder|desejar|explicar|descrever|diria|seria um (?:caso|exemplo)|gostaria de (?:saber|ouvir|entender|que|conhecer)|quer(?:ia|ias|iam)|importar|prefer(?:ia)|refer|suger|confer|transfer|interfer|difer|requer|diria(?:s)? que|dever|bater|maria|adoraria (?:saber|ouvir))\p{L}*(?:ar|er|ir|por|fa|di|tra)(?:ia|ias|iam|íamos)(?!\p{L})/u,
    /(?<!\p{L})(?:faria|faria|fariam|farias|iria|irias|diria o)(?!\p{L})/u,
    /^(?!.*(?:frequência|vezes|quanto)).*(?<!\p{L})(?:vai|vais|vão) (?!a |à |ao )\p{L}+[aei]r(?:-se|-l[ao])?(?!\p{L})/u,
    /(?<!\p{L})(?:continuará|fará|será|comprará|usará|pagará|mudará|voltará|terá)s?(?!\p{L})/u,
    /(?<!\p{L})(?:estaria|estarias) dispost[oa]/u,
  ],
  open: [
    startOf("qual (?:é|era|foi|tem sido) (?:a|o) (?:parte|momento|razão|motivo|maior|experiência|mais)"),
  ],
  fact: [
    startOf(
      factStart,
      `${may} (?:por favor |me )*dizer(?:-me)? (?:${factStart})`,
      `me (?:pode|poderia) dizer (?:${factStart})`,
      `(?:me )?(?:diga|diz)(?:-me| me)? (?:${factStart})`,
    ),
    /^(?:isso |e isso )?foi (?:quando|onde)/u,
  ],
  closed: [/^(?:o que|qual)(?: você)? (?:prefer|gosta mais|é melhor|escolh)[^?]* ou /u],
  openWord:
    /(?<!\p{L})(?:por qu[eê]|o qu[eê]|como|qual|quais|quê)(?!\p{L})|^(?:(?:para|em|de|a|com|do) )?(?:que|quê)(?!\p{L})|^porqu[eê](?!\p{L})/u,
  nod: wholeOf(
    "(?:(?:a+(?:h+a*)?m|ahã|uhum|ah|oh|h?m+|m+h+m+|ok|tá|tá bom|certo|bem|bom|muito bem|claro|sim|entendo|entendi|compreendo|percebo|estou a ver|obrigad[oa]|muito obrigad[oa]|obrigad[oa] por (?:contar|partilhar|compartilhar|isso)|perfeito|continue|continua|prossiga|pode continuar|estou lendo|siga com essa ideia|prossiga a partir daí|siga|vá em frente|por favor|estou ouvindo|estou a ouvir|sem pressa|fique à vontade|que interessante)(?: |$)){1,8}",
  ),
  neutralProbe: wholeOf(
    "(?:(?:e|ok|certo|bem|entendo|entendi|tá|mas|obrigad[oa]) )*(?:(?:você )?(?:pode|poderia|podes) )?(?:depois|então|aí|e aí|depois disso|e depois|(?:me )?cont(?:e|a|ar)(?: me)?(?: (?:um pouco|algo))? mais|(?:me )?fal(?:e|a|ar)(?: me)?(?: (?:um pouco|algo))? mais|diga mais|dizer mais|o que mais|mais alguma coisa|algo mais|o que aconteceu(?: (?:depois|então|em seguida))?|que aconteceu depois|por qu[eê](?: isso)?|porqu[eê]|como assim|como foi isso|por exemplo|em que sentido|o que quer dizer(?: com isso)?|o que você quer dizer(?: com isso)?)(?: sobre isso| disso| por favor)?",
  ),
  rude: anyOf(
    "bobage(?:m|ns)",
    "besteiras?",
    "est[uú]pid(?:o|a|os|as|ez)",
    "estupidez",
    "idiotas?",
    "imbecil",
    "burr[oa]",
    "tolices?",
    "parvo(?:íce)?",
    "cal(?:a|e|em)(?: a)? boca",
    "cala-te",
    "cale-se",
    "não me importa",
    "(?:pouco|não) (?:me )?interessa o que",
    "tanto faz o que",
    "quem se importa",
    "e eu com isso",
    "(?:está|você está|estás) mentindo",
    "mentiros[oa]",
    "mentira",
    "merda",
    "ridícul[oa]",
    "que chat[oa]",
    "não acredito em você",
    "lixo",
  ),
  rushed: new RegExp(
    `${
      anyOf(
        "(?:r[aá]pido|depressa),? por favor",
        "por favor,? (?:mais )?(?:r[aá]pido|depressa)",
        "(?:responda|responde|fale|fala|vá|anda|ande|um pouco) (?:mais )?(?:r[aá]pido|depressa)",
        "anda logo",
        "apresse-se",
        "se apresse",
        "despache-se",
        "direto ao ponto",
        "direto ao assunto",
        "sim ou não",
        "(?:seja|sê) breve",
        "em uma palavra",
        "numa palavra",
        "(?:responda|responde|só responda) (?:só|apenas|logo)",
        "(?:só|apenas) respond[ae]",
        "não (?:tenho|temos|há) (?:muito |todo o )?tempo",
        "não tenho o dia (?:todo|inteiro)",
        "vamos logo",
      ).source
    }|^(?:r[aá]pido|depressa)(?!\\p{L})`,
    "u",
  ),
  pointing: anyOf(
    "iss[oa]",
    "dess[ea]s?",
    "ess[ea]s?",
    "ist[oa]",
    "est[ea]",
    "aquil[oa]",
    "aquel[ea]s?",
    "nisso",
    "nesse",
    "nessa",
    "disso",
    "então",
    "depois",
    "aí",
    "lá",
    "mais",
    "assim",
    "(?:disse|disseste|falou|falaste|mencionou|mencionaste|contou|contaste|comentou|dizia|referiu)",
  ),
  stopWords: new Set(
    (
      "a à ao aos agora ainda alguma algum algo ali antes aquele aquilo as às assim até bem boa bom cada casa coisa coisas com como da " +
      "das de dela dele deles depois desde dia disse disso do dos e é ela elas ele eles em então entre era eram essa esse esta está " +
      "estão estava este estou eu faz fazer fez foi for foram gente há hoje ia ir isso isto já la lá lhe mais mas me menos mesmo meu " +
      "meus minha minhas muita muito na nada não nas nem nenhum no nos nós nossa nosso num numa nunca o obrigado onde os ou outra outro " +
      "outros para pela pelo pessoa pessoas pode podem poder porque por pouco pra qual quais quando quanto quantos quantas que quê " +
      "quem são se sem sempre ser seu seus sim sobre só sou sua suas também tão te tem têm tempo tenho ter teve tinha tive toda " +
      "todas todo todos tu tudo um uma umas uns usa vai vamos vez vezes você vocês vou poderia"
    ).split(" "),
  ),
};
