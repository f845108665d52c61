import { type Verdicts, mapVerdicts, verdicts } from "../model/verdict.ts";

/** A class of changes: its description, and its verdicts if the subject is part of a request or of a response. */
export interface ChangeClass {
  /** The description, which follows the name of the subject: “is required now”. */
  readonly says: string;
  readonly request: Verdicts;
  readonly answer: Verdicts;
  /**
   * Set if only knowledge about the API changes. If it is `undefined`, the compared definitions determine the cause.
   */
  readonly cause?: "knowledge";
  /** True if its type is exported, so that it affects programs even if nothing in the API uses it. */
  readonly isExported?: true;
  /** The reason why the verdicts differ from what the name of the class suggests. */
  readonly why?: string;
}

/** Indicates whether TypeScript types reveal a change, or only a check at run time. */
type Shows = "in-types" | "at-run-time";

/** Creates a class for changes that accept more values in requests, or allow more in responses. */
export function wider(
  says: string,
  shows: Shows,
  serves: Verdicts["serves"] = inTypes(shows, "breaking", "risk"),
): ChangeClass {
  return {
    says,
    request: verdicts("compatible", "none", "compatible", serves),
    answer: verdicts("none", "breaking", inTypes(shows, "breaking", "compatible"), "compatible"),
  };
}

/** Creates a class for changes that accept fewer values in requests, or allow fewer in responses. */
export function narrower(says: string, shows: Shows, serves: Verdicts["serves"] = "compatible"): ChangeClass {
  return {
    says,
    request: verdicts("breaking", "none", inTypes(shows, "breaking", "compatible"), serves),
    answer: verdicts("none", "compatible", "compatible", inTypes(shows, "breaking", "risk")),
  };
}

/** Creates a class for changes after which neither set of values contains the other. */
export function other(says: string, shows: Shows): ChangeClass {
  const compiled = inTypes(shows, "breaking", "compatible");
  const served = inTypes(shows, "breaking", "risk");
  return {
    says,
    request: verdicts("breaking", "none", compiled, served),
    answer: verdicts("none", "breaking", compiled, served),
  };
}

export function either(says: string, ...same: Parameters<typeof verdicts>): ChangeClass {
  return { says, request: verdicts(...same), answer: verdicts(...same) };
}

/** Creates a class for changes of wording that do not affect programs. */
export function words(says: string): ChangeClass {
  return either(says, "none", "none", "none", "none");
}

/** Marks a class of definitions that programs can name although they are not part of requests or responses. */
export function exported(change: ChangeClass): ChangeClass {
  return { ...change, isExported: true };
}

/** Adds the reason for the verdicts of a class. */
export function because(why: string, change: ChangeClass): ChangeClass {
  return { ...change, why };
}

/** Marks a class that concerns knowledge about the API, not the API. */
export function knowledge(change: ChangeClass): ChangeClass {
  return { ...change, cause: "knowledge" };
}

function inTypes<Word extends string>(shows: Shows, yes: Word, no: Word): Word {
  return shows === "in-types" ? yes : no;
}

/** The removals of one kind of definition with a lifecycle: three classes each, by announcement. */
type Graced<Removal extends string> = Removal | `${Removal}-before-sunset` | `${Removal}-after-sunset`;

/**
 * Creates the classes of a removal. Without a deprecation, or before the sunset, callers had no warning. After the
 * sunset, they had time to change, but some may not have done so.
 */
export function graced<Removal extends string>(
  id: Removal,
  removal: ChangeClass,
): Readonly<Record<Graced<Removal>, ChangeClass>> {
  const { says, request, answer } = removal;
  return {
    [id]: { ...removal, says: `${says} without a deprecation` },
    [`${id}-before-sunset`]: { ...removal, says: `${says} before its sunset` },
    [`${id}-after-sunset`]: {
      says: `${says} after its sunset`,
      request: announced(request),
      answer: announced(answer),
    },
  } as Readonly<Record<Graced<Removal>, ChangeClass>>;
}

function announced(verdicts: Verdicts): Verdicts {
  return mapVerdicts((audience) => {
    const verdict = verdicts[audience];
    return (audience === "sends" || audience === "reads") && verdict === "breaking" ? "risk" : verdict;
  });
}

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

type BoundChange = `${Bound}-${"raised" | "lowered"}` | `${OptionalBound}-${"added" | "removed"}`;

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
const checkedByTypes: ReadonlySet<string> = new Set<Bound>(["limit-minimum", "high-maximum"]);

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
    request: verdicts("risk", "risk", checkedByTypes.has(bound) ? "breaking" : "compatible", "compatible"),
  });
}

function worded(bound: string): string {
  return terms[bound] ?? bound;
}
