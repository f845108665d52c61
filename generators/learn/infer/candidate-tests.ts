import type { Parameter } from "../../model/query.ts";
import type { Json } from "../../codegen/json.ts";
import type { Context } from "../judge/context.ts";

/** A test that may be the condition of a member. */
export interface Candidate {
  readonly parameter: string;
  /** The value that meets the test. `undefined` if any value except the default meets it. */
  readonly value: string | undefined;
  readonly isMet: (context: Context) => boolean;
  /** The likelihood that parameters of this kind select members. It is 0 for parameters that select items. */
  readonly weight: number;
}

/** Returns every test that some of the requests meet and others do not. */
export function candidateTests(parameters: readonly Parameter[], contexts: readonly Context[]): readonly Candidate[] {
  const all = parameters.filter(choosesMembers).flatMap((parameter) => testsOf(parameter, contexts));
  return all.filter(({ isMet }) => contexts.some(isMet) && !contexts.every(isMet));
}

function choosesMembers({ type, syntax, template }: Parameter): boolean {
  return type.kind !== "limit" && syntax?.kind !== "continue" && template === undefined;
}

function testsOf(parameter: Parameter, contexts: readonly Context[]): readonly Candidate[] {
  const { name, type, multiple } = parameter;
  if (type.kind !== "enum") return [given(name, type.kind === "boolean" ? 1 : 0)];
  const values = new Set(contexts.flatMap(({ parameters }) => parameters.get(name)?.values ?? []));
  return [...values].map((value) => holds(name, value, multiple === undefined ? 0.5 : 1.5));
}

function given(parameter: string, weight: number): Candidate {
  return {
    parameter,
    value: undefined,
    weight,
    isMet: ({ parameters }) => parameters.get(parameter)?.isDefault === false,
  };
}

function holds(parameter: string, value: string, weight: number): Candidate {
  return {
    parameter,
    value,
    weight,
    isMet: ({ parameters }) => parameters.get(parameter)?.values.includes(value) === true,
  };
}

/** Returns the tests in the format of the spec. Values of one parameter are combined in one test. */
export function testsYaml(tests: readonly Candidate[]): readonly Json[] {
  const names = [...new Set(tests.map(({ parameter }) => parameter))];
  return names.map((name) => {
    const values = tests.flatMap(({ parameter, value }) => (parameter === name && value !== undefined ? [value] : []));
    if (values.length === 0) return name;
    return { [name]: values.length === 1 ? values[0]! : values };
  });
}

/**
 * Rates how closely the names of a test and a member are related: 3 for equal names, 2 if one contains the other,
 * otherwise 0.
 */
export function relation({ parameter, value }: Candidate, member: string): number {
  return Math.max(likeness(member, value ?? ""), likeness(member, parameter));
}

function likeness(member: string, other: string): number {
  const [a, b] = [plain(member), plain(other)];
  if (a === b) return 3;
  if (b.length >= 2 && a.endsWith(b)) return 2;
  return Math.min(a.length, b.length) >= 3 && (a.includes(b) || b.includes(a)) ? 2 : 0;
}

/** Normalizes a name: `comments`, `Comment` and `com-ment` are equal. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replace(/s$/, "");
}
