import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { listHints } from "#interviewer/listener/hints.ts";
import { hashText } from "#interviewer/words.ts";
import { isSame, type Share } from "../listener/measure.ts";

const folder = fileURLToPath(new URL("./answers", import.meta.url));

export interface ChosenAnswer {
  question: string;
  text: string;
  /** What a good interviewer takes up first; undefined where the answer holds nothing to take up. */
  best: string | undefined;
  /** What would do as well. */
  others: string[];
  /** The weights were learned on one half and are reported on the other. */
  half: "tuned" | "held out";
}

const mark = /\[3 ([^\]]*)\]|<([^>]*)>/g;

/** "It was ok. [3 Not on Mondays.] <I take the stairs> => What happens on Mondays?" */
function readAnswer(question: string, line: string): ChosenAnswer {
  const [marked = ""] = line.split(" => ");
  const found = [...marked.matchAll(mark)];
  const text = marked.replace(mark, (_, best: string | undefined, other = "") => best ?? other);
  return {
    question,
    text,
    best: found.find(([, best]) => best !== undefined)?.[1],
    others: found.flatMap(([, , other]) => (other === undefined ? [] : [other])),
    half: hashText(text) % 2 === 0 ? "tuned" : "held out",
  };
}

export function listAnswers(): ChosenAnswer[] {
  const answers: ChosenAnswer[] = [];
  for (const name of readdirSync(folder).sort()) {
    let question = "";
    for (const line of readFileSync(`${folder}/${name}`, "utf8").split("\n")) {
      if (line.startsWith("? ")) question = line.slice(2);
      else if (line.startsWith("- ")) answers.push(readAnswer(question, line.slice(2)));
    }
  }
  return answers;
}

/** The sentence that the interviewer would quote first. */
function choose({ question, text }: ChosenAnswer): string | undefined {
  return listHints("en", { answer: text, question, before: [] })[0]?.quote;
}

const minShared = 3;

function matches(choice: string, label: string): boolean {
  const [chosen, wanted] = [choice.toLowerCase(), label.toLowerCase()];
  if (wanted.includes(chosen)) return chosen.split(/\s+/).length >= minShared;
  return chosen.includes(wanted) || isSame({ quote: choice }, { quote: label });
}

export interface ChooserFigures {
  answers: number;
  /** Of the answers with something in them: what was taken up is what a good interviewer would take up. */
  agreed: Share;
  /** The same for her first choice alone. */
  agreedOnBest: Share;
}

export function measureChooser(half: ChosenAnswer["half"]): ChooserFigures {
  const answers = listAnswers().filter((answer) => answer.half === half);
  const labelled = answers.filter(({ best, others }) => best !== undefined || others.length > 0);
  const agrees = (answer: ChosenAnswer, labels: readonly string[]) => {
    const choice = choose(answer);
    return choice !== undefined && labels.some((label) => matches(choice, label));
  };
  const agreed = labelled.filter((one) => agrees(one, [one.best ?? "", ...one.others].filter(Boolean)));
  const withBest = labelled.filter(({ best }) => best !== undefined);
  const onBest = withBest.filter((one) => agrees(one, [one.best ?? ""]));
  return {
    answers: answers.length,
    agreed: [agreed.length, labelled.length],
    agreedOnBest: [onBest.length, withBest.length],
  };
}
