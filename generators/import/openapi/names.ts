import { camelCase, pascalCase } from "../../naming/type-names.ts";

/** The maximum length of an id in a spec. */
const LONGEST = 60;

/** Derives an id of the spec from the words of a name: `GET /pets/{petId}` → `get-pets-pet-id`. */
export function idOf(text: string, fallback: string): string {
  const words = wordsOf(text);
  const [first] = words;
  if (first === undefined) return fallback;
  const id = (/^[a-z]/.test(first) ? words : [fallback, ...words]).join("-");
  return id.length <= LONGEST ? id : id.slice(0, LONGEST).replace(/-[^-]*$/, "");
}

/** Appends a word to an id. If the result is too long, the id is truncated, not the word. */
export function idEndingIn(id: string, word: string): string {
  return `${id.slice(0, LONGEST - word.length - 1).replace(/-$/, "")}-${word}`;
}

/** Returns the words of a name in lower case: `listPetsByID` → list, pets, by, id. */
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

/** Returns a camel-case name that begins with a letter. */
export function camelOf(text: string, fallback: string): string {
  return camelCase(idOf(text, fallback));
}

/** Derives a title from an id: `meeting-room` → `Meeting room`. */
export function titleOf(id: string): string {
  const words = id.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Names in one namespace. Like file systems and generators, it ignores case and punctuation. */
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

  /** Reserves and returns the first id whose names are all free. If there is none, appends a number to the last one. */
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

/** Returns the names of types that packages derive from an operation. */
export function operationTypes(operationId: string): readonly string[] {
  const name = pascalCase(operationId);
  return [
    name,
    ...["Request", "Response", "Headers", "ResponseHeaders", "Parameters", "ErrorResponse"].map((end) => name + end),
  ];
}

export function shapeTypes(id: string): readonly string[] {
  const name = pascalCase(id);
  return [name, `${name}Input`, `Raw${name}`];
}

/** Returns the names of types that packages derive from a resource. */
export function resourceTypes(id: string): readonly string[] {
  const name = pascalCase(id);
  return ["Fields", "Operations", "Destinations", "Handlers", "ResourceHandlers"].map((end) => name + end);
}

/** Returns whether a member of an object, or a query parameter, can have this name in a spec. */
export function canBeMember(name: string): boolean {
  return (
    name.length <= 120 &&
    /^(?!~$|0[ox]|[-+]?\.(?:inf|Inf|INF|nan|NaN|NAN)$)[A-Za-z0-9_$@+.:;#/=~!?*%&|^()[\]{}<>-]+(?: [A-Za-z0-9_$@+.:;#/=~!?*%&|^()[\]{}<>-]+)*$/.test(
      name,
    )
  );
}

/** Returns whether a form field, or a variable of a URL, can have this name. */
export function canBeField(name: string): boolean {
  return name.length <= 80 && /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);
}

/** Returns whether a path without its variables is valid in the spec. */
export function canBePath(path: string): boolean {
  return (
    path.length <= 300 &&
    /^\/[A-Za-z0-9/_.{}+:@~$!*(),;=&'-]*(#[A-Za-z][A-Za-z0-9_.-]*(=[A-Za-z0-9_.:-]+)?)?$/.test(path) &&
    !path.includes("//") &&
    !path.includes("}{")
  );
}

/** Returns whether an operation can have this base URL. */
export function canBeBaseUrl(url: string): boolean {
  return url.length <= 300 && /^https?:\/\/[^\s{}?#]+[^\s{}?#/]$/.test(url);
}

export function canBeHeader(name: string): boolean {
  return name.length <= 60 && /^[A-Za-z][A-Za-z0-9-]*$/.test(name);
}

export function canBeMediaType(name: string): boolean {
  return name.length <= 127 && /^[a-z]+\/(\*|[a-z0-9][a-z0-9._+-]*)$/.test(name);
}

export function canBeOtherMediaType(name: string): boolean {
  return name === "*/*" || canBeMediaType(name);
}
