import type { PartBank } from "../../bank.ts";

export const feeling: PartBank = {
  sayings: [
    { text: "Gemischt. Es gehört zu meinem Leben, und zugleich strengt es mich an.", short: "Gemischt." },
    {
      text: "Währenddessen macht es mich ruhig, und danach kommt die Müdigkeit.",
      short: "Es macht mich ruhig.",
    },
    { text: "Mir ist das wichtig, wichtiger, als die Leute denken.", short: "Es ist mir wichtig." },
    { text: "Manchmal Stolz, manchmal will ich alles aus dem Fenster werfen.", short: "Stolz und Wut." },
    {
      text: "Es ärgert mich weniger als früher. In {yearsDat} gewöhnt man sich an alles.",
      short: "Reine Gewohnheit.",
    },
    {
      text: "Es gibt mir ein Gefühl von Ordnung, wenigstens für kurze Zeit.",
      short: "Ein Gefühl von Ordnung.",
    },
    {
      text: "Das kommt auf den Tag an. Morgens habe ich Lust, abends eher keine mehr.",
      short: "Das kommt auf den Tag an.",
    },
    {
      text: "Das Thema {topic} macht mir an guten Tagen Freude und an schlechten Kopfweh.",
      short: "Freude und Kopfweh.",
    },
    { text: "Vor allem Neugier. Ich denke jedes Mal, diesmal wird es anders.", short: "Neugier." },
    {
      text: "Erst bin ich unruhig, dann wird es still in mir, und das mag ich.",
      short: "Erst Unruhe, dann Stille.",
    },
    {
      text: "Ich erlebe es als eine Pflicht, die ich im Grunde haben will.",
      short: "Eine Pflicht, die ich mag.",
    },
  ],
  details: [
    { text: "Das hört {her} an meiner Stimme." },
    { text: "Stärker ist es {days}." },
    { text: "Es hängt davon ab, wie ich geschlafen habe." },
    { text: "Darüber rede ich wenig." },
    { text: "Danach mag ich es am liebsten still." },
    { text: "Mit Musik geht es vorbei." },
    { text: "Im {month} geht es mir näher." },
    { text: "Bei {himDat} ist es umgekehrt." },
    { text: "Man sieht es an meinen Händen." },
    { text: "Früher war das nicht so." },
    { text: "Mit Hunger wirkt alles schlimmer." },
    { text: "Manchmal träume ich davon." },
  ],
  secrets: [
    {
      cue: "Es gab einen Moment, der mich sehr berührt hat.",
      text: "Eine Fremde schrieb mir, es habe ihr durch den Winter geholfen. Den Zettel trage ich im Geldbeutel, hinter der Krankenkassenkarte.",
    },
    {
      cue: "Im Grunde habe ich vor etwas Angst.",
      text: "Dass ich ende wie mein Großonkel, der nicht mehr aus dem Haus ging. Ich habe seinen Stuhl behalten und mich nie daraufgesetzt.",
    },
    {
      cue: "Einmal fühlte ich mich damit schrecklich einsam.",
      text: "An meinem Geburtstag. Ich hatte für {count} gedeckt, keiner kam, und ich aß die ganze Woche Torte.",
    },
    {
      cue: "Ich werde wütend, wenn ich an einen bestimmten Tag denke.",
      text: "Sie lachten mich aus, als ich es vor allen erklären musste. Am lautesten lachte {him}, und gelernt hatte er es in meiner Küche.",
    },
    {
      cue: "Das hat mit jemandem zu tun, der mir fehlt.",
      text: "Mit meinem Großvater. Ich setze dafür noch immer seine Brille auf, obwohl ich damit nichts sehe.",
    },
    {
      cue: "Manchmal habe ich ein schlechtes Gewissen.",
      text: "Beim Umzug von {herDat} sagte ich, ich hätte keine Zeit. Ich saß hier, damit, und schaute am Fenster, ob der Wagen schon weg ist.",
    },
    {
      cue: "Meine eigene Reaktion war eine Überraschung.",
      text: "Ich klatschte im leeren Zimmer Beifall. Dann sah ich, dass das Fenster offen stand und der halbe Hof heraufschaute.",
    },
    {
      cue: "Es gibt etwas, für das ich mich sehr schäme.",
      text: "Ich weine bei der Werbung für eine Brühe. Ich habe sie aufgenommen und spiele sie ab, bevor ich anfange.",
    },
    {
      cue: "Einmal freute es mich so sehr, dass ich erschrak.",
      text: "Ich lief auf die Straße und umarmte den Paketboten. Seitdem gibt er meine Pakete beim Nachbarn ab.",
    },
    {
      cue: "Auf eine bestimmte Person bin ich neidisch, und das ärgert mich.",
      text: "Auf die Tanzlehrerin gegenüber. Ich habe ihre Schritte im Dunkeln vom Balkon aus gelernt.",
    },
    {
      cue: "Eine Bemerkung hat mir wehgetan.",
      text: "Dafür, dass ich es sei, gehe es ja, hieß es beim Essen. Ich schrieb den Satz auf und kratzte ihn mit dem Nagel weg.",
    },
    {
      cue: "An manchen Tagen fühle ich gar nichts mehr, und das macht mir Sorgen.",
      text: "Ich ging damit zum Arzt. Er verschrieb mir eine Trillerpfeife, und ich trage sie unter dem Hemd.",
    },
  ],
};
