import type { z } from "zod";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may call: anyone; a logged-in creator (cookie or bearer token); or a participant, who shows by the
 * session's id, and where it says so by the session's cookie or resume token, which session is theirs.
 */
export type Access = "public" | "creator" | "participant";

export interface Operation {
  method: Method;
  /** With `:name` for each path parameter. */
  path: string;
  access: Access;
  summary: string;
  params?: z.ZodObject;
  /** Path parameters that are no ids of ours, such as a finding's; of at most 200 characters. */
  wordParams?: string[];
  query?: z.ZodObject;
  /** Any other field is refused by name, but for those in `ignores`. */
  body?: z.ZodType;
  /**
   * Fields that the specification's clients send, or read here and send back, and that change nothing; by their
   * paths, with * for a place in a list; "*" alone is any field, where the specification does not say what is sent.
   */
  ignores?: string[];
  /** The name of the multipart field that holds the files, where the call takes files. */
  files?: string;
  /** Text fields that may stand beside the files. */
  besideFiles?: z.ZodObject;
  /** What may be posted as JSON in place of a file. */
  insteadOfFiles?: z.ZodObject;
  /** Larger bodies than the usual 256 KiB, where scripts or texts are posted. */
  bodyLimit?: number;
  /** Status to body; the first is the usual one. A body that is not JSON is z.instanceof or z.any-free text. */
  answers: Record<number, z.ZodType>;
}

type Route = `${Method} /${string}`;
type Described = Omit<Operation, "method" | "path" | "access">;
type MethodOf<R extends Route> = R extends `${infer M extends Method} ${string}` ? M : never;
type PathOf<R extends Route> = R extends `${Method} ${infer P}` ? P : never;

/** Keeps an operation's exact type, so that client and server derive theirs from it. */
export function operation<const R extends Route, const A extends Access, const D extends Described>(
  route: R,
  access: A,
  described: D,
): D & { method: MethodOf<R>; path: PathOf<R>; access: A } {
  const [method, path] = route.split(" ") as [MethodOf<R>, PathOf<R>];
  return { ...described, method, path, access };
}

type Infer<S> = S extends z.ZodType ? z.infer<S> : undefined;
type InferInput<S> = S extends z.ZodType ? z.input<S> : undefined;

export type ParamsOf<O extends Operation> = Infer<O["params"]>;
export type QueryOf<O extends Operation> = Infer<O["query"]>;
export type BodyOf<O extends Operation> = Infer<O["body"]>;
export type BodyInputOf<O extends Operation> = InferInput<O["body"]>;
export type QueryInputOf<O extends Operation> = InferInput<O["query"]>;
export type AnswerOf<O extends Operation> = Infer<O["answers"][keyof O["answers"]]>;
export type AnswerInputOf<O extends Operation> = InferInput<O["answers"][keyof O["answers"]]>;
