/** Words around and inside a typed choice, in the six languages that interviews are held in. */

const list = (text: string) => text.split(" ");

/** By number, from none to ten. */
export const numberWords: readonly (readonly string[])[] = [
  list("zero cero null zéro صفر"),
  list("one uno una eins un une um uma واحد"),
  list("two dos zwei deux dois duas اثنان اثنين"),
  list("three tres drei trois três ثلاثة"),
  list("four cuatro vier quatre quatro أربعة"),
  list("five cinco fünf cinq خمسة"),
  list("six seis sechs ستة"),
  list("seven siete sieben sept sete سبعة"),
  list("eight ocho acht huit oito ثمانية"),
  list("nine nueve neun neuf nove تسعة"),
  list("ten diez zehn dix dez عشرة"),
];

/** By place, from the first on; at 0 the last. */
export const ordinalWords: readonly (readonly string[])[] = [
  list("last último última letzte letzter letztes letzten dernier dernière derniere الأخير الأخيرة"),
  list(
    "first 1st primero primera primer erste erster erstes ersten premier première primeiro primeira الأول الأولى",
  ),
  list("second 2nd segundo segunda zweite zweiter zweites zweiten deuxième second seconde الثاني الثانية"),
  list(
    "third 3rd tercero tercera tercer dritte dritter drittes dritten troisième terceiro terceira الثالث الثالثة",
  ),
  list("fourth 4th cuarto cuarta vierte vierter viertes vierten quatrième quarto quarta الرابع الرابعة"),
  list("fifth 5th quinto quinta fünfte fünfter fünftes fünften cinquième الخامس الخامسة"),
  list("sixth 6th sexto sexta sechste sechster sechstes sechsten sixième السادس السادسة"),
  list("seventh 7th séptimo séptima siebte siebter siebtes siebten septième sétimo sétima السابع السابعة"),
  list("eighth 8th octavo octava achte achter achtes achten huitième oitavo oitava الثامن الثامنة"),
  list("ninth 9th noveno novena neunte neunter neuntes neunten neuvième nono nona التاسع التاسعة"),
  list("tenth 10th décimo décima zehnte zehnter zehntes zehnten dixième العاشر العاشرة"),
];

/** Said before or after a choice without changing it. None of them denies it, or is one of two answers. */
export const smallWords: ReadonlySet<string> = new Set([
  ...list(
    "i i'd i'll i'm would say think choose pick chose picked take give go for with it's its it is was a an the",
  ),
  ...list(
    "option number answer one probably maybe perhaps definitely um uh er hm hmm well oh ok okay so please like then really guess",
  ),
  ...list(
    "yo diría creo que elijo escojo la el lo opción número respuesta sería es probablemente quizá bueno pues",
  ),
  ...list(
    "je dirais pense choisis prends le l'option option numéro réponse c'est ce serait plutôt probablement peut-être euh",
  ),
  ...list(
    "ich würde sagen glaube denke wähle nehme die der das den antwort nummer es ist wäre wahrscheinlich vielleicht äh also",
  ),
  ...list("eu diria acho escolho o a opção número resposta é seria provavelmente talvez bem"),
  ...list("أنا أقول أظن أعتقد أختار الخيار رقم الإجابة ربما هو هي"),
]);

/** Where the reason begins that people give with a choice. */
export const reasonWords =
  /\s(?:because|cause|'cause|since|porque|ya que|parce qu|car|puisqu|weil|denn|pois|já que|لأن|بسبب)/iu;
