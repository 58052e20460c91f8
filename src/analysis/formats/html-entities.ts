const named = new Map(
  Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: "\u00a0",
    lrm: "\u200e",
    rlm: "\u200f",
    lsquo: "‘",
    rsquo: "’",
    sbquo: "‚",
    ldquo: "“",
    rdquo: "”",
    bdquo: "„",
    laquo: "«",
    raquo: "»",
    ndash: "–",
    mdash: "—",
    hellip: "…",
    euro: "€",
    pound: "£",
    copy: "©",
    reg: "®",
    deg: "°",
    middot: "·",
    bull: "•",
    iexcl: "¡",
    iquest: "¿",
    szlig: "ß",
    aring: "å",
    Aring: "Å",
    oslash: "ø",
    Oslash: "Ø",
    aelig: "æ",
    AElig: "Æ",
    ccedil: "ç",
    Ccedil: "Ç",
  }),
);

const marks = new Map([
  ["acute", "\u0301"],
  ["grave", "\u0300"],
  ["circ", "\u0302"],
  ["uml", "\u0308"],
  ["tilde", "\u0303"],
]);

function readNumber(digits: string, base: number): string | undefined {
  const point = Number.parseInt(digits, base);
  const isText = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
  return isText ? String.fromCodePoint(point) : undefined;
}

function readNamed(name: string): string | undefined {
  const accented = /^([A-Za-z])(acute|grave|circ|uml|tilde)$/.exec(name);
  const mark = marks.get(accented?.[2] ?? "");
  return accented && mark ? `${accented[1]}${mark}`.normalize("NFC") : named.get(name);
}

/** Text with the HTML entities of everyday writing as characters, once; an unknown one stays as it is. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([A-Za-z]{2,8}));/gi, (all, hex, digits, name) => {
    if (hex) return readNumber(hex, 16) ?? all;
    if (digits) return readNumber(digits, 10) ?? all;
    return readNamed(name) ?? all;
  });
}
