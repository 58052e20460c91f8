import { readCountry } from "#contract/country-names.ts";

/**
 * Whom to call in distress, by country (ISO 3166-1 alpha-2), each from the service's own site as named beside it,
 * as known in November 2026. Only lines for everybody, open day and night or nearly so. Where a study has a line of
 * its own, that one is given instead.
 */
const supportLines: Record<string, string> = {
  AR: "Centro de Asistencia al Suicida, 135", // asistenciaalsuicida.org.ar
  AT: "TelefonSeelsorge, 142", // telefonseelsorge.at
  AU: "Lifeline, 13 11 14", // lifeline.org.au
  BE: "Zelfmoordlijn, 1813, or Centre de Prévention du Suicide, 0800 32 123", // zelfmoord1813.be, preventionsuicide.be
  BR: "CVV, 188", // cvv.org.br
  CA: "Suicide Crisis Helpline, 988", // 988.ca
  CH: "143, Die Dargebotene Hand / La Main Tendue", // 143.ch
  CL: "Línea de prevención del suicidio, *4141", // minsal.cl
  CZ: "Linka první psychické pomoci, 116 123", // linkapsychickepomoci.cz
  DE: "TelefonSeelsorge, 0800 111 0 111", // telefonseelsorge.de
  DK: "Livslinien, 70 201 201", // livslinien.dk
  ES: "Línea 024", // sanidad.gob.es/linea024
  FI: "MIELI Kriisipuhelin, 09 2525 0111", // mieli.fi
  FR: "3114", // 3114.fr
  GB: "Samaritans, 116 123", // samaritans.org
  GR: "1018", // suicide-help.gr
  HK: "The Samaritans Hong Kong, 2896 0000", // samaritans.org.hk
  HU: "LESZ, 116 123", // sos116-123.hu
  IE: "Samaritans, 116 123", // samaritans.org/ireland
  IL: "ERAN, 1201", // eran.org.il
  IN: "Tele-MANAS, 14416", // telemanas.mohfw.gov.in
  IT: "Telefono Amico Italia, 02 2327 2327", // telefonoamico.it
  JP: "Yorisoi Hotline, 0120-279-338", // since2011.net/yorisoi
  KR: "109", // 129.go.kr/109
  LB: "Embrace Lifeline, 1564", // embracelebanon.org
  LU: "SOS Détresse, 45 45 45", // 454545.lu
  MX: "Línea de la Vida, 800 911 2000", // gob.mx/lineadelavida
  NL: "113 Zelfmoordpreventie, 113", // 113.nl
  NO: "Mental Helse, 116 123", // mentalhelse.no
  NZ: "Need to talk?, 1737", // 1737.org.nz
  PL: "Centrum Wsparcia, 800 70 2222", // centrumwsparcia.pl
  PT: "SNS 24, 808 24 24 24", // sns24.gov.pt
  SA: "920033360", // ncmh.org.sa
  SE: "Mind Självmordslinjen, 90101", // mind.se
  SG: "Samaritans of Singapore, 1767", // sos.org.sg
  US: "988 Suicide & Crisis Lifeline, 988", // 988lifeline.org
  UY: "Línea Vida, 0800 0767", // gub.uy/asse
  ZA: "SADAG, 0800 567 567", // sadag.org
};

/** The support line of a country, by its code or a name; null where we know of none. */
export function findSupportLine(country: string): string | null {
  const code = readCountry(country);
  return Object.hasOwn(supportLines, code) ? (supportLines[code] ?? null) : null;
}
