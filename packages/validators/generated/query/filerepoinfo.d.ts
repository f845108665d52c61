// The parameters of filerepoinfo. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `filerepoinfo`, without the prefix. */
export interface FilerepoinfoParameters {
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `canUpload`, `displayname`, `favicon`, `initialCapital`, `local`, `name`, `rootUrl`, `scriptDirUrl`, `thumbUrl`, `url`. */
  readonly prop?: readonly ("canUpload" | "displayname" | "favicon" | "initialCapital" | "local" | "name" | "rootUrl" | "scriptDirUrl" | "thumbUrl" | "url")[];
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is FilerepoinfoParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<FilerepoinfoParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: FilerepoinfoParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<FilerepoinfoParameters>;
