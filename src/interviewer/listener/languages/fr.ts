import { anyOf, foldAccents, type LanguageCues } from "./patterns.ts";

const kin =
  "(?:mon|ma|mes|notre|son|sa) (?:mere|pere|mari|femme|compagnon|compagne|fils|fille|soeur|frere|grand-mere|grand-pere|ami|amie|chef|patron|patronne|collegue|voisin|voisine|copain|copine|oncle|tante)";
const day = "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)";

export const french: LanguageCues = {
  fold: foldAccents,
  conjunctions: anyOf(
    "mais",
    "parce qu(?:e|')",
    "car",
    "alors",
    "jusqu'a ce que",
    "sauf",
    "tandis que",
    "et (?:je|j'|il|elle|on|nous|puis|la)",
  ),
  cuts: anyOf("et", "que", "qui", "quand", "pour", "avec", "comme", "par", "en", "dans", "si"),
  openers: /^(?:(?:et|mais|ben|bon|bah|alors|donc|parce que|en fait|enfin|oui|voila|du coup|euh) )+/u,
  cues: [
    {
      kind: "harm",
      weight: 3,
      pattern: anyOf(
        "(?:m'|nous |l'|s'est fait |me suis fait |m'ont |on m'a |il m'a |elle m'a |ils m'ont |on nous a )(?:a |ont )?(?:engueul\\w+|cri\\w+ dessus|insult\\w+|humili\\w+|menac\\w+|frapp\\w+|vire\\w*|licenci\\w+|harcel\\w+|vol\\w+|accus\\w+|puni\\w*|ignor\\w+|raccroch\\w+ au nez|gronde\\w*|agress\\w+|rembarr\\w+)",
        `(?:${kin}|il|elle) (?:est morte?|est decedee?|est parti[e]? trop tot)|(?:mort|deces) de ${kin}`,
        "je suis tombee? (?:dans|de|sur|par|malade)|j'ai fait un malaise|j'ai failli \\w+|(?:il|elle|on|ca) a failli \\w+|crise cardiaque|accident|a l'hopital|ambulance|urgences",
        "j'ai ete (?:viree?|licenciee?|harcelee?|agressee?|menacee?|humiliee?|convoquee?)|a (?:detruit|gache|bousille) ma",
      ),
    },
    {
      kind: "loss",
      weight: 3,
      pattern: anyOf(
        "(?:j'ai|on a|nous avons|il a|elle a|ils ont) (?:presque |tout |failli )?perdu(?: (?:mon|ma|mes|le|la|les|un|une|deux|trois|tout|notre|beaucoup|\\d+))?",
        "(?:est|sont) partie?s?(?= (?:a cause|deux|trois|apres|sans|du jour)|\\s*(?:[.!,;]|$))|a demissionne|ont demissionne|(?:a|ont) disparu",
      ),
    },
    {
      kind: "feeling",
      weight: 3,
      pattern: anyOf(
        "(?:je me suis sentie?|je me sens|je me sentais) (?:tres |si |tellement |un peu |vraiment )?(?:coupable|seule?|nulle?|humiliee?|honteu(?:x|se)|mal|perdue?|ridicule|bete|abandonnee?|impuissante?|triste|petite?)",
        "(?:j'ai|j'avais|j'ai eu) (?:tellement |tres |vraiment |eu )?(?:honte|peur|mal au coeur|la boule au ventre)|j'en ai (?:pleure|reve)|j'ai pleure|en larmes|ca me fait (?:mal|peur|honte|de la peine)|ca m'a fait (?:mal|peur|honte|de la peine)",
        "j'y pense (?:encore|toujours|souvent|tous)|je n'oublierai jamais|je ne dors (?:plus|pas)|ca m'empeche de dormir|je (?:le )?regrette|je m'en veux|j'aurais du|je ne suis pas fiere?|pas fiere? de",
      ),
    },
    {
      kind: "rule",
      weight: 3,
      pattern: anyOf(
        "(?:on|je|nous) (?:n'|ne )?(?:a|ai|avons|peux|peut|pouvons|dois|doit) pas (?:le droit|cense|censes|le dire|en parler|dire|raconter)|c'est interdit|pas (?:le droit|autorise)",
        "en cachette|en douce|en secret|entre nous|au noir|sous le manteau|sans (?:le )?(?:dire|que personne|rien dire|en parler)(?: a \\w+)?|derriere (?:son|leur|mon) dos",
        "personne (?:ne )?(?:le |l'a |s'en )?(?:sait|savait|remarque|su|voit|parle|en parle|est au courant)|je (?:ne |n')?(?:l'|le |lui |leur )?(?:ai )?(?:jamais |pas )(?:dit|raconte|avoue|dis|parle)(?: a \\w+)?",
        "j'ai menti|je mens|je fais semblant|j'ai fait semblant|j'invente|j'ai triche|je triche|contre les regles|(?:mon|ma) (?:mari|femme|chef|mere|pere|fils|fille) (?:ne |n')?(?:le )?sait pas",
      ),
    },
    {
      kind: "hedge",
      weight: 3,
      pattern: anyOf(
        "en theorie|officiellement|sur le papier|soi-disant|en pratique|dans les faits|disons|on va dire|restons-en la|ca depend (?:a qui|de qui|qui)|c'est une autre histoire|c'est toute une histoire|ne (?:me )?demandez pas|on apprend a|c'est complique|pour ainsi dire|pas exactement|pas tout a fait|certains (?:plus|font|ont|sont)",
      ),
    },
    {
      kind: "hedge",
      weight: 2,
      pattern: anyOf(
        "d'une certaine (?:maniere|facon)|plus ou moins(?! \\d)|en quelque sorte|jusqu'a un certain point|et tout ca(?=\\s*(?:[.!,;]|$))",
      ),
    },
    {
      kind: "workaround",
      weight: 2,
      pattern: anyOf(
        "je me debrouille|on se debrouille|a la main|a ma (?:facon|maniere|sauce)|de ma poche|je (?:coche|mets|marque|saute|note|laisse) (?:juste|simplement|quand meme)|(?:je|on) (?:le |la |les )?(?:contourne|bidouille|bricole)|systeme d|moi-meme(?= |$)|je saute (?:le|la|les|une|un) \\w+",
      ),
    },
    {
      kind: "reference",
      weight: 2,
      pattern: anyOf(
        `(?:cette|l'|la|une) histoire (?:avec|de|du|des) \\w+|le truc (?:avec|de|du) \\w+|ce qui s'est passe|(?:mon|ma|notre) propre \\w+|(?:un|mon) (?:truc|astuce|secret)|une (?:sorte|espece) de \\w+|il (?:y a|y a eu|s'est passe) (?:quelque chose|un truc|quelqu'un|une histoire)|une question que je me pose|(?:on|j'|nous) ?(?:a|ai|avons) (?:un|une) (?:accord|arrangement|regle|systeme|secret|astuce|raison)`,
      ),
    },
    {
      kind: "event",
      weight: 2,
      pattern: anyOf(
        `une fois,? (?!par|que|de)\\w+|un (?:jour|soir|matin),? (?!par|sur|de)\\w+|l'autre (?:jour|soir|fois)|${day} dernier|ce (?:jour|soir)-la|cette (?:nuit|fois)-la|le jour ou|la fois ou|la nuit ou`,
      ),
    },
    {
      kind: "change",
      weight: 2,
      pattern: anyOf(
        "jusqu'(?:au jour|a ce que|a la mort|a l'accident)|depuis (?:que|la mort|l'accident|le divorce|ce jour|cette|la separation|mon|ma)|(?:j'ai|on a|il a|elle a) arrete (?:de |d')\\w+|ne \\w+ plus|je n'\\w+ plus|ca a (?:tout )?change|tout a change|j'ai change d'avis|apres (?:la mort|l'accident|le divorce|ca|que (?:mon|ma))",
      ),
    },
    {
      kind: "contrast",
      weight: 2,
      pattern: anyOf("sauf (?:quand|avec|le|la|les|mon|ma|pour)|pas comme (?:le|la|les|avec|cette|ce)"),
    },
    {
      kind: "claim",
      weight: 1,
      pattern: anyOf(
        "(?:les gens|tout le monde|ils|les chefs|on) (?:\\w+ )?(?:toujours|jamais)|personne (?:ne )?\\w+ jamais",
      ),
    },
  ],
};
