import { clip } from "./clip.ts";

/** What other languages call something, and what it is in a spec: for people who know OpenAPI or JSON Schema. */
interface Replacement {
  readonly words: readonly string[];
  /** A key that the mapping may have, where the word has another meaning elsewhere. */
  readonly beside?: string;
  readonly write: string;
}

const KEYS: readonly Replacement[] = [
  { words: ["enum"], write: "The values are a type: type: { values: [one, other] }." },
  { words: ["const"], write: "A single value is a type: type: { values: [one] }." },
  { words: ["items"], write: "A list is a type: type: { list: string }." },
  { words: ["$ref"], write: "An object is a type: type: { shape: row }; its fields are in “shapes” of the resource or in shapes.yaml." },
  { words: ["additionalProperties", "patternProperties"], beside: "extends", write: "A shape is open in responses. To close it, write closed: true; to allow other fields in requests as well, closed: false." },
  { words: ["open"], beside: "extends", write: "Delete it: a shape is open in responses unless it has closed: true. To allow other fields in requests as well, write closed: false." },
  { words: ["additionalProperties", "patternProperties"], write: "An object whose keys are data is a type: type: { map: string }." },
  { words: ["readOnly", "readonly"], write: "A field that only answers have is use: response." },
  { words: ["writeOnly", "writeonly"], write: "A field that only requests have is use: request." },
  { words: ["example", "examples", "x-example"], beside: "use", write: "Examples are of a whole operation: its key “examples”." },
  { words: ["required"], beside: "requiredOnCreate", write: "What a new object must have is in “requiredOnCreate”." },
  { words: ["required"], beside: "use", write: "What a new object must have is in “requiredOnCreate” of the resource." },
  { words: ["required"], beside: "extends", write: "Each field of a shape is required unless it has optional: true." },
  { words: ["required"], beside: "optional", write: "Each field of a shape is required unless it has optional: true." },
  { words: ["properties"], write: "The fields are in “fields”." },
  { words: ["type"], beside: "extends", write: "A shape is always an object." },
  { words: ["allOf"], beside: "extends", write: "A shape has the fields of another with “extends”." },
  { words: ["allOf"], write: "A shape has the fields of another with “extends”; write type: { shape: row }." },
  { words: ["exclusiveMinimum", "exclusiveMaximum"], write: "A bound includes its value: “minimum” and “maximum”." },
  { words: ["multipleOf"], write: "How many digits stand behind the point is “scale” of the type decimal; other steps are a rule in words." },
  { words: ["uniqueItems"], write: "Say it in “rules” of the resource: { text: No item comes twice. }" },
  { words: ["parameters"], beside: "operationId", write: "Parameters are in “query”, header fields in “headers”; those in the path are in “pathParameters” of the resource." },
  { words: ["requestBody"], write: "The body is “request”: request: create, or request: { body: { shape: row } }." },
  { words: ["responses"], write: "The answer of success is response: { httpStatus: 200, body: { shape: row } }; other answers are codes of errors.yaml, in “errors”." },
  { words: ["security"], write: "Who may call it is in “keys”, such as keys: none, and what they must be allowed in “scopes”." },
  { words: ["tags"], write: "An operation belongs to its resource; there are no tags." },
  { words: ["in"], write: "Where a parameter stands follows from the key that it is under: “query”, “headers”, or “pathParameters” of the resource." },
  { words: ["schema"], write: "Write the type itself: type: string." },
  { words: ["content"], beside: "httpStatus", write: "The type of the body is “body”: body: { shape: row }; media types other than the service's are body: { mediaTypes: [text/csv] }." },
  { words: ["status", "statusCode", "code"], beside: "httpStatus", write: "The status is “httpStatus”." },
  { words: ["openapi", "swagger", "info", "paths", "components", "definitions", "servers", "securitySchemes"], write: "This is no OpenAPI document: a service is in service.yaml, with “baseUrl” and “authentication”, and each resource, with its operations, in a file of resources/." },
  { words: ["get", "put", "post", "patch", "delete"], beside: "operations", write: "An operation is an entry of “operations”, by a name such as “list”, with “method” and “path”." },
];

const TYPES: readonly Replacement[] = [
  { words: ["int", "int32", "int64", "long", "short"], write: "A whole number is integer." },
  { words: ["float", "double", "numeric"], write: "A JSON number is number; money is decimal, which is written as text." },
  { words: ["money", "currency", "amount"], write: "Money is decimal: { type: decimal, minimum: '0', scale: 2 }." },
  { words: ["text", "str", "varchar", "char"], write: "Text is string." },
  { words: ["bool"], write: "It is boolean." },
  { words: ["date-time", "datetime", "instant"], write: "A date with a time is timestamp." },
  { words: ["uuid", "email", "uri"], write: "It is a form of text: { type: string, format: uuid }, email or uri." },
  { words: ["url"], write: "It is a form of text: { type: string, format: uri }." },
  { words: ["array", "list"], write: "A list is { list: string }." },
  { words: ["object", "struct"], write: "An object is { shape: row }, with its fields in “shapes”; one whose keys are data is { map: string }." },
  { words: ["map", "dict", "record"], write: "An object whose keys are data is { map: string }." },
  { words: ["enum"], write: "One of several texts is { values: [one, other] }." },
  { words: ["null"], write: "Null is allowed with nullable: true beside “type”." },
  { words: ["byte", "bytes", "base64", "blob"], write: "Bytes inside JSON are binary." },
  { words: ["file"], write: "A file is a body: { mediaTypes: [image/png] } in “request” or “response”; bytes inside JSON are binary." },
  { words: ["password"], write: "It is string, with secret: true beside “type”." },
];

const FORMATS: readonly Replacement[] = [
  { words: ["date-time"], write: "The type timestamp has this form." },
  { words: ["date", "time", "duration"], write: "It is a type: write it as “type”, without “format”." },
  { words: ["int32", "int64", "float", "double"], write: "A number has no format: leave it out." },
  { words: ["password"], write: "Write secret: true beside “type”." },
  { words: ["byte", "binary"], write: "The type binary has this form." },
];

/** What to write in place of a key that a mapping with these keys does not have. */
export function insteadOfKey(key: string, known: readonly string[]): string | undefined {
  return KEYS.find(({ words, beside }) => words.includes(key) && (beside === undefined || known.includes(beside)))?.write;
}

/** What to write in place of a value, where these are allowed. */
export function insteadOfValue(value: string, allowed: readonly string[]): string | undefined {
  if (allowed.includes("uuid")) return FORMATS.find(({ words }) => words.includes(value))?.write;
  if (!allowed.includes("integer")) return undefined;
  const item = /^([a-z]+)\[\]$/.exec(value)?.[1];
  return item === undefined ? TYPES.find(({ words }) => words.includes(value.toLowerCase()))?.write : `A list is { list: ${clip(item)} }.`;
}

/** The form that a path has here: `/rooms/:id` and `rooms/<id>` are `/rooms/{id}`. */
export function pathMeant(path: string): string {
  const braces = path.replace(/\/:([A-Za-z]\w*)|<([A-Za-z]\w*)>/g, (_, colon: string | undefined, angle: string | undefined) => (colon === undefined ? `{${angle}}` : `/{${colon}}`));
  return braces.startsWith("/") ? braces : `/${braces}`;
}
