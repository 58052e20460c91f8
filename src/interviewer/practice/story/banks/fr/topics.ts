import { anyOf } from "../../../labels/rules.ts";
import type { BankHearing } from "../../bank.ts";

export const topics: BankHearing["topics"] = [
  [
    "childcare",
    anyOf("enfants?|b[eé]b[eé]s?|cr[eè]ches?|parents?|parentalit[eé]|nounou|garde d'enfants?|maternit[eé]"),
  ],
  [
    "health",
    anyOf(
      "sant[eé]|sommeil|dormir|insomnie|m[eé]decins?|m[eé]dica\\p{L}*|douleurs?|diab[eè]te|asthme|maladies?|th[eé]rapie|h[oô]pita(?:l|ux)|r[eé]gime|grossesse|allergies?|d[eé]pression|dentiste|tabac|poids|migraines?",
    ),
  ],
  [
    "money",
    anyOf(
      "argent|[eé]conomi\\p{L}*|[eé]pargne|budget|banques?|dettes?|cr[eé]dits?|investi\\p{L}*|assurances?|imp[oô]ts|retraite|salaires?|loyers?|finances?|d[eé]penses|factures?",
    ),
  ],
  [
    "sport",
    anyOf(
      "sports?|courir|course à pied|salle de sport|yoga|entra[iî]nement|football|foot|tennis|natation|nager|cyclisme|escalade|marathon|randonn[eé]e|ski|danse|[eé]checs",
    ),
  ],
  [
    "food",
    anyOf(
      "repas|manger|cuisin\\p{L}*|recettes?|restaurants?|supermarch[eé]s?|d[eé]jeuners?|d[iî]ners?|caf[eé]|th[eé]|vin|pain|v[eé]g[eé]\\p{L}*|alimentation|courses",
    ),
  ],
  [
    "travel",
    anyOf(
      "voyag\\p{L}*|vacances|vols?|h[oô]tels?|a[eé]roports?|trains?|bus|m[eé]tro|transports?|tourisme|camping|voitures?|conduire|v[eé]lo|trajets?",
    ),
  ],
  [
    "learning",
    anyOf(
      "apprendre|apprentissage|[eé]tud\\p{L}*|[eé]coles?|coll[eè]ge|lyc[eé]e|universit[eé]|cours|classes?|examens?|devoirs|langues?|lecture|piano|guitare|programmation",
    ),
  ],
  [
    "work",
    anyOf(
      "travail\\p{L}*|t[eé]l[eé]travail|bureaux?|r[eé]unions?|chefs?|emplois?|[eé]quipes?|coll[eè]gues?|recrutement|courriels?|mails?",
    ),
  ],
  [
    "household",
    anyOf(
      "maison|m[eé]nage|lessive|jardin\\p{L}*|recyclage|d[eé]m[eé]nagements?|meubles|bricolage|plantes|poubelles?|logement",
    ),
  ],
  [
    "media",
    anyOf(
      "actualit[eé]s?|journa(?:l|ux)|s[eé]ries?|films?|podcasts?|musique|radio|t[eé]l[eé](?:vision)?|livres?|r[eé]seaux sociaux|jeux vid[eé]o|vid[eé]os?|streaming|photo\\p{L}*",
    ),
  ],
  [
    "relation",
    anyOf(
      "amis?|amies?|amiti[eé]|couple|famille|voisins?|voisinage|mariage|rencontres|fr[eè]res?|s[oœ]eurs?|grands-parents|animaux|chiens?|chats?",
    ),
  ],
  [
    "event",
    anyOf(
      "f[eê]tes?|anniversaires?|concerts?|festivals?|no[eë]l|salons?|congr[eè]s|enterrements?|[eé]lections?|noces",
    ),
  ],
  [
    "service",
    anyOf(
      "services?|service client|biblioth[eè]que|la poste|mairie|coiffeu\\p{L}*|magasins?|mus[eé]es?|parcs?|cliniques?",
    ),
  ],
  [
    "product",
    anyOf(
      "applications?|applis?|t[eé]l[eé]phones?|portables?|ordinateurs?|logiciels?|sites? web|outils?|produits?|machines?|montres?|appareils?|chaussures|v[eê]tements|lunettes",
    ),
  ],
  [
    "abstract",
    anyOf(
      "bonheur|peur|solitude|stress|confiance|libert[eé]|temps|mort|amour|foi|religion|espoir|identit[eé]|vie priv[eé]e|climat",
    ),
  ],
  ["activity", anyOf("\\p{L}{2,}(?:er|ir)|tricot|peinture|b[eé]n[eé]volat|p[eê]che|loisirs?|promenades?")],
];
