import { narrower, wider, type ChangeClass } from "./class.ts";

/** Bounds of a value, by their side. */
const optionalBounds = {
  minimum: "lower",
  maximum: "upper",
  "min-length": "lower",
  "max-length": "upper",
  "min-items": "lower",
  "max-items": "upper",
  "max-key-length": "upper",
  scale: "upper",
  "max-bytes": "upper",
} as const;

/** Those that are always there. */
const fixedBounds = { "high-maximum": "upper", "value-limit": "upper", "high-value-limit": "upper" } as const;

/** A bound that something may lack. */
export type OptionalBound = keyof typeof optionalBounds;

export type Bound = OptionalBound | keyof typeof fixedBounds;

export type BoundChange = `${Bound}-${"raised" | "lowered"}` | `${OptionalBound}-${"added" | "removed"}`;

/** Bounds whose names in words are not those of their ids. */
const names: Readonly<Record<string, string>> = {
  "min-items": "minimum number of items",
  "max-items": "maximum number of items",
  "max-bytes": "maximum number of bytes",
  "high-maximum": "maximum for callers with high limits",
  "value-limit": "maximum number of values",
  "high-value-limit": "maximum number of values for callers with high limits",
};

/** The changes of each bound. */
export const boundClasses = Object.fromEntries([
  ...Object.entries({ ...optionalBounds, ...fixedBounds }).flatMap(([bound, side]) => moved(bound, side === "upper")),
  ...Object.keys(optionalBounds).flatMap(comeAndGone),
]) as Readonly<Record<BoundChange, ChangeClass>>;

type Entry = readonly [string, ChangeClass];

function moved(bound: string, isUpper: boolean): readonly Entry[] {
  return [
    [`${bound}-raised`, (isUpper ? wider : narrower)(`has a higher ${worded(bound)}`, "at-run-time")],
    [`${bound}-lowered`, (isUpper ? narrower : wider)(`has a lower ${worded(bound)}`, "at-run-time")],
  ];
}

function comeAndGone(bound: string): readonly Entry[] {
  return [
    [`${bound}-added`, narrower(`now has a ${worded(bound)}`, "at-run-time")],
    [`${bound}-removed`, wider(`no longer has a ${worded(bound)}`, "at-run-time")],
  ];
}

/** The bound in words: `maximum length`. */
function worded(bound: string): string {
  return names[bound] ?? bound.replaceAll("-", " ").replace(/\bmin\b/, "minimum").replace(/\bmax\b/, "maximum");
}
