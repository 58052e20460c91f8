import { anyOf, type LabelRules, startOf, wholeOf } from "./rules.ts";

const factNoun =
  "(?:heures?|jours?|âge|années?|mois|dates?|fréquence|marques?|modèles?|numéros?|villes?|pays|quartier|rue|taille|couleur|pourcentage|distance|ligne|équipe|instrument|matière|études|journal|banque|entreprise|version|gare|nom|prénom|prix|titre|race|somme|montant|endroit|étage)";
const factStart = `(?:(?:à|de|depuis|jusqu'à|pour|avec|chez|par|en|dans|d') ?)?(?:quand|où|qui|combien|quel(?:le)?s? ${factNoun}|quel(?:le)? (?:est|était) (?:le|la|l'|votre|ton|ta) ?${factNoun})|jusqu'où|d'où|tous les combien|c'(?:est|était) (?:quand|où|qui|combien)|comment (?:s'appel(?:le|ait)|vous appelez|t'appelles|tu t'appelles)`;
const told =
  "(?:raconter|expliquer|décrire|parler|montrer|donner|partager|détailler|préciser|développer|aider|éclairer|rappeler|citer)";
const may = "(?:pouvez|pourriez|peux|pourrais|peut|pourrait|voulez|voudriez|veux|voudrais)";
const politely = "(?:-vous|-tu|-on)?(?: bien| peut-être| s'il vous plaît| s'il te plaît)*";
const asked =
  "(?:pourquoi|comment|quand|où|qui|combien|quels?|quelles?|qu'est-ce|est-ce|quoi|que \\p{L}+-(?:vous|tu|t-))";
const judged =
  "(?:horribles?|terribles?|affreu(?:x|se)|mauvaise?|nul(?:le)?|frustrante?|pénible|agaçante?|difficile|géniale?|formidable|merveilleu(?:x|se)|injuste|lente?|ennuyeu(?:x|se)|catastrophique)";

/** Stems of which the imperfect and the plain present end as a conditional or a future does. */
const falseFutures =
  "(?:préfér|cour|accour|parcour|rentr|entr|montr|ouvr|couvr|découvr|offr|souffr|rencontr|prépar|espér|dur|tir|retir|attir|pleur|jur|compar|sépar|répar|respir|admir|désir|gér|digér|mour|parl|pourr|voudr|décrir|expliquer|diriez|dirais|serait un (?:cas|exemple)|aimer(?:ais|ait|iez)|souhaiter|import|rest|fr(?:ais)|appar|demeur|adhér|récupér|génér|opér|tolér|considér|livr|intégr|célébr|déclar|assur|mesur|tr(?:ait)|por?tr|retr|extr|attr|mar(?:ais)|devr|dirie)";

/** French, in the polite and the familiar form. */
export const labelRules: LabelRules = {
  leadIn:
    /^(?:(?:et|mais|alors|donc|bon|bien|très bien|ok|okay|d'accord|ah|oh|hum+|bonjour|bonsoir|salut|merci(?: beaucoup| pour (?:ça|cela|votre réponse))?|parfait|je vois|je comprends|oui|pardon|excusez-moi|ensuite|puis|enfin|d'abord|aussi|sinon|maintenant|du coup|au fait|s'il vous plaît|s'il te plaît|par curiosité|selon vous|selon toi|à votre avis|à ton avis|pour (?:commencer|finir|terminer)|une dernière (?:question|chose)|pour revenir à (?:ça|cela))(?:\s?[,:.;…!]+\s*|\s+)|(?:quand|lorsque|si vous pensez à|si tu penses à|en pensant à|pendant|avant|après|depuis|dans|chez|au|à)\s[^,?]{2,80},\s+)+/u,
  asks: startOf(
    "(?:pourquoi|comment|combien|quand (?:est-ce|avez|as|a|êtes)|où|quels?|quelles?|qu'est-ce que?|est-ce que?|quoi|jusqu'où|d'où|tous les combien)",
    "qui (?:est|a|vous|t'|te|était|sont)",
    "qui est-ce",
    "que \\p{L}+(?:-t)?-(?:vous|tu|il|elle|ils|elles|on)",
    "que (?:s'est|se) .*",
    "qu'\\p{L}+(?:-t)?-(?:vous|tu|il|elle|ils|elles|on)",
    "(?:à|de|avec|depuis|pour|chez|par|en|dans|sur) (?:quoi|qui|quels?|quelles?|quand|combien|où)",
    "(?:vous |t'|te |l'|y |en |le |la |se |s'|c')?\\p{L}+(?:-t)?-(?:vous|tu|il|elle|ils|elles|on|ce)",
    "c'(?:est|était) (?:quand|comment|où|quoi|qui)",
    "(?:tu|vous) (?:avez|as|êtes|es|préférez|préfères|aimez|aimes|pensez|faites|utilisez|utilises) [^?]*\\?",
  ),
  request: startOf(
    `(?:est-ce que (?:vous|tu|l'on|on) |vous |tu )?${may}${politely} (?:me |nous |m'|nous en |m'en )?(?:en )?${told}`,
    `(?:est-ce que (?:vous|tu) |vous |tu )?${may}${politely} (?:me |nous |m'en |m')?(?:en )?dire(?! (?:${factStart})(?!\\p{L}))`,
    "(?:racontez|raconte|expliquez|explique|décrivez|décris|parlez|parle|montrez|montre|donnez|donne|détaillez|précisez|précise|développez|aidez|aide|pensez à|pense à|rappelez-vous|rappelle-toi|citez|partagez)(?:-(?:moi|nous|m'en))?",
    `(?:dites|dis)(?!(?:-moi|-nous)? (?:${factStart})(?!\\p{L}))(?:-(?:moi|nous|m'en))?`,
    "(?:j'aimerais|je voudrais|je souhaiterais|j'aurais aimé) (?:bien )?(?:en )?(?:savoir|entendre|comprendre|connaître|que vous|que tu)",
    "(?:avez-vous|vous avez|as-tu|tu as|auriez-vous) un exemple",
    "(?:ça|cela) vous (?:dérange|dérangerait|ennuie|ennuierait) de (?:me |nous )?(?:raconter|expliquer|dire|décrire|parler)",
  ),
  prepares: startOf(
    "(?:vous souvenez-vous|vous rappelez-vous|te souviens-tu|te rappelles-tu|pensez à|pense à|repensez à|rappelez-vous|revenons à|(?:est-ce que )?(?:vous vous|tu te) (?:souvenez|souviens|rappelez|rappelles))",
    `${may}(?:-vous|-tu)? (?:vous |te )?(?:rappeler|souvenir|penser à)`,
    "(?:avez-vous|as-tu|vous avez|tu as) déjà (?:eu|vécu|connu)",
    "y a-t-il (?:un|une|eu)",
  ),
  leading: [
    /(?:vous|tu) ne (?:regrett|craign|crain|lament)\p{L}* pas|(?:vous ne vous|tu ne te|ne vous|ne te) (?:ennuy|lass|sent)\p{L}*(?:-vous|-tu)? pas|ne (?:regrett|craign|crain)\p{L}*-(?:vous|tu) pas/u,
    /^(?:\p{L}+,? )?(?:c'est|c'était|ce sont) [^,.?]{0,30}(?:magnifique|fantastique|excellent|formidable|merveilleu|génial|horrible|terrible|affreu|nul)[^?]{0,120}, ?[^?]{0,200}\?/u,
    /(?:(?:,| ) ?(?:n'est-ce pas|pas vrai|non|hein|vous ne trouvez pas|tu ne trouves pas)|, ?(?:d'accord|c'est ça|c'est bien ça|c'est vrai|si|vrai|correct|exact|je me trompe|ou pas))\s*\?/u,
    /(?:^|[,.] ?|et |mais |alors |donc )(?:est-ce que )?(?:n'(?:est-ce pas|est-il pas|était-ce pas|est-elle pas|êtes-vous pas|es-tu pas|avez-vous pas|as-tu pas|auriez-vous pas|y a-t-il pas)|ne (?:trouvez|pensez|croyez|sentez|devriez|seriez|faudrait|serait|penses|trouves|crois)-(?:vous|tu|il) pas|(?:vous|tu) ne (?:trouvez|pensez|croyez|trouves|penses|crois) pas|(?:ça|cela|ce) (?:ne )?(?:vous|te) (?:dérange|paraît|semble|énerve) pas)(?!\p{L})/u,
    anyOf(
      "sûrement",
      "pourquoi (?:\\p{L}+ )?(?:gaspill|gâch)\\p{L}*(?:-\\p{L}+)?",
      "certainement",
      "évidemment",
      "sans doute",
      "sans aucun doute",
      "bien sûr",
      "bien entendu",
      "clairement",
      "manifestement",
      "forcément",
      "naturellement",
      "il est (?:clair|évident) que",
      "tout le monde (?:sait|pense|dit|trouve)",
      "comme chacun sait",
      "nous savons tous",
      "la plupart des gens",
      "personne ne (?:veut|utilise|croit)",
      "(?:êtes-vous|es-tu|vous êtes|tu es|seriez-vous|serais-tu)(?: bien)? d'accord (?:que|pour dire|avec (?:moi|le fait)|sur le fait)",
      "(?:a|avez|as|ont|avait) (?:bien )?dû (?:être|vous|te|avoir|ressentir)",
      "(?:vous devez|tu dois|vous deviez|tu devais|ça doit|cela doit) (?:être|avoir|vous|te)",
      "(?:je suppose|j'imagine) que",
      `à quel point .{0,40}${judged}`,
      "pourquoi (?:n'avez-vous|n'as-tu|vous n'avez|tu n'as) pas (?:simplement|juste|tout simplement)",
    ),
  ],
  double: [
    /^(?:est-ce(?: que c'est)?|c'est|c'était|était-ce) (?:très )?\p{L}+ et (?:très )?\p{L}+(?: (?:à|pour) \p{L}+)?\s*\?$/u,
    anyOf(
      `(?:et|ou|mais|ainsi que)(?: aussi| puis| sinon| si oui)?,? (?:(?:à|de|avec|depuis|pour|chez|par|en) )?${asked}`,
    ),
    anyOf("(?:et|ou)(?: aussi)? (?:l'|en |y |vous |t')?\\p{L}+(?:-t)?-(?:vous|tu|il|elle|ils|elles)"),
    /^.* et (?:aussi|également) (?:de|d'|du|des|sur|à|comment) ?/u,
  ],
  hypothetical: [
    /(?<!\p{L})(?:imaginez|imagine|imaginons|supposez|suppose|supposons|à supposer|admettons|mettons que|disons que)(?!\p{L})/u,
    /(?<!\p{L})(?:si|s') ?(?:vous|tu|on|il|elle|ils|elles|l'on|le|la|les|votre|ton|ta|ça|c')(?: |')?(?:\p{L}+ ){0,3}?\p{L}*(?:iez|ais|ait|aient|tait)(?!\p{L})/u,
    new RegExp(`(?<!\\p{L})(?!${falseFutures})\\p{L}+r(?:ais|ait|iez|aient|ions)(?!\\p{L})`, "u"),
    new RegExp(
      `(?<!\\p{L})(?:(?!${falseFutures})\\p{L}*(?:er|ir|dr|vr|fer|ser|aur|ir)ez-vous|vous (?:l'|le |la |les |en |y )?(?!${falseFutures})\\p{L}*(?:er|ir|dr)ez|(?!${falseFutures})\\p{L}+ras-tu|tu (?:l'|le |la )?(?!${falseFutures})\\p{L}+(?:er|ir|dr)as)(?!\\p{L})`,
      "u",
    ),
    /^(?!.*(?:fréquence|fois|souvent)).*(?<!\p{L})(?:allez-vous|vas-tu|vous allez|tu vas|va-t-il|va-t-elle) (?:le |la |les |l'|en |y |vous |te )?\p{L}+(?:er|ir|re)(?!\p{L})/u,
    /(?<!\p{L})(?:seriez-vous|serais-tu) prête?s?(?!\p{L})/u,
  ],
  open: [
    startOf(
      "c'(?:est|était) comment",
      "quel(?:le)? (?:est|était|a été) (?:le|la|votre|ton) (?:plus|moment|raison|expérience|partie|sentiment|souvenir)",
      "où en",
    ),
  ],
  fact: [
    startOf(
      factStart,
      `(?:est-ce que (?:vous|tu) |vous |tu )?${may}${politely} (?:me |nous )?dire (?:${factStart})`,
      `(?:dites|dis)(?:-moi)? (?:${factStart})`,
      "c'est quel(?:le)? .*",
    ),
    /^[^?]* (?:quand|combien|où|avec qui)\s*\?$/u,
  ],
  closed: [
    startOf("est-ce que?"),
    /^(?:lequel|laquelle|qu'est-ce que|que) (?:vous |tu )?(?:préfér|aimez-vous mieux)[^?]* ou /u,
    /^(?:qu'est-ce que|que) (?:vous |tu )?préfér[^?]* ou /u,
  ],
  openWord:
    /(?<!\p{L})(?:comment|pourquoi|quoi|quels?|quelles?|qu'est-ce)(?!\p{L})|^(?:(?:à|de|en|avec|pour|sur) )?(?:que(?!\p{L})|qu'|quoi)/u,
  nod: wholeOf(
    "(?:(?:h?m+|m+h+m+|hum+|ah|oh|ok|okay|d'accord|oui|bien|très bien|bon|je vois|je comprends|compris|entendu|merci|merci beaucoup|merci pour (?:ça|cela|votre réponse)|parfait|continuez|continue|poursuivez|poursuivez cette idée|reprenez|à partir de là|je vous lis|je te lis|je vous prie|allez-y|vas-y|je vous en prie|je vous écoute|je t'écoute|s'il vous plaît|s'il te plaît|prenez votre temps|prends ton temps|ah bon|c'est noté|intéressant)(?: |$)){1,8}",
  ),
  neutralProbe: wholeOf(
    "(?:(?:et|ok|d'accord|bien|je vois|mais|alors|oui|merci) )*(?:(?:vous |tu )?(?:pouvez|pourriez|peux|pourrais) ?(?:vous |tu )?)?(?:ensuite|après|puis|alors|et puis|après cela|(?:m'|nous )?en dire (?:un peu )?plus|dites m'en (?:un peu )?plus|dis m'en (?:un peu )?plus|dites moi en plus|quoi d'autre|autre chose|(?:ensuite |après |alors )?que s'est il passé(?: (?:ensuite|après|alors))?|qu'est ce qui s'est passé(?: (?:ensuite|après|alors))?|(?:qu'|il )?est il arrivé(?: ensuite)?|pourquoi(?: (?:ça|cela))?|comment ça|comment cela|c'est à dire|par exemple|dans quel sens|que voulez vous dire(?: par là)?|que veux tu dire(?: par là)?|continuez|allez y continuez)(?: s'il vous plaît| s'il te plaît)?",
  ),
  rude: anyOf(
    "n'importe quoi",
    "idioti?es?",
    "idiote?s?",
    "stupides?",
    "stupidités?",
    "b[eê]tises?",
    "d[eé]biles?",
    "imb[eé]ciles?",
    "cr[eé]tine?s?",
    "conneries?",
    "ferme-la",
    "la ferme",
    "taisez-vous",
    "tais-toi",
    "je m'en (?:fiche|fous|moque)",
    "on s'en (?:fiche|fout|moque)",
    "ça m'est égal",
    "vous mentez",
    "tu mens",
    "menteu(?:r|se)",
    "ridicules?",
    "merde",
    "vous ne comprenez rien",
    "je ne vous crois pas",
    "c'est (?:nul|ennuyeux)",
  ),
  rushed: new RegExp(
    `${
      anyOf(
        "(?:plus )?vite,? s'il (?:vous|te) plaît",
        "(?:répondez|réponds|parlez|parle|faites|fais|allez|va|un peu) (?:plus )?vite",
        "d[eé]p[eê]chez-vous",
        "d[eé]p[eê]che-toi",
        "oui ou non",
        "(?:soyez|sois) (?:bref|brève|concise?)",
        "en un mot",
        "brièvement",
        "droit au but",
        "r[eé]pond(?:ez|s) (?:juste|simplement|seulement)",
        "(?:je n'ai|on n'a|nous n'avons) pas (?:le |beaucoup de |toute la )?(?:temps|journée)",
        "pas le temps",
        "abr[eé]gez",
        "accouchez?",
        "allez, allez",
      ).source
    }|^(?:plus )?vite(?!\\p{L})`,
    "u",
  ),
  pointing: anyOf(
    "ça",
    "cela",
    "ceci",
    "ce(?:t|tte|s)? (?:moment|jour|fois|soir|histoire|situation|point)(?:-là)?",
    "ce moment-là",
    "ensuite",
    "alors",
    "puis",
    "après",
    "là",
    "y avez-vous",
    "plus",
    "(?:vous avez|tu as|vous|tu|vous l'avez) (?:dit|mentionné|parlé|raconté|évoqué|disiez|disais|expliqué|décrit)",
    "celui-ci",
    "celle-ci",
  ),
  stopWords: new Set(
    (
      "a ai aie alors après as au aucun aussi autre autres aux avait avant avec avez aviez avoir avons bien beaucoup ça car ce " +
      "cela celle celui ces cet cette ceux chaque chez chose choses comme comment combien dans de depuis des deux dire dit dites " +
      "donc dont du elle elles en encore ensuite entre es est et était étaient été êtes être étiez eu fait faire faites fois fut il ils j'ai j'avais " +
      "jamais je jour jours juste la là le les leur leurs lui ma mais me même mes moi moins mon ne ni non nos notre nous on ont ou " +
      "où oui par parce pas peu peut peux plus pour pourquoi pouvez puis qu'est que quel quelle quelles quels quelque qui quoi sa " +
      "sans se sera ses si son sont souvent sous sur ta te temps tes toi ton toujours tous tout toute toutes très trop tu un une " +
      "vers voilà vos votre vous vu y c'est c'était s'est qu'il qu'elle qu'on n'est d'un d'une l'on merci gens personne"
    ).split(" "),
  ),
};
