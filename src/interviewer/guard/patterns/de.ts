import { buildPatterns } from "./build.ts";

export const german = buildPatterns({
  praise:
    "sehr (?:gut|interessant|mutig|spannend|schön|wertvoll|hilfreich|nachvollziehbar|verständlich)|(?:das ist|das war|wie|was für ein\\p{L}*) (?:\\p{L}+ )?(?:toll|großartig|interessant|spannend|mutig|klug|schön|verständlich|nachvollziehbar|ungerecht|unfair|normal|bewundernswert|vernünftig)\\p{L}*|(?:tolle|gute|großartige|spannende) (?:antwort|frage|idee|beobachtung|lösung)|(?:guter|wichtiger|interessanter) punkt|gutes beispiel|das sehe ich (?:auch )?(?:genau)?so|ich stimme (?:ihnen|dir) zu|sie haben (?:alles )?richtig (?:gemacht|gehandelt)|(?:das )?macht (?:total |absolut )?sinn|nicht ihre schuld|gut (?:gelöst|gemacht)",
  praiseStart:
    "toll|prima|super|ausgezeichnet|perfekt|großartig|wunderbar|fantastisch|hervorragend|klasse|spannend|interessant|bravo|genau|absolut|stimmt",
  concession: "(?:da haben sie|sie haben|du hast) (?:völlig |vollkommen |absolut |ganz )?recht|das stimmt",
  apology: "entschuldig\\p{L}*|verzeih\\p{L}*|tut mir leid|mein fehler",
  advice:
    "(?:sie|du) (?:sollten|solltest|könnten es mal mit|könnten (?:einmal |mal )?versuchen|müssen unbedingt)|(?:ich )?(?:würde|rate|empfehle|schlage) (?:ihnen|dir)|(?:warum|wieso) (?:versuchen|fragen|reden|sprechen|nehmen) sie (?:nicht|denn nicht)|es wäre (?:gut|besser|ratsam|sinnvoll)|seien sie nicht so (?:hart|streng)|am besten (?:reden|sprechen|fragen|machen) sie",
  askedAdvice:
    "haben sie (?:schon (?:einmal |mal )?)?(?:daran gedacht|überlegt|versucht|in betracht gezogen)",
  clinical:
    "burn-?out|depressi\\p{L}+|angststörung|panik\\p{L}*|trauma\\p{L}*|störung|syndrom|symptome?|trauer\\p{L}*|perfektionis\\p{L}+|sucht|paranoi\\p{L}+",
  leading:
    "nicht wahr|oder\\?|oder nicht|(?:meinen|finden|glauben|denken) sie (?:denn )?nicht|sicher(?:lich)? (?:waren|sind|haben|fühlten)|(?:waren|sind|haben|fühlten) (?:sie )?(?:sicher|bestimmt|doch)|sie (?:waren|sind|haben) (?:sich )?(?:sicher|bestimmt|doch sicher)|offensichtlich|selbstverständlich|natürlich (?:waren|sind|haben)|ich (?:nehme an|vermute|kann mir vorstellen),? (?:dass )?sie|die meisten (?:menschen|leute)|wie (?:schlimm|frustrierend|wütend|schwierig|ärgerlich) (?:war|waren|ist|sind)|warum haben sie (?:\\p{L}+ )?nicht",
  promises:
    "(?:ich|wir) (?:verspreche|versprechen|garantiere|garantieren|versichere|versichern)(?: (?:ihnen|dir))?|unter uns(?: bleibt)?|bleibt unter uns|alles wird gut|(?:es|das) wird (?:besser|schon (?:wieder|werden)|leichter)|wir (?:melden uns|schicken ihnen|rufen sie|schreiben ihnen)|niemand (?:wird )?(?:je )?(?:etwas )?(?:davon )?(?:erfahren|erfährt)",
  inventions:
    "(?:völlig|vollkommen|komplett|absolut|streng|ganz|total|vollständig) (?:anonym|vertraulich|sicher)|100 ?% (?:anonym|vertraulich)|niemand (?:sonst )?(?:wird|kann|sieht|liest|weiß)|(?:studien|forschungen|untersuchungen|experten) (?:zeigen|belegen|sagen)|(?:es|das) ist (?:sehr |ganz |völlig )?(?:üblich|häufig|normal|verbreitet),? (?:dass|bei|in|unter)|gesetzlich|laut gesetz",
  studyWords:
    "anonym\\p{L}*|vertraulich\\p{L}*|verschlüsselt\\p{L}*|servern?|ethik\\p{L}*|veröffentlicht|veröffentlichen|aufgezeichnet|aufgenommen|dritte|regierung|finanziert|gutschein\\p{L}*|verlosung",
  otherPeople:
    "(?:andere|viele|einige|mehrere|ein anderer|eine andere) (?:teilnehmer\\p{L}*|befragte\\p{L}*|interviewte\\p{L}*)|wir haben (?:auch )?(?:mit \\p{L}+ gesprochen|\\p{L}+ befragt)",
  instructions:
    "meine (?:anweisungen|anweisung|vorgaben|regeln)|mein(?:e)? (?:system)?prompt|mir wurde (?:gesagt|aufgetragen)|ich wurde (?:angewiesen|programmiert)|json|erlaubte züge",
  pose: "als (?:ki|sprachmodell|künstliche intelligenz)|ich bin kein(?:e)? (?:roboter|maschine|programm|computer)|ich bin (?:ein(?:e)? )?(?:echter? )?(?:mensch|person)|mir ging es (?:auch|genauso)|dabei kann ich (?:ihnen )?nicht helfen",
  ending:
    "(?:damit|hiermit) (?:ist|endet|beenden wir|schließen wir|sind wir)(?: (?:das|unser|dieses|am ende|fertig))?|(?:das|unser|dieses) (?:interview|gespräch) ist (?:damit |nun |jetzt )?(?:beendet|zu ende|abgeschlossen|vorbei)|(?:das|ende) (?:war|ist) das ende|ende (?:des|unseres) (?:interviews|gesprächs)|(?:vielen )?danke?(?: (?:ihnen|sehr))? für (?:ihre|deine) teilnahme|auf wiedersehen|tschüss|(?:einen )?schönen (?:tag|abend)(?: noch)?",
  opens:
    "(?:könnten|können|würden|möchten|wollen|mögen|dürfte|darf|dürfen) (?:sie|ich|wir)|(?:gibt|gab|gäbe) es|versuchen sie es|haben sie (?:schon (?:einmal|mal)|jemals|ein beispiel|noch)|erinnern sie sich|(?:ist|war) das (?:richtig|so richtig|schon (?:einmal|mal))|habe ich (?:das )?(?:richtig|etwas)|ist es (?:in ordnung|okay)|etwas|noch etwas|wäre es (?:in ordnung|ihnen recht)",
  questionWord:
    "was|wie|wer|wen|wem|wessen|wo|wohin|woher|wann|warum|wieso|weshalb|welche\\p{L}*|worum|worüber|womit|wodurch|woran|worauf|worin|wofür|wovon|wobei|wozu|inwiefern|inwieweit",
  second:
    "(?:und|oder|aber|sowie),? (?:(?:mit|an|in|von|zu|bei|auf|für) )?(?:was|wie|wer|wen|wem|wo|woher|wohin|wann|warum|wieso|weshalb|welche\\p{L}*|womit|worüber|wodurch)",
  request:
    "erzählen sie|beschreiben sie|schildern sie|sagen sie|nennen sie|erklären sie|erzähl|bitte|mich (?:würde )?interessier\\p{L}*|ich würde gern\\p{L}*|fahren sie fort|denken sie",
  lead: "und|aber|also|dann|nun|gut|danke|ah|ja|okay|verstehe|ich verstehe|vielen dank",
  or: "oder",
  mention: "sie (?:haben|hatten) (?:vorhin |eben )?von|sie (?:erwähnten|sprachen von)",
});
