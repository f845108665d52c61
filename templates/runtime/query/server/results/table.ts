import type { GroundText } from "../../../http/server/ground.js";

/* The generated table with the result types of a service's modules. */

/** The members of every response, and those that each module adds. */
export interface ResultTable {
  /** The member of the body that contains the results. */
  readonly member: string;
  /** The body members that indicate a failed request. One of them is sufficient. */
  readonly failures: readonly string[];
  /** The request parameter for continuation. Responses to requests with it contain only the remaining data. */
  readonly continuation?: string | undefined;
  readonly named: { readonly pages: readonly string[]; readonly revisions: readonly string[] };
  /** The word for all values, if it is known. */
  readonly all?: string | undefined;
  /** The defaults of the parameters without a module, as strings. Multiple values are separated by `|`. */
  readonly defaults: Readonly<Record<string, string>>;
  /** The members of the body in addition to the results. */
  readonly body: readonly Field[];
  /** The members of the results that no module adds. */
  readonly fields: readonly Field[];
  readonly pages?: PageList | undefined;
  readonly shapes: Readonly<Record<string, Shape>>;
  /** The results of modules by name. Modules with an unknown result are omitted. */
  readonly modules: Readonly<Record<string, ModuleResult>>;
  /** The ground of everything that modules do not add, unless it is a source document. */
  readonly ground?: GroundText | undefined;
}

/** The result member that is a list of pages. Each page is of the first kind that it matches. */
interface PageList {
  readonly member: string;
  /** The members that identify a page. The first one present in a page applies. */
  readonly key: readonly string[];
  readonly kinds: readonly PageKind[];
}

export interface PageKind {
  readonly name: string;
  readonly fields: readonly Field[];
}

export interface Shape {
  readonly fields: readonly Field[];
  readonly emptyList?: boolean | undefined;
}

export interface ModuleResult {
  /** The defaults of the parameters, as strings. */
  readonly defaults: Readonly<Record<string, string>>;
  /** The members of each item of the list in the results under the module's name. */
  readonly items?: readonly Field[] | undefined;
  /** Other members of the results. */
  readonly results?: readonly Field[] | undefined;
  readonly page?: readonly Field[] | undefined;
  /** Members of each page that the module returns as a generator. */
  readonly generated?: readonly Field[] | undefined;
  readonly body?: readonly Field[] | undefined;
  readonly next?: Next | undefined;
  /** The ground of the result, unless it is a source document. */
  readonly ground?: GroundText | undefined;
}

/** The continuation parameter of a module. */
export interface Next {
  readonly parameter: string;
  /** True if the value is a number, not a string. */
  readonly number?: boolean | undefined;
  readonly forms: readonly NextForm[];
}

/** The form of the parameter's value, for requests that meet all of `when` and none of `unless`. */
export interface NextForm {
  readonly when?: readonly Test[] | undefined;
  readonly unless?: readonly Test[] | undefined;
  readonly fields: readonly NextField[];
}

export type NextField = "text" | "integer" | "timestamp" | "hex" | "fraction" | "bit" | { readonly literal: string };

/** A member. It is present if at least one condition of `when`, if any, and no condition of `unless` is met. */
export interface Field {
  readonly name: string;
  readonly type: Type;
  /** True if the member may be missing even if its conditions are met. */
  readonly optional?: boolean | undefined;
  /** Members of the same object. If one of them is present, this member may be missing. */
  readonly substitutes?: readonly string[] | undefined;
  readonly nullable?: boolean | undefined;
  readonly when?: readonly Test[] | undefined;
  readonly unless?: readonly Test[] | undefined;
  /** The kinds of pages that have the member. By default, all kinds have it. */
  readonly pages?: readonly string[] | undefined;
}

export type Type =
  | { readonly kind: "any" | "boolean" | "namespace" | "timestamp" | "title" | "user" }
  | { readonly kind: "text"; readonly pattern?: string | undefined }
  | {
      readonly kind: "number";
      readonly whole?: boolean | undefined;
      readonly minimum?: number | undefined;
      readonly maximum?: number | undefined;
    }
  | { readonly kind: "const"; readonly value: boolean | string }
  /** `others` is the pattern of unlisted values, if these are allowed. */
  | { readonly kind: "enum"; readonly values: readonly string[]; readonly others?: string | undefined }
  | { readonly kind: "list"; readonly items: Type }
  | { readonly kind: "map"; readonly values: Type; readonly emptyList?: boolean | undefined }
  | { readonly kind: "object"; readonly fields: readonly Field[]; readonly emptyList?: boolean | undefined }
  | { readonly kind: "shape"; readonly shape: string }
  | { readonly kind: "union"; readonly members: readonly Type[] };

export type Test =
  | { readonly kind: "given" | "filled"; readonly parameter: string }
  | { readonly kind: "holds"; readonly parameter: string; readonly values: readonly string[] }
  | { readonly kind: "pages"; readonly pages: AboutPages }
  | { readonly kind: "role"; readonly role: "generator" | "module" }
  | { readonly kind: "all"; readonly tests: readonly Test[] };

/** The pages or revisions that a request names. */
export type AboutPages = "some" | "several" | "revisions" | "several-revisions";

const timestamp = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$/;

const patterns = new Map<string, RegExp>();

/** Returns true if a value is of the type. Returns false for types whose values contain others. */
export function isOf(type: Type, value: unknown): boolean {
  switch (type.kind) {
    case "any":
      return true;
    case "boolean":
      return typeof value === "boolean";
    case "namespace":
      return Number.isInteger(value);
    case "number":
      return isNumber(type, value);
    case "const":
      return value === type.value;
    case "timestamp":
      return typeof value === "string" && timestamp.test(value);
    case "text":
      return typeof value === "string" && matches(value, type.pattern);
    case "enum":
      return (
        typeof value === "string" &&
        (type.values.includes(value) || (type.others !== undefined && matches(value, type.others)))
      );
    case "title":
    case "user":
      return typeof value === "string";
    case "list":
    case "map":
    case "object":
    case "shape":
    case "union":
      return false;
  }
}

function isNumber(
  { whole, minimum = -Infinity, maximum = Infinity }: Extract<Type, { kind: "number" }>,
  value: unknown,
): boolean {
  return typeof value === "number" && (!whole || Number.isInteger(value)) && value >= minimum && value <= maximum;
}

function matches(value: string, pattern: string | undefined): boolean {
  if (pattern === undefined || pattern === "") return true;
  let known = patterns.get(pattern);
  if (known === undefined) patterns.set(pattern, (known = new RegExp(pattern, "u")));
  return known.test(value);
}

export function shapeNamed({ shapes }: ResultTable, name: string): Shape {
  const shape = shapes[name];
  if (shape === undefined) throw new TypeError(`The table of results has no shape ${name}.`);
  return shape;
}
