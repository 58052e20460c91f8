/**
 * A project as REFI-QDA 1.0 has it (QDA-XML, 18 March 2019), as far as text goes. GUIDs are lower case without
 * braces; offsets are Unicode code points of the source's text, end exclusive; times are ISO 8601.
 */
export interface RefiProject {
  name: string;
  /** The program that wrote it. */
  origin: string;
  createdAt: string | null;
  users: RefiUser[];
  codes: RefiCode[];
  variables: RefiVariable[];
  cases: RefiCase[];
  sources: RefiSource[];
  /** Spoken answers; those of other programs are not read. */
  audio?: RefiAudio[];
  notes: RefiNote[];
  description: string;
}

interface RefiUser {
  guid: string;
  name: string;
}

export interface RefiCode {
  guid: string;
  name: string;
  description: string;
  /** False for a category, which only holds other codes. */
  isCodable: boolean;
  /** #rrggbb or null. */
  color: string | null;
  codes: RefiCode[];
}

export const variableTypes = ["Text", "Boolean", "Integer", "Float", "Date", "DateTime"] as const;
export type RefiVariableType = (typeof variableTypes)[number];

export interface RefiVariable {
  guid: string;
  name: string;
  type: RefiVariableType;
}

export interface RefiValue {
  variableGuid: string;
  type: RefiVariableType;
  value: string;
}

export interface RefiCase {
  guid: string;
  name: string;
  description: string;
  values: RefiValue[];
  sourceGuids: string[];
}

/** Who made something and when, where it is known. */
export interface RefiMaking {
  userGuid: string | null;
  createdAt: string | null;
}

export interface RefiSource extends RefiMaking {
  guid: string;
  name: string;
  description: string;
  text: string;
  selections: RefiSelection[];
  /** Codes of the source as a whole. */
  codings: RefiCoding[];
  noteGuids: string[];
  values: RefiValue[];
}

/** A sound, in a file beside the project, with what was sent of it. */
export interface RefiAudio extends RefiMaking {
  guid: string;
  name: string;
  /** Of its file, such as "wav". */
  ending: string;
  transcript: { guid: string; name: string; text: string; syncPoints: RefiSyncPoint[] };
}

/** A place of the transcript, in code points, and when it's said, in milliseconds of the sound. */
export interface RefiSyncPoint {
  guid: string;
  position: number;
  timeStamp: number;
}

export interface RefiSelection extends RefiMaking {
  guid: string;
  name: string;
  description: string;
  start: number;
  end: number;
  codings: RefiCoding[];
  noteGuids: string[];
}

export interface RefiCoding extends RefiMaking {
  guid: string;
  codeGuid: string;
  noteGuids: string[];
}

export interface RefiNote extends RefiMaking {
  guid: string;
  name: string;
  text: string;
}

/** A file of the zip. */
export interface ZipEntry {
  path: string;
  bytes: Uint8Array;
}

export const projectNamespace = "urn:QDA-XML:project:1.0";
export const codebookNamespace = "urn:QDA-XML:codebook:1.0";
export const projectPath = "project.qde";
/** Lower case: programs on systems that tell case apart look for this one. */
export const sourcesFolder = "sources";
