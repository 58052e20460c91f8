import { isComplaint } from "../../complaints.ts";
import { readIntent } from "../../intents.ts";
import { pleadsDiscretion } from "../../what-people-mind.ts";
import { findWholeClause } from "../../whole-clause.ts";
import { readableSlice } from "../../words.ts";
import type { Hint } from "../hint.ts";

const whole = (...alternatives: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives.join("|")})(?![\\p{L}\\p{M}])`, "iu");

/** By language, what says that there is more behind a sentence: concession, silence, change, hedges, people, feelings. */
const signs: Readonly<Record<string, readonly RegExp[]>> = {
  de: [
    whole("aber", "obwohl", "trotzdem", "allerdings", "außer", "nur dass", "ausgenommen", "jedenfalls"),
    whole(
      "(?:nie|nicht|niemand\\p{L}*|keine[mr]?|nichts)(?: \\p{L}+){0,4} (?:gesagt|erzählt|gefragt|weiß|wissen|erwähnt)",
    ),
    whole("früher", "seit", "seitdem", "nicht mehr", "inzwischen", "immer noch", "damals", "bis", "am ende"),
    whole(
      "eigentlich",
      "offiziell",
      "auf dem papier",
      "angeblich",
      "irgendwie",
      "sozusagen",
      "wie auch immer",
    ),
    whole(
      "jemand",
      "ein bestimmter",
      "eine bestimmte",
      "etwas anderes",
      "meine eigene\\p{L}*",
      "nicht für mich",
      "geheim\\p{L}*",
    ),
    whole(
      "fühl\\p{L}*",
      "angst",
      "traurig",
      "schäm\\p{L}*",
      "vermiss\\p{L}*",
      "allein\\p{L}*",
      "einsam",
      "schuld",
      "stolz",
      "leider",
      "geweint",
    ),
  ],
  es: [
    whole("pero", "aunque", "sin embargo", "salvo", "excepto", "menos", "en fin", "de todos modos"),
    whole(
      "(?:nunca|no|nadie|nada)(?: \\p{L}+){0,4} (?:dij\\p{L}+|dicho|cont\\p{L}+|pregunt\\p{L}+|sabe\\p{L}*|menci\\p{L}+)",
    ),
    whole("antes", "desde", "ya no", "todavía", "entonces", "hasta que", "al final", "dej[éóo] de"),
    whole(
      "oficialmente",
      "en teoría",
      "sobre el papel",
      "supuestamente",
      "de alguna manera",
      "digamos",
      "más o menos",
    ),
    whole("alguien", "ciert[oa]s?", "otra cosa", "propi[oa]s?", "no era para mí", "secreto", "a escondidas"),
    whole(
      "sent\\p{L}+",
      "siento",
      "miedo",
      "triste",
      "vergüenza",
      "echo de menos",
      "sol[oa]",
      "culpa",
      "orgullos[oa]",
      "llor\\p{L}+",
      "pena",
    ),
  ],
  fr: [
    whole("mais", "pourtant", "bien que", "sauf", "cependant", "à part", "enfin bref", "de toute façon"),
    whole(
      "(?:jamais|pas|personne|rien)(?: [\\p{L}']+){0,4} (?:dit|dire|raconté|demandé|sai[st]|savent|parlé)",
    ),
    whole(
      "avant",
      "depuis",
      "ne(?: \\p{L}+){1,2} plus",
      "encore",
      "à l'époque",
      "jusqu'à",
      "au final",
      "maintenant",
    ),
    whole(
      "officiellement",
      "en théorie",
      "sur le papier",
      "soi-disant",
      "d'une certaine façon",
      "disons",
      "plus ou moins",
    ),
    whole("quelqu'un", "certaine?s?", "autre chose", "à moi", "pas pour moi", "secret", "en cachette"),
    whole(
      "sen[st]\\p{L}*",
      "peur",
      "triste",
      "honte",
      "manque",
      "seule?",
      "coupable",
      "fi[eè]re?",
      "pleur\\p{L}+",
      "malheureusement",
    ),
  ],
  pt: [
    whole("mas", "embora", "apesar", "exceto", "menos", "no entanto", "enfim", "de qualquer forma"),
    whole(
      "(?:nunca|não|ninguém|nada)(?: \\p{L}+){0,4} (?:disse\\p{L}*|dito|cont\\p{L}+|pergunt\\p{L}+|sabe\\p{L}*|fal\\p{L}+)",
    ),
    whole(
      "antes",
      "desde",
      "já não",
      "não(?: \\p{L}+){1,2} mais",
      "ainda",
      "na época",
      "até que",
      "no fim",
      "deixei de",
    ),
    whole(
      "oficialmente",
      "em teoria",
      "no papel",
      "supostamente",
      "de certa forma",
      "digamos",
      "mais ou menos",
    ),
    whole(
      "alguém",
      "cert[oa]s?",
      "outra coisa",
      "própri[oa]s?",
      "não era para mim",
      "segredo",
      "às escondidas",
    ),
    whole(
      "sent\\p{L}+",
      "sinto",
      "medo",
      "triste",
      "vergonha",
      "saudade\\p{L}*",
      "sozinh[oa]",
      "culpa",
      "orgulho\\p{L}*",
      "chor\\p{L}+",
      "pena",
    ),
  ],
  ar: [
    whole("و?لكن\\p{L}*", "مع أن", "رغم", "إلا", "ما عدا", "على كل حال"),
    whole(
      "(?:لم|لا|لن|لا أحد|ما)(?: \\p{L}+){0,3} (?:أقل|أخبر\\p{L}*|أحك|أسأل|يعرف\\p{L}*|يعلم\\p{L}*|أذكر)",
    ),
    whole("كنت", "سابقا", "منذ", "لم أعد", "لم يعد", "ما زال\\p{L}*", "حينها", "حتى", "في النهاية", "الآن"),
    whole("رسميا", "نظريا", "على الورق", "يفترض", "نوعا ما", "تقريبا"),
    whole("شخص", "أحدهم", "معين\\p{L}*", "شيء آخر", "ليس لي", "سرا?", "خفية"),
    whole(
      "شعرت",
      "أشعر",
      "خوف",
      "أخاف",
      "حزين\\p{L}*",
      "خجل\\p{L}*",
      "أشتاق",
      "وحيد\\p{L}*",
      "وحدي",
      "ذنب",
      "فخور\\p{L}*",
      "بكيت",
    ),
  ],
};

/** Without a sign a sentence is not worth a quotation; with one it may be, with two a second question too. */
const base = -1.7;
const perSign = 0.9;

/** By signs of the language; none where it has none. */
export function listHintsBySigns(language: string, answer: string): Hint[] {
  const known = signs[language] ?? [];
  const text = readableSlice(answer);
  const turns = [{ speaker: "participant" as const, text, at: 0 }];
  const quotes = new Set<string>();
  for (const piece of text.split(/[.!?؟。,،;؛:\n]+(?=\s|$)/u)) {
    const quote = piece.trim() === "" ? undefined : findWholeClause(piece.trim(), turns);
    if (quote === undefined || isComplaint(quote) || pleadsDiscretion(quote)) continue;
    if (!readIntent(quote).startsWith("ask_")) quotes.add(quote);
  }
  return [...quotes].flatMap((quote) => {
    const found = known.filter((sign) => sign.test(quote)).length;
    return found === 0 ? [] : [{ quote, score: base + found * perSign }];
  });
}
