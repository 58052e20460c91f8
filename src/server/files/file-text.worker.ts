import { answerFiles } from "./answer-files.ts";
import { readFileText } from "./file-text.ts";

answerFiles(({ name }, bytes) => readFileText(name, bytes));
