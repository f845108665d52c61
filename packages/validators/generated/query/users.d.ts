// The parameters of users. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `users`, without the prefix. */
export interface UsersParameters {
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. */
  readonly prop?: readonly ("blockinfo" | "cancreate" | "centralids" | "editcount" | "emailable" | "gender" | "groupmemberships" | "groups" | "implicitgroups" | "registration" | "rights")[];
  /** Text. */
  readonly attachedwiki?: string;
  /** Text. Up to 50 values, for privileged callers up to 500. */
  readonly users?: readonly string[];
  /** A whole number. Up to 50 values, for privileged callers up to 500. */
  readonly userids?: readonly number[];
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is UsersParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<UsersParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: UsersParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<UsersParameters>;
