import { ValidationError, type Finding } from "../../http/client/errors.js";
import type { Validate } from "./options.js";

/** The decoder of whole requests from the validators package. @internal */
export type DecodeRequest = (
  query: string,
  options: DecodeOptions,
) => {
  readonly errors?: readonly Finding[];
  readonly warnings?: readonly Finding[];
};

/** Options of the decoder. `all` requests every finding, not only the first. @internal */
export interface DecodeOptions {
  readonly highLimits: boolean;
  readonly all: boolean;
}

/** Codes of warnings about names and values that the service ignores, usually because they are misspelled. */
const ignored = ["unrecognizedparams", "unrecognizedvalues"];

/** Creates a check of whole requests from their decoder. @internal */
export function validator(decode: DecodeRequest): Validate {
  return (query, highLimits) => {
    const { errors = [], warnings = [] } = decode(query, { highLimits, all: true });
    const findings = [...errors, ...warnings.filter(({ code }) => ignored.includes(code))];
    if (findings.length > 0) throw ValidationError.of(findings);
  };
}
