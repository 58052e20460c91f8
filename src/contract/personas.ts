import { z } from "zod";
import { done, id, interviewParams, optionalText, requiredText, timestamp } from "./fields.ts";
import { evidence } from "./insights.ts";
import { maxChars, maxCount, maxLineChars, restoreDays } from "./limits.ts";
import { operation } from "./operation.ts";

/** Personas, customer journeys and value propositions: made from the data, each leaf with its evidence. */

const text = z.string().max(maxLineChars.frameworkLine);
const leaves = { evidence: z.array(evidence).max(20).default([]) };

/** A line of a framework, and the words it rests on. */
export const leaf = z.object({ text, ...leaves });
export type Leaf = z.infer<typeof leaf>;
const leafList = z.array(leaf).max(30).default([]);

const list = <K extends string>(key: K) =>
  z
    .array(z.object({ [key]: text, ...leaves } as { [P in K]: typeof text } & typeof leaves))
    .max(30)
    .default([]);

const head = {
  name: requiredText("Name", maxChars.name, "No persona to save or no transcripts linked"),
  description: optionalText("Description", maxChars.longText).default(""),
  /** How many people it rests on. */
  people: z.number().int().nonnegative().default(0),
  /** Plain sentences on what it can and cannot say. */
  notes: z.array(z.string().max(500)).max(20).default([]),
  madeBy: z.enum(["built-in", "model"]).default("built-in"),
};

export const persona = z.object({
  framework: z.literal("persona"),
  ...head,
  attributes: z
    .object({
      age: z.string().max(200).default(""),
      location: z.string().max(200).default(""),
      profession: z.string().max(200).default(""),
      /** Absent unless the interview is a health study. */
      diagnosis: z.boolean().optional(),
    })
    .default({ age: "", location: "", profession: "" }),
  choices: list("choice"),
  conflict: list("conflict"),
  objective: list("goal"),
  obstacles: list("obstacle"),
  network: z
    .array(z.object({ role: z.string().max(200), details: text, ...leaves }))
    .max(30)
    .default([]),
  ideas: list("idea"),
  quotes: list("quote"),
});
export type Persona = z.infer<typeof persona>;

export const customerJourney = z.object({
  framework: z.literal("customerJourney"),
  ...head,
  stages: z
    .array(
      z.object({
        stage: z.string().max(200),
        actions: leafList,
        thoughts: leafList,
        feelings: leafList,
        pains: leafList,
        opportunities: leafList,
      }),
    )
    .max(12)
    .default([]),
});
export type CustomerJourney = z.infer<typeof customerJourney>;

export const valueProp = z.object({
  framework: z.literal("valueProp"),
  ...head,
  jobs: leafList,
  pains: leafList,
  gains: leafList,
  relievers: leafList,
  creators: leafList,
});
export type ValueProp = z.infer<typeof valueProp>;

/** A result that is not saved yet. */
export const frameworkResult = z.discriminatedUnion("framework", [persona, customerJourney, valueProp]);
export type FrameworkResult = z.infer<typeof frameworkResult>;

const saved = {
  _id: id,
  interviewId: id.nullable(),
  transcriptIds: z.array(id),
  createdAt: timestamp,
};
export const savedFramework = z.discriminatedUnion("framework", [
  persona.extend(saved),
  customerJourney.extend(saved),
  valueProp.extend(saved),
]);
export type SavedFramework = z.infer<typeof savedFramework>;

const ids = z.array(id).max(maxCount.frameworkTranscripts);

export const generateFramework = operation("POST /api/generate-framework", "creator", {
  summary:
    "Create a persona, journey or value proposition from transcripts, an interview's sessions or a text",
  bodyLimit: 4 * 1024 * 1024,
  body: z.object({
    framework: z.enum(["persona", "customerJourney", "valueProp"]).default("persona"),
    transcriptIds: ids.nullish(),
    /** With it the server reads the interview's finished sessions itself, whatever `combinedText` holds. */
    interviewId: id.nullish(),
    combinedText: z.string().nullish(),
  }),
  answers: { 200: frameworkResult },
});

export const saveFramework = operation("POST /api/save-persona", "creator", {
  summary: "Save a persona, journey or value proposition; lines whose evidence can't be found are left out",
  bodyLimit: 4 * 1024 * 1024,
  body: z.preprocess(
    (value) =>
      typeof value === "object" && value !== null && !("framework" in value)
        ? { ...value, framework: "persona" }
        : value,
    z.discriminatedUnion("framework", [
      persona.extend({ interviewId: id.nullish(), transcriptIds: ids.nullish() }),
      customerJourney.extend({ interviewId: id.nullish(), transcriptIds: ids.nullish() }),
      valueProp.extend({ interviewId: id.nullish(), transcriptIds: ids.nullish() }),
    ]),
  ),
  ignores: ["_id", "createdAt"],
  answers: { 201: savedFramework },
});

export const listPersonas = operation("GET /api/interviews/:id/personas", "creator", {
  summary: "List an interview's saved personas and other frameworks, newest first",
  params: interviewParams,
  answers: { 200: z.array(savedFramework) },
});

export const findPersona = operation("GET /api/personas/find/:personaId", "creator", {
  summary: "Get one saved persona or other framework",
  params: z.object({ personaId: id }),
  answers: { 200: savedFramework },
});

export const listOwnPersonas = operation("GET /api/personas", "creator", {
  summary: "List all your saved personas and other frameworks, newest first",
  answers: { 200: z.array(savedFramework) },
});

export const renamePersona = operation("PATCH /api/personas/:personaId", "creator", {
  summary: "Rename a saved persona or other framework",
  params: z.object({ personaId: id }),
  body: z.object({ name: requiredText("Name", maxChars.name) }),
  answers: { 200: savedFramework },
});

export const deletePersona = operation("DELETE /api/interviews/personas/:personaId", "creator", {
  summary: `Delete a persona or other framework; can be undone for ${restoreDays} days`,
  params: z.object({ personaId: id }),
  answers: { 200: done },
});

export const restorePersona = operation("POST /api/personas/:personaId/restore", "creator", {
  summary: `Restore a deleted persona within ${restoreDays} days`,
  params: z.object({ personaId: id }),
  answers: { 200: savedFramework },
});

export const exportPersona = operation("GET /api/personas/:personaId/export", "creator", {
  summary: "Export a persona or other framework as a file, with its quotes",
  params: z.object({ personaId: id }),
  query: z.object({ format: z.enum(["md", "json", "docx"]).default("md") }),
  answers: { 200: z.string().meta({ format: "binary" }) },
});
