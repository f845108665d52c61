import type { Ground } from "../../server/http/ground.js";
import type { Caller, Request } from "./request.js";
import type { AnswerFinding, CheckAnswer } from "./results/finding.js";

export interface Options {
  /** Says who asks; without it, no caller is logged in. */
  readonly caller?: (request: Request) => Caller | Promise<Caller>;
  /** Whether the caller has the higher limits; without it, none has. */
  readonly highLimits?: (caller: Caller) => boolean;
  /**
   * Whether each answer is compared with what the spec says of results: `onFindings` gets what differs, and with `fail`
   * the caller gets an error in its place, HTTP 500 with the code `internal_api_error`.
   */
  readonly checkAnswers?: "warn" | "fail";
  readonly onFindings?: (findings: readonly AnswerFinding[], request: Request) => void;
  /**
   * Gets the code of each error that a request is answered with, and what it rests on: the form of errors has no member
   * for that.
   */
  readonly onRefusal?: (refusal: { readonly code: string; readonly ground: Ground }, request: Request) => void;
  /** Gets what a handler threw that is no `Failure`. */
  readonly onError?: (error: unknown, request: Request) => void;
  /** Runs the handlers of a request, for example in one transaction of a database. */
  readonly runHandlers?: <T>(run: () => Promise<T>) => Promise<T>;
  /** The time, in milliseconds since 1970. */
  readonly now?: () => number;
}

/** What is known beyond the spec where requests and answers are compared with it. */
export interface ContractOptions {
  /** What is wrong with an answer; without it, only its errors are looked at. */
  readonly checkAnswer?: CheckAnswer;
}

/** What examples are made with. */
export interface MockOptions {
  /** Another number has other values, and the same number the same; 0. */
  readonly seed?: number | undefined;
  /** What is particular to modules, by name. */
  readonly modules?: Readonly<Record<string, MockModule>> | undefined;
}

/** What the examples of a module are like. */
export interface MockModule {
  /** The namespaces of its things; any where it is not given. */
  readonly namespaces?: readonly number[] | undefined;
  /** The namespaces of the pages that it has something of; any where it is not given. */
  readonly pagesIn?: readonly number[] | undefined;
  /** Its limit is one for each page, and a request for several pages does not go on behind it. */
  readonly limitPerPage?: boolean | undefined;
}
