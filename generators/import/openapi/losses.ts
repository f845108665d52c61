import type { Json, JsonObject } from "../../codegen/json.ts";
import type { Located } from "./document.ts";

/**
 * Features of OpenAPI that the spec cannot express. `wire` is true if requests or responses then differ from the
 * document. `instead` describes what the spec contains in place of the feature.
 */
const features = {
  "all-of": { wire: true, instead: "the parts that are no objects are left out" },
  bounds: { wire: true, instead: "the bounds are left out" },
  callback: { wire: true, instead: "left out" },
  cookie: { wire: true, instead: "the parameter is left out" },
  discriminator: { wire: false, instead: "an open object with the members of the base schema" },
  "enum-type": { wire: true, instead: "any value of the type" },
  "external-reference": { wire: true, instead: "any value" },
  "field-name": { wire: true, instead: "the member is left out" },
  form: { wire: true, instead: "the body is opaque" },
  "form-optional": { wire: false, instead: "the form is required" },
  "http-scheme": { wire: false, instead: "the key is the whole header field Authorization" },
  "header-name": { wire: true, instead: "the header is left out" },
  keyword: { wire: true, instead: "left out" },
  "key-combination": { wire: true, instead: "one of the keys" },
  "key-parameter": { wire: false, instead: "a parameter in addition to the key" },
  "key-optional": { wire: true, instead: "the key is required" },
  "key-scheme": { wire: true, instead: "left out" },
  "media-type": { wire: true, instead: "left out" },
  method: { wire: true, instead: "the operation is left out" },
  "no-content": { wire: false, instead: "no body, which HTTP does not allow with the status or method" },
  "no-schema": { wire: false, instead: "unknown" },
  not: { wire: true, instead: "left out" },
  "operation-server": { wire: true, instead: "the service's base URL" },
  "parameter-name": { wire: true, instead: "the parameter is left out" },
  "parameter-style": { wire: true, instead: "one parameter for each item, or left out" },
  path: { wire: true, instead: "the operation is left out" },
  pattern: { wire: true, instead: "any string" },
  recursion: { wire: true, instead: "any value" },
  refused: { wire: true, instead: "left out" },
  "request-body": { wire: true, instead: "left out" },
  scopes: { wire: false, instead: "no scopes, or those that have a valid name" },
  status: { wire: true, instead: "left out" },
  unsatisfiable: { wire: true, instead: "any value" },
  tuple: { wire: true, instead: "a list of any values" },
  webhook: { wire: false, instead: "left out" },
  default: { wire: false, instead: "left out" },
  description: { wire: false, instead: "left out" },
  example: { wire: false, instead: "left out" },
  "external-docs": { wire: false, instead: "left out" },
  format: { wire: false, instead: "the type without the format" },
  link: { wire: false, instead: "left out" },
  "oauth-flow": { wire: false, instead: "a bearer token, without the way to get one" },
  tag: { wire: false, instead: "the first tag" },
  server: { wire: false, instead: "the first server" },
  version: { wire: false, instead: "a semantic version" },
  xml: { wire: false, instead: "left out" },
} as const satisfies Readonly<Record<string, { readonly wire: boolean; readonly instead: string }>>;

export type Feature = keyof typeof features;

export interface Loss {
  /** The JSON Pointer to the feature in the document. */
  readonly pointer: string;
  readonly feature: Feature;
  readonly instead: string;
  /** True if requests or responses differ from the document. */
  readonly wire: boolean;
  /** Details, such as the name or the value that cannot be expressed. */
  readonly detail?: string;
}

/** Records the examples of a parameter, a header or a media type. */
export function loseExamples(scope: Scope, { value, pointer }: Located): void {
  for (const key of ["example", "examples"]) if (value[key] !== undefined) lose(scope, "example", `${pointer}/${key}`);
}

/** The losses of one operation or shape, and the shapes that it uses. */
export interface Scope {
  readonly losses: Loss[];
  readonly uses: Set<Scope>;
}

export function newScope(): Scope {
  return { losses: [], uses: new Set() };
}

export function lose(scope: Scope, feature: Feature, pointer: string, detail?: Json): void {
  if (scope.losses.some((loss) => loss.feature === feature && loss.pointer === pointer)) return;
  const { wire, instead } = features[feature];
  scope.losses.push({ pointer, feature, instead, wire, ...(detail === undefined ? {} : { detail: shown(detail) }) });
}

function shown(detail: Json): string {
  return (typeof detail === "string" ? detail : JSON.stringify(detail)).slice(0, 120);
}

export function scopesWithin(scope: Scope): ReadonlySet<Scope> {
  const found = new Set([scope]);
  for (const one of found) for (const used of one.uses) found.add(used);
  return found;
}

export function isWithoutLoss(scope: Scope): boolean {
  return [...scopesWithin(scope)].every(({ losses }) => losses.every(({ wire }) => !wire));
}

/** The decisions that an import may need. Only those that are cited become part of the spec. */
const topics = {
  keyScope: {
    question: "Which tenants can a key access?",
    answer: "All of them: `global`.",
    reason: "The document describes no tenants.",
    section: "/components/securitySchemes",
  },
  version: {
    question: "Which version does the interface have?",
    answer: "The first semantic version in the document's own version.",
    reason: "The document's version is not a semantic version, which packages need.",
    section: "/info",
  },
  names: {
    question: "What are the resources, operations and shapes called?",
    answer: "As the tags, paths, operation ids and schemas of the document, in the forms that the spec has for names.",
    reason: "The document groups operations by tags and paths, and does not name all schemas.",
    section: "/paths",
  },
  errorBody: {
    question: "Which form do all errors have?",
    answer: "unknown",
    reason: "The document describes errors for each operation.",
    section: "/paths",
  },
  baseUrl: {
    question: "What is the base URL?",
    answer: "unknown",
    reason: "The document names no server.",
    section: "/info",
  },
  variable: {
    question: "Which values do the variables of the base URL have?",
    answer: "Their defaults in the document.",
    reason: "The document gives defaults, which are examples in the spec.",
    section: "/servers",
  },
  status: {
    question: "Which status do responses of success have?",
    answer: "unknown",
    reason: "The document gives no status, or a range.",
    section: "/paths",
  },
  body: {
    question: "What do bodies contain that the document gives no schema for?",
    answer: "unknown",
    reason: "The document gives a media type alone.",
    section: "/paths",
  },
} as const;

type Topic = keyof typeof topics;

const ground = { project: "project" } as const;

/** Numbers the decisions of one source. Decisions of an earlier import keep their numbers. */
export class Decisions {
  readonly #existing: ReadonlyMap<string, JsonObject>;
  readonly #source: string;
  readonly #cited = new Map<Topic, string>();

  /** `existing` contains the entries of `decisions.yaml` by id. */
  constructor(existing: ReadonlyMap<string, JsonObject>, source: string) {
    this.#existing = existing;
    this.#source = source;
  }

  cite(topic: Topic): string {
    const known = this.#cited.get(topic) ?? this.#earlier(topic) ?? this.#next();
    this.#cited.set(topic, known);
    return known;
  }

  #earlier(topic: Topic): string | undefined {
    const { source, question } = this.#entry(topic);
    return [...this.#existing].find(([, entry]) => entry["source"] === source && entry["question"] === question)?.[0];
  }

  #next(): string {
    const numbers = [...this.#existing.keys(), ...this.#cited.values()].map((id) => Number(id.slice(2)));
    return `D-${String(Math.max(0, ...numbers) + 1).padStart(3, "0")}`;
  }

  #entry(topic: Topic): JsonObject {
    const { question, answer, reason, section } = topics[topic];
    const source = `${this.#source}, ${section}`;
    return { question, source, answer, reason, ground: answer === "unknown" ? source : ground.project };
  }

  /** Returns the entries that are new to the spec, by id. */
  added(): ReadonlyMap<string, JsonObject> {
    const all = [...this.#cited].filter(([, id]) => !this.#existing.has(id));
    return new Map(
      all.map(([topic, id]) => [id, this.#entry(topic)]).toSorted(([a], [b]) => (a! < b! ? -1 : 1)) as [
        string,
        JsonObject,
      ][],
    );
  }

  /** Returns the sections of the source that the decisions cite. */
  sections(): readonly string[] {
    return [...new Set([...this.#cited.keys()].map((topic) => topics[topic].section))].toSorted();
  }
}
