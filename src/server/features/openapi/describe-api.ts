import { errorCodes } from "#contract/errors.ts";
import { keyScopesOf } from "#contract/key-scopes.ts";
import type { Operation } from "#contract/operation.ts";
import { listNouns } from "#contract/operations.ts";
import type {
  ApiAnswer,
  ApiContent,
  ApiDocument,
  ApiOperation,
  ApiParameter,
  Schema,
} from "./api-document.ts";
import { describeNouns } from "./api-nouns.ts";
import { exampleOf } from "./example-of.ts";
import { type JsonSchemas, openJsonSchemas } from "./json-schemas.ts";

const about = `Everything that Askwell's pages do can be done by programs.

Log in with an API key (Settings > API keys) in the header \`authorization: Bearer ask_…\`. Bodies and answers are JSON;
times are ISO 8601 in UTC; ids are 22 letters and digits. An error has a \`code\` for programs and a sentence in \`error\`
for people. Answers may get further fields: overlook those that you do not know. A field that a call does not
take is refused by name. Past a limit of requests the answer is 429 with \`retry-after\` in seconds.`;

/** The whole API as an OpenAPI 3.1 document, made of the contract that the server itself checks calls with. */
export function describeApi(options: { serverUrl: string; cookieName: string }): ApiDocument {
  const nouns = listNouns();
  const schemas = openJsonSchemas(nouns);
  const texts = describeNouns(nouns.map(({ noun }) => noun));
  const paths: ApiDocument["paths"] = {};
  for (const { noun, title } of texts) {
    const operations = nouns.find((one) => one.noun === noun)?.operations ?? [];
    for (const [name, operation] of operations.sort(byPath)) {
      const path = operation.path.replace(/:(\w+)/g, "{$1}");
      paths[path] ??= {};
      paths[path][operation.method.toLowerCase()] = describeOperation(schemas, { name, operation, title });
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: "Askwell", version: "1", description: about },
    servers: [{ url: options.serverUrl }],
    tags: texts.map((text) => ({ name: text.title, description: text.about })),
    paths,
    components: {
      schemas: { ...schemas.components, Error: errorSchema },
      responses: { Error: errorAnswer },
      securitySchemes: {
        apiKey: {
          type: "http",
          scheme: "bearer",
          description: "An API key, or the token returned by logging in.",
        },
        login: {
          type: "apiKey",
          in: "cookie",
          name: options.cookieName,
          description: "The browser's login.",
        },
      },
    },
  };
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** In an order of its own: that of a module's exports depends on what loads it. */
function byPath([, a]: [string, Operation], [, b]: [string, Operation]): number {
  if (a.path === b.path) return methods.indexOf(a.method) - methods.indexOf(b.method);
  return a.path < b.path ? -1 : 1;
}

const errorSchema: Schema = {
  type: "object",
  properties: {
    error: { type: "string", description: "A sentence for people." },
    code: { type: "string", enum: [...errorCodes], description: "What went wrong, for programs." },
    message: { type: "string", description: "The same text as `error`." },
    fields: {
      type: "object",
      additionalProperties: { type: "string" },
      description: "A sentence by field, where the input was not right.",
    },
  },
  required: ["error", "code", "message"],
};

const errorAnswer: ApiAnswer = {
  description: "The call did not succeed.",
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
};

interface Named {
  name: string;
  operation: Operation;
  title: string;
}

function describeOperation(schemas: JsonSchemas, { name, operation, title }: Named): ApiOperation {
  const description = describeMore(operation);
  const requestBody = describeBody(schemas, name, operation);
  return {
    operationId: name,
    tags: [title],
    summary: operation.summary,
    ...(description === "" ? {} : { description }),
    security: describeSecurity(operation),
    parameters: [
      ...describePath(operation),
      ...describeQuery(schemas, operation),
      ...describeHeaders(operation),
    ],
    ...(requestBody ? { requestBody } : {}),
    responses: { ...describeAnswers(schemas, operation), default: { $ref: "#/components/responses/Error" } },
  };
}

function describeSecurity({ method, path, access }: Operation): ApiOperation["security"] {
  if (access !== "creator") return [];
  const scopes = keyScopesOf(`${method} ${path}`);
  return scopes ? [{ apiKey: [...scopes] }, { login: [] }] : [{ login: [] }];
}

const mebibyte = 1024 * 1024;

function describeMore({ method, path, access, bodyLimit }: Operation): string {
  const lines: string[] = [];
  const scopes = keyScopesOf(`${method} ${path}`);
  if (access === "creator" && !scopes) lines.push("An API key cannot do this.");
  if (access === "participant") {
    lines.push(
      "For participants: needs the session's cookie or its resume token (`x-resume-token`), which starting the session returns. The ID alone gives no access.",
    );
  }
  if (bodyLimit !== undefined && bodyLimit >= mebibyte) {
    lines.push(`The body may have up to ${bodyLimit / mebibyte} MiB.`);
  }
  return lines.join(" ");
}

function describePath({ path, wordParams = [] }: Operation): ApiParameter[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: wordParams.includes(name)
      ? { type: "string", maxLength: 200 }
      : { type: "string", pattern: "^[0-9A-Za-z]{22}$" },
  }));
}

function describeQuery(schemas: JsonSchemas, { query }: Operation): ApiParameter[] {
  if (!query) return [];
  const { properties = {}, required = [] } = schemas.input(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema: typeof schema === "boolean" ? {} : schema,
  }));
}

function describeHeaders({ access }: Operation): ApiParameter[] {
  if (access !== "participant") return [];
  const description = "The session's resume token, in place of its cookie. One of the two is needed.";
  return [{ name: "x-resume-token", in: "header", required: false, description, schema: { type: "string" } }];
}

function describeBody(schemas: JsonSchemas, name: string, operation: Operation): ApiOperation["requestBody"] {
  const content: ApiContent = {};
  if (operation.files !== undefined)
    content["multipart/form-data"] = { schema: describeForm(schemas, operation) };
  const json = operation.files === undefined ? operation.body : operation.insteadOfFiles;
  if (json) {
    const schema = schemas.input(json);
    content["application/json"] = { schema, example: exampleOf(schema, { operation: name }) };
  }
  return Object.keys(content).length === 0 ? undefined : { required: true, content };
}

function describeForm(schemas: JsonSchemas, { files, besideFiles }: Operation): Schema {
  const beside = besideFiles ? schemas.input(besideFiles) : {};
  const file: Schema = { type: "string", format: "binary" };
  const held: Schema = files === "transcripts" ? { type: "array", items: file } : file;
  return {
    type: "object",
    properties: { ...(files === undefined ? {} : { [files]: held }), ...beside.properties },
    required: [...(files === undefined ? [] : [files]), ...(beside.required ?? [])],
  };
}

const saidByStatus: Record<string, string> = {
  200: "Done.",
  201: "Made.",
  202: "Started; it continues as a job.",
};

function describeAnswers(schemas: JsonSchemas, operation: Operation): Record<string, ApiAnswer> {
  const answers: Record<string, ApiAnswer> = {};
  for (const [status, shape] of Object.entries(operation.answers)) {
    const schema = schemas.answer(shape);
    const example = exampleOf(schema, { components: schemas.components });
    answers[status] = {
      description: saidByStatus[status] ?? "Answered.",
      content:
        schema.format === "binary"
          ? { [operation.path === "/api/docs" ? "text/html" : "application/octet-stream"]: { schema } }
          : { "application/json": { schema, example }, ...streamOf(operation, schema) },
    };
  }
  return answers;
}

/** Calls that can answer as a stream of events; what an event holds stands in their summaries. */
function streamOf({ path }: Operation, schema: Schema): ApiContent {
  const isStream = ["/events", "/send", "/generate-interview"].some((end) => path.endsWith(end));
  return isStream
    ? { "text/event-stream": { schema: { type: "string", description: describeStream(schema) } } }
    : {};
}

function describeStream({ $ref }: Schema): string {
  return `Server-sent events${$ref === undefined ? "" : `, whose data is ${$ref.split("/").at(-1)}`}.`;
}
