// The parameters of authmanagerinfo. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `authmanagerinfo`, without the prefix. */
export interface AuthmanagerinfoParameters {
  /** Text. */
  readonly securitysensitiveoperation?: string;
  /** One of the listed values. */
  readonly requestsfor?: "change" | "create" | "create-continue" | "link" | "link-continue" | "login" | "login-continue" | "remove" | "unlink";
  /** A flag: present means true, absent means false. */
  readonly mergerequestfields?: boolean;
  /** One of the listed values. Default: `wikitext`. */
  readonly messageformat?: "html" | "none" | "raw" | "wikitext";
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is AuthmanagerinfoParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<AuthmanagerinfoParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: AuthmanagerinfoParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<AuthmanagerinfoParameters>;
