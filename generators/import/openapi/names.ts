import { camelCase, pascalCase } from "../../naming/type-names.ts";

/** The longest id of a spec. */
const LONGEST = 60;

/** `GET /pets/{petId}` → `get-pets-pet-id`; the words of a name, as an id of the spec. */
export function idOf(text: string, fallback: string): string {
  const words = wordsOf(text);
  const [first] = words;
  if (first === undefined) return fallback;
  const id = (/^[a-z]/.test(first) ? words : [fallback, ...words]).join("-");
  return id.length <= LONGEST ? id : id.slice(0, LONGEST).replace(/-[^-]*$/, "");
}

/** An id with a last word, which stays if the id is too long. */
export function idEndingIn(id: string, word: string): string {
  return `${id.slice(0, LONGEST - word.length - 1).replace(/-$/, "")}-${word}`;
}

/** The words of a name in lower case: `listPetsByID` → list, pets, by, id. */
export function wordsOf(text: string): readonly string[] {
  return text
    .normalize("NFKD")
    .replace(/\+(?=\d)/g, " plus ")
    .replace(/(^|[^A-Za-z0-9])-(?=\d)/g, "$1 minus ")
    .replace(/['’]|[\u0300-\u036f]/g, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "")
    .map((word) => word.toLowerCase());
}

/** A name in camel case that begins with a letter. */
export function camelOf(text: string, fallback: string): string {
  return camelCase(idOf(text, fallback));
}

/** `meeting-room` → `Meeting room`. */
export function titleOf(id: string): string {
  const words = id.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Names in one space, which is compared as file systems and generators compare: without case and punctuation. */
export class Names {
  readonly #taken: Set<string>;

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set([...taken].map(folded));
  }

  isFree(names: readonly string[]): boolean {
    const all = names.map(folded);
    return new Set(all).size === all.length && all.every((name) => !this.#taken.has(name));
  }

  take(names: readonly string[]): void {
    for (const name of names) this.#taken.add(folded(name));
  }

  /** The first of the ids, or the last with a number, whose names are all free. */
  claim(ids: readonly string[], namesOf: (id: string) => readonly string[]): string {
    for (const id of candidates(ids)) {
      if (!this.isFree(namesOf(id))) continue;
      this.take(namesOf(id));
      return id;
    }
    throw new Error(`No name is free: ${ids.join(", ")}`);
  }
}

function* candidates(ids: readonly string[]): Generator<string, never> {
  yield* ids;
  const last = ids.at(-1)!;
  for (let number = 2; ; number++) yield numbered(last, number);
}

function numbered(id: string, number: number): string {
  const separator = id.includes("-") || id === id.toLowerCase() ? "-" : "";
  return `${id.slice(0, LONGEST - 6).replace(/-$/, "")}${separator}${number}`;
}

function folded(name: string): string {
  return name.replace(/[-_.]/g, "").toLowerCase();
}

/** The names of types that packages derive from an operation. */
export function operationTypes(operationId: string): readonly string[] {
  const name = pascalCase(operationId);
  return [
    name,
    ...["Request", "Response", "Headers", "ResponseHeaders", "Parameters", "ErrorResponse"].map((end) => name + end),
  ];
}

/** The names of types that packages derive from a shape. */
export function shapeTypes(id: string): readonly string[] {
  const name = pascalCase(id);
  return [name, `${name}Input`, `Raw${name}`];
}

/** The names of types that packages derive from a resource. */
export function resourceTypes(id: string): readonly string[] {
  const name = pascalCase(id);
  return ["Fields", "Operations", "Destinations", "Handlers", "ResourceHandlers"].map((end) => name + end);
}
