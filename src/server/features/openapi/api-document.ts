import type { z } from "zod";

/** The parts of an OpenAPI 3.1 document that are made here. */

export type Schema = z.core.JSONSchema.BaseSchema;

export interface ApiParameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: Schema;
}

export type ApiContent = Record<string, { schema: Schema; example?: unknown }>;

export interface ApiAnswer {
  description: string;
  content: ApiContent;
}

export interface ApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters: ApiParameter[];
  requestBody?: { required: boolean; description?: string; content: ApiContent };
  responses: Record<string, ApiAnswer | { $ref: string }>;
}

export interface ApiDocument {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, ApiOperation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, ApiAnswer>;
    securitySchemes: Record<string, Record<string, string>>;
  };
}
