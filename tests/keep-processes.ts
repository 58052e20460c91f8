import { keepProcessesFor } from "#server/processes/kept-processes.ts";

/** To start a process and load the language models takes longer than most analyses of a test, and each file has some. */
keepProcessesFor(10 * 60_000);
