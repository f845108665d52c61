import { verdicts, type Verdicts } from "../model/verdict.ts";

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
export type Shows = "in-types" | "at-run-time";

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
