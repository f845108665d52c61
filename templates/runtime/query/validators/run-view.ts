import type { Finding, Subject, Wording } from "../../core/validators/findings.js";
import type { Options } from "./types.js";

/* The parts of a module and of a run that readers, rules and syntaxes use. Not public, unlike `types.ts`. */

export const noOptions: Options = /* @__PURE__ */ Object.freeze({});

/** The module that a rule or a syntax is bound to. */
export interface BoundModule {
  readonly defaults: Readonly<Record<string, unknown>>;
  placeOf(name: string): number;
  bitOf(...names: readonly string[]): number;
}

/** The state of reading one module's part of a request, as readers, rules and syntaxes use it. */
export interface RunView {
  errors: Finding[] | undefined;
  warnings: Finding[] | undefined;
  readonly value: Record<string, unknown>;
  readonly options: Options;
  readonly prefix: string;
  refuse(code: string, subject: Subject | undefined, received: string | undefined, wording?: Wording): undefined;
  remark(
    code: string,
    subject: Subject | undefined,
    received: string | undefined,
    values?: readonly string[],
    verb?: string,
  ): undefined;
  /** Reports a violated rule between parameters. The subject is one of them, if one represents all. */
  breach(code: string, subject: Subject | undefined, rule: () => string): undefined;
  /** Reports an error for the value at this position. */
  fail(code: string, subject: ReadSubject, text: string, start: number, end: number): undefined;
  /** Returns the beginning of a rejected value for a message. */
  received(subject: ReadSubject, text: string, start: number, end: number): string;
  missing(subject: Subject): undefined;
  names(name: string): boolean;
}

/** A parameter whose value is read. `isText` is true if any text is valid. */
export interface ReadSubject extends Subject {
  readonly isText: boolean;
}
