import type { DecodedRequest } from "../request.js";
import type { AboutPages, Field, ModuleResult, Next, NextField, NextForm, ResultTable, Test } from "./table.js";

/** The parameters of one module, or the parameters without a module. */
export interface ModuleRequest {
  /** The parameters in the form returned by the request decoder. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly defaults: Readonly<Record<string, string>>;
  /** The word for all values. */
  readonly all: string | undefined;
  /** Undefined for parameters without a module. */
  readonly role: "generator" | "module" | undefined;
  readonly pages: Readonly<Record<AboutPages, boolean>>;
}

export interface UsedModule {
  readonly module: string;
  readonly asked: ModuleRequest;
  /** Undefined if the result type is unknown. */
  readonly result: ModuleResult | undefined;
}

/** Returns the parts of a request that determine the members of its response. */
export function requestOf(
  results: ResultTable,
  { generator, modules, ...sets }: DecodedRequest,
): { readonly own: ModuleRequest; readonly uses: readonly UsedModule[] } {
  const parameters: Record<string, unknown> = Object.assign({}, ...Object.values(sets));
  const pages = pagesOf(results, parameters, generator !== undefined);
  const use = (
    module: string,
    parameters: Readonly<Record<string, unknown>>,
    role: ModuleRequest["role"],
  ): UsedModule => {
    const result = Object.hasOwn(results.modules, module) ? results.modules[module] : undefined;
    return { module, asked: { parameters, defaults: result?.defaults ?? {}, all: results.all, role, pages }, result };
  };
  const uses = Object.entries(modules).map(([name, parameters]) => use(name, parameters, "module"));
  if (generator !== undefined) uses.push(use(generator.name, generator.parameters, "generator"));
  return { own: { parameters, defaults: results.defaults, all: results.all, role: undefined, pages }, uses };
}

function pagesOf(
  { named }: ResultTable,
  parameters: Readonly<Record<string, unknown>>,
  generated: boolean,
): ModuleRequest["pages"] {
  const count = (names: readonly string[]): number =>
    names.reduce((sum, name) => sum + lengthOf(valueIn(parameters, name)), 0);
  const [ofPages, ofRevisions] = [count(named.pages), count(named.revisions)];
  return {
    some: ofPages + ofRevisions > 0 || generated,
    several: ofPages > 1,
    revisions: ofRevisions > 0,
    "several-revisions": ofRevisions > 1,
  };
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) || typeof value === "string" ? value.length : 0;
}

/** Returns true if a response to the request has, or may have, the member. */
export function comes({ when, unless = [] }: Pick<Field, "when" | "unless">, asked: ModuleRequest): boolean {
  return (when === undefined || when.some((test) => meets(test, asked))) && !unless.some((test) => meets(test, asked));
}

export function meets(test: Test, asked: ModuleRequest): boolean {
  switch (test.kind) {
    case "given":
      return isGiven(test.parameter, asked);
    case "filled":
      return isFilled(valueIn(asked.parameters, test.parameter));
    case "holds":
      return holds(test.values, asked.all, valueIn(asked.parameters, test.parameter));
    case "pages":
      return asked.pages[test.pages];
    case "role":
      return asked.role === test.role;
    case "all":
      return test.tests.every((one) => meets(one, asked));
  }
}

function holds(wanted: readonly string[], all: string | undefined, value: unknown): boolean {
  return [value].flat().some((one) => (one !== undefined && one === all) || wanted.includes(String(one)));
}

function isGiven(name: string, { parameters, defaults }: ModuleRequest): boolean {
  const value = valueIn(parameters, name);
  return (
    value !== undefined &&
    value !== false &&
    !(Object.hasOwn(defaults, name) && [value].flat().join("|") === defaults[name])
  );
}

/** Returns the value of a parameter. Its name may equal a member that every object inherits. */
function valueIn(parameters: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(parameters, name) ? parameters[name] : undefined;
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== false && value !== 0 && value !== "" && value !== "0";
}

/*
 * The continuation value of a module, which encodes a position. Each field encodes it in its own way, and the first
 * readable field decides.
 */

const start = Date.UTC(2020, 0, 1);
const hour = 3_600_000;

interface FieldKind {
  readonly write: (place: number) => string;
  readonly read: (text: string) => number;
}

/** The functions that encode and decode a position in each kind of field. An unreadable position is `NaN`. */
const kinds: Readonly<Record<NextField & string, FieldKind>> = {
  text: { write: (place) => `Example_${place}`, read: (text) => Number(/(\d{1,9})$/.exec(text)?.[1] ?? 0) },
  integer: { write: String, read: Number },
  timestamp: {
    write: (place) => new Date(start + place * hour).toISOString().replace(/[-:T]|\..*/g, ""),
    read: (text) =>
      Math.floor((Date.parse(text.replace(/^(....)(..)(..)(..)(..)(..)$/, "$1-$2-$3T$4:$5:$6Z")) - start) / hour),
  },
  hex: { write: (place) => place.toString(16).padStart(8, "0"), read: (text) => parseInt(text, 16) },
  // A bit does not encode the position.
  bit: { write: () => "0", read: () => NaN },
  fraction: { write: (place) => `0.${String(place).padStart(9, "0")}`, read: (text) => Math.round(Number(text) * 1e9) },
};

/** Returns the value from which to continue, or undefined if the module does not support continuation. */
export function valueAt(next: Next | undefined, asked: ModuleRequest, place: number): string | number | undefined {
  const fields = formOf(next, asked)?.fields;
  if (next?.number) return place;
  return fields?.map((field) => (typeof field === "object" ? field.literal : kinds[field].write(place))).join("|");
}

/**
 * Returns the position at which a request starts. A position that no response contained is at the start or past the
 * end.
 */
export function placeOf(next: Next | undefined, asked: ModuleRequest): number {
  const value = next === undefined ? undefined : asked.parameters[next.parameter];
  if (value === undefined) return 0;
  const parts = String(value).split("|");
  const fields = formOf(next, asked)?.fields ?? [];
  const places = fields.flatMap((field, index) =>
    typeof field === "object" ? [] : [kinds[field].read(parts[index] ?? "")],
  );
  const place = places.find((one) => Number.isInteger(one)) ?? 0;
  return Math.max(0, place);
}

function formOf(next: Next | undefined, asked: ModuleRequest): NextForm | undefined {
  return next?.forms.find(
    ({ when = [], unless = [] }) =>
      when.every((test) => meets(test, asked)) && !unless.some((test) => meets(test, asked)),
  );
}
