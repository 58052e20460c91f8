import { describe, expect, test } from "vitest";
import { z } from "zod";
import { listNouns, listOperations } from "#contract/operations.ts";
import type { ApiOperation } from "./api-document.ts";
import { describeApi } from "./describe-api.ts";
import { writeDocsPage } from "./docs-page.ts";

const api = describeApi({ serverUrl: "https://askwell.example.org", cookieName: "__Host-askwell" });
const text = JSON.stringify(api);
const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const named = new Map(listNouns().flatMap((noun) => noun.operations));

test("every operation of the contract is described, once", () => {
  const described = operations.map(
    ({ path, method }) => `${method.toUpperCase()} ${path.replace(/[{}]/g, "")}`,
  );
  const held = listOperations().map(({ path, method }) => `${method} ${path.replaceAll(":", "")}`);
  expect(described.sort()).toEqual(held.sort());
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
});

test("every reference leads to something in the document", () => {
  const refs = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = ""]) => path);
  expect(refs.length).toBeGreaterThan(100);
  for (const ref of new Set(refs)) expect(follow(ref), ref).toBeTypeOf("object");
  expect(text).not.toMatch(/"\$(defs|schema|id)":/);
});

function follow(path: string): unknown {
  let at: unknown = api;
  for (const part of path.split("/")) at = (at as Record<string, unknown> | undefined)?.[part];
  return at;
}

test("each path parameter is described, and nothing that is no parameter of the path", () => {
  for (const { path, operation } of operations) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = operation.parameters.filter((one) => one.in === "path");
    expect(described.map(({ name }) => name)).toEqual(inPath);
    expect(described.every(({ required }) => required)).toBe(true);
  }
});

test("each operation has its success, the errors' body and a noun", () => {
  const titles = new Set(api.tags.map(({ name }) => name));
  for (const { operation } of operations) {
    expect(Object.keys(operation.responses).some((status) => /^2\d\d$/.test(status))).toBe(true);
    expect(operation.responses.default).toEqual({ $ref: "#/components/responses/Error" });
    expect(operation.tags.every((tag) => titles.has(tag))).toBe(true);
  }
});

test("it says what needs a login, what a key may do, and what anyone may", () => {
  const securityOf = (id: string) => find(id).security;
  expect(securityOf("listProjects")).toEqual([{ apiKey: ["read"] }, { login: [] }]);
  expect(securityOf("deleteAccount")).toEqual([{ login: [] }]);
  expect(securityOf("getConfig")).toEqual([]);
  expect(api.components.securitySchemes.login?.name).toBe("__Host-askwell");
});

function find(id: string): ApiOperation {
  const found = operations.find(({ operation }) => operation.operationId === id);
  if (!found) throw new Error(`${id} is not described`);
  return found.operation;
}

test("files are described as forms, with what stands beside or in place of them", () => {
  const upload = find("uploadTranscript").requestBody?.content ?? {};
  expect(upload["multipart/form-data"]?.schema.properties).toEqual({
    transcripts: { type: "array", items: { type: "string", format: "binary" } },
    projectId: { type: "string" },
  });
  expect(Object.keys(find("addThread").requestBody?.content ?? {})).toEqual([
    "multipart/form-data",
    "application/json",
  ]);
});

describe("examples", () => {
  test("of bodies are such as the call takes", () => {
    const bodies = operations.flatMap(({ operation }) => {
      const body = operation.requestBody?.content["application/json"];
      return body ? [{ id: operation.operationId, example: body.example }] : [];
    });
    expect(bodies.length).toBeGreaterThan(30);
    for (const { id, example } of bodies) {
      const shape = named.get(id)?.body ?? named.get(id)?.insteadOfFiles ?? z.never();
      expect(shape.safeParse(example).error?.issues ?? [], `${id}: ${JSON.stringify(example)}`).toEqual([]);
    }
  });

  test("of answers have the fields that their shapes require", () => {
    const answer = find("listProjects").responses["200"];
    const example = answer && "content" in answer ? answer.content["application/json"]?.example : null;
    const [shape] = Object.values(named.get("listProjects")?.answers ?? {});
    expect(shape?.safeParse(example).success).toBe(true);
  });
});

test("the page has every operation, no script, and nothing from elsewhere", () => {
  const page = writeDocsPage(api);
  for (const { operation } of operations) expect(page).toContain(`<details id="${operation.operationId}">`);
  expect(page).not.toMatch(/<script|\son\w+=|javascript:/i);
  expect(page).not.toMatch(/(src|href)="(?![/#])/);
});

test("texts are words in the page, never its markup", () => {
  const page = writeDocsPage({ ...api, tags: [{ name: "Projects", description: "<b>&</b>" }] });
  expect(page).toContain("&lt;b&gt;&amp;&lt;/b&gt;");
});
