// The parameters of siteinfo. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `siteinfo`, without the prefix. */
export interface SiteinfoParameters {
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `general`. */
  readonly prop?: readonly ("autocreatetempuser" | "autopromote" | "autopromoteonce" | "clientlibraries" | "copyuploaddomains" | "dbrepllag" | "defaultoptions" | "extensions" | "extensiontags" | "fileextensions" | "functionhooks" | "general" | "interwikimap" | "languages" | "languagevariants" | "libraries" | "magicwords" | "namespacealiases" | "namespaces" | "protocols" | "restrictions" | "rightsinfo" | "showhooks" | "skins" | "specialpagealiases" | "statistics" | "uploaddialog" | "usergroups" | "variables")[];
  /** One of the listed values. */
  readonly filteriw?: "!local" | "local";
  /** A flag: present means true, absent means false. */
  readonly showalldb?: boolean;
  /** A flag: present means true, absent means false. */
  readonly numberingroup?: boolean;
  /** Text. */
  readonly inlanguagecode?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is SiteinfoParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<SiteinfoParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: SiteinfoParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<SiteinfoParameters>;
