import { readXml, type XmlElement } from "../src/analysis/formats/refi/xml.ts";

/**
 * What QDA-XML 1.0 (REFI, 18 March 2019) asks of the elements that we write, in our own words: where the published
 * schemas can't be had, exports are checked by this. It knows nothing of pictures, PDF, links, sets and graphs.
 */
interface Rule {
  /** Children in their order, as a pattern over "Name Name ". */
  children?: RegExp;
  required?: Record<string, RegExp>;
  optional?: Record<string, RegExp>;
  /** What its own text has to be; none without it. */
  text?: RegExp;
}

const any = /^[\s\S]*$/;
const guid = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\{[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\})$/i;
const date = String.raw`-?\d{4,}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const zone = String.raw`(?:Z|[+-]\d{2}:\d{2})?`;
const dateTime = new RegExp(String.raw`^${date}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?${zone}$`);
const integer = /^[+-]?\d+$/;
const boolean = /^(?:true|false|0|1)$/;

const making = { creatingUser: guid, creationDateTime: dateTime };
const reference: Rule = { required: { targetGUID: guid } };
const value = (text: RegExp): Rule => ({ text });
const textFile: Rule = {
  required: { guid, plainTextPath: /^internal:\/\/[\da-f-]{36}\.txt$/i },
  optional: { name: any, ...making },
  children: /^(?:Description )?(?:PlainTextSelection )*(?:Coding )*(?:NoteRef )*(?:VariableValue )*$/,
};
const code: Rule = {
  required: { guid, name: any, isCodable: boolean },
  optional: { color: /^#(?:[\da-f]{6}|[\da-f]{3})$/i },
};

const shared: Record<string, Rule> = {
  Codes: { children: /^(?:Code )+$/ },
  Description: { text: any },
};

const projectRules: Record<string, Rule> = {
  ...shared,
  Project: {
    required: { name: any },
    optional: { origin: any, creatingUserGUID: guid, creationDateTime: dateTime },
    children:
      /^(?:Users )?(?:CodeBook )?(?:Variables )?(?:Cases )?(?:Sources )?(?:Notes )?(?:Description )?(?:NoteRef )*$/,
  },
  Users: { children: /^(?:User )+$/ },
  User: { required: { guid }, optional: { name: any, id: any } },
  CodeBook: { children: /^Codes $/ },
  Code: { ...code, children: /^(?:Description )?(?:NoteRef )*(?:Code )*$/ },
  Variables: { children: /^(?:Variable )+$/ },
  Variable: {
    required: { guid, name: any, typeOfVariable: /^(?:Text|Boolean|Integer|Float|Date|DateTime)$/ },
    children: /^(?:Description )?$/,
  },
  VariableValue: { children: /^VariableRef (?:(?:Text|Boolean|Integer|Float|Date|DateTime)Value )?$/ },
  TextValue: value(any),
  BooleanValue: value(boolean),
  IntegerValue: value(integer),
  FloatValue: value(/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/),
  DateValue: value(new RegExp(`^${date}${zone}$`)),
  DateTimeValue: value(dateTime),
  Cases: { children: /^(?:Case )+$/ },
  Case: {
    required: { guid },
    optional: { name: any },
    children: /^(?:Description )?(?:CodeRef )*(?:VariableValue )*(?:SourceRef )*(?:SelectionRef )*$/,
  },
  Sources: { children: /^(?:(?:TextSource|AudioSource) )+$/ },
  AudioSource: {
    required: { guid },
    optional: { name: any, path: /^internal:\/\/[\da-f-]{36}\.(?:wav|mp3|m4a|webm|ogg|bin)$/i, ...making },
    children:
      /^(?:Description )?(?:Transcript )*(?:AudioSelection )*(?:Coding )*(?:NoteRef )*(?:VariableValue )*$/,
  },
  Transcript: { ...textFile, children: /^(?:Description )?(?:SyncPoint )*(?:NoteRef )*$/ },
  SyncPoint: { required: { guid, timeStamp: integer, position: integer } },
  TextSource: textFile,
  PlainTextSelection: {
    required: { guid, startPosition: integer, endPosition: integer },
    optional: { name: any, ...making },
    children: /^(?:Description )?(?:Coding )*(?:NoteRef )*$/,
  },
  Coding: { required: { guid }, optional: making, children: /^CodeRef (?:NoteRef )*$/ },
  Notes: { children: /^(?:Note )+$/ },
  Note: textFile,
  CodeRef: reference,
  NoteRef: reference,
  SourceRef: reference,
  SelectionRef: reference,
  VariableRef: reference,
};

const codebookRules: Record<string, Rule> = {
  ...shared,
  CodeBook: { optional: { origin: any }, children: /^Codes $/ },
  Code: { ...code, children: /^(?:Description )?(?:Code )*$/ },
};

const kinds = {
  project: { root: "Project", namespace: "urn:QDA-XML:project:1.0", rules: projectRules },
  codebook: { root: "CodeBook", namespace: "urn:QDA-XML:codebook:1.0", rules: codebookRules },
};
export type RefiKind = keyof typeof kinds;

function listAttributeFaults(
  { name, attributes }: XmlElement,
  { required = {}, optional = {} }: Rule,
): string[] {
  const known = new Map(Object.entries({ ...required, ...optional }));
  const missing = Object.keys(required).filter((key) => !attributes.has(key));
  const wrong = [...attributes].filter(([key, text]) => key !== "xmlns" && !known.get(key)?.test(text));
  return [
    ...missing.map((key) => `${name} has no ${key}`),
    ...wrong.map(([key, text]) => `${name} may not have ${key}="${text}"`),
  ];
}

/** What is wrong with a document; empty when it keeps to the rules. */
export function listRefiFaults(text: string, kind: RefiKind): string[] {
  const { root, namespace, rules } = kinds[kind];
  const reading = readXml(text);
  if ("problem" in reading) return [reading.problem];
  const faults = reading.root.name === root ? [] : [`The root is ${reading.root.name}`];
  const waiting = [reading.root];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const rule = rules[next.name];
    if (!rule || next.namespace !== namespace) {
      faults.push(`${next.namespace} has no ${next.name}`);
      continue;
    }
    const names = next.children.map(({ name }) => `${name} `).join("");
    faults.push(...listAttributeFaults(next, rule));
    if (!(rule.children ?? /^$/).test(names)) faults.push(`${next.name} may not hold ${names}`);
    if (!(rule.text ?? /^\s*$/).test(next.text)) faults.push(`${next.name} may not say "${next.text}"`);
    waiting.push(...next.children);
  }
  return faults;
}
