import type { PartBank } from "../../bank.ts";
import { living, using } from "../en/kinds.ts";

export const problem: PartBank = {
  sayings: [
    {
      text: "Das Schwerste ist die Zeit. Ich rechne mit wenig, und am Ende ist der halbe Tag weg.",
      short: "Es dauert zu lange.",
    },
    {
      text: "Ich finde nie, was ich brauche. Es gibt {count} mögliche Stellen, und immer ist es die letzte.",
      short: "Ich finde die Sachen nicht.",
    },
    {
      text: "Niemand erklärt es richtig. Ich habe {count} Mal gefragt und jedes Mal etwas anderes gehört.",
      short: "Niemand erklärt es.",
    },
    {
      text: "Es hängt zu sehr von anderen ab. Wenn {him} nicht antwortet, komme ich nicht weiter.",
      short: "Ich hänge von anderen ab.",
    },
    {
      text: "Ich werde ständig unterbrochen, vor allem {time}. Danach weiß ich nicht mehr, wo ich war.",
      short: "Die Unterbrechungen.",
    },
    {
      text: "Es kostet mehr, als man denkt. Immer sind es {amount} mehr als geplant.",
      short: "Es ist teuer.",
    },
    {
      text: "Das Anfangen fällt mir schwer. Ich schiebe es lange vor mir her, und dann ist es schnell getan.",
      short: "Das Anfangen.",
    },
    {
      text: "Beim Thema {topic} stört mich, dass es nie fertig ist. Kaum bin ich durch, kommt das Nächste.",
      short: "Es ist nie fertig.",
    },
    {
      text: "Es ist langsam und fragt mich immer dasselbe. Jedes Mal gebe ich dieselben {count} Dinge ein.",
      short: "Es ist langsam.",
      kinds: using,
    },
    {
      text: "Von außen sieht man es nicht. Die Leute glauben, alles sei gut, also fragt keiner.",
      short: "Keiner sieht es.",
      kinds: living,
    },
    {
      text: "Die Vorgaben ändern sich ständig. Kaum kenne ich sie, gelten sie nicht mehr.",
      short: "Die Vorgaben ändern sich.",
    },
    {
      text: "Für einen Teil brauche ich noch jemanden, und der hat fast nie Zeit.",
      short: "Ich brauche noch jemanden.",
    },
  ],
  details: [
    { text: "Vor {yearsDat} war das auch schon so." },
    { text: "Am schlimmsten ist es {days}." },
    { text: "Andere in der Familie sagen dasselbe." },
    { text: "Einmal habe ich mich schriftlich beschwert." },
    { text: "Es ist nicht jede Woche gleich." },
    { text: "Bei Hitze merkt man es mehr." },
    { text: "Im {month} war es noch schlimmer." },
    { text: "Ich habe Ratschläge gesucht, aber keiner passt zu mir." },
    { text: "Manchmal lache ich darüber." },
    { text: "Wenn ich schlafe, geht es vorbei." },
    { text: "Zu Hause wissen sie das schon." },
    { text: "In Eile ist es unmöglich." },
  ],
  secrets: [
    {
      cue: "Einmal hatte das ernste Folgen.",
      text: "Ich habe die Taufe meines Patenkindes verpasst. Sie haben mit dem Foto gewartet, und auf dem Bild ist eine Lücke, wo ich stehen sollte.",
    },
    {
      cue: "Deswegen gab es einen Streit.",
      text: "Wir haben uns im Hausflur angeschrien, {him} und ich. Seitdem schieben wir uns Zettel unter der Tür durch.",
    },
    {
      cue: "Was mich am meisten frustriert, habe ich noch niemandem erzählt.",
      text: "Ich zahle jemandem {amount} im Monat, damit er alles noch einmal macht. Er kommt, wenn keiner zu Hause ist.",
    },
    {
      cue: "Es gab einen Moment, da hatte ich Angst.",
      text: "Es kam ein Brief vom Gericht, mit falsch geschriebenem Namen. Ich bewahrte ihn {count} Wochen ungeöffnet im Gefrierfach auf.",
    },
    {
      cue: "Einmal hat mich das Geld gekostet, und nicht wenig.",
      text: "Es waren {bigAmount} an einem einzigen Nachmittag. Ich verkaufte den Ring meiner Großmutter, damit es keiner merkt.",
    },
    {
      cue: "Seit {month} ist es schlimmer geworden.",
      text: "Am Schalter sitzt jetzt jemand Neues. Wir waren zusammen in der Schule, und ich habe ihm auf dem Pausenhof einen Zahn ausgeschlagen.",
    },
    {
      cue: "Da habe ich einen schlimmen Fehler gemacht.",
      text: "Ich schickte alles an eine falsche Adresse. Von dort kam eine nette Antwort, und {count} Monate lang ließ ich sie glauben, ich sei jemand anderes.",
    },
    {
      cue: "Es raubt mir den Schlaf, und das macht mir Sorgen.",
      text: "Um drei stehe ich auf und prüfe {count} Mal das Fenster. Ich ziehe dicke Socken an, damit mich keiner hört.",
    },
    {
      cue: "Es gab eine Beschwerde gegen mich, und das war frustrierend.",
      text: "Aus dem Haus hatten {count} Leute unterschrieben. Eine Unterschrift war meine, weil ich das Blatt nicht gelesen hatte.",
    },
    {
      cue: "Jemand hat durch meine Schuld etwas verloren, und das belastet mich.",
      text: "Dem Briefträger nahm man die Runde weg. Ich bringe ihm Kuchen und habe nie gesagt, dass ich es war.",
    },
    {
      cue: "Eine Nacht wurde wirklich schwierig.",
      text: "Ich musste im Auto eines Fremden schlafen, neben seinem Hund. Er selbst blieb draußen, damit wir Platz hatten.",
    },
    {
      cue: "Ich habe schon versucht, damit aufzuhören, und das ging schief.",
      text: "Ich schenkte alles einem Verein. Einen Monat später kaufte ich es auf deren Flohmarkt zurück, mit falschem Schnurrbart.",
    },
  ],
};
