import classes from "./ui.module.css";

interface Translation {
  text: string;
  language: string;
}

interface VerbatimProps {
  /** The participant's exact words; never edited or shortened here. */
  text: string;
  /** Who said it, as a pseudonym: "Participant 7". */
  speaker?: string;
  ageRange?: string;
  /** Opens the place in the transcript. Without it the words stand alone, as in an example. */
  onOpen?: () => void;
  /** They go on behind what is shown. */
  isCut?: boolean;
  /** Beside words that weigh more. */
  isSmall?: boolean;
  /** Their later words that take it back or narrow it. */
  later?: { quote: string; translation?: Translation | undefined } | undefined;
  /** What a machine makes of them in another language. */
  translation?: Translation | undefined;
}

/** A participant's exact words: serif on the marker, and the way to where they were said. */
export function Verbatim(props: VerbatimProps) {
  const { text, speaker, ageRange, onOpen, isCut = false, isSmall = false, later, translation } = props;
  const who = [speaker, ageRange].filter(Boolean).join(", ");
  const words = (
    <q className={classes.words} dir="auto">
      {text}
      {isCut && " …"}
    </q>
  );
  return (
    <figure className="reading">
      <blockquote className={`serif anywhere ink ${isSmall ? "text-16 line-24" : "text-18 line-26"}`}>
        {onOpen ? (
          <button type="button" className={`inherits pointer ${classes.link}`} onClick={onOpen}>
            {words}
            <span className="visually-hidden"> Open in the transcript</span>
          </button>
        ) : (
          words
        )}
      </blockquote>
      <Translated translation={translation} />
      {later && (
        <>
          <p className="fine above-4" dir="auto">
            Later: <q>{later.quote}</q>
          </p>
          <Translated translation={later.translation} />
        </>
      )}
      {who !== "" && <figcaption className="fine block above-4 sans">{who}</figcaption>}
    </figure>
  );
}

/** What a machine made of the words above, said to be that. */
export function Translated({ translation }: { translation: Translation | undefined }) {
  if (!translation) return null;
  return (
    <p className="fine above-4">
      <span className="medium">Translated by machine:</span>{" "}
      <span lang={translation.language} dir="auto">
        {translation.text}
      </span>
    </p>
  );
}
