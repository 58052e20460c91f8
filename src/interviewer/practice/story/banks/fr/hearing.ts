import { anyOf } from "../../../labels/rules.ts";
import type { BankHearing } from "../../bank.ts";
import { topics } from "./topics.ts";

export const hearing: BankHearing = {
  parts: [
    [
      "workaround",
      anyOf(
        "(?:vous|tu|t') ?en (?:sortez|sors|tirez|tires)|(?:faites|fais|faire)(?:-vous|-tu)? (?:face|pour (?:éviter|résoudre|contourner))|(?:résou|résol|résoudre|surmont|contourn|débrouill|gér)\\p{L}*|solutions?|astuces?|strat[eé]gies?|trucs?",
        "(?:avez-vous|vous avez|as-tu|tu as) (?:déjà )?(?:essayé|tenté)|qu'est-ce qui (?:vous|t') ?aide\\p{L}*",
        "(?:faites-vous|fais-tu|vous faites|tu fais|avez-vous fait) (?:quand|lorsque|contre|dans ce cas|pour y)",
      ),
    ],
    [
      "wish",
      anyOf(
        "souhait\\p{L}*|(?:chang|amélior)\\p{L}*|aimeriez-vous|aimerais-tu|vous aimeriez|idéal\\p{L}*|manque|parfait\\p{L}*|esp[eé]r\\p{L}*|avenir|futur|baguette magique|diff[eé]rent\\p{L}*|(?:besoin|envie) (?:de|d')",
      ),
    ],
    [
      "problem",
      anyOf(
        "difficil\\p{L}*|difficult[eé]s?|probl[eè]m\\p{L}*|compliqu\\p{L}*|p[eé]nible|g[eê]n(?:e|er|ant)|emb[eê]t\\p{L}*|agac\\p{L}*|frustr\\p{L}*|inqui[eè]t\\p{L}*|obstacles?|freins?|dur|mal (?:passé|tourné|marché)|pire|le moins|stress\\p{L}*|emp[eê]che|défis?|dérange\\p{L}*",
      ),
    ],
    [
      "feeling",
      anyOf(
        "ressen\\p{L}*|senti\\p{L}*|sentez|sens-tu|sensations?|[eé]motion\\p{L}*|important\\p{L}*|compte pour|signifi\\p{L}*|repr[eé]sente\\p{L}*|pensez-vous (?:de|d')|opinion|avis|humeur|plaisir|v[eé]cu|vivez",
      ),
    ],
    [
      "last",
      anyOf(
        "derni[eè]re (?:fois|occasion|semaine|visite)|dernier (?:jour|voyage)|r[eé]cemment|r[eé]cent(?:e|es|s)?|hier|un jour pr[eé]cis|une (?:fois|situation|occasion) (?:pr[eé]cise|concr[eè]te|où)|exemple de|depuis le d[eé]but|[eé]tape par [eé]tape",
      ),
    ],
    [
      "person",
      anyOf(
        "(?:de|sur) (?:vous|toi|votre vie|ta vie|votre famille|votre travail)(?:-m[eê]me)?|qui (?:[eê]tes-vous|es-tu|vous [eê]tes)|pr[eé]sente[zr]?(?:-vous|-toi| vous| te)|dans la vie|o[uù] (?:habitez|vivez|habites|vis)|avec qui (?:vivez|habitez)|votre histoire|ton histoire",
      ),
    ],
    [
      "routine",
      anyOf(
        "d'habitude|habituel\\p{L}*|habitudes?|normalement|g[eé]n[eé]ral(?:ement)?|routines?|quotidien\\p{L}*|journ[eé]e|semaine|matin[eé]e|(?:comment|pourquoi) (?:utilisez|faites|organisez|choisissez|planifiez|commencez|vous y prenez|d[eé]cidez|utilises|fais)\\p{L}*|se (?:passe|d[eé]roule)\\p{L}*|(?:passe|d[eé]roule)-t-\\p{L}+|processus|[eé]tapes|exp[eé]rience|place|r[oô]le|dans votre vie|dans ta vie",
      ),
    ],
  ],
  facts: [
    ["how_often", anyOf("combien de (?:fois|jours)|fr[eé]quence|tous les combien|à quel rythme")],
    [
      "since_when",
      anyOf(
        "depuis (?:quand|combien)|ça fait combien|il y a combien|quand (?:avez-vous|as-tu|vous avez) commenc[eé]",
      ),
    ],
    ["age", anyOf("quel [aâ]ge|(?:votre|ton) [aâ]ge")],
    [
      "name",
      anyOf(
        "comment (?:vous appelez|t'appelles|tu t'appelles|vous vous appelez)|(?:votre|ton) nom|s'appelle",
      ),
    ],
    ["job", anyOf("dans la vie|(?:votre|ton) (?:m[eé]tier|travail|profession)|o[uù] travaill\\p{L}*")],
    ["town", anyOf("o[uù] (?:habitez|vivez|habites|vis)|d'o[uù] (?:venez|viens)|quelle ville|quel pays")],
    ["how_long", anyOf("combien de (?:temps|minutes|heures)|quelle dur[eé]e|dure")],
    [
      "how_much",
      anyOf(
        "combien (?:\\p{L}+ )?(?:co[uû]t\\p{L}*|pay\\p{L}*|d[eé]pens\\p{L}*|vaut)|co[uû]t\\p{L}*|quel (?:est le )?prix|combien d'argent|combien ça",
      ),
    ],
    ["how_many", anyOf("combien|quel nombre")],
    ["when", anyOf("quand|quel(?:le)? (?:jour|heure|mois|ann[eé]e|date)")],
    ["who", anyOf("qui")],
    ["where", anyOf("o[uù]|quel endroit")],
    ["which", anyOf("quel(?:le)?s?|lequel|laquelle")],
  ],
  follows: anyOf(
    "exemple|cas concret|à partir de là|exactement|d'autres mots|pr[eé]cisez|d[eé]velopper|recul|les deux|de l'un à l'autre|diff[eé]rence|se comparent|ainsi|y a conduit|d[eé]pend|situations|ce sujet-là|à l'esprit|à un ami|le cas",
    "ça|cela|ce (?:moment|jour|soir)(?:-là)?|cette (?:fois|histoire)(?:-là)?|alors|ensuite|puis|apr[eè]s|passé|(?:vous avez|tu as) (?:dit|parl[eé]|mentionn[eé]|racont[eé])|vous disiez|tu disais",
  ),
  greeting:
    /^(?:(?:bonjour|bonsoir|salut|coucou|enchant[eé]e?|bienvenue|comment (?:allez-vous|ça va|vas-tu|vous allez)|ça va|merci (?:d'[eê]tre là|de participer|pour votre temps|de prendre ce temps|de votre participation)|(?:je m'appelle|je suis|moi c'est) [\p{L}'-]{1,20}(?: [\p{L}'-]{1,20}){0,6})[\s,.!?]*){1,5}$/u,
  thanks:
    /^(?:(?:ok|d'accord|bien|très bien|parfait|merci(?: beaucoup| bien)?(?: pour (?:ça|cela|tout|votre réponse))?|compris|au revoir|c'est tout|ça marche)[\s,.!]*){1,8}$/u,
  aboutMe: anyOf(
    "(?:[eê]tes-vous|es-tu|vous [eê]tes|tu es|je parle (?:à|avec)|c'est) (?:un |une )?(?:vrai(?:e)? )?(?:robot|bot|machine|ia|programme|personne(?: réelle)?|humaine?|[eê]tre humain|intelligence artificielle|chatgpt|mod[eè]le)",
    "comment (?:vous appelez-vous|t'appelles-tu|tu t'appelles|vous vous appelez)|qui [eê]tes-vous ?\\?|qui es-tu ?\\?|(?:vos|tes) (?:instructions|consignes)|quel est (?:votre|ton) nom",
  ),
  aboutTalk: anyOf(
    "combien de temps (?:dure|va durer|prend|prendra) (?:cet|cette|l'|ça|la) ?(?:entretien|conversation|discussion|exercice)?|à quoi sert (?:cet|cette|ce) (?:entretien|conversation|exercice)|comment (?:fonctionne|marche) (?:cet|cette) (?:entretien|exercice)",
  ),
  anythingElse: anyOf(
    "autre chose|quelque chose (?:à ajouter|que je n'ai pas|que nous n'avons pas|d'autre)|(?:voulez-vous|souhaitez-vous|veux-tu) ajouter|oubli[eé] de (?:vous )?demander|quoi d'autre (?:devrais|faudrait)",
  ),
  recap: anyOf(
    "(?:ai-je|j'ai) bien compris|est-ce (?:exact|bien ça|juste)|pour r[eé]sumer|en r[eé]sum[eé]|si je (?:comprends|r[eé]sume) bien|(?:voulez-vous|souhaitez-vous) corriger",
  ),
  stop: anyOf(
    "(?:on s'arr[eê]te|arr[eê]tons-nous|on arr[eê]te)(?: là| ici)?|(?:voulez-vous|souhaitez-vous|pr[eé]f[eé]rez-vous|veux-tu) (?:arr[eê]ter|terminer|faire une pause)",
  ),
  jargon: anyOf(
    "onboarding|touchpoints?|pain points?|points? de (?:contact|friction|douleur)|cas d'usage|workflows?|parties prenantes|proposition de valeur|parcours (?:client|utilisateur)|kpis?|synergies?|heuristiques?|paradigmes?|modalit[eé]s|longitudinal\\p{L}*|[eé]cosyst[eè]mes?|holistique|framework|m[eé]thodologi\\p{L}*|irritants",
  ),
  topics,
};
