import { anyOf } from "../../../labels/rules.ts";
import type { BankHearing } from "../../bank.ts";
import { topics } from "./topics.ts";

export const hearing: BankHearing = {
  parts: [
    [
      "workaround",
      anyOf(
        "(?:se vira|lida|lidou|lidar|resolv\\p{L}*|solu[cç]\\p{L}*|contorn\\p{L}*|super\\p{L}*|enfrent\\p{L}*|truques?|estrat[eé]gias?|d[aá] um jeito)",
        "(?:faz|fez|fazem|tem feito) (?:a respeito|para (?:evitar|resolver|contornar)|quando (?:isso|d[aá]|acontece|surge|algo))",
        "(?:j[aá] )?(?:tentou|experimentou|tentaste)|o que (?:o |a |te |lhe )?ajuda\\p{L}*",
      ),
    ],
    [
      "wish",
      anyOf(
        "desej\\p{L}*|melhor(?:ar|aria|e)|mud(?:ar|aria|asse|e)|gostaria (?:que|de ter|de mudar)|ideal(?:mente)?|falta|perfeit[oa]|espera (?:do|da|de)|esperan[cç]a|futuro|varinha m[aá]gica|diferente|precis(?:a|aria)",
      ),
    ],
    [
      "problem",
      anyOf(
        "dif[ií]c(?:il|eis)|dificuldades?|problem\\p{L}*|custa|complica\\p{L}*|incomod\\p{L}*|chat(?:o|eia)|frustr\\p{L}*|preocup\\p{L}*|obst[aá]cul\\p{L}*|barreiras?|falh\\p{L}*|(?:deu|d[aá]|dar) errado|pior|menos gosta|estress\\p{L}*|impede|desafios?|atrapalha\\p{L}*",
      ),
    ],
    [
      "feeling",
      anyOf(
        "sent(?:e|es|iu|ia|ir|imento|imentos)|sensa[cç][aã]o|sensa[cç][oõ]es|emo[cç]\\p{L}*|importa(?:nte)?|signific\\p{L}*|acha (?:disso|de)|opini[aã]o|pensa (?:disso|sobre)|humor|[aâ]nimo|curte|o que [eé] para voc[eê]",
      ),
    ],
    [
      "last",
      anyOf(
        "[uú]ltim[oa] (?:vez|ocasi[aã]o|semana|dia)|vez mais recente|recente(?:mente)?|ontem|um dia (?:espec[ií]fico|concreto|em particular)|exemplo de|uma (?:situa[cç][aã]o|ocasi[aã]o) (?:em|concreta|espec[ií]fica)|desde o (?:come[cç]o|in[ií]cio)|passo a passo",
      ),
    ],
    [
      "person",
      anyOf(
        "(?:sobre|de) (?:voc[eê]|si|ti|(?:a )?sua vida|sua fam[ií]lia|seu trabalho)|quem (?:[eé] voc[eê]|voc[eê] [eé])|se apresent\\p{L}*|apresente-se|o que voc[eê] faz da vida|onde (?:voc[eê] )?(?:mora|vive)|com quem (?:voc[eê] )?(?:mora|vive)|sua hist[oó]ria",
      ),
    ],
    [
      "routine",
      anyOf(
        "normal(?:mente)?|habitual(?:mente)?|costum\\p{L}*|geralmente|rotinas?|h[aá]bitos?|dia a dia|cotidiano|um dia|uma semana|seu dia|(?:como|para que) (?:voc[eê] )?(?:faz|usa|utiliza|organiza|planeja|come[cç]a|escolhe|decide|funciona)|processo|passos|experi[eê]ncia|na sua vida|papel",
      ),
    ],
  ],
  facts: [
    ["how_often", anyOf("com que frequ[eê]ncia|de quanto em quanto|quantas vezes|quantos dias")],
    [
      "since_when",
      anyOf(
        "desde quando|h[aá] quanto(?:s)?(?: tempo| anos)?|faz quanto tempo|quando (?:voc[eê] )?come[cç]ou",
      ),
    ],
    ["age", anyOf("quantos anos (?:voc[eê] )?tem|que idade|sua idade")],
    ["name", anyOf("como (?:voc[eê] )?se chama|(?:seu|teu) nome")],
    [
      "job",
      anyOf(
        "o que (?:voc[eê] )?faz da vida|em que (?:voc[eê] )?trabalha|onde (?:voc[eê] )?trabalha|(?:seu|sua) (?:trabalho|profiss[aã]o)",
      ),
    ],
    [
      "town",
      anyOf(
        "onde (?:voc[eê] )?(?:mora|vive)|de onde (?:voc[eê] )?[eé]|(?:em )?(?:que|qual) (?:cidade|pa[ií]s)",
      ),
    ],
    [
      "how_long",
      anyOf("quanto tempo|quant[oa]s (?:minutos|horas)|quanto (?:dura|demora|demorou|leva|levou)"),
    ],
    [
      "how_much",
      anyOf(
        "quanto (?:\\p{L}+ )?(?:cust\\p{L}*|pag\\p{L}*|gast\\p{L}*|vale)|quanto dinheiro|pre[cç]o|quanto",
      ),
    ],
    ["how_many", anyOf("quant[oa]s|que n[uú]mero")],
    ["when", anyOf("quando|(?:que|a que|qual) (?:dia|horas?|m[eê]s|ano|data)")],
    ["who", anyOf("quem")],
    ["where", anyOf("onde|aonde|em que lugar")],
    ["which", anyOf("qual|quais|que (?:marca|modelo|tipo|aplicativo)")],
  ],
  follows: anyOf(
    "exemplo|caso concreto|em seguida|da[ií]|exatamente|outras palavras|naquele momento|na hora|entre os dois|de um para o outro|diferen[cç]a|se comparam|assim|depende|situa[cç][oõ]es|a respeito|um pouco mais|a um amigo|essa vis[aã]o",
    "iss[oa]|disso|nisso|aquilo|ent[aã]o|depois|a[ií]|aconteceu|(?:disse|falou|mencionou|contou|comentou|dizia)",
  ),
  greeting:
    /^(?:(?:ol[aá]|oi|bom dia|boa (?:tarde|noite)|tudo bem|como (?:vai|est[aá])(?: voc[eê])?|prazer(?: em conhec[eê]-l[ao])?|muito prazer|bem-vind[oa]|obrigad[oa] (?:pelo seu tempo|por (?:participar|vir|estar aqui))|(?:me chamo|meu nome [eé]|eu sou|sou) [\p{L}'-]{1,20}(?: [\p{L}'-]{1,20}){0,6})[\s,.!?]*){1,5}$/u,
  thanks:
    /^(?:(?:ok|certo|t[aá]|t[aá] bom|bem|muito bem|perfeito|(?:muito )?obrigad[oa](?: por (?:isso|tudo|contar|compartilhar))?|entendido|tchau|at[eé] logo|[eé] s[oó] isso|est[aá] bem)[\s,.!]*){1,8}$/u,
  aboutMe: anyOf(
    "(?:voc[eê] [eé]|[eé]s|estou falando com|falo com|isso [eé]) (?:um |uma )?(?:rob[oôó]|bot|m[aá]quina|ia|programa|pessoa(?: real)?|human[oa]|ser humano|intelig[eê]ncia artificial|chatgpt|modelo)",
    "como (?:voc[eê] )?se chama\\?|qual [eé] (?:o )?seu nome|quem [eé] voc[eê]\\?|(?:suas|tuas) instru[cç][oõ]es",
  ),
  aboutTalk: anyOf(
    "quanto tempo (?:dura|vai durar|leva|vai levar) (?:isso|esta|essa|a) ?(?:entrevista|conversa|pr[aá]tica)?|para que [eé] (?:isso|esta (?:entrevista|conversa))|como funciona (?:isso|esta (?:entrevista|conversa))",
  ),
  anythingElse: anyOf(
    "(?:tem|h[aá]) (?:algo mais|mais alguma coisa)|mais alguma coisa que|alguma coisa que (?:eu )?n[aã]o|gostaria de acrescentar|quer acrescentar|esqueci de perguntar|o que mais (?:eu )?deveria",
  ),
  recap: anyOf(
    "entendi (?:bem|direito|certo)|est[aá] correto|em resumo|para resumir|resumindo|se (?:eu )?entendi bem|quer corrigir|[eé] isso mesmo",
  ),
  stop: anyOf(
    "(?:paramos|vamos parar|encerramos)(?: aqui| por aqui)?|(?:quer|prefere) (?:parar|terminar|encerrar|fazer uma pausa)",
  ),
  jargon: anyOf(
    "onboarding|touchpoints?|pain points?|pontos? de (?:dor|contato|contacto)|casos? de uso|fluxos? de trabalho|stakeholders?|proposta de valor|jornada do (?:usu[aá]rio|cliente|utilizador)|kpis?|sinergias?|heur[ií]stic\\p{L}*|paradigmas?|modalidades?|longitudinal|ecossistemas?|hol[ií]stic\\p{L}*|framework|metodol[oó]g\\p{L}*|engajamento|fric[cç][aã]o",
  ),
  topics,
};
