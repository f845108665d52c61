import { clip } from "./finding.ts";
import { keyRenames } from "./renamed-keys.ts";

/** Terms of other languages, such as OpenAPI and JSON Schema, and their equivalent in a spec. */
interface Replacement {
  readonly words: readonly string[];
  /** A key that the mapping must allow, for a word that has another meaning elsewhere. */
  readonly beside?: string;
  readonly write: string;
}

const KEYS: readonly Replacement[] = [
  { words: ["enum"], write: "The values are a type: type: { values: [one, other] }, or { enum: [1, 2] }." },
  { words: ["const"], write: "A single value is a type: type: { values: [one] }." },
  { words: ["items"], write: "A list is a type: type: { list: string }." },
  {
    words: ["$ref"],
    write: "An object is a type: type: { shape: row }; its fields are in “shapes” of the resource or in shapes.yaml.",
  },
  {
    words: ["patternProperties"],
    beside: "extends",
    write: "The type of all other fields is “additionalProperties”, whatever their names.",
  },
  {
    words: ["open"],
    beside: "extends",
    write:
      "Delete it: a shape is open in responses unless it has closed: true. To allow other fields in requests as well, write closed: false.",
  },
  {
    words: ["additionalProperties", "patternProperties"],
    write: "An object with arbitrary keys is a type: type: { map: string }.",
  },
  { words: ["maxLength"], beside: "maximum", write: "The greatest number is “maximum”." },
  { words: ["minLength"], beside: "minimum", write: "The smallest number is “minimum”." },
  { words: ["readOnly", "readonly"], write: "A field that exists only in responses has use: response." },
  { words: ["writeOnly", "writeonly"], write: "A field that exists only in requests has use: request." },
  {
    words: ["example", "examples", "x-example"],
    beside: "use",
    write: "Examples belong to an operation, under its key “examples”.",
  },
  {
    words: ["required"],
    beside: "requiredOnCreate",
    write: "The fields that a new object needs are in “requiredOnCreate”.",
  },
  {
    words: ["required"],
    beside: "use",
    write: "The fields that a new object needs are in “requiredOnCreate” of the resource.",
  },
  { words: ["required"], beside: "extends", write: "Each field of a shape is required unless it has optional: true." },
  { words: ["required"], beside: "optional", write: "Each field of a shape is required unless it has optional: true." },
  { words: ["properties"], write: "The fields are in “fields”." },
  { words: ["type"], beside: "extends", write: "A shape is always an object." },
  { words: ["allOf"], beside: "extends", write: "A shape inherits the fields of another with “extends”." },
  { words: ["allOf"], write: "A shape inherits the fields of another with “extends”; write type: { shape: row }." },
  { words: ["exclusiveMinimum", "exclusiveMaximum"], write: "Bounds of decimals and lengths are inclusive." },
  { words: ["multipleOf"], write: "The number of digits after the decimal point of a decimal is “scale”." },
  { words: ["uniqueItems"], write: "It belongs to a list: type: { list: string, uniqueItems: true }." },
  {
    words: ["parameters"],
    beside: "operationId",
    write:
      "Parameters are in “query”, header fields in “headers”; those in the path are in “pathParameters” of the resource.",
  },
  { words: ["requestBody"], write: "The body is “request”: request: create, or request: { body: { shape: row } }." },
  {
    words: ["responses"],
    write:
      "The success response is response: { httpStatus: 200, body: { shape: row } }; other responses are codes of errors.yaml, in “errors”.",
  },
  {
    words: ["security"],
    write: "“keys” lists the kinds of key that may call it, or is none; “scopes” lists the required scopes.",
  },
  { words: ["tags"], write: "An operation belongs to its resource; there are no tags." },
  {
    words: ["in"],
    write:
      "The key above a parameter determines its location: “query”, “headers”, or “pathParameters” of the resource.",
  },
  { words: ["schema"], write: "Write the type itself: type: string." },
  {
    words: ["content"],
    beside: "httpStatus",
    write:
      "The type of the body is “body”: body: { shape: row }; media types other than the service's are body: { mediaTypes: [text/csv] }.",
  },
  { words: ["status", "statusCode", "code"], beside: "httpStatus", write: "The status is “httpStatus”." },
  {
    words: ["openapi", "swagger", "info", "paths", "components", "definitions", "servers", "securitySchemes"],
    write:
      "This is not an OpenAPI document: a service is in service.yaml, with “baseUrl” and “authentication”, and each resource, with its operations, in a file of resources/.",
  },
  {
    words: ["get", "put", "post", "patch", "delete"],
    beside: "operations",
    write: "An operation is an entry of “operations”, by a name such as “list”, with “method” and “path”.",
  },
];

const TYPES: readonly Replacement[] = [
  { words: ["int", "int32", "int64", "long", "short"], write: "Use integer for a whole number." },
  {
    words: ["float", "double", "numeric"],
    write: "Use number for a JSON number; use decimal, which is written as text, for money.",
  },
  {
    words: ["money", "currency", "amount"],
    write: "Use decimal for money: { type: decimal, minimum: '0', scale: 2 }.",
  },
  { words: ["text", "str", "varchar", "char"], write: "Use string for text." },
  { words: ["bool"], write: "Use boolean." },
  { words: ["date-time", "datetime", "instant"], write: "Use timestamp for a date with a time." },
  {
    words: ["uuid", "email", "uri"],
    write: "It is a format of strings: { type: string, format: uuid }, email or uri.",
  },
  { words: ["url"], write: "It is a format of strings: { type: string, format: uri }." },
  { words: ["array", "list"], write: "Use { list: string } for a list." },
  {
    words: ["object", "struct"],
    write: "Use { shape: row } for an object, with its fields in “shapes”, or { map: string } for arbitrary keys.",
  },
  { words: ["map", "dict", "record"], write: "Use { map: string } for an object with arbitrary keys." },
  { words: ["enum"], write: "Use { values: [one, other] } for an enumeration." },
  { words: ["null"], write: "Use nullable: true, next to “type”, to allow null." },
  { words: ["byte", "bytes", "base64", "blob"], write: "Use binary for bytes inside JSON." },
  {
    words: ["file"],
    write:
      "A file is a body: { mediaTypes: [image/png] } in “request” or “response”; use binary for bytes inside JSON.",
  },
  { words: ["password"], write: "Use string, with secret: true next to “type”." },
];

const FORMATS: readonly Replacement[] = [
  { words: ["date-time"], write: "The type timestamp has this format." },
  { words: ["date", "time", "duration"], write: "It is a type: use it as “type”, without “format”." },
  { words: ["int32", "int64", "float", "double"], write: "Numbers have no format: leave it out." },
  { words: ["password"], write: "Write secret: true next to “type”." },
  { words: ["byte", "binary"], write: "The type binary has this format." },
];

/** Returns advice for an unknown key, given the keys that the mapping may have. */
export function insteadOfKey(key: string, known: readonly string[]): string | undefined {
  const renamed = keyRenames.find(({ from, to }) => from === key && known.includes(to));
  if (renamed !== undefined) return `Its name is “${renamed.to}” since version 3 of the language.`;
  return KEYS.find(({ words, beside }) => words.includes(key) && (beside === undefined || known.includes(beside)))
    ?.write;
}

/** Returns advice for an unknown value, given the allowed values. */
export function insteadOfValue(value: string, allowed: readonly string[]): string | undefined {
  if (allowed.includes("uuid")) return FORMATS.find(({ words }) => words.includes(value))?.write;
  if (!allowed.includes("integer")) return undefined;
  const item = /^([a-z]+)\[\]$/.exec(value)?.[1];
  return item === undefined
    ? TYPES.find(({ words }) => words.includes(value.toLowerCase()))?.write
    : `Use { list: ${clip(item)} } for a list.`;
}

/** Converts a path to Kiln's syntax: `/rooms/:id` and `rooms/<id>` become `/rooms/{id}`. */
export function pathMeant(path: string): string {
  const braces = path.replace(
    /\/:([A-Za-z]\w*)|<([A-Za-z]\w*)>/g,
    (_, colon: string | undefined, angle: string | undefined) => (colon === undefined ? `{${angle}}` : `/{${colon}}`),
  );
  return braces.startsWith("/") ? braces : `/${braces}`;
}
