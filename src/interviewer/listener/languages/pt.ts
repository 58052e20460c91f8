import { anyOf, foldAccents, type LanguageCues } from "./patterns.ts";

const kin =
  "(?:o |a )?(?:meu|minha|seu|sua|nosso|nossa) (?:mae|pai|marido|mulher|esposa|esposo|filh[oa]|irma|irmao|avo|amig[oa]|chefe|colega|vizinh[oa]|namorad[oa]|companheir[oa]|ti[oa]|sogr[oa])";

export const portuguese: LanguageCues = {
  fold: foldAccents,
  conjunctions: anyOf(
    "mas",
    "porque",
    "embora",
    "ate que",
    "entao",
    "enquanto",
    "e (?:eu|ele|ela|nao|depois|a gente)",
  ),
  cuts: anyOf("e", "que", "quando", "para", "com", "como", "por", "em", "se"),
  openers: /^(?:(?:e|mas|pois|bom|entao|porque|olha|tipo|na verdade|assim|sim|ne) )+/u,
  cues: [
    {
      kind: "harm",
      weight: 3,
      pattern: anyOf(
        "(?:me|nos|lhe|o|a) (?:gritou|gritaram|insult\\w+|humilh\\w+|ameac\\w+|bateu|bateram|despedi\\w+|demiti\\w+|assedi\\w+|roub(?:ou|aram)|culp(?:ou|aram|am)|castig\\w+|ignor\\w+)|(?:gritou|gritaram|gritam|ri(?:u|ram)) (?:comigo|conosco|connosco|com (?:ele|ela))|desligou (?:o telefone |na minha cara)",
        `(?:${kin}|ele|ela) (?:morreu|faleceu)|(?:morreu|faleceu) ${kin}`,
        "(?:eu )?(?:cai (?:na|no|da|do|nas)|desmaiei|tive uma tontura)|quase (?:morri|morreu|cai|perdi|bati)|infarto|enfarte|acidente|hospital|ambulancia",
        "fui (?:demitid[oa]|despedid[oa]|assediad[oa]|agredid[oa]|ameacad[oa]|humilhad[oa]|assaltad[oa])|levei uma bronca|destruiu a minha|acabou com a minha",
      ),
    },
    {
      kind: "loss",
      weight: 3,
      pattern: anyOf(
        "(?:perdi|perdemos|perdeu|perderam) (?:o|a|os|as|meu|minha|um|uma|dois|duas|tres|tudo|quase|muito|nosso|nossa|\\d+)",
        "(?:foi embora|foram embora|pediu demissao|demitiu-se|despediu-se|desapareceu|desapareceram|sumiu|sumiram)",
      ),
    },
    {
      kind: "feeling",
      weight: 3,
      pattern: anyOf(
        "(?:me|nos) (?:senti|sinto|sentia|sentimos) (?:muito |tao |bem |um pouco )?(?:culpad[oa]|sozinh[oa]|inutil|humilhad[oa]|envergonhad[oa]|pessim[oa]|mal|perdid[oa]|ridicul[oa]|burr[oa]|abandonad[oa]|impotente|triste)",
        "(?:senti|sinto|sentia|tenho|tinha|tive|fiquei com|morro de|morri de) (?:muita |muito |tanta |tanto )?(?:vergonha|medo|pena|raiva|culpa|nojo|panico|angustia)|(?:me|nos)? ?(?:da|deu|dava) (?:muita |muito |tanta )?(?:vergonha|medo|pena|raiva|angustia)",
        "(?:chorei|chorando|a chorar|choramos)|nao (?:consigo|consegui) (?:esquecer|dormir)|ainda (?:penso|sonho)|(?:me arrependo|arrependo-me)|nunca vou esquecer|nao me orgulho|devia ter \\w+|me tira o sono",
      ),
    },
    {
      kind: "rule",
      weight: 3,
      pattern: anyOf(
        "nao (?:se pode|se deve|devia|devo|posso|podemos|nos deixam|me deixam|pode) (?:dizer|contar|fazer|falar)",
        "as escondidas|escondid[oa]|em segredo|entre nos|por baixo do pano|por baixo da mesa|sem (?:ninguem|que ninguem|ele|ela|eles) (?:saber|sabe\\w*|ver|perceber|perceba)",
        "ninguem (?:sabe|sabia|percebeu|reparou|fala (?:disso|nisso|sobre))|(?:nunca|nao) (?:contei|disse|conto|digo|falei)(?: (?:a|para|pra|ao|pro) \\w+)",
        "(?:menti|minto|mentimos|finjo|fingi|inventei|aldrabei)|nao e permitido|contra as regras|(?:meu|minha) (?:marido|mulher|chefe|mae|pai|filho|filha) nao sabe",
      ),
    },
    {
      kind: "hedge",
      weight: 3,
      pattern: anyOf(
        "em teoria|na teoria|oficialmente|no papel|supostamente|na pratica|digamos|vamos dizer|fica por ai|depende de quem|depende a quem|e outra historia|melhor nem (?:falar|perguntar)|nem pergunte\\w*|a gente aprende a|voce aprende a|aprende-se a|e complicado|por assim dizer|nao exatamente|e uma longa historia|para ingles ver",
      ),
    },
    {
      kind: "hedge",
      weight: 2,
      pattern: anyOf(
        "de certa forma|de certo modo|mais ou menos(?! \\d)|ate certo ponto|e (?:tudo )?isso(?=\\s*(?:[.!,;]|$))|e tal(?=\\s*(?:[.!,;]|$))",
      ),
    },
    {
      kind: "workaround",
      weight: 2,
      pattern: anyOf(
        "(?:dou|dei|da|deu) um jeito|(?:demos|damos) um jeito|jeitinho|a mao(?! direita| esquerda)|na mao|por (?:minha )?conta propria|do meu (?:proprio )?bolso|do meu jeito|(?:marco|ponho|coloco|dou) como|(?:eu )?(?:simplesmente|apenas) (?:marco|ponho|deixo|pulo|salto) \\w+|faco eu mesm[oa]|pulo (?:a|o|essa|esse|uma|um) \\w+",
      ),
    },
    {
      kind: "reference",
      weight: 2,
      pattern: anyOf(
        "(?:aquela|essa|a) (?:historia|coisa|questao|confusao) (?:com|da|do|de|dos|das) \\w+|aquele assunto|(?:meu|minha|nosso|nossa) propri[oa] \\w+|(?:um|meu) truque|uma especie de \\w+|(?:ha|tem|havia|teve|houve|aconteceu) (?:algo|uma coisa|uma historia|alguem)|aquel[ea] (?!dia|vez|epoca|momento)\\w+|uma pergunta que (?:me|eu)|(?:temos|tenho) (?:um|uma) (?:acordo|segredo|sistema|regra|trato|combinado|razao)",
      ),
    },
    {
      kind: "event",
      weight: 2,
      pattern: anyOf(
        "(?:uma|certa|aquela) vez,? (?!por)\\w+|um dia,? (?!a dia|por)\\w+|outro dia|naquela (?:noite|tarde|vez)|naquele dia|no dia (?:em )?que|a vez (?:em )?que|na (?:segunda|terca|quarta|quinta|sexta) passada",
      ),
    },
    {
      kind: "change",
      weight: 2,
      pattern: anyOf(
        "ate que|desde (?:entao|que|a morte|o (?:acidente|divorcio|verao|inverno)|a separacao)|(?:deixei|deixamos|parei|paramos|parou) de \\w+|ja nao \\w+|nao \\w+ mais|isso mudou|tudo mudou|mudei de (?:ideia|opiniao)|depois (?:que (?:meu|minha|o|a)|da morte|disso|daquilo|do acidente)",
      ),
    },
    {
      kind: "contrast",
      weight: 2,
      pattern: anyOf(
        "(?:menos|exceto|salvo) (?:quando|com|os|as|o|a|meu|minha)|nao como (?:o|a|os|as|aquel\\w+)",
      ),
    },
    {
      kind: "claim",
      weight: 1,
      pattern: anyOf("(?:as pessoas|todos|todo mundo|toda a gente|ninguem|eles|os chefes) (?:sempre|nunca)"),
    },
  ],
};
