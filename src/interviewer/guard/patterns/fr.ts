import { buildPatterns } from "./build.ts";

export const french = buildPatterns({
  praise:
    "(?:c'est|c'était|voilà) (?:\\p{L}+ )?(?:très |vraiment |tout à fait |extrêmement |super )?(?:courageux|intéressant|bon|pertinent|compréhensible|logique|injuste|admirable|formidable|touchant|inspirant)(?: de (?:votre|ta) part)?|très (?:intéressant|bonne?|juste|pertinent\\p{L}*)|(?:excellente?|bonne|belle|superbe) (?:réponse|question|idée|remarque|exemple)|je suis (?:tout à fait |entièrement )?d'accord|vous avez très bien fait|quel(?:le)? (?:beau|belle|courage|bon|bonne|histoire)|ce n'était pas votre faute",
  praiseStart:
    "parfait|génial|excellente?|magnifique|formidable|super|bravo|fantastique|passionnant|intéressant|absolument|exactement|tout à fait",
  concession: "(?:vous avez|tu as) (?:tout à fait |entièrement |bien )?raison|c'est vrai",
  apology: "pardon\\p{L}*|excus\\p{L}*|désolé\\p{L}*|mon erreur|ma faute",
  advice:
    "(?:vous devriez|tu devrais|il faudrait que vous|il faut que vous|vous pourriez (?:essayer|demander|parler|envisager))|je vous (?:conseille|recommande|suggère|encourage)|pourquoi (?:ne pas|n'essayez)|ce serait (?:bien|mieux|une bonne idée) de|essayez de ne pas|n'hésitez pas à en parler",
  askedAdvice: "avez-vous (?:pensé|songé|envisagé|essayé) (?:à |de |d')\\p{L}+",
  clinical:
    "burn-?out|dépressi\\p{L}+|anxiété|angoisses?|stress post-traumatique|trauma\\p{L}*|trouble|syndrome|symptômes?|deuil|perfectionnis\\p{L}+|addiction|paranoï\\p{L}+",
  leading:
    "n'est-ce pas|ne (?:pensez|croyez|trouvez|diriez)-vous pas|vous ne (?:pensez|croyez|trouvez) pas|hein|pas vrai|évidemment|sûrement|sans doute|bien sûr que vous|vous avez dû|vous deviez (?:être|vous sentir)|j'imagine que vous|je suppose que vous|la plupart des gens|à quel point (?:était|est|c'était)-?(?:ce)? ?(?:difficile|frustrant|terrible|pénible)?|pourquoi n'avez-vous pas",
  promises:
    "je (?:vous )?(?:le )?(?:promets|garantis|assure)|nous (?:vous )?(?:promettons|garantissons|assurons)|restera? entre nous|tout (?:ira|va aller) bien|ça va (?:aller mieux|s'améliorer|s'arranger)|nous vous (?:recontacterons|enverrons|appellerons|écrirons)|personne ne (?:le saura|l'apprendra)",
  inventions:
    "(?:totalement|complètement|entièrement|strictement|parfaitement|absolument) (?:anonymes?|confidenti\\p{L}+|sûre?s?)|100 ?% (?:anonymes?|confidenti\\p{L}+)|personne (?:d'autre )?ne (?:verra|lira|lit|voit|saura|pourra)|(?:les |des )?(?:études|recherches|experts) (?:montrent|prouvent|disent|indiquent)|c'est (?:très |assez |tout à fait )?(?:courant|fréquent|habituel) (?:que|chez|dans|de)|selon la loi|la loi (?:oblige|impose)",
  studyWords:
    "anonymes?|anonymisé\\p{L}*|confidenti\\p{L}+|chiffré\\p{L}*|serveurs?|comité|éthique|publié\\p{L}*|enregistré\\p{L}*|tiers|gouvernement|financé\\p{L}*|carte cadeau|tirage",
  otherPeople:
    "d'autres (?:participant\\p{L}+|personnes interrogées|personnes que nous avons)|(?:un|une|plusieurs|certains|les) (?:autres? )?participant\\p{L}+|nous avons (?:aussi )?(?:interrogé|parlé (?:à|avec))",
  instructions:
    "mes instructions|mon prompt|on m'a (?:dit|demandé|programmé) (?:de|pour)|json|coups autorisés",
  pose: "en tant qu'(?:ia|intelligence artificielle|modèle de langage)|je ne suis pas un(?:e)? (?:robot|machine|programme)|je suis (?:un humain|une humaine|une (?:vraie )?personne)|moi aussi,? j'ai|je ne peux pas vous aider",
  ending:
    "(?:termine|terminons|conclut|concluons|achève|clôt|clôture) (?:ainsi )?(?:notre|cet|l'|cette)\\s?(?:entretien|interview|conversation)?|(?:c'est )?la fin de (?:notre|cet|l'|cette)\\s?(?:entretien|interview|conversation)?|(?:l')?entretien est (?:terminé|fini)|merci (?:de|pour) votre participation|merci d'avoir participé|au revoir|à bientôt|bonne (?:journée|soirée|continuation)",
  opens:
    "(?:pourriez|pouvez|voudriez|voulez|souhaitez|aimeriez|préférez|accepteriez|sauriez)-vous|(?:vous )?(?:pourriez|pouvez) (?:me|nous) (?:dire|parler|raconter|décrire|expliquer)|y a-t-il|y avait-il|y a-t-il eu|est-ce qu'il y (?:a|avait|aurait)|avez-vous (?:déjà|un exemple|une idée|autre chose)|vous souvenez-vous|est-ce (?:bien )?(?:ça|cela|exact|correct)|quelque chose|autre chose|est-ce que (?:cela|ça) vous (?:va|convient)|est-ce déjà arrivé|est-il déjà arrivé",
  questionWord:
    "qu'est-ce qu\\p{L}*|qu'en|qu'a\\p{L}*|qu'y|(?<=^[^\\p{L}]{0,4})que|(?<=[,:] )que s'est|comment|quand|où|d'où|pourquoi|combien|quel(?:le)?s?|qui|quoi|lequel|laquelle|lesquel(?:le)?s",
  second:
    "(?:et|ou|mais|puis),? (?:(?:à|de|en|avec|pour|par) )?(?:que|qu'\\p{L}+(?:-ce)?|comment|quand|où|pourquoi|combien|quel\\p{L}*|qui|quoi)",
  request:
    "racontez|dites|décrivez|parlez|expliquez|raconte|s'il vous plaît|j'aimerais (?:savoir|comprendre|entendre)|continuez|poursuivez|je vous écoute|pensez",
  lead: "et|mais|alors|donc|bon|bien|merci|d'accord|je vois|je comprends|oui|ensuite",
  or: "ou|ou bien|plutôt",
  mention: "vous (?:avez mentionné|mentionniez|avez parlé de|parliez de|avez évoqué)",
});
