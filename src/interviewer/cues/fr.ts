import type { Cues } from "./cues.ts";
import { anyWord, foldAccents, listOf, listProducts, makeClosedTest, startWord } from "./patterns.ts";
import { makeQuoteWords } from "./quote-words.ts";

const day = "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)";
const month = "(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)";
const few =
  "(?:un|une|deux|trois|quatre|cinq|six|dix|quelques|plusieurs|\\d+|peu de) (?:jours?|semaines?|mois|ans?|annees?|heures?|temps)";
const past = `(?:semaine|mois|an|annee|nuit|fois|ete|hiver|automne|printemps|week-?end|soir|${day}|${month}) (?:derniere?|passee?|d'avant)`;
const cannot =
  "(?:marche|marchait|marchent|fonctionne\\w*|trouve|trouvait|retrouve|peux|peut|pouvais|pouvait|pouvons|comprends|comprend|comprenais|charge|s'ouvre|ouvre|arrive|arrivons|arrivais|arrivait|arrivent|suffit|tient|rentre|passe|capte|repond|repondent|m'y retrouve|sais (?:plus|jamais|pas (?:ou|comment|quoi)))";

const anyOpens = anyWord(
  "(?<=^|[,.:;] )(?:que|qu)|quoi|comment|quand|quel|quelle|quels|quelles|qui|ou est|d'ou|combien|pourquoi|lequel|laquelle|racont\\w+|decri\\w+|expliqu\\w+|parl\\w+|dites|pourriez|pouvez-vous (?:me |nous )?(?:raconter|decrire|expliquer|parler|dire)",
);

export const cues: Cues = {
  plain: foldAccents,
  leads: {
    problem: anyWord(
      "problem\\w+|soucis?|galer\\w+|difficult\\w+|difficiles?|difficilement|penibles?|pire|pires|(?:tres|trop|assez|vraiment|c'est|plus|etait) dure?s?|complique\\w*|complications?|embet\\w+|emmerd\\w+|bug\\w*|beug\\w*|plant(?:e|ent|er|ait|ages?|aient)|en panne|pannes?|erreurs?|rat(?:er|e|es|ons|ait|ent|ee)|loup(?:e|er|es|ait)|perd(?:s|u|re|ons|ais|ait|us|ue|ent)?|perte de temps",
      "oubli\\w*|(?<!ne )manqu(?:e|ent|ait|aient|er)(?! pas)|manque de|retards?|lent(?:s|e|es|eur)?|lentement|trop|cass(?:e|es|er|ee|ees|ait)|abim\\w+|bloqu\\w+|coinc\\w+|chiant\\w*|relou|enerv\\w+|agac\\w+|fatigant\\w*|frustr\\w+|stress\\w*|debord\\w+|bazar|bordel|chaos|chaotique|desordre|desorganis\\w+|gaspill\\w+|(?<!(?:moins|pas) )(?:cher|chere|cheres|chers)",
      `mal a (?!l'aise)\\w+|(?:du|beaucoup de) mal|(?:ne |n'|n )?(?:me |se |y |s'y |m'y |les? |la |l')*${cannot} (?:toujours |vraiment |souvent )?(?:pas|plus|jamais)(?! que)|impossibles?|inconvenients?|desavantages?|se plai(?:nt|gnent|ndre)|me plains|annul\\w+|bruit|bruyant\\w*|encombr\\w+|surcharg\\w+|lourd\\w*|contraign\\w+|contraintes?|corvees?|prise de tete|tromp(?:e|er|ee|ons|es)|emmel\\w+|gene\\w*|pertes?|disputes?|disput\\w+|malentendus?|interromp\\w+|derang\\w+|sature\\w*|casse-tete|arnaqu\\w+|tombe\\w* en rade|mets? (?:des heures|une eternite|un temps fou)`,
    ),
    workaround: anyWord(
      "(?:je|on|nous) fini(?:s|t|ssons|ssais) (?:toujours |souvent )?par|j'ai fini par|a la main|(?:je |on |j'ai |tout |le |la |les )?not(?:e|er|ons|ais|ant) (?:tout|ca|cela|les|le|la|mes|sur|dans)|je (?:le |la |les |me )note|carnets?|cahiers?|calepin|tableurs?|excel|captures? d'ecran|screens?|screenshots?|(?:prends?|prenons|pris) (?:une |des |tout )?(?:en )?photos?|astuces?|combines?|systeme d|bidouill\\w+|bricol\\w+|debrouill\\w+|improvis\\w+|copi(?:e|er|ons)(?:-| et | )coll\\w+|post-?its?|pense-betes?",
      "(?:m'en ?vo\\w+|m'ecris|m'ecrire|me (?:mets|fais|laisse)) (?:un|une|des|mes)|a (?:moi|nous)-? ?memes?|rappels?|alarmes?|sur papier|contourn\\w+|(?:faire|fais|fait|faisons) avec|au cas ou|(?:verifie|relis|controle) (?:tout )?deux fois|par mes propres moyens|dans mon coin|en cachette|me rabats|me rabattre|mon propre|ma propre|a ma facon|me sers d(?:e|'un)\\w*|detour\\w*|feuilles? volantes?",
    ),
    event: anyWord(
      `${past}|hier|avant-hier|ce matin|l'autre (?:jour|fois|soir|nuit)|un (?:beau jour|jour|soir|matin)(?! (?:sur|par|ou l'autre|de))|une (?:fois|nuit)(?! (?:par|sur|que|tous|a|de plus|encore))|il y a (?:${few}|peu|longtemps)|recemment|dernierement|la derniere fois|ce (?:jour|soir)-la|cette (?:nuit|fois)-la|quand (?:j'ai (?:commence|essaye|voulu|eu|recu|change|demenage|perdu|achete|appris)|je suis (?:arrive|alle|parti|tombe|rentre)\\w*|on a (?:commence|essaye|demenage|change|recu))|(?<!(?:chaque|tous les|toujours|souvent)\\b.{0,40})en ${month}|tout a coup|soudain`,
    ),
    feeling: anyWord(
      "honte|gene(?:e|es|s)?|me gene|stress\\w*|angoiss\\w*|anxi\\w+|inquiet\\w*|inquiete\\w*|peur|peurs|nerveu(?:x|se)|enerv\\w+|frustr\\w+|agac\\w+|fach\\w+|colere|triste\\w*|heureu(?:x|se)|(?:suis|etais|etait|sommes|tres|trop|si|assez) contente?s?|fier|fiere|fierte|culpabili\\w+|coupables?|soulag\\w+|fatigue(?:e|es|s)?|epuis\\w+|creve(?:e)?|mal a l'aise|decu\\w*|deception|satisf\\w+|adore\\w*|deteste\\w*|marre|ras.le.bol|degout\\w+|vex\\w+|bless(?:e|ee|ant)|plaisir|me rassur\\w+|rassure\\w*|me pese|pesant|me touche|m'a touchee?|emu(?:e)?|joie|pleur(?:e|er|ais|ait|s)|desempar\\w+|deprim\\w+|impuissan\\w+|apprehen\\w+|redout\\w+|isole\\w*|solitude|panique\\w*|regrett\\w+|jalou\\w+|debordee?s?|depassee?s?|honteu\\w+",
      "(?:me|nous) (?:sens|sentais|sentons|suis sentie?) (?!obligee? de)\\w+|se sent (?:un peu |tres |assez |bien )?(?:seul|mal|perdu|bete|nul|coupable)\\w*|j'aime (?!rais|bien|pas trop)\\w+|je hais|me (?:fait (?:du bien|mal|peur|rire)|met (?:en colere|mal|en rogne)|rend \\w+|manque|manquent)",
    ),
    contrast: anyWord(
      "au lieu (?:de|d)|plutot (?:que|qu)|contrairement|par rapport|comparaison|compar(?:e|er|es|ee)|alors (?:que|qu)|tandis (?:que|qu)|(?:avant|autrefois|au debut)\\b.{0,60}\\b(?:maintenant|aujourd'hui|desormais)|(?:plus|moins) \\w+ (?:que|qu)(?!and|oi|i)|mieux (?:que|qu)|pires? (?:que|qu)|meilleure?s? (?:que|qu)|differente?s? (?:de|du|des|d)|d'un autre cote|en revanche|(?:passee?s?|changee?s?) (?:de|du) \\w+ a",
    ),
    wish: anyWord(
      "(?:j'|on |nous )(?:aimerais|aimerait|aimerions|apprecierais)|j'aurais (?:aime|voulu|besoin|prefere)|(?:je|on|nous) (?:voudrais|voudrait|voudrions|souhait\\w+|prefererais|prefererait)|si seulement|(?:il )?(?:me |nous )?faudrait|devrai(?:t|ent)|(?:ce |ca )?serait (?:bien|mieux|ideal|super|pratique|chouette|utile|top|genial|bon|plus simple)|(?:j'ai|j'aurais|on a|nous avons|j'avais) (?:vraiment |surtout )?besoin|(?:me|nous) faut|reve(?:rais|rait)? (?:de|d)|l'ideal|vivement|pourvu|si (?:on|je|il|elle|ca|j) ?(?:'?)(?:pouvais|pouvait|avais|avait|existait)|manquerait|idealement|pourrai(?:t|ent) (?:y avoir|etre|avoir)",
    ),
  },
  // Without accents "planté" and "plante" are one: only what can be no present tense.
  pastProblem: /^(?:perdus?|perdue)$/,
  absolute: anyWord(
    "(?<!presque |pas )toujours|jamais|tout le monde|personne n\\w*|personne ne|toutes les fois|chaque fois (?:que|qu)|tout le temps|sans arret|constamment|en permanence",
  ),
  condition: anyWord(
    "depend\\w*|parfois|des fois|selon|varie(?:nt)?|variable|de temps en temps|quelquefois|ca peut|certains jours|pas toujours|il y a des (?:jours|fois|semaines)|c'est selon",
  ),
  placeholder: anyWord(
    "trucs?|choses?|machins?|bidules?|quelque chose|quelques choses|je ne sais quoi|et tout|et tout ca|etc|et cetera|et ainsi de suite|ce genre|n'importe quoi|d'une certaine maniere|certaine?s? \\w+|un peu de tout|tout et rien",
  ),
  evaluation: anyWord(
    "(?<!(?:ou|eh|he|si|aussi|tres|aime|bien|combien) )bien(?! sur| que|tot|,? (?:souvent|plus|moins|avant|apres))|tres bien|(?:aime|aimais) (?:bien|beaucoup|pas|ca|assez)|bof|(?<!^|[.!?] )bon(?! matin| marche| ben| alors)|bonnes?(?! heure)|bons|(?<!(?:du|de|pas) )mal(?! a )|pas mal|mauvais\\w*|moyen|moyens|bizarres?|etranges?|faciles?|facilement|commodes?|utiles?|inutiles?|pratiques?|geniale?|geniaux|super|parfait\\w*|excellent\\w*|interessant\\w*|ennuyeu\\w+|ennuyant|amusant\\w*|important\\w*|agreables?|desagreables?|belle|moches?|horribles?|terribles?|affreu\\w+|nulle?|nuls|me plai(?:t|sait|sent)|mieux|pire|meilleure?s?|simples?|positi(?:f|ve)s?|negati(?:f|ve)s?|sympas?|cool|chouettes?|correcte?s?|convenables?|ca va|difficiles?|penibles?|compliquee?s?",
  ),
  reason: anyWord(
    "parce (?:que|qu)|car|pcq|pck|puisque|puisqu|comme (?:je|j|on|il|elle|c|ca)|c'est pour (?:ca|cela)|c'est pourquoi|pour (?:que|qu|ne pas|pouvoir|eviter)|afin (?:de|d|que)|a cause|grace|en raison|sinon|alors (?:je|j|on)|donc|vu (?:que|qu)|etant donne|faute de|la raison",
  ),
  instance: anyWord(
    `${past}|hier|avant-hier|aujourd'hui|ce (?:matin|mois)|cette (?:semaine|annee)|l'autre (?:jour|fois|soir)|un (?:jour|soir|matin)(?! (?:sur|par|ou l'autre|de))|une (?:fois|nuit)(?! (?:par|sur|que|tous|a|de plus|encore))|par exemple|il y a ${few}|ce (?:jour|soir)-la|en ${month}|en (?:19|20)\\d\\d|quand (?:j'ai (?:commence|essaye|voulu|eu|ouvert)|je suis (?:arrive|alle|parti)\\w*)`,
  ),
  vagueWords: listOf(
    "bien mal pas normal normale normalement ca depend depends des choses chose trucs truc peut etre peut-etre parfois pareil comme d'habitude d habitude habitude bof bon ben oui non plus ou moins si et c'est c est etait ca cela va rien special de tres assez un peu beaucoup je sais crois pense suppose que tout tous voila quoi sans doute moyen ok d'accord standard classique banal toujours",
  ),
  numberGiven: anyWord(
    "\\d+\\S*|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|aucune?|jamais|quotidien\\w*|hebdomadaire\\w*|tous les (?:jours|mois|ans)",
  ),
  plainReply: startWord("oui|non|ouais|nan|si|bien sur|peut-etre|pas vraiment|pas trop|plutot|evidemment"),
  questions: {
    number: anyWord(
      "combien|quelle frequence|(?:a )?quelle frequence|depuis quand|en quelle annee|quel (?:mois|age|pourcentage|nombre)|quelle (?:annee|distance|duree)|sur une echelle|de (?:1|un) a|not(?:ez|eriez)|nombre de|quand avez-vous",
    ),
    demographic: anyWord(
      "(?:votre|ton|ta) (?:nom|prenom|age|genre|sexe|poste|profession|metier|nationalite|code postal|date de naissance)|(?:dans )?quel(?:le)? (?:pays|ville)|ou (?:habitez|vivez|habites)|d'ou venez|comment vous appelez",
    ),
    opinion: anyWord(
      "imagin\\w+|supposons|suppos\\w+|scenario|devrai\\w+|aimeriez|souhait\\w+|voudriez|a votre avis|selon vous|(?:pensez|croyez|trouvez)-vous que|que pensez|en general|de maniere generale|que (?:signifie|veut dire)|defini\\w+|a l'esprit|si vous pouviez|changeriez",
    ),
    unfit: [
      ["last_occasion", anyWord("derniere fois|plus recente?|recemment|dernierement")],
      ["example", anyWord("exemples?|occasion|situation precise|cas precis")],
      ["feeling", anyWord("sentez|sentir|ressent\\w+|senti|sentiments?|emotions?|ressenti")],
      ["reason", anyWord("pourquoi|raisons?|motifs?")],
    ],
    isClosed: makeClosedTest(foldAccents, anyOpens),
  },
  products: {
    names: listProducts("doctolib leboncoin blablacar sncf vinted lydia wero deliveroo"),
    ordinary: listOf(
      "ok tv eu ia dieu noël pâques france paris lyon marseille belgique suisse canada maroc algérie tunisie",
    ),
    before:
      /^(?:utilise|utilisons|utilisais|utiliser|utilisé|j'utilise|essayé|essaye|appli|application|app|logiciel|outil|appelé|appelée|appelle|s'appelle|via|installé|téléchargé|ouvre)$/i,
  },
  quoteWords: makeQuoteWords({
    edges:
      "et ou mais que qui le la les l' un une des de du d' à a au aux en avec pour par sans est sont était être suis très plus trop me te se ne je tu il elle on nous vous ils elles mon ma mes son sa ses leur comme quand parce si aussi ce cet cette chaque",
    starts: "et ou mais que donc alors aussi parce bon ben du puis ensuite car",
    empty:
      "est sont était être suis ai as a avons ont avait ne pas jamais le la les un une des de du à au et ou mais que qui je il elle on nous me se mon ma hier semaine semaines mois an ans année jour jours fois nuit soir matin dernier dernière passé passée autre y deux trois très plus déjà",
    clauses: "et ou mais parce car quand que qu'on qui si donc alors puis ensuite comme puisque pour",
  }),
};
