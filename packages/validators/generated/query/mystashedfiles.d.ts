// The parameters of mystashedfiles. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `mystashedfiles`, without the prefix. */
export interface MystashedfilesParameters {
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. Default: no value. */
  readonly prop?: readonly ("size" | "type")[];
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /** Text. Form: `<integer>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is MystashedfilesParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<MystashedfilesParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: MystashedfilesParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<MystashedfilesParameters>;
