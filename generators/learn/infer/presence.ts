import type { Json, JsonObject } from "../../codegen/json.ts";
import type { Context, Part } from "../judge/context.ts";
import type { Parameter } from "../../model/query.ts";
import type { Scope } from "../judge/walk-object.ts";

/** Returns the smallest explanation for the presence and absence of a member. `others` are the other members. */
export function explainPresence(
  member: string,
  groups: readonly Group[],
  candidates: readonly Candidate[],
  others: Iterable<string>,
): Presence {
  const { pages, rest } = byPageKind(groups);
  const having = rest.filter((group) => group.having > 0);
  const lacking = rest.filter((group) => group.lacking > 0);
  if (lacking.length === 0) return { pages, when: [], unless: [], optional: false };
  const ranked = rank(
    member,
    candidates,
    [...others].filter((other) => other !== member),
  );
  const exact = having.some((group) => group.lacking > 0) ? undefined : explainExactly(having, lacking, ranked);
  if (exact !== undefined) return { pages, ...exact, optional: false };
  const narrowest = narrow(having, lacking, ranked);
  return { pages, when: narrowest === undefined ? [] : testsYaml([narrowest]), unless: [], optional: true };
}

/**
 * Finds a test that every object with the member meets, but not every other object. Its name must be related to the
 * member, or it must be the only such test.
 */
function narrow(having: readonly Group[], lacking: readonly Group[], ranked: readonly Ranked[]): Ranked | undefined {
  const fitting = ranked.filter(
    (test) => isPlausible(test, having) && test.weight > 0 && meetsAll(having, test) && !meetsAll(lacking, test),
  );
  return fitting.find(({ isRelated }) => isRelated) ?? (fitting.length === 1 ? fitting[0] : undefined);
}

/**
 * Returns the kinds of pages that have the member, if other kinds never do, and the groups that remain to be explained.
 */
function byPageKind(groups: readonly Group[]): { readonly pages: readonly string[]; readonly rest: readonly Group[] } {
  const kinds = new Set(groups.flatMap(({ having, context }) => (having > 0 ? [context.pageKind] : [])));
  const rest = groups.filter(({ context }) => kinds.has(context.pageKind));
  return { pages: rest.length === groups.length ? [] : [...kinds].filter((kind) => kind !== undefined), rest };
}

type Exact = Pick<Presence, "when" | "unless">;

/** Finds tests that all groups in `having` and none in `lacking` meet. The smallest explanation takes precedence. */
function explainExactly(
  having: readonly Group[],
  lacking: readonly Group[],
  ranked: readonly Ranked[],
): Exact | undefined {
  const likely = ranked.filter((test) => isPlausible(test, having));
  const one = likely.find((test) => meetsAll(having, test) && meetsNone(lacking, test));
  if (one !== undefined) return { when: testsYaml([one]), unless: [] };
  const telling = likely.filter(({ isRelated, isTaken, weight }) => isRelated || (weight > 0 && !isTaken));
  const not = telling.find((test) => meetsNone(having, test) && meetsAll(lacking, test));
  if (not !== undefined) return { when: [], unless: testsYaml([not]) };
  return (
    anyOfSeveral(having, lacking, telling) ??
    withoutAnother(having, lacking, likely, telling) ??
    bothOf(having, lacking, telling)
  );
}

const mostAlternatives = 4;

/**
 * Finds alternatives, such as `when: [{ prop: [ids, title] }]`. Each test includes the member, and together they
 * explain all its occurrences.
 */
function anyOfSeveral(
  having: readonly Group[],
  lacking: readonly Group[],
  ranked: readonly Ranked[],
): Exact | undefined {
  const sure = ranked.filter((test) => meetsNone(lacking, test));
  const chosen: Ranked[] = [];
  let left = having;
  while (left.length > 0) {
    const [best] = sure
      .map((test) => ({ test, covers: left.filter(({ context }) => test.isMet(context)).length }))
      .sort((a, b) => b.covers - a.covers);
    if (best === undefined || best.covers === 0 || chosen.length === mostAlternatives) return undefined;
    chosen.push(best.test);
    left = left.filter(({ context }) => !best.test.isMet(context));
  }
  return { when: testsYaml(chosen), unless: [] };
}

/**
 * Finds `when: [{ prop: content }], unless: [slots]`. The member may be replaced by another one with the name in
 * `unless`.
 */
function withoutAnother(
  having: readonly Group[],
  lacking: readonly Group[],
  likely: readonly Ranked[],
  telling: readonly Ranked[],
): Exact | undefined {
  for (const when of telling.filter((test) => meetsAll(having, test))) {
    const rest = lacking.filter(({ context }) => when.isMet(context));
    const unless = (when.isRelated ? likely : telling).find((test) => meetsNone(having, test) && meetsAll(rest, test));
    if (unless !== undefined) return { when: testsYaml([when]), unless: testsYaml([unless]) };
  }
  return undefined;
}

/** Finds `when: [{ $all: [{ prop: content }, slots] }]`. */
function bothOf(having: readonly Group[], lacking: readonly Group[], ranked: readonly Ranked[]): Exact | undefined {
  const met = ranked.filter((test) => meetsAll(having, test));
  for (const [index, first] of met.entries()) {
    const second = met
      .slice(index + 1)
      .find((test) => lacking.every(({ context }) => !first.isMet(context) || !test.isMet(context)));
    if (second !== undefined) return { when: [{ $all: [...testsYaml([first]), ...testsYaml([second])] }], unless: [] };
  }
  return undefined;
}

/** A candidate rated for one member. */
interface Ranked extends Candidate {
  readonly rank: number;
  readonly isRelated: boolean;
  /** True if the name of the test is related to another member, so that it probably concerns that one. */
  readonly isTaken: boolean;
}

/** Sorts tests by likelihood, most likely first. `others` are the other members. */
function rank(member: string, candidates: readonly Candidate[], others: readonly string[]): readonly Ranked[] {
  const ranked = candidates.map((test) => {
    const own = relation(test, member);
    const isTaken = own === 0 && others.some((other) => relation(test, other) > 0);
    return { ...test, isRelated: own > 0, isTaken, rank: own + test.weight - (isTaken ? 1 : 0) };
  });
  return ranked.sort((a, b) => b.rank - a.rank);
}

/**
 * Returns whether a test is plausible. A test that selects items may match a member by chance in one response. It must
 * match in two responses, or have a related name.
 */
function isPlausible({ weight, isRelated }: Ranked, having: readonly Group[]): boolean {
  return weight >= 1 || isRelated || new Set(having.map(({ context }) => context.answer)).size > 1;
}

function meetsAll(groups: readonly Group[], { isMet }: Candidate): boolean {
  return groups.every(({ context }) => isMet(context));
}

function meetsNone(groups: readonly Group[], { isMet }: Candidate): boolean {
  return !groups.some(({ context }) => isMet(context));
}

/** The condition of a member in the format of the spec. */
export interface Presence {
  readonly pages: readonly string[];
  readonly when: readonly Json[];
  readonly unless: readonly Json[];
  readonly optional: boolean;
}

/** The objects with the same context: how many have the member and how many lack it. */
export interface Group {
  readonly context: Context;
  readonly having: number;
  readonly lacking: number;
}

/** A test that may be the condition of a member. */
interface Candidate {
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
function testsYaml(tests: readonly Candidate[]): readonly Json[] {
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
function relation({ parameter, value }: Candidate, member: string): number {
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

/** The data from which the members of a target are inferred. */
export interface Terms {
  readonly scope: Scope;
  readonly part: Omit<Part, "context">;
  /** The parameters that tests may refer to. */
  readonly parameters: readonly Parameter[];
}

export interface Sample {
  readonly value: JsonObject;
  readonly context: Context;
  /** The members that are not described yet. If it is omitted, none are described. */
  readonly foreign?: readonly string[];
}

export interface Observation {
  readonly value: Json;
  readonly context: Context;
}
