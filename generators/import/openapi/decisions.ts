import type { JsonObject } from "../../codegen/json.ts";

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

export type Topic = keyof typeof topics;

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
