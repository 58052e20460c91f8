import type { ProbeMove } from "../../guide.ts";
import { classifyClause } from "../../listener/english/clause-class/classify.ts";
import { findPoint } from "../../listener/english/point.ts";
import { isToldAsPresent } from "../../told-as-past.ts";
import { getTone, isHeavy } from "./acknowledge.ts";
import type { FrameClass } from "./phrase-book.ts";
import { getLastAnswer, type Speaker } from "./speaker.ts";
import { tellsOfDeath } from "./tells-of-death.ts";

/** "you'd lose the licence", "if he finds it": nothing of it has happened. */
const supposed =
  /\b(?:if|unless|would|wouldn't|might)\b|'d (?:just |only |never |probably |sooner |rather )?(?!been|had|got|gone|left|better|an?\b|the\b|to\b|no\b|my\b|your\b|[a-z]+ed\b)[a-z]+/iu;
const ifOnlySaid =
  /\b(?:ask(?:s|ed)?|knows?|knew|wonder(?:s|ed)?|see|sure|check(?:s|ed)?) (?:me |you |him |her |them |us )?if [^.,]*|\bif (?:you (?:know|see|ask|like|will)|i(?:'m| am) (?:being )?honest|you're (?:being )?honest|that makes sense)\b/giu;
const lacking = /n't\b|\b(?:not|no|nobody|nothing|never|none|without)\b/iu;
const ofTheirOwn: ReadonlySet<FrameClass> = new Set(["wish", "opinion", "plan", "feelingNow"]);

/** "If it starts to count minutes, then I am out": what follows from what might be. */
function isWhatIf(point: string, about: string | null, answer: string): boolean {
  if (supposed.test(point.replace(ifOnlySaid, ""))) return true;
  const at = about === null ? -1 : answer.indexOf(about);
  const before = at < 0 ? "" : answer.slice(Math.max(0, at - 120), at).replace(ifOnlySaid, "");
  return /(?:^|[.!?,;] *|\b(?:and|but|so) )if\b[^.!?]*(?:[,;]? *(?:then |so )?|[.!?] *(?:then|so) )$/iu.test(
    before,
  );
}

/** The clause that the question is about: its thread's, else the last statement of the answer. */
function classifyPoint({ focus, about, anchor }: ProbeMove, answer: string): FrameClass {
  const turned = anchor?.form === "clause" ? anchor.words : undefined;
  const point = turned ?? about ?? findPoint(answer) ?? answer;
  const found = classifyClause(point, turned !== undefined);
  if (isWhatIf(point, about, answer) && !ofTheirOwn.has(found)) return "supposed";
  if (focus === "feeling" && !found.startsWith("feeling") && found !== "wish")
    return isToldAsPresent(point, "en") ? "feelingNow" : "feelingThen";
  // "you tell her all is good": not they say how it is, they say what they told.
  if (found.startsWith("judgement") && /^(?:i|you|we) (?:tell|told|say|said)\b/iu.test(point)) return "deed";
  if (found !== "unclear") return found;
  if (focus === "event" && !isToldAsPresent(point, "en")) return "event";
  if (lacking.test(point)) return "lacking";
  return focus === "change" ? "change" : "unclear";
}

/** What there is to ask into: a heavy thing before a clause. */
export function classifyProbe(speaker: Speaker, move: ProbeMove): FrameClass {
  const { focus, about } = move;
  const answer = getLastAnswer(speaker.input);
  const tone = getTone(speaker);
  if (isHeavy(tone) && tellsOfDeath(answer)) return "bereaved";
  if (focus === "harm" || tone === "harm")
    return isToldAsPresent(about ?? answer, "en") ? "harmNow" : "harmThen";
  return classifyPoint(move, answer);
}
