import type { Random } from "../support/random.ts";
import type { Subject } from "./resource-package.ts";

/**
 * Returns whether an object has no inherited properties. ajv and `validate` accept them; `decode` reads only what JSON
 * would contain.
 */
export function hasNoInheritance(object: unknown): boolean {
  return (
    typeof object !== "object" ||
    object === null ||
    [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(object) as object as never[])
  );
}

/**
 * Returns an object built from the names and words of the schemas. Most of it is valid, some of it is not. Sometimes it
 * is a list of such objects.
 */
export function anObject(subject: Pick<Subject, "schemas">, chance: Random): unknown {
  const words = wordsOf(subject.schemas);
  if (chance.chance(0.02)) return Array.from({ length: chance.below(3) }, () => anObject(subject, chance));
  if (chance.chance(0.02)) return aValue(words, chance, 0);
  const object: Record<string, unknown> = chance.chance(0.02)
    ? (Object.create({ name: "inherited", tenant: 1, user: "u" }) as Record<string, unknown>)
    : {};
  const wish = chance.pick([0.1, 0.3, 0.9]);
  const wrong = chance.pick([0, 0, 0.1]);
  for (const [name, samples] of words.samples) {
    if (!chance.chance(wish)) continue;
    const value = chance.chance(wrong) ? aValue(words, chance, 0) : sample(samples, words, chance);
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return object;
}

interface Words {
  readonly names: readonly string[];
  readonly texts: readonly string[];
  /** The schemas that a name has anywhere. */
  readonly samples: ReadonlyMap<string, readonly JsonSchema[]>;
}

interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** Valid and invalid strings. */
const ofStandards = [
  "08:30",
  "12.50",
  "-0.5",
  "9999.990",
  "10000",
  "1e3",
  "P1DT12H",
  "P2W",
  "P1W2D",
  "PT",
  "AAECAw==",
  "AAECA",
  "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
  "ada@example.invalid",
  "ada@",
  "https://example.invalid/a%20b?c=d#e",
  "/a/b",
];

/** Returns true for the schema of a file, which is not JSON. Its `$comment` marks it as such. */
export function isOfFiles({ $comment }: JsonSchema): boolean {
  return typeof $comment === "string" && $comment.includes('"media-types"');
}

const aFile = new File(["x"], "a.png", { type: "image/png" });
const aBlob = new Blob(["x"], { type: "image/png" });

const known = new Map<string, Words>();

function wordsOf(schemas: string): Words {
  const ready = known.get(schemas);
  if (ready !== undefined) return ready;
  const samples = new Map<string, JsonSchema[]>();
  const texts = new Set([
    "",
    "a",
    "Abc",
    "EXT-100",
    "A-1",
    "ONCE",
    "once",
    "2026-06-30 23:59:59",
    "2026-06-30T23:59:59Z",
    "2026-06-30",
    "2026-02-30 00:00:00",
    "😀",
    "12",
    "-3",
    "1",
    "true",
    ...ofStandards,
  ]);
  JSON.parse(`[${schemas.replaceAll("}\n{", "},{").replace(/}\n+{/g, "},{")}]`, (key, value: JsonSchema) => {
    if (key === "properties")
      for (const [name, schema] of Object.entries(value))
        samples.set(name, [...(samples.get(name) ?? []), schema as JsonSchema]);
    if (key === "enum") for (const text of value as unknown as string[]) texts.add(text);
    return value;
  });
  const words = { names: [...samples.keys(), "__proto__", "constructor", "zz"], texts: [...texts], samples };
  known.set(schemas, words);
  return words;
}

function sample(schemas: readonly JsonSchema[], words: Words, chance: Random): unknown {
  const schema = chance.pick(schemas);
  if (schema["const"] !== undefined) return schema["const"];
  const options = (schema["anyOf"] ?? schema["oneOf"]) as readonly JsonSchema[] | undefined;
  if (options !== undefined) return sample(options, words, chance);
  if (isOfFiles(schema)) return chance.pick([aFile, aFile, aBlob, "a.png"]);
  const values = schema["enum"] as readonly unknown[] | undefined;
  if (values !== undefined) return chance.pick(values);
  switch (schema["type"]) {
    case "string":
      return aText(schema, words, chance);
    case "null":
      return null;
    case "number":
      return chance.pick([0, 0.25, 1, -1.5, 5, 7, 10, 12, 99, 100]);
    case "integer":
      return chance.pick([0, 1, -1, 7, 42, 99, 1e21, 2 ** 53]);
    case "boolean":
      return chance.chance(0.5);
    case "array":
      return Array.from({ length: chance.below(4) }, () =>
        sample([(schema["items"] as JsonSchema | undefined) ?? {}], words, chance),
      );
    case "object":
      return aRecord(words, chance, 0);
    default:
      return chance.pick(["EXT-100", ["EXT-100", 100], [], 100, ["A-1", "B-2"], aValue(words, chance, 0)]);
  }
}

/** Returns a string, mostly one that matches the pattern, so that whole objects are accepted, too. */
function aText({ pattern }: JsonSchema, { texts }: Words, chance: Random): string {
  const fitting =
    typeof pattern === "string" && chance.chance(0.8)
      ? texts.filter((text) => new RegExp(pattern, "u").test(text))
      : [];
  return chance.pick(fitting.length === 0 ? texts : fitting);
}

function aRecord(words: Words, chance: Random, depth: number): unknown {
  const entries = Array.from(
    { length: chance.below(5) },
    () => [chance.pick(words.names), aValue(words, chance, depth + 1)] as const,
  );
  return Object.fromEntries(entries);
}

function aValue(words: Words, chance: Random, depth: number): unknown {
  const simple = [undefined, null, true, false, 0, -0, 1.5, NaN, Infinity, -1, 100, 2 ** 53, "", ...words.texts];
  const kind = depth > 2 ? 9 : chance.below(12);
  if (kind === 0) return Array.from({ length: chance.below(4) }, () => aValue(words, chance, depth + 1));
  if (kind === 1) return aRecord(words, chance, depth);
  if (kind === 2) return new Array(2);
  return chance.pick(simple);
}
