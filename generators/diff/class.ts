import { verdicts, type Verdicts } from "../model/verdict.ts";

/**
 * A class of changes: what it says of its subject, and its verdicts where the subject is part of a request, and of an
 * answer.
 */
export interface ChangeClass {
  /** Follows the name of the subject: “is required now”. */
  readonly says: string;
  readonly request: Verdicts;
  readonly answer: Verdicts;
  /** Where the API is always as it was; undefined where what is compared says it. */
  readonly cause?: "knowledge";
  /** Where its type is exported, so that it concerns programs even where nothing of the API uses it. */
  readonly isExported?: true;
  /** Why the verdicts are not what the name of the class suggests. */
  readonly why?: string;
}

/** Whether the types of TypeScript show a change, or only a check at run time. */
export type Shows = "in-types" | "at-run-time";

/** More is taken in requests, or may come in answers. */
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

/** Less is taken in requests, or may come in answers. */
export function narrower(says: string, shows: Shows, serves: Verdicts["serves"] = "compatible"): ChangeClass {
  return {
    says,
    request: verdicts("breaking", "none", inTypes(shows, "breaking", "compatible"), serves),
    answer: verdicts("none", "compatible", "compatible", inTypes(shows, "breaking", "risk")),
  };
}

/** Neither contains the other. */
export function other(says: string, shows: Shows): ChangeClass {
  const compiled = inTypes(shows, "breaking", "compatible");
  const served = inTypes(shows, "breaking", "risk");
  return {
    says,
    request: verdicts("breaking", "none", compiled, served),
    answer: verdicts("none", "breaking", compiled, served),
  };
}

/** The same in requests and in answers. */
export function either(says: string, ...same: Parameters<typeof verdicts>): ChangeClass {
  return { says, request: verdicts(...same), answer: verdicts(...same) };
}

/** Words alone: nothing that a program sees. */
export function words(says: string): ChangeClass {
  return either(says, "none", "none", "none", "none");
}

/** What programs can name, although requests and answers do not. */
export function exported(change: ChangeClass): ChangeClass {
  return { ...change, isExported: true };
}

/** A class whose verdicts need a reason. */
export function because(why: string, change: ChangeClass): ChangeClass {
  return { ...change, why };
}

/** What is said of the API, and not the API. */
export function knowledge(change: ChangeClass): ChangeClass {
  return { ...change, cause: "knowledge" };
}

function inTypes<Word extends string>(shows: Shows, yes: Word, no: Word): Word {
  return shows === "in-types" ? yes : no;
}
