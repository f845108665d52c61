import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FlatModule, FlatParameter } from "./query-files.ts";

/*
 * Reads the catalogue of the source document in its own notation. Nothing is skipped: a line, a parameter or a remark in
 * brackets that is not understood is an error.
 */

const text = readFileSync(join(import.meta.dirname, "../../spec/sources/content-query-catalogue.md"), "utf8");

const TYPES: Readonly<Record<string, string>> = {
  S: "string", I: "integer", B: "boolean", TS: "timestamp", NS: "namespace", U: "user", T: "title", L: "limit",
};

type Draft = { -readonly [K in keyof FlatParameter]: FlatParameter[K] };

/** The names of a shared set as the document lists them, remarks in brackets taken off; `(empty)` is the empty text. */
export function documentSet(name: string): { readonly values: readonly string[]; readonly remark: string } {
  const [, head, list] = /^- \*\*\w+\*\*(.*?): (.*)\.$/.exec(bullet(name)) ?? fail(`set ${name}`);
  const remark = `${head} ${/ \((?!empty).*\)$/.exec(list!)?.[0] ?? ""}`;
  const values = list!.replace(/ \((?!empty).*\)$/, "").split(", ");
  return { values: values.map((value) => (value === "(empty)" ? "" : value)), remark };
}

/** The bounds that the document gives once: from its table of types and the sentence on multi-valued parameters. */
export function documentLimits(): unknown {
  const numbers = (pattern: RegExp): number[] => (pattern.exec(text) ?? fail(pattern.source)).slice(1).map(Number);
  const [minimum, maximum, highMaximum] = numbers(/limit: integer, min (\d+), max (\d+), highmax (\d+)/);
  const [low, high] = numbers(/Multi-valued parameters carry lowlimit (\d+), highlimit (\d+)/);
  const subtypes = /\| U \| user, with subtypes (.*) unless stated \|/.exec(text)?.[1] ?? fail("subtypes");
  return { limit: { minimum, maximum, highMaximum }, multiple: { low, high }, userSubtypes: subtypes.match(/\w+/g) };
}

export function documentModules(): readonly FlatModule[] {
  const catalogue = text.slice(text.indexOf("### Catalogue"), text.indexOf("## Authentication"));
  const lines = catalogue.split("\n").slice(1).filter((line) => line !== "");
  const found: FlatModule[] = lines.map(readModule);
  return found.map((one, index) => {
    const same = /: same parameters as `(\w+)`\.$/.exec(lines[index]!)?.[1];
    return same === undefined ? one : { ...one, parameters: found.find((other) => other.name === same)!.parameters };
  });
}

function readModule(line: string): FlatModule {
  const head = /^- `([a-z]+)` prefix (?:`([a-z]+)`|\(empty\)), (list|prop|meta)(, generator)?(, module deprecated)?: (.*)\.$/.exec(line);
  if (head === null) return fail(line);
  const [, name, prefix, group, generator, deprecated, body] = head;
  const parameters = body!.startsWith("same parameters as") ? [] : readParameters(body!);
  return { name: name!, group: group!, prefix: prefix ?? "", generator: !!generator, deprecated: !!deprecated, parameters };
}

function readParameters(body: string): readonly FlatParameter[] {
  const parameters: Draft[] = [];
  for (const part of splitOutsideBrackets(body)) {
    const before = parameters.length;
    if (part === "REVC") parameters.push(...revisionContentOptions());
    else for (const one of part.split(/ and (?=\w+:)/)) parameters.push(readParameter(one.replace(/ \([^(]*\)$/, "")));
    const remark = / \(([^(]*)\)$/.exec(part)?.[1];
    if (remark !== undefined) applyRemark(remark, parameters, parameters.slice(before));
  }
  return parameters;
}

function revisionContentOptions(): Draft[] {
  const quoted = [...bullet("REVC").matchAll(/`([\w{}-]+:[^`]+)`/g)].map(([, one]) => readParameter(one!));
  return quoted.map((one) => (one.name.includes("{slot}") ? { ...one, template: { slot: "slots" } } : one));
}

function readParameter(part: string): Draft {
  const match = /^([\w{}-]+):(\{[^}]*\}|[A-Z]+)(\*?)(?:=(all ten values joined with pipe in that order|\S+))?( req)?( dep)?$/.exec(part);
  if (match === null) return fail(part);
  const [, name, type, star, standard, req, dep] = match;
  const values = type!.startsWith("{") ? listedValues(type!.slice(1, -1)) : undefined;
  return {
    name: name!,
    type: values === undefined ? (TYPES[type!] ?? fail(part)) : "enum",
    values,
    multiple: star === "*",
    all: type === "NS" && star === "*",
    duplicates: false,
    minimum: undefined,
    extra: [],
    subtypes: undefined,
    required: req !== undefined,
    default: standard?.startsWith("all ten") ? (values as readonly string[]).join("|") : standard,
    deprecated: dep !== undefined,
    deprecatedValues: [],
    sensitive: false,
    condition: undefined,
    template: undefined,
  };
}

function listedValues(list: string): readonly string[] | string {
  return /^[A-Z]+$/.test(list) ? list : list.split("|").map((value) => (value === "(empty)" ? "" : value));
}

/** What a remark in brackets says, of the parameters just before it (`last`) or further back in the list (`all`). */
function applyRemark(remark: string, all: readonly Draft[], last: readonly Draft[]): void {
  const set = (change: Partial<Draft>, of: readonly Draft[] = last): void => of.forEach((one) => Object.assign(one, change));
  const from = (name: string): readonly Draft[] => all.slice(all.findIndex((one) => one.name === name));
  const numbers = remark.match(/-?\d+/g)?.map(Number) ?? [];
  const counted: Readonly<Record<string, number>> = { three: 3, four: 4 };
  const these = all.slice(-(counted[/^these (\w+)/.exec(remark)?.[1] ?? ""] ?? 1));

  if (/^all(;|$)/.test(remark)) set({ all: true });
  if (/extra (namespaces )?-2, -1$/.test(remark)) return set({ extra: numbers });
  if (remark === "all") return;
  if (remark === "duplicates allowed") return set({ duplicates: true });
  if (remark === "min 0") return set({ minimum: 0 });
  if (remark === "sensitive") return set({ sensitive: true });
  if (remark.startsWith("subtype")) return set({ subtypes: remark.replace(/^subtypes? /, "").split(", ") });
  if (remark.endsWith("deprecated")) return set({ deprecatedValues: remark.replace(/( values?)? deprecated$/, "").split(" and ") });
  if (remark === "default is a page title; value omitted") return set({ default: "(omitted)" });
  if (remark === "only with user") return set({ condition: JSON.stringify({ onlyWith: "user" }) });
  if (remark === "these four only without user") return set({ condition: JSON.stringify({ onlyWithout: "user" }) }, these);
  if (remark === "single-page queries only") return set({ condition: "single-page" });
  if (remark === "startid through excludeuser: single-page queries only") return set({ condition: "single-page" }, from("startid"));
  if (remark.startsWith("modes ")) return set({ condition: JSON.stringify({ modes: numbers }) });
  // D-156: the document says four and lists five.
  if (remark === "all four mode 3") return set({ condition: JSON.stringify({ modes: [3] }) }, from("from"));
  const subject = /^these three apply only to (.*)$/.exec(remark)?.[1];
  if (subject !== undefined) return set({ condition: JSON.stringify({ appliesTo: subject }) }, these);
  fail(`(${remark})`);
}

function splitOutsideBrackets(list: string): readonly string[] {
  return list.match(/(?:\{[^}]*\}|\([^)]*\)|[^,{(])+/g)!.map((part) => part.trim());
}

function bullet(name: string): string {
  return text.split("\n").find((line) => line.startsWith(`- **${name}**`)) ?? fail(name);
}

function fail(what: string): never {
  throw new Error(`Not understood in the catalogue document: ${what}`);
}
