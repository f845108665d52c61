import type { Finding, Subject, Wording } from "../../core/validators/findings.js";

/** A request: a query string with or without `?`, URLSearchParams, or strings by name. */
export type Wire = string | SearchParams | Readonly<Record<string, string>>;

/** The members of URLSearchParams that are used here. */
export interface SearchParams {
  append(name: string, value: string): void;
  toString(): string;
}

/** Facts that only the site or the caller knows. */
export interface Options {
  /** True if the module is used as a generator. Its parameter names then have an additional prefix. */
  readonly generator?: boolean;
  /** True if the caller has the higher limits on values and items. */
  readonly highLimits?: boolean;
  /** Reports all errors, not only the one that the service returns. */
  readonly all?: boolean;
  /** `false` omits the defaults. */
  readonly defaults?: boolean;
  /** The current time in milliseconds since 1970. */
  readonly now?: number;
  /** The maximum length of a query, in characters. The default is 1,048,576. */
  readonly maxLength?: number;
  /** Values that the site adds to listed ones, by parameter. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** The pages that the request is about, if known. */
  readonly pages?: Pages;
}

export interface Pages {
  readonly some: boolean;
  readonly several: boolean;
  /** True if revisions name the pages. */
  readonly revisions: boolean;
  /** True if more than one revision is named. */
  readonly "several-revisions"?: boolean;
}

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
