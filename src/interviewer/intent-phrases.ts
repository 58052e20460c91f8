/**
 * What participants say when they mean something else than an answer. Whole-message phrases are matched
 * against the message without punctuation; a language's list is used whatever the session's language is.
 */

export const wholeMessageIntents = [
  "stop",
  "skip",
  "dont_know",
  "repeat",
  "ask_robot",
  "go_on",
  "nothing",
] as const;
export type WholeMessageIntent = (typeof wholeMessageIntents)[number];

type Phrases = Record<WholeMessageIntent, string>;

/** Alternatives of a regular expression each; the whole message must match one, with polite words around it. */
export const phrasesByLanguage: Record<string, Phrases> = {
  en: {
    stop:
      "stop|(?:i |we )?(?:want|would like|wanna|need|have)(?: to)? (?:stop|quit|leave|end)(?: (?:here|now|this|it|the interview|this interview|the chat))*|" +
      "(?:i'd|i would|id) like to (?:stop|quit|leave|end)(?: (?:here|now|this|it|the interview|this interview))*|" +
      "(?:can|could|may|shall) (?:we|i|you) (?:stop|quit|leave|end|finish)(?: (?:here|now|this|it|the interview|this interview))*|" +
      "let's (?:stop|end|finish)(?: (?:here|now|this|it|there|the interview|this interview))*|" +
      "(?:end|quit|exit|finish|stop)(?: (?:here|now|this|it|the|interview|chat|asking|questions|asking questions|asking me questions|interviewing me))*|" +
      "(?:i )?(?:have|need|gotta|got) (?:to )?(?:go|leave|run)(?: now)?|gotta (?:go|run)|i'?m (?:leaving|out|done)(?: (?:here|now|with this|with this interview))?|i quit|" +
      "no more(?: questions)?|enough(?: questions)?|(?:that's|thats|i've had|ive had) enough|leave me alone|bye(?: bye)?|goodbye|good bye|" +
      "i (?:don't|dont|do not) want to (?:do this|continue|go on|carry on|answer)(?: (?:any ?more|anymore|any more questions|any longer|this interview))*",
    skip:
      "skip(?: (?:this|that|it|one|please|the|question))*|next(?: (?:one|question))?|pass|i(?:'ll| will| would| want to|'d like to| would like to|'d rather)? (?:skip|pass)(?: (?:this|that|it|one|on|the|question))*|" +
      "(?:can|could|may) (?:we|i) (?:skip|pass|move on|go to the next)(?: (?:this|that|it|one|on|the|to|next|question))*|" +
      "(?:let's )?move on|no comment|go to (?:the )?next(?: (?:one|question))?|" +
      "(?:i(?:'d| would) )(?:rather|prefer to|like to) (?:skip|pass on|leave)(?: (?:this|that|it|one|out|the question|this question|that question))*|(?:i(?:'d| would) )?(?:prefer|rather) not(?: to)?(?: (?:say|answer|tell|talk about it|discuss it|answer that|answer this|share|share that|comment))*|" +
      "i (?:don't|dont|do not|won't|will not) (?:want to|wanna|wish to|feel like|feel comfortable)? ?(?:answer(?:ing)?|say(?:ing)?|talk(?:ing)? about|share|sharing|discuss(?:ing)?)(?: (?:this|that|it|one|the question|this question|that question))*|" +
      "that'?s (?:private|personal|none of your business)|(?:that's |it's )?none of your business|too personal|not answering(?: (?:that|this))?",
    dont_know:
      "i (?:really |honestly |just )?(?:don't|dont|do not) (?:really |actually )?know(?: (?:that|it|really|sorry|what to say|how to answer(?: that| this)?|the answer|about that|about it|what you mean))?|dunno|i dunno|idk|" +
      "don't know|dont know|no (?:idea|clue)|i have no (?:idea|clue)|(?:i'm |im |i am )?(?:really |just )?not (?:really |so |too |quite )?sure(?: (?:about that|about this|really|what to say|how to answer(?: that| this)?))?|" +
      "i (?:can't|cant|cannot|can not|couldn't) (?:really )?(?:think of|remember|recall|come up with)(?: (?:anything|any|one|it|that|an example|any example|any examples|a thing|right now|now|really|of an example|specific|at the moment|off the top of my head))*|" +
      "i (?:don't|dont|do not) (?:really )?(?:remember|recall)(?: (?:that|it|anything|now))*|can't (?:say|think of anything|remember)|hard to say|(?:nothing|no example) comes to mind|(?:i've|i have) (?:never|not) thought about (?:it|that)|" +
      "who knows|beats me|no opinion|i have no opinion|i (?:don't|dont|do not) have (?:an|any) (?:opinion|idea|answer|example|examples)",
    repeat:
      "(?:can|could|would) you (?:please )?(?:repeat|say|ask|rephrase)(?: (?:that|it|the question|this|again|please|once more|the last question))+|(?:please )?repeat(?: (?:that|it|the question|please|again))*|" +
      "(?:say|come) (?:that )?again|what (?:was|is) the question(?: again)?|what did you (?:ask|say)|what was that|pardon(?: me)?|once more|i (?:missed|forgot) (?:that|the question)|" +
      "what(?:'s| is) your question",
    ask_robot:
      "(?:are|r) (?:you|u) (?:a |an |really |actually |just |even )*(?:robot|bot|chatbot|ai|machine|computer|human|person|real|real person|real human|chatgpt|gpt|program)(?: or (?:a |an )?(?:robot|bot|ai|machine|computer|human|person|real person))?|" +
      "(?:am i|i'm) (?:talking|speaking|chatting|writing) (?:to|with) (?:a |an )?(?:real )?(?:robot|bot|chatbot|ai|machine|computer|human|person|human being)|is (?:this|that|it) (?:a |an )?(?:real )?(?:robot|bot|chatbot|ai|machine|human|person|automated)|" +
      "what are you|is there a (?:real )?(?:human|person) (?:here|there|reading this|behind this)",
    go_on:
      "(?:let's |i want to |i'd like to |we can |please )?(?:go on|continue|carry on|keep going|proceed|go ahead|resume|go further)(?: (?:please|then|with (?:it|the interview|the questions|the rest)))*|" +
      "(?:no )?(?:i'm|im|i am|it's|its|that's) (?:fine|ok|okay|alright|all right|good)(?: (?:now|thanks|thank you|to go on|to continue|to keep going|let's go on|let's continue|go on|continue|we can continue|we can go on))*|" +
      "(?:i was )?(?:just )?(?:joking|kidding)|(?:it was )?(?:just )?(?:a joke|a figure of speech)|(?:let's|lets) (?:go|move) on|next question(?: please)?|not (?:yet|now)|i(?:'ll| will) (?:continue|go on|stay|keep going)",
    nothing:
      "(?:no )?nothing(?: (?:else|really|more|special|in particular|particular|at all|comes to mind|to add|much|specific|that i can think of|i can think of))*|none(?: really)?|no(?:pe)? (?:not really|that's (?:it|all)|thats (?:it|all)|nothing|all good)|" +
      "n ?/?a|not (?:really|applicable|at all)|(?:that's|thats|that is|that was) (?:it|all|everything)|i (?:have )?(?:have|got) nothing(?: (?:else|more))?(?: to (?:add|say))?|all (?:good|covered|said)|(?:i think |i guess )?(?:that's|thats|that is|that was) (?:about |pretty much |basically )?(?:it|all|everything)(?: (?:really|i (?:have|had|know|can say|can think of|wanted to say)|there is|from me|on this|on that|about it|to it|to say))*|" +
      "(?:there is|there's|i have|i've got) (?:really )?(?:nothing|not much|no) (?:more|else|further)(?: (?:that|to|i|can|could|say|add|think|of|tell|about|it|this|that|there|really|here))*|" +
      "i(?:'ve| have) (?:already )?(?:said|told you|written) (?:all|everything|what|enough)(?: (?:that|what|there|is|to|i|can|could|know|have|say|tell|about|on|it|this|that|had))*|i (?:would|'d|can|could) only (?:be )?repeat(?:ing)? myself|(?:as|like) i (?:already )?said(?: (?:before|already|above))?",
  },
  es: {
    stop: "(?:para|parar|pare|detener|detente|basta|alto|terminar|salir|adiós|adios|hasta luego)|(?:quiero|quisiera|me gustaría|necesito|deseo) (?:parar|terminar|dejarlo|salir|acabar)(?: (?:aquí|ya|la entrevista|esto))*|(?:podemos|puedo) (?:parar|terminar|dejarlo)(?: (?:aquí|ya))*|(?:me )?tengo que irme?|ya basta|no quiero (?:seguir|continuar)(?: más)?",
    skip: "(?:saltar|salta|siguiente|paso|pasar|omitir)(?: (?:la|esta|pregunta|esto))*|(?:la )?siguiente(?: pregunta)?|prefiero no (?:decirlo|contestar|responder|hablar de eso)|no quiero (?:contestar|responder|decirlo)(?: (?:a )?(?:eso|esto))?|(?:podemos|puedo) (?:saltar|pasar)(?: (?:esta|la|pregunta))*|sin comentarios",
    dont_know:
      "(?:la verdad )?(?:yo )?no (?:lo )?(?:sé|se)(?: (?:la verdad|bien))?|ni idea|no tengo (?:ni )?idea|no estoy segur[oa]|no (?:me acuerdo|recuerdo)|no se me ocurre(?: (?:nada|ninguno|ninguna))?|quién sabe",
    repeat:
      "(?:puede|puedes|podrías|podría) repetir(?:lo|la)?(?: (?:la|pregunta))*|repite|repita|(?:otra vez|de nuevo)|cuál era la pregunta|cómo dices|perdón",
    ask_robot:
      "(?:eres|es usted|estoy hablando con|hablo con) (?:un |una )?(?:robot|bot|máquina|ia|persona|persona real|humano|inteligencia artificial)(?: real)?",
    go_on:
      "(?:sigamos|seguimos|sigue|siga|continuar|continúa|continuemos|seguir|adelante|vamos)|estoy bien|quiero (?:seguir|continuar)",
    nothing: "(?:no )?nada(?: (?:más|en especial|en particular))?|ninguno|ninguna|eso es todo|no gracias",
  },
  fr: {
    stop: "(?:stop|arrêter|arrête|arrêtez|arrêtons|ça suffit|terminer|quitter|au revoir|assez)|(?:je (?:veux|voudrais|souhaite|dois|préfère)|j'aimerais) (?:arrêter|terminer|partir|quitter|m'arrêter)(?: (?:là|ici|maintenant|l'entretien))*|(?:on peut|peut-on|je peux|puis-je|pouvons-nous) (?:arrêter|s'arrêter|terminer)(?: (?:là|ici))*|je (?:ne )?veux (?:pas|plus) continuer",
    skip: "(?:passer|passe|passez|suivant|suivante|sauter)(?: (?:la|cette|question|à la suivante))*|(?:la )?question suivante|je (?:ne )?(?:préfère|veux) (?:ne )?pas (?:répondre|en parler|le dire)(?: à (?:ça|cela|cette question))?|(?:on peut|je peux) passer(?: (?:la|cette|question))*|sans commentaire",
    dont_know:
      "(?:je )?(?:ne |n')?(?:en )?sais (?:vraiment )?pas(?: (?:vraiment|trop))?|j'en sais rien|je n'en sais rien|aucune idée|je n'ai (?:aucune|pas d') ?idée|pas d'idée|(?:je (?:ne )?suis )?pas sûre?|je (?:ne )?(?:me souviens|m'en souviens|me rappelle) (?:pas|plus)|rien ne me vient",
    repeat:
      "(?:pouvez-vous|peux-tu|vous pouvez|tu peux|pourriez-vous) (?:répéter|redire)(?: (?:la|s'il vous plaît|question))*|répétez|répète|encore une fois|quelle (?:était|est) la question|pardon|comment",
    ask_robot:
      "(?:êtes-vous|es-tu|vous êtes|tu es|c'est|je parle à|est-ce que vous êtes|est-ce) (?:un |une |à un )?(?:robot|bot|machine|ia|intelligence artificielle|humain|vraie personne|personne|personne réelle)",
    go_on:
      "(?:continuer|continue|continuez|continuons|on continue|allons-y|allez-y)|(?:ça va|je vais bien)|je (?:veux|souhaite) continuer",
    nothing:
      "(?:non )?rien(?: (?:de plus|d'autre|de particulier|du tout|à ajouter))?|aucune?|c'est tout|non merci",
  },
  de: {
    stop: "(?:stopp?|aufhören|abbrechen|beenden|schluss|ende|tschüss|auf wiedersehen|genug|es reicht)|ich (?:möchte|will|würde gern|würde gerne|muss) (?:jetzt |hier |bitte |das interview |gern )*(?:aufhören|abbrechen|beenden|stoppen|gehen|los)|(?:können|könnten|kann) (?:wir|ich) (?:hier |jetzt |bitte |das )*(?:aufhören|abbrechen|beenden|stoppen)|ich (?:möchte|will) nicht (?:mehr )?(?:weitermachen|mehr|weiter)",
    skip: "(?:(?:die(?:se)? )?frage überspringen|überspringen|weiter zur nächsten|nächste|nächste frage|überspring(?:e|en wir)?)(?: (?:die|diese|frage|bitte|das))*|(?:können|kann) (?:wir|ich) (?:die|diese|das)? ?(?:frage )?überspringen|(?:das )?(?:möchte|will) ich (?:lieber )?nicht (?:sagen|beantworten)|ich (?:möchte|will) (?:das |die frage |darauf |dazu )*(?:lieber )?(?:nicht|nichts) (?:beantworten|antworten|sagen)|kein kommentar|keine angabe",
    dont_know:
      "(?:das )?weiß (?:ich )?(?:leider |gerade |wirklich )?nicht|(?:das )?weiss (?:ich )?nicht|ich (?:weiß|weiss) (?:es )?(?:leider |gerade |wirklich |ehrlich gesagt )?nicht|keine ahnung|ich habe keine ahnung|(?:ich bin (?:mir )?)?nicht sicher|(?:ich )?erinnere (?:ich )?mich nicht|mir fällt (?:gerade |dazu |leider )*(?:nichts|keins|keiner) ein|kann ich nicht sagen|schwer zu sagen",
    repeat:
      "(?:können|könnten|kannst) (?:sie|du) (?:das |die frage |bitte )*(?:wiederholen|noch einmal sagen|nochmal sagen)|(?:bitte )?wiederholen|noch ?mal(?: bitte)?|noch einmal(?: bitte)?|wie bitte|was war die frage",
    ask_robot:
      "(?:sind sie|bist du|ist das|spreche ich mit|rede ich mit) (?:ein |eine |einem |einer |ein echter )?(?:roboter|bot|maschine|ki|mensch|echter mensch|menschen|echten menschen|person|künstliche intelligenz|computer)",
    go_on:
      "(?:weiter|weitermachen|machen wir weiter|wir können weitermachen|fortfahren|fortsetzen|mach weiter)|(?:mir geht es|es geht mir|mir geht's) gut|ich (?:möchte|will) weitermachen",
    nothing:
      "(?:nein )?nichts(?: (?:mehr|weiter|besonderes|weiteres))?|keine?|das (?:ist|war|wär'?s|wars) ?(?:alles)?|nein danke",
  },
  pt: {
    stop: "(?:parar|pare|para|chega|basta|terminar|encerrar|sair|tchau|adeus)|(?:eu )?(?:quero|queria|gostaria de|preciso|vou) (?:parar|terminar|sair|encerrar|ir embora)(?: (?:aqui|agora|a entrevista))*|(?:podemos|posso) (?:parar|terminar|encerrar)(?: (?:aqui|agora))*|tenho (?:que|de) (?:ir|sair)|não quero (?:mais )?continuar",
    skip: "(?:pular|pula|pule|próxima|passar|passo|saltar)(?: (?:a|essa|esta|pergunta))*|(?:a )?próxima(?: pergunta)?|prefiro não (?:dizer|responder|falar)(?: (?:sobre )?isso)?|não quero (?:responder|dizer|falar)(?: (?:sobre )?isso)?|(?:podemos|posso) (?:pular|passar|saltar)(?: (?:essa|esta|a|pergunta))*|sem comentários",
    dont_know:
      "(?:eu )?(?:não|nao) sei(?: (?:dizer|bem|não|responder))?|sei lá|não faço ideia|não tenho ideia|(?:não estou|não tenho) (?:certeza|certo|certa)|não (?:me )?lembro|não me ocorre nada|nenhuma ideia",
    repeat:
      "(?:pode|poderia|podes|podia) repetir(?: (?:a|pergunta|por favor))*|repete|repita|de novo|outra vez|qual (?:era|é) a pergunta|como assim|perdão|desculpe",
    ask_robot:
      "(?:você é|és|tu és|é|estou falando com|estou a falar com|falo com) (?:um |uma )?(?:robô|robot|bot|máquina|ia|inteligência artificial|pessoa|pessoa real|pessoa de verdade|humano)",
    go_on:
      "(?:continuar|continue|continua|continuemos|vamos continuar|seguir|vamos|podemos continuar)|(?:estou|tô) bem|quero continuar",
    nothing:
      "(?:não )?nada(?: (?:mais|de especial|em especial|a acrescentar))?|nenhum|nenhuma|é só isso|é isso|não obrigad[oa]",
  },
  ar: {
    stop: "توقف|قف|كفى|يكفي|إنهاء|انهاء|خروج|وداعا|مع السلامة|(?:أريد|اريد|أود|اود) (?:أن )?(?:أتوقف|اتوقف|التوقف|الخروج|إنهاء|أنهي)(?: (?:هنا|الآن|المقابلة))*|هل (?:يمكننا|يمكنني|يمكن) (?:التوقف|الخروج)(?: (?:هنا|الآن))*|لا أريد (?:المتابعة|الاستمرار|أن أكمل)",
    skip: "تخط(?:ي|ى)?|تخطي (?:هذا |هذه )?السؤال|التالي|السؤال التالي|تجاوز|(?:أفضل|افضل) (?:عدم الإجابة|ألا أجيب|عدم القول)|لا (?:أريد|اريد) (?:الإجابة|أن أجيب)(?: (?:عن|على) (?:هذا|ذلك))?|بدون تعليق",
    dont_know:
      "(?:أنا )?لا (?:أعرف|اعرف|أعلم|اعلم|أدري|ادري)|ليس لدي (?:أي )?فكرة|لا فكرة(?: لدي)?|(?:لست|أنا لست) (?:متأكدا|متأكد|متأكدة)|لا (?:أتذكر|اتذكر)|لا يخطر (?:ببالي|على بالي) شيء",
    repeat:
      "(?:هل )?(?:يمكنك|ممكن|تستطيع) (?:أن )?(?:تكرار|تكرر|تعيد|إعادة)(?: السؤال)?|كرر(?: السؤال)?|أعد(?: السؤال)?|مرة أخرى|ما (?:هو|كان) السؤال|عفوا",
    ask_robot:
      "(?:هل )?(?:أنت|انت|أتحدث مع|هل أتحدث مع|هذا) (?:إلى )?(?:روبوت|آلة|إنسان|انسان|بوت|شخص|شخص حقيقي|ذكاء اصطناعي)",
    go_on:
      "تابع|استمر|أكمل|اكمل|نتابع|لنكمل|لنتابع|نكمل|أنا بخير|انا بخير|(?:أريد|اريد) (?:المتابعة|الاستمرار)",
    nothing: "(?:لا )?لا شيء(?: (?:آخر|أكثر))?|لا يوجد|هذا كل شيء|لا شكرا",
  },
};

/** Said around a whole-message phrase without changing it. */
/** Each once: a word that stands here twice doubles the ways to read it, with each time that it is said. */
const politeList = [
  "please|pls|plz|sorry|ok|okay|well|hm+|uh+|um+|erm|oh|so|hey|hi|yes|yeah|no|thanks|thank you|now|honestly|actually|really",
  "to be honest|tbh|i think|i guess|i mean|lol|right now|just|then|but|and|for now|here|today|anymore",
  "por favor|gracias|perdón|sí|pues|bueno|s'il vous plaît|s'il te plaît|merci|désolée?|oui|non|euh",
  "bitte|danke|ja|nein|ähm|also|leider|obrigad[oa]|desculpe|sim|não|bem|من فضلك|شكرا|نعم|لا|عفوا|آسف",
];
export const politeWords = `(?:${politeList.join("|")})`;
