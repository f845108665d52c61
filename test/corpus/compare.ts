import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { closedDocument } from "./closed.ts";
import { operationsOf, type JsonObject, type Place, type Side } from "./places.ts";

/** The libraries that compare, which `npm run corpus` installs. */
export interface Judges {
  /** Converts a document of OpenAPI 3.0 to 3.1. */
  readonly upgrade: (document: JsonObject, version: "3.1") => JsonObject;
  /** Returns a value that a schema describes. */
  readonly generateSync: (schema: JsonObject, options: JsonObject) => unknown;
}

export interface Difference {
  readonly operation: string;
  readonly place: string;
  readonly kind: string;
  /** A value that only one of the documents accepts, and the error. */
  readonly detail: string;
}

export interface Comparison {
  readonly operations: number;
  readonly onlyInOriginal: readonly string[];
  readonly onlyInEmitted: readonly string[];
  readonly places: number;
  readonly values: number;
  readonly differences: readonly Difference[];
}

/** One value is generated for each seed. */
const seeds = [1, 2, 3, 4];

/**
 * Compares the requests and responses of two documents. Each document must accept the values that are generated from
 * the schemas of the other one.
 */
export function compareDocuments(original: JsonObject, emitted: JsonObject, judges: Judges): Comparison {
  const [first, second] = [new Described(original, judges), new Described(emitted, judges)];
  const shared = [...first.operations].filter(([operation]) => second.operations.has(operation));
  const differences: Difference[] = [];
  const compared = new Map<string, readonly Found[]>();
  let places = 0;
  for (const [operation, expected] of shared) {
    const actual = second.operations.get(operation)!;
    for (const place of new Set([...expected.keys(), ...actual.keys()])) {
      const [one, other] = [placeIn(expected, place), placeIn(actual, place)];
      places++;
      const key = `${one?.side} ${one?.pointer} ${other?.pointer} ${one?.facts === other?.facts}`;
      const found = compared.get(key) ?? comparePlaces(first, one, second, other);
      compared.set(key, found);
      differences.push(...found.map((difference) => ({ operation, place, ...difference })));
    }
  }
  const missing = (all: Described, others: Described): readonly string[] =>
    [...all.operations.keys()].filter((operation) => !others.operations.has(operation));
  return {
    operations: shared.length,
    onlyInOriginal: missing(first, second),
    onlyInEmitted: missing(second, first),
    places,
    values: first.values + second.values,
    differences,
  };
}

/** Returns a place, or the one for any media type. */
function placeIn(places: ReadonlyMap<string, Place>, name: string): Place | undefined {
  return places.get(name) ?? places.get(name.replace(/ \S+\/\S+$/, " */*"));
}

type Found = Pick<Difference, "kind" | "detail">;

function comparePlaces(first: Described, one: Place | undefined, second: Described, other: Place | undefined): Found[] {
  if (one === undefined) return [{ kind: "only in the emitted document", detail: "" }];
  if (other === undefined) return [{ kind: "only in the original", detail: "" }];
  const attributes = one.facts === other.facts ? [] : [{ kind: "attributes", detail: `${one.facts} → ${other.facts}` }];
  return [
    ...attributes,
    ...refusals(first, one, second, other).map((found) => ({ ...found, kind: `narrower: ${found.kind}` })),
    ...refusals(second, other, first, one).map((found) => ({ ...found, kind: `wider: ${found.kind}` })),
  ];
}

/** Returns the reasons for which the second document refuses values of the first, one for each keyword. */
function refusals(first: Described, one: Place, second: Described, other: Place): readonly Found[] {
  const validate = second.validator(other);
  const found = new Map<string, Found>();
  for (const value of first.valuesOf(one)) {
    if (validate(value)) continue;
    const [error] = (validate.errors ?? []).toSorted((a, b) => b.instancePath.length - a.instancePath.length);
    if (error === undefined || found.has(error.keyword)) continue;
    const detail = `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}: ${JSON.stringify(value)}`;
    found.set(error.keyword, { kind: error.keyword, detail: detail.slice(0, 600) });
  }
  return [...found.values()];
}

/** A document with the validators and values of its schemas. */
class Described {
  readonly operations: ReturnType<typeof operationsOf>;
  values = 0;
  readonly #judges: Judges;
  readonly #sides: Readonly<Record<Side, { readonly document: JsonObject; readonly ajv: Ajv2020 }>>;

  constructor(document: JsonObject, judges: Judges) {
    this.#judges = judges;
    const upgraded = judges.upgrade(document, "3.1");
    this.operations = operationsOf(upgraded);
    const side = (name: Side) => {
      const closed = closedDocument(upgraded, name);
      const ajv = new Ajv2020({ strict: false, validateFormats: false, inlineRefs: false, logger: false });
      ajv.addSchema(closed, "document");
      return { document: closed, ajv };
    };
    this.#sides = { request: side("request"), response: side("response") };
  }

  validator({ side, pointer }: Place): Pick<ValidateFunction, "errors"> & ((value: unknown) => unknown) {
    if (pointer === undefined) return () => true;
    return this.#sides[side].ajv.compile({ $ref: `document#${encodeURI(pointer).replaceAll("#", "%23")}` });
  }

  /** Returns generated values that the document itself accepts. */
  valuesOf(place: Place): readonly unknown[] {
    if (place.pointer === undefined) return [];
    const isValid = this.validator(place);
    const { document } = this.#sides[place.side];
    const values = seeds.flatMap((seed) => {
      try {
        const schema = { $ref: `#${place.pointer}`, components: document["components"], paths: document["paths"] };
        const options = { seed, maxDepth: 6, refDepthMax: 2, maxDefaultItems: 1, optionalsProbability: 0.25 * seed };
        const value = this.#judges.generateSync(schema, options);
        return isValid(value) && !(value === null && place.isText) ? [value] : [];
      } catch {
        return [];
      }
    });
    this.values += values.length;
    return values;
  }
}
