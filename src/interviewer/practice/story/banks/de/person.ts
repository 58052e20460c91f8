import type { PartBank } from "../../bank.ts";

export const person: PartBank = {
  sayings: [
    {
      text: "Ich arbeite {job} und wohne in {townCity}. In unserem Haus wohnen {count} Parteien.",
      short: "Ich arbeite {job}, in {townCity}.",
    },
    {
      text: "Ich wohne seit {yearsDat} in {townCity}, in einer kleinen Wohnung im zweiten Stock. Ich arbeite {job}.",
      short: "Ich wohne in {townCity} und arbeite {job}.",
    },
    {
      text: "Ich komme vom Dorf und bin vor {yearsDat} wegen der Arbeit nach {townCity} gezogen. Ich arbeite {job}.",
      short: "Ich komme vom Dorf und lebe in {townCity}.",
    },
    {
      text: "Ich arbeite {job}, fast immer in der Frühschicht. Nachmittags kümmere ich mich um den Garten von {herDat}.",
      short: "Ich arbeite {job}, in der Frühschicht.",
    },
    {
      text: "Ich lebe ruhig: tagsüber arbeite ich {job}, abends bin ich zu Hause in {townCity}.",
      short: "Ich arbeite {job} und lebe ruhig.",
    },
    {
      text: "Ich arbeite {job}. Der Rest der Zeit geht an die Familie und an einen Chor, der einmal in der Woche probt.",
      short: "Ich arbeite {job} und singe im Chor.",
    },
    {
      text: "Ich bin in der Gruppe {ageRange} Jahre, wohne in {townCity} und arbeite seit {yearsDat} {job}.",
      short: "Gruppe {ageRange} Jahre, und ich arbeite {job}.",
    },
    {
      text: "Ich wohne in {townCity} und arbeite {job}. Das Thema {topic} begleitet mich seit {yearsDat}.",
      short: "Ich arbeite {job}, in {townCity}.",
    },
    {
      text: "Ich bin auf dem Land groß geworden und wohne jetzt in {townCity}, im dritten Stock mit viel Licht. Ich arbeite {job}.",
      short: "Ich wohne in {townCity} und arbeite {job}.",
    },
    {
      text: "Ich arbeite {job} und lerne abends noch etwas. Ich wohne in {townCity}, nahe beim Markt.",
      short: "Ich arbeite {job} und lerne abends.",
    },
    {
      text: "In {townCity} kennt man mich von der Arbeit: Seit {yearsDat} arbeite ich {job}.",
      short: "Seit {yearsDat} arbeite ich {job}.",
    },
  ],
  details: [
    { text: "Zwei Straßen weiter wohnt {him}." },
    { text: "In meiner Straße kenne ich fast alle." },
    { text: "Ich habe kein Auto, ich fahre alles mit dem Rad." },
    { text: "Sonntags essen wir bei {herDat}." },
    { text: "In der Familie bin ich die Person, die alle anrufen." },
    { text: "Der Balkon geht auf einen Hof mit zwei Linden." },
    { text: "Ich habe eine alte Katze, die nicht von der Heizung weggeht." },
    { text: "Jeden Abend ruft {her} an." },
    { text: "Im Viertel ist freitags Markt." },
    { text: "Ich lese viel, meistens gebrauchte Romane." },
    { text: "Die Bäckerin hebt mir Brot auf, wenn ich spät komme." },
  ],
  secrets: [
    {
      cue: "Letztes Jahr hätte ich dort beinahe wegziehen müssen.",
      text: "Die Vermieterin wollte verkaufen. {him} hat mir {bigAmount} geliehen, und wir haben nie wieder davon gesprochen.",
    },
    {
      cue: "Bei der Arbeit ist im {month} etwas passiert, das alles verändert hat.",
      text: "Meine Schichten wurden mit einem Zettel an der Tür geändert. Ich fand ihn drei Tage zu spät, und seitdem richte ich mein Leben nach diesem Zettel.",
    },
    {
      cue: "Zu Hause ist es in letzter Zeit nicht leicht.",
      text: "Seit {month} schläft {her} im Wohnzimmer. Sie hat ihren Mann verlassen, mit einem Koffer und dem Kanarienvogel.",
    },
    {
      cue: "Es gab eine Zeit, in der ich alles aufgeben musste.",
      text: "Ich lag {count} Wochen im Krankenhaus. Als ich zurückkam, waren die Pflanzen vertrocknet, und ich fing damit neu an.",
    },
    {
      cue: "Was jetzt kommt, macht mir Sorgen.",
      text: "Mein Vertrag endet im {month}. Zu Hause weiß das niemand, nicht einmal {her}.",
    },
    {
      cue: "Ich habe wenige, mit denen ich darüber reden kann, und das fehlt mir.",
      text: "Ich rede mit dem Fahrer der letzten Linie. Er steigt an der Endhaltestelle mit mir aus und raucht eine, während ich erzähle.",
    },
    {
      cue: "Meine Familie sieht das anders, und das tut weh.",
      text: "Mein Vater nannte es vor allen Leuten Zeitverschwendung. Seit dem Tag mache ich es bei geschlossener Tür.",
    },
    {
      cue: "Als ich in diese Stadt kam, gab es eine böse Überraschung.",
      text: "Die Wohnung, die ich bezahlt hatte, gab es gar nicht. Ich schlief {count} Nächte im Wartesaal vom Busbahnhof.",
    },
    {
      cue: "Vor Kurzem habe ich etwas verloren, das mir sehr wichtig war.",
      text: "Die Uhr meines Großvaters. Sie fiel in den Fluss, als ich einem Schiff voller Fremder winkte.",
    },
    {
      cue: "Mit {himDat} läuft es nicht gut, und das macht mir Sorgen.",
      text: "Wir stritten um einen geerbten Tisch. Der Tisch ist durchgesägt, und jeder hat seine Hälfte.",
    },
    {
      cue: "Ich habe mein Leben von einem Tag auf den anderen geändert, und das war schwer.",
      text: "Ich verkaufte das Klavier für eine Behandlung. Der Käufer lässt mich einmal im Jahr darauf spielen.",
    },
    {
      cue: "Aus meiner ersten Zeit hier habe ich ein Geheimnis, für das ich mich schäme.",
      text: "Ich habe unter einem anderen Namen gemietet. Der Briefträger nennt mich noch heute so.",
    },
    {
      cue: "Es gab einen Anruf, der mir wehgetan hat.",
      text: "Meine alte Schule rief an, mein Foto sei von der Wand verschwunden. Abgerissen hatte ich es selbst.",
    },
  ],
};
