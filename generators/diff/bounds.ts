import { verdicts } from "../model/verdict.ts";
import { narrower, wider, type ChangeClass, type Shows } from "./class.ts";

/** Optional bounds of a value, by side. */
const optionalBounds = {
  minimum: "lower",
  maximum: "upper",
  "exclusive-minimum": "lower",
  "exclusive-maximum": "upper",
  "limit-maximum": "upper",
  "min-length": "lower",
  "max-length": "upper",
  "min-items": "lower",
  "max-items": "upper",
  "max-key-length": "upper",
  scale: "upper",
  "max-bytes": "upper",
} as const;

const fixedBounds = {
  "limit-minimum": "lower",
  "high-maximum": "upper",
  "value-limit": "upper",
  "high-value-limit": "upper",
} as const;

export type OptionalBound = keyof typeof optionalBounds;

export type Bound = OptionalBound | keyof typeof fixedBounds;

export type BoundChange = `${Bound}-${"raised" | "lowered"}` | `${OptionalBound}-${"added" | "removed"}`;

/** The terms for bounds whose names differ from the term. */
const terms: Readonly<Record<string, string>> = {
  "exclusive-minimum": "exclusive minimum",
  "exclusive-maximum": "exclusive maximum",
  "limit-minimum": "minimum",
  "limit-maximum": "maximum",
  "high-maximum": "maximum for privileged callers",
  "value-limit": "maximum number of values",
  "high-value-limit": "maximum number of values for privileged callers",
  "min-length": "minimum length",
  "max-length": "maximum length",
  "min-items": "minimum number of items",
  "max-items": "maximum number of items",
  "max-key-length": "maximum key length",
  "max-bytes": "maximum size",
};

/**
 * Bounds of limits in query modules. A limit outside them is replaced by the bound, with a warning instead of an error.
 */
const clamped: ReadonlySet<string> = new Set<Bound>(["limit-minimum", "limit-maximum", "high-maximum"]);

/** Bounds that the client's types check, so that a literal number outside them is a compile error. */
const inTypes: ReadonlySet<string> = new Set<Bound>(["limit-minimum", "high-maximum"]);

/** The classes of changes for each bound. */
export const boundClasses = Object.fromEntries([
  ...Object.entries({ ...optionalBounds, ...fixedBounds }).flatMap(([bound, side]) => moved(bound, side === "upper")),
  ...Object.keys(optionalBounds).flatMap(comeAndGone),
]) as Readonly<Record<BoundChange, ChangeClass>>;

type Entry = readonly [string, ChangeClass];

function moved(bound: string, isUpper: boolean): readonly Entry[] {
  return [
    [`${bound}-raised`, (isUpper ? wider : narrowerOf(bound))(`has a higher ${worded(bound)}`, "at-run-time")],
    [`${bound}-lowered`, (isUpper ? narrowerOf(bound) : wider)(`has a lower ${worded(bound)}`, "at-run-time")],
  ];
}

function comeAndGone(bound: string): readonly Entry[] {
  return [
    [`${bound}-added`, narrowerOf(bound)(`now has a ${worded(bound)}`, "at-run-time")],
    [`${bound}-removed`, wider(`no longer has a ${worded(bound)}`, "at-run-time")],
  ];
}

function narrowerOf(bound: string): (says: string, shows: Shows) => ChangeClass {
  if (!clamped.has(bound)) return narrower;
  return (says, shows) => ({
    ...narrower(says, shows),
    request: verdicts("risk", "risk", inTypes.has(bound) ? "breaking" : "compatible", "compatible"),
  });
}

function worded(bound: string): string {
  return terms[bound] ?? bound;
}
