import type { Field, Resource, ResourceService, StateMachine, StateReference } from "../model/resource.ts";
import { valueSetsById } from "../model/type.ts";
import type { Fact } from "../model/fact.ts";
import type { FieldRule } from "../model/rules.ts";

function referencesIn({ initial, states, transitions }: StateMachine): readonly StateReference[] {
  return [
    initial,
    ...states.flatMap((state) => state.refines ?? []),
    ...transitions.flatMap(({ from, to }) => [from, to]),
  ];
}

/** Reports references to states that do not exist. */
export function undefinedReferences(machine: StateMachine): readonly StateReference[] {
  const names = new Set(machine.states.map((state) => state.name));
  return referencesIn(machine).filter(({ state }) => !names.has(state));
}

/** Returns the values of a field that has a list of them. */
export function listedValues({ valueSets }: Pick<ResourceService, "valueSets">, { type }: Field): readonly string[] {
  const known = type.value;
  if (known?.kind !== "enum") return [];
  const { values } = known;
  const listed = values.kind === "inline" ? values.values : (valueSetsById(valueSets).get(values.set)?.values ?? []);
  return listed.map(({ value }) => value);
}

/** Returns the name of the state for a value: `IN_PROGRESS` and `inProgress` become `in-progress`. */
export function asState(value: string): string {
  return value
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .replace(/[_ ]/g, "-")
    .toLowerCase();
}

/** One part of a path between slashes. */
export interface Segment {
  /** The text before the first variable and after the last one. Both are the whole segment if there is no variable. */
  readonly before: string;
  readonly behind: string;
  /** The precision: 0 for a variable alone, 1 for a variable with text, 2 for text. */
  readonly precision: number;
  readonly matches: (text: string) => boolean;
}

const VARIABLE = /\{[^{}]+\}/;

export function segmentsOf(path: string): readonly Segment[] {
  return path.split("/").slice(1).map(segmentOf);
}

function segmentOf(text: string): Segment {
  const parts = text.split(VARIABLE);
  const [before, behind] = [parts[0]!, parts.at(-1)!];
  if (parts.length === 1) return { before, behind, precision: 2, matches: (other) => other === text };
  const pattern = new RegExp(`^${parts.map((part) => part.replace(/\W/g, "\\$&")).join("[^/]+")}$`);
  return {
    before,
    behind,
    precision: parts.every((part) => part === "") ? 0 : 1,
    matches: (other) => pattern.test(other),
  };
}

/**
 * Returns whether one request can match both paths without a segment that decides between them. The first segment that
 * differs in precision decides: text takes precedence over a variable.
 */
export function areAmbiguous(a: readonly Segment[], b: readonly Segment[]): boolean {
  return (
    a.length === b.length &&
    a.every((segment, index) => canMeet(segment, b[index]!) && segment.precision === b[index]!.precision)
  );
}

function canMeet(a: Segment, b: Segment): boolean {
  if (a.precision === 2) return b.matches(a.before);
  if (b.precision === 2) return a.matches(b.before);
  const begin = a.before.startsWith(b.before) || b.before.startsWith(a.before);
  return begin && (a.behind.endsWith(b.behind) || b.behind.endsWith(a.behind));
}

/** Returns the error codes that a service refers to outside their list. */
export function errorCodesInUse({ requestErrors, tenant, resources, shapes }: ResourceService): ReadonlySet<string> {
  const ofService = [...Object.values(requestErrors), tenant?.missing].flatMap(known);
  return new Set([
    ...ofService,
    ...resources.flatMap(codesOf),
    ...shapes.flatMap(({ fieldRules }) => fieldRules).flatMap(codeOf),
  ]);
}

function codesOf({ fields, operations, rules, fieldRules, shapes }: Resource): readonly string[] {
  return [
    ...fields.flatMap(({ errors }) => [...known(errors.missing), ...known(errors.invalid)]),
    ...operations.flatMap(({ errors, queryRules }) => [
      ...errors.map(({ code }) => code),
      ...queryRules.flatMap(codeOf),
    ]),
    ...rules.flatMap(({ error }) => error ?? []),
    ...[...fieldRules, ...shapes.flatMap((shape) => shape.fieldRules)].flatMap(codeOf),
  ];
}

function codeOf({ error }: FieldRule): readonly string[] {
  return known(error);
}

function known(code: Fact<string> | undefined): readonly string[] {
  const text = code?.value;
  return text === undefined ? [] : [text];
}
