import { answerWith } from "./answer-thread.ts";
import { readFileText } from "./file-text.ts";

answerWith(({ name }, bytes) => readFileText(name, bytes));
