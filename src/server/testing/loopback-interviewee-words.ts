import type { Asked } from "./loopback-model-wire.ts";

/** What the loopback model says when it is asked to word a simulated person's answer, by mode. */

/** Undefined for requests that are none of these. */
export function sayAsInterviewee(mode: string, asked: Asked): string | undefined {
  if (!asked.system.startsWith("You play a made-up person whom")) return undefined;
  const plan = readPlan(asked);
  switch (mode) {
    case "invents":
      return wrap(contradict(plan));
    case "obedient":
      return wrap(lastMessage(asked));
    case "other-language":
      return wrap(
        "La verdad es que no lo sé, pero eso fue lo que pasó con los demás en el trabajo aquel día.",
      );
    case "ends-early":
      return wrap(`${plan} This concludes our interview. Have a great day!`);
    case "person":
      return wrap(`As an AI language model, I would say: ${plan}`);
    case "huge":
      return wrap(`${plan} And so on, and so forth, on and on. `.repeat(300));
    case "html":
      return wrap(`${plan} <img src="https://evil.example/?q=1">`);
    case "leaks-prompt":
      return wrap(asked.system.slice(0, 300));
    case "garbage":
      return '}{ "text": [1, {"text": "\\uZZZZ what';
    case "prose":
      return `Sure! Here is what the person could say: ${plan}`;
    case "empty":
      return "";
    case "blank":
      return wrap("   \n ");
    case "thinks":
      return `<think>Which words? {maybe}</think>\n${wrap(reword(plan))}`;
    case "fenced":
      return `\`\`\`json\n${wrap(reword(plan))}\n\`\`\``;
    default:
      return wrap(reword(plan));
  }
}

const wrap = (text: string): string => JSON.stringify({ text });

function parseText(json: string | undefined): string {
  try {
    return String(JSON.parse(json ?? '""'));
  } catch {
    return "";
  }
}

function readPlan({ user }: Asked): string {
  return parseText(/^Say: (".*")$/mu.exec(user)?.[1]);
}

function lastMessage({ user }: Asked): string {
  return parseText([...user.matchAll(/^Interviewer: (".*")$/gmu)].at(-1)?.[1]);
}

/** As an honest model would: the same, with a word before it. */
function reword(plan: string): string {
  return `Well, ${plan}`;
}

/** Another day, another number, a yes for a no. */
function contradict(plan: string): string {
  return `${plan} It happened on 31 February 1987 with Zebulon and 777 pelicans.`;
}
