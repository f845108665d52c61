import type { Validate } from "./options.js";

/** What is wrong with a request. */
export interface Finding {
  /** The code that the service would answer. */
  readonly code: string;
  /** Without its prefix. */
  readonly parameter: string | undefined;
  readonly wireName: string | undefined;
  /** The beginning of what was given; never that of a secret. */
  readonly received: string | undefined;
  readonly expected: string | undefined;
  /** The rule between parameters that is broken, in a sentence; undefined where it is none. */
  readonly rule?: string | undefined;
  readonly message: string;
}

/** A request that the service would refuse: it was not sent. */
export class ValidationError extends Error {
  declare readonly name: "ValidationError";
  declare readonly findings: readonly Finding[];

  private constructor(findings: readonly Finding[]) {
    super(findings.map(({ message }) => message).join("\n"));
    this.name = "ValidationError";
    this.findings = findings;
  }

  /** @internal Users catch these errors, and do not make them. */
  static of(findings: readonly Finding[]): ValidationError {
    return new ValidationError(findings);
  }
}

/** The decoder of whole requests, as the package of the validators has it. @internal */
export type DecodeRequest = (query: string, options: DecodeOptions) => { readonly errors?: readonly Finding[] };

/** `all`: every finding, not only the first. @internal */
export interface DecodeOptions {
  readonly highLimits: boolean;
  readonly all: boolean;
}

/** A check of whole requests out of their decoder. @internal */
export function validator(decode: DecodeRequest): Validate {
  return (query, highLimits) => {
    const { errors = [] } = decode(query, { highLimits, all: true });
    if (errors.length > 0) throw ValidationError.of(errors);
  };
}
