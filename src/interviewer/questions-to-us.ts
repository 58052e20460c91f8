import { phrasesByLanguage } from "./intent-phrases.ts";
import { countWords } from "./words.ts";

/** What a short question to us may be about; the other patterns are in `intents.ts`. */
export type ShortQuestion =
  | "ask_meaning"
  | "ask_robot"
  | "ask_self"
  | "ask_author"
  | "ask_privacy"
  | "ask_passed_on"
  | "ask_return"
  | "ask_purpose"
  | "ask_fine"
  | "unanswered";

/** What can be meant for nobody but us, beside an answer too. */
export const heardInside: ReadonlySet<ShortQuestion> = new Set([
  "ask_passed_on",
  "ask_purpose",
  "ask_robot",
  "ask_self",
  "ask_author",
]);

const maxWords = 16;
const maxEchoWords = 5;

const whole = (...alternatives: readonly string[]) =>
  new RegExp(`(?<![\\p{L}'])(?:${alternatives.join("|")})(?![\\p{L}'])`, "u");

/** In front of a question that people put to us: "and", "sorry", "but". */
const lead =
  "(?:(?:and|but|so|ok|okay|its ok|it's ok|well|sorry|wait|hang on|by the way|actually|(?:can|could|may) i (?:just )?ask(?: you)?|hm+|eh|um|oh|(?:only |just )?one (?:more )?(?:thing|question)|before i (?:do|say|answer|go on)(?: [a-z]+)?|und|aber|y|pero|et|mais|e|mas|و)[,.: ]+){0,3}";
const begins = (...alternatives: readonly string[]) =>
  new RegExp(`^${lead}(?:${alternatives.join("|")})(?![\\p{L}'])`, "u");

const someoneTheyKnow =
  "(?:my|the|our) (?!data|answers?|words|team at|people (?:who|at)|(?<!my )company|study)[a-z]+(?: [a-z]+)?|anyone i know|anybody i know|people i know|he|she|(?:any|some)(?:one|body) (?:at|from|in) [a-z]+(?: [a-z]+){0,2}?";

/** What only a person has, in a question to whoever asks. */
const ownLife =
  "(?:mother|father|mum|mam|mom|dad|parents|family|child|children|kids?|grandchildren|son|daughter|husband|wife|partner|brother|sister|dogs?|cats?|pets?|car|house|garden|job|boss)";

const patterns: readonly [ShortQuestion, readonly RegExp[]][] = [
  [
    "unanswered",
    [
      begins(
        "you (?:did not|didn'?t|have not|haven'?t|never|still haven'?t) (?:really |actually )?(?:answer(?:ed)?|repl(?:y|ied))(?: (?:me|my question|that|it|what i asked))?(?=\\s*(?:[.!?]|$))",
        "(?:that'?s|that is|this is) not what i asked|that (?:doesn'?t|does not|didn'?t) answer (?:it|my question|me|what i asked)",
        "i asked you (?:something|a question)(?: (?:before|earlier|already))?|i asked (?:something|a question)",
        "(?:you are|you'?re) not answering(?: (?:me|my question))?|what about my question|you ignored (?:my question|me)",
        "(?:sie haben|du hast) (?:mir |(?:auf )?meine frage )?(?:noch )?(?:gar )?nicht (?:geantwortet|beantwortet)|das war nicht meine frage",
        "no (?:me )?ha[s]? (?:contestado|respondido)(?: a mi pregunta)?|eso no es lo que pregunt[eé]",
        "(?:vous ne m'avez|tu ne m'as|vous n'avez|tu n'as) pas répondu(?: à ma question)?|ce n'est pas ce que j'ai demandé",
        "(?:você |o senhor |a senhora )?não (?:me )?respondeu(?: (?:à|a) minha pergunta)?|não foi isso que (?:eu )?perguntei",
        "لم (?:تجبني|تجب|ترد)(?: (?:عن|على) سؤالي)?|ليس هذا ما سألت(?:ه| عنه)?",
      ),
    ],
  ],
  [
    "ask_robot",
    [
      begins(
        "(?:is|was) (?:this|that|it) (?:just )?(?:a |an )?(?:computer|program(?:me)?|machine|robot|bot|ai)(?: (?:asking|talking|i'?m talking to|i am talking to|writing)(?: [a-z]+){0,3})?",
        "(?:are )?(?:you|u) (?:a |an |really |just |even )*(?:robot|bot|machine|computer|program(?:me)?|human|person|real)",
        "is (?:there )?(?:anyone|anybody|someone|somebody|a (?:real )?person|a human) (?:there|here|really there|at the other end|reading(?: this)?)",
        "am i (?:talking|speaking|writing|chatting) (?:to|with) (?:a |an )?(?:real )?(?:computer|program(?:me)?|machine|robot|bot|ai|person|human)",
        ...Object.values(phrasesByLanguage).map((phrases) => phrases.ask_robot),
      ),
    ],
  ],
  [
    "ask_self",
    [
      begins(
        "(?:do|did|have|are|were|would|can) you (?:[a-z']+ ){0,5}?(?:yourself|personally)(?=\\s*\\?)",
        `(?:have you|have you got|do you have) (?:an? |any |your own )?${ownLife}(?: [a-z]+){0,3}(?=\\s*\\?)`,
        "do you (?:also |ever |even |still )?(?:drive|cook|smoke|drink|sleep|eat|dream|garden|swim|travel|work(?! (?:for|with|at|there|here)))(?: [a-z]+){0,3}(?=\\s*\\?)",
        "(?:and|what about|how about) (?:you|yourself)(?: (?:then|yourself))?(?=\\s*\\?)|and (?:would|do|have|are|did|can) you(?=\\s*\\?)",
        "how old are you|where (?:do you live|are you (?:from|based))|are you (?:married|single|retired|from|a (?:mother|mum|father|parent|driver|nurse|teacher))(?: [a-z]+){0,3}(?=\\s*\\?)",
        "und (?:sie|du)(?=\\s*\\?)|(?:haben|fahren|sind|machen|kochen|leben|wohnen|arbeiten) sie (?:denn |eigentlich |auch )*selbst(?: \\p{L}+){0,4}(?=\\s*\\?)|(?:haben sie|hast du) (?:denn |selbst |eigentlich |auch )*(?:eine? |noch eine )?(?:mutter|vater|kinder|kind|familie|auto|hund|katze|mann|frau)(?=\\s*\\?)|(?:fahren sie|fährst du) (?:auch )?auto(?=\\s*\\?)|wie alt (?:sind sie|bist du)|wo (?:wohnen sie|wohnst du)",
        "y (?:usted|tú)(?=\\s*\\?)|(?:usted|tú) (?:también )?(?:conduces?|tienes?|cocinas?|fumas?|bebes?|vives?)(?: \\p{L}+){0,3}(?=\\s*\\?)|(?:conduce|tiene) usted(?: \\p{L}+){0,3}(?=\\s*\\?)|tienes? (?:madre|padre|hij[oa]s|familia|coche|carro|perro|gato|marido|mujer|pareja)(?=\\s*\\?)|cuántos años tienes?|dónde vives?",
        "et (?:vous|toi)(?: alors)?(?=\\s*\\?)|(?:vous|tu) (?:\\p{L}+ ){1,3}(?:vous|toi)-même(?=\\s*\\?)|(?:avez-vous|vous avez|as-tu|tu as) (?:une? |des |aussi )*(?:mère|père|enfants?|famille|voiture|chien|chat|mari|femme)(?=\\s*\\?)|(?:conduisez-vous|vous conduisez)(?: vous-même)?(?=\\s*\\?)|quel âge (?:avez-vous|as-tu)|où (?:habitez|vivez)-vous",
        "e (?:você|o senhor|a senhora|tu)(?=\\s*\\?)|(?:você|o senhor|a senhora) (?:também )?(?:dirige|conduz|tem|cozinha|fuma|bebe|mora|vive)(?: \\p{L}+){0,3}(?=\\s*\\?)|(?:tem|tens) (?:mãe|pai|filh[oa]s|família|carro|cachorro|cão|gato|marido|mulher|esposa)(?=\\s*\\?)|quantos anos (?:você )?tem(?=\\s*\\?)|onde você (?:mora|vive)",
        "و?(?:أنت|انت|حضرتك)(?=\\s*[؟?])|هل (?:لديك|عندك) (?:أم|أب|أولاد|أطفال|عائلة|سيارة|زوج|زوجة|كلب|قطة)|هل (?:تقود|تطبخ|تدخن|تنام|تأكل)(?: \\p{L}+){0,3}|كم عمرك|أين (?:تسكن|تعيش)",
      ),
    ],
  ],
  [
    "ask_author",
    [
      begins(
        "who (?:wrote|writes|came up with|thought (?:of|up)|set|chose|picked|designed) (?:these|those|this|that|the|your|all (?:these|this))(?: (?:questions?|interview|list))?(?=\\s*\\?)|who (?:made|makes)(?: up)? (?:these|those|the questions|your questions)|are (?:these|those|they) your (?:own )?questions|did (?:you|a (?:real )?person|somebody|someone) (?:write|make)(?: up)? (?:these|those|this|the questions)",
        "wer hat (?:sich )?(?:die|diese) fragen (?:geschrieben|gemacht|ausgedacht|gestellt)|wer hat (?:das|die|sie) (?:hier )?geschrieben|von wem (?:sind|kommen|stammen) (?:die|diese) fragen",
        "quién (?:ha )?(?:escribió|escrito|hizo|hecho|pensó|puso) (?:estas|las|esas) preguntas|quién escribió (?:esto|eso)|de quién son (?:estas|las) preguntas",
        "qui a (?:écrit|fait|rédigé|préparé|posé) (?:ces questions|les questions|ça|cela)|de qui (?:sont|viennent) (?:ces|les) questions",
        "quem (?:escreveu|fez|preparou|inventou) (?:estas perguntas|essas perguntas|as perguntas|isso|isto)|de quem são (?:estas|essas|as) perguntas",
        "من (?:كتب|وضع|أعد|صاغ) (?:هذه الأسئلة|الأسئلة|هذا)",
      ),
    ],
  ],
  [
    "ask_passed_on",
    [
      begins(
        `(?:will|would|can|could|does|do|is|are) (?:${someoneTheyKnow}) (?:ever |also |then |going to |able to )*(?:hear|see|know|read|get|find out|be told|told)(?: [a-z]+){0,4}`,
        "(?:will|would|does|can|could) (?:this|that|it|what i (?:write|say|wrote|said)|this what i write) (?:ever |also )?(?:go|get|come|be (?:sent|shown|passed|given)|end up)(?: on| back)? (?:to|with) (?:my|the|our) [a-z]+",
        `(?:whether|if) (?:${someoneTheyKnow}) (?:will|would|can|could|might|gets? to|(?:is|are) going to) (?:ever |also |actually )*(?:hear|see|know|read|get|find out|be told|be shown)(?: [a-z]+){0,6}`,
        `(?:i (?:just )?(?:asked|asking|wonder|wondered)|asked you) (?:you )?(?:whether|if|will|would) (?:${someoneTheyKnow}) (?:will |would |can |could |ever )*(?:hears?|sees?|knows?|reads?|gets?|find(?:s)? out)(?: [a-z]+){0,4}`,
        `(?:maybe |perhaps |only |just |i hope |unless |as long as )?(?:that |if )?(?:${someoneTheyKnow}) (?:will|would|could|might|can|won't) (?:not |never )?(?:read|see|hear|know|find out)(?: [a-z]+){0,4}(?:,? (?:yes|right|no|correct|ok))?(?=\\s*\\?)`,
        "(?:erfährt|liest|sieht|hört|bekommt|weiß) (?:mein[e]?|der|die|das) \\p{L}+(?: \\p{L}+){0,4}",
        "(?:se va a enterar|se entera(?:rá)?|lo (?:lee|ve|sabrá|va a leer|va a ver|va a saber)) (?:de (?:esto|eso) )?(?:mi|el|la) \\p{L}+|(?:mi|el|la) \\p{L}+ (?:lo )?(?:va a (?:enterarse|leer|ver|saber)|se va a enterar)",
        "(?:est-ce que )?(?:mon|ma|le|la) \\p{L}+ (?:va|vont|peut|pourra) (?:le |l'|en )?(?:savoir|lire|voir|apprendre|entendre)(?: \\p{L}+){0,3}",
        "(?:o |a )?(?:meu|minha) \\p{L}+ (?:vai|pode|irá) (?:saber|ler|ver|descobrir|ouvir)(?: \\p{L}+){0,3}",
        "هل (?:سيعرف|سيقرأ|سيرى|سيعلم|يعرف|ستعرف|ستقرأ|سترى|ستعلم) \\p{L}+",
      ),
    ],
  ],
  [
    "ask_return",
    [
      begins(
        "(?:can|could|may|would it be ok(?:ay)? if|is it ok(?:ay)? if) (?:i|we) (?:(?:please )?(?:stop|pause|leave)(?: (?:this|it|here|now))* and )?(?:come back|continue|carry on|finish|go on|do (?:this|the rest|it)|return)(?: (?:to|with))?(?: (?:this|it|that|the rest|the interview))?(?: (?:later|tomorrow|tonight|another (?:day|time)|some other time|after work|at home|in a (?:bit|while|minute)|next week))+",
        "kann ich (?:das |es |damit )?(?:später|morgen|heute abend|ein andermal|nachher) (?:weitermachen|weiterschreiben|fortsetzen|zu ende (?:machen|bringen)|beenden)",
        "puedo (?:seguir|continuar|terminar|volver)(?:lo| con esto| a esto)? (?:luego|más tarde|mañana|después|otro día|esta noche)",
        "(?:est-ce que )?(?:je peux|puis-je|on peut) (?:continuer|finir|reprendre|revenir)(?: ça| cela)? (?:plus tard|demain|ce soir|un autre jour|après)",
        "posso (?:continuar|terminar|voltar)(?: isso| a isso)? (?:depois|mais tarde|amanhã|outro dia|hoje à noite)",
        "هل (?:يمكنني|أستطيع) (?:أن أكمل|الإكمال|المتابعة|العودة|أن أعود)(?: \\p{L}+){0,2} (?:لاحقا|لاحقًا|غدا|غدًا|فيما بعد)",
      ),
    ],
  ],
  [
    "ask_privacy",
    [
      begins(
        "(?:and )?is (?:my|our) (?:real |full )?name (?:on|in|with|next to|kept with)(?: [a-z]+){1,3}|(?:do |will |are )?(?:you|they) (?:going to )?(?:write|put|writing|putting|use|keep) my name(?: [a-z]+){0,3}",
        "who can (?:see|read)(?: (?:it|this|that|all this|what i (?:say|write)))?",
        "who(?:'s| is| else is| all is| else| all)? (?:reading|seeing|going to (?:read|see)|gets to (?:read|see)|gets|reads|sees)(?: (?:it|this|that|all this|these))?",
        "(?:will|do|are|is) (?:you|they|it|my name|this)(?: going to)? (?:use|print|publish|show|record|keep|store|save)[a-z]* (?:my|this|it|what)(?: [a-z]+){0,3}",
        "(?:where|who) does (?:this|it|that|all this) go(?: to)?",
        "wo geht das (?:hin|alles hin)|an wen geht das|wer bekommt das",
      ),
    ],
  ],
  [
    "ask_purpose",
    [
      begins(
        "why (?:do you (?:ask|want to know|need to know|need that|keep asking)|are you asking|would you (?:ask|want to know|need)|does (?:that|it|this) matter)(?: [a-z']+){0,4}",
        "(?:is|are) (?:this|that|it|we|you) (?:still |really |even )(?:about|talking about|asking about) (?:the |my |our )?[a-z]+(?: [a-z]+)?",
        "what(?:'s| is| has|'s) (?:that|this|it) (?:got )?to do with (?:it|this|anything|heating|you|the study)",
        "warum (?:fragen sie|fragst du|wollen sie|willst du)(?: [\\p{L}]+){0,3}|wieso fragen sie(?: das)?|wozu (?:wollen sie|brauchen sie)(?: [\\p{L}]+){0,3}",
        "por qué (?:lo |me lo |me )?(?:pregunta|quiere saber)(?:n|s)?(?: \\p{L}+){0,2}|para qué (?:lo )?(?:pregunta|quiere saber)",
        "pourquoi (?:vous (?:demandez|posez|voulez)|demandez-vous|tu demandes|cette question)(?: \\p{L}+){0,3}",
        "por ?qu[eê] (?:é que )?(?:me )?(?:pergunta|quer saber)(?: \\p{L}+){0,2}",
        "(?:لماذا|لم|ليش) (?:تسأل|تسألني|تريد أن تعرف)(?: \\p{L}+){0,2}",
      ),
    ],
  ],
  [
    "ask_fine",
    [
      begins(
        "(?:is|was) (?:that|this|it) (?:ok(?:ay)?|all right|alright|enough|right|what you (?:want|wanted|mean|need|are after|were after)|the right answer|too much|any use|any good)(?: for you| so)?(?=\\s*\\?)",
        "does (?:that|this|it) (?:make (?:any )?sense|help|count|answer (?:it|your question))",
        "(?:am i|are we) allowed to (?:say|write|talk about)(?: [a-z]+){0,3}|(?:can|may|should) i (?:say|write|tell you|mention) (?:that|this|it|everything|anything)(?: here)?",
        "(?:do|must|should) i (?:really )?(?:have to |need to |must )?(?:write|type|answer|explain|fill)(?: [a-z]+){0,6}(?=\\s*(?:[?]|$))",
        "do you want (?:me to (?:say|write|go on|tell)|more|to hear)(?: [a-z]+){0,4}|what do you want (?:to hear|me to say)|shall i (?:go on|say more|write more)",
        "(?:ist|war) das (?:ok|okay|in ordnung|richtig|genug|was sie (?:wollen|wissen wollten|meinten))|reicht (?:ihnen )?das|darf ich das (?:sagen|schreiben)",
        "(?:está|es) (?:bien|suficiente|correcto)(?: así)?(?=\\s*\\?)|puedo decir(?:lo| eso)(?: aquí)?|le sirve(?: eso| así)?",
        "(?:c'est|ça) (?:va|bon|suffit|ce que vous vouliez)(?: comme ça)?(?=\\s*\\?)|(?:je peux|puis-je) (?:le )?dire (?:ça|cela)",
        "(?:está|é) (?:bom|bem|suficiente|certo)(?: assim)?(?=\\s*\\?)|posso dizer isso(?: aqui)?|serve assim",
        "هل (?:هذا|ذلك) (?:كاف|كافي|صحيح|مناسب|جيد)|هل يمكنني (?:قول|أن أقول) (?:هذا|ذلك)",
      ),
    ],
  ],
  [
    "ask_meaning",
    [
      begins(
        "(?:not sure|don'?t know|no idea) what (?:your|you'?re|you are|u) (?:asking|mean|meaning|on about)",
        "(?:such as|for example|for instance|meaning|meaning what|sorry|pardon|eh|huh|what now|come again)\\s*\\?+\\s*$",
        "huh\\s*[.?!]*\\s*$",
        "(?:which|what) (?!happened|about|else)[a-z]+\\s*$",
        "(?:(?:von|mit|bei|in|aus|de|en|a|con|avec|dans|à|em|com) )?(?:welche[nrsm]?|cuál(?:es)?|quel(?:le)?s?|lequel|laquelle|qual|quais|أي)(?: \\p{L}+){0,2}\\s*[?؟]+\\s*$",
        "what (?:do|did|does) (?:you|that|it) mean",
        "wie meinen sie (?:das|denn das)|wie meinst du das|was soll das heißen|inwiefern|in welcher hinsicht|wie bitte|(?:zum beispiel|etwa)\\s*\\?",
        "(?:a qué se refiere|cómo que|en qué sentido|por ejemplo\\s*\\?|no (?:le )?entiendo(?: la pregunta)?)",
        "(?:comment ça|c'est-à-dire|dans quel sens|par exemple\\s*\\?|vous voulez dire quoi)",
        "(?:como assim|em que sentido|por exemplo\\s*\\?|o que quer dizer(?: com isso)?)",
        "(?:ماذا تقصد|ماذا تعني|كيف يعني|بأي معنى|لم أفهم|لا أفهم)(?: \\p{L}+){0,3}",
      ),
    ],
  ],
];

/** "Left out how?", "Brings what on?": our own words with the asking word where the answer would be. */
const echo = new RegExp(
  `^${lead}(?:[\\p{L}']+ ){1,3}(?:what|how|who|whom|where|when|why|which|wie|was|wer|wo|wann|warum|cómo|qué|quién|dónde|quoi|comment|qui|où|quem|como|onde|o quê)(?: (?:on|in|to|for|with|about|of|out|up|from|off|exactly))?\\s*\\?+\\s*$`,
  "u",
);
/** "What brings what on": the asking word twice. */
const doubled = new RegExp(
  `^${lead}(?:what|how|who|why|when|where) (?:[a-z']+ ){1,3}what(?: [a-z]+)?\\s*\\??\\s*$`,
  "u",
);
const noEcho = whole("you know what", "guess what", "so what", "and what", "or what", "know how", "somehow");

/** What a short message asks us about the study, the talk or our question; undefined where it asks nothing. */
export function readShortQuestion(lower: string): ShortQuestion | undefined {
  const words = countWords(lower);
  if (words > maxWords) return undefined;
  const text = lower.trim();
  const plain = text.replace(/^[¿¡"' ]+/u, "");
  const found = patterns.find(([, forms]) => forms.some((form) => form.test(plain)));
  if (found !== undefined) return found[0];
  const isEcho = words <= maxEchoWords && (echo.test(plain) || doubled.test(plain));
  return isEcho && !noEcho.test(plain) ? "ask_meaning" : undefined;
}

const unmarkedStart =
  /^(?:(?:and|but|oh|ok|okay|sorry|also|und|aber|y|pero|et|mais|e|mas|و)[, ]+)?(?:is|are|will|does|do|can|how|who|what|when|where|ist|sind|wird|wer|wie|wann|es|está|quién|cuánt\p{L}*|est-ce|c'est|qui|combien|é|está|quem|quant\p{L}*|هل|من|كم)(?!\p{L})/iu;
const afterthought =
  /(?:,? (?:by the way|btw|then|actually|please|pls|anyway|though|übrigens|eigentlich|denn|por cierto|au fait|d'ailleurs|a propósito|بالمناسبة))+\s*[.!]?$/iu;
const maxUnmarked = 9;

/** "… how many more questions", "… is this anonymous by the way": typed without its mark, as the last thing said. */
export function markQuestion(sentence: string): string | undefined {
  const bare = sentence.replace(afterthought, "").replace(/[.!\s]+$/u, "");
  const isShort = countWords(bare) <= maxUnmarked && !/[?؟]/u.test(bare);
  return isShort && unmarkedStart.test(bare) ? `${bare}?` : undefined;
}

/** "How many more questions is there, only my bus comes at eight": of nobody's story but this one. */
export const asksLeft =
  /(?<!\b(?:ask(?:ed|s)?|said|says|wonder(?:ed)?|knew|knows?|told)(?: \w+){0,2} )\bhow many (?:more questions|questions (?:more|left|to go|(?:is|are) (?:there|left)|have you|do you))\b/u;
