import { ValidationError, type Finding } from "../../http/validation-error.js";
import type { Validate } from "./options.js";

/** The decoder of whole requests, as the package of the validators has it. @internal */
export type DecodeRequest = (
  query: string,
  options: DecodeOptions,
) => {
  readonly errors?: readonly Finding[];
  readonly warnings?: readonly Finding[];
};

/** `all`: every finding, not only the first. @internal */
export interface DecodeOptions {
  readonly highLimits: boolean;
  readonly all: boolean;
}

/** Warnings of names and values that the service ignores: a caller has misspelt them. */
const ignored = ["unrecognizedparams", "unrecognizedvalues"];

/** A check of whole requests out of their decoder. @internal */
export function validator(decode: DecodeRequest): Validate {
  return (query, highLimits) => {
    const { errors = [], warnings = [] } = decode(query, { highLimits, all: true });
    const findings = [...errors, ...warnings.filter(({ code }) => ignored.includes(code))];
    if (findings.length > 0) throw ValidationError.of(findings);
  };
}
