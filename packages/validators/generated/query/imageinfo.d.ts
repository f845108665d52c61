// The parameters of imageinfo. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `imageinfo`, without the prefix. */
export interface ImageinfoParameters {
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `timestamp`, `user`. */
  readonly prop?: readonly ("archivename" | "badfile" | "bitdepth" | "canonicaltitle" | "comment" | "commonmetadata" | "dimensions" | "extmetadata" | "mediatype" | "metadata" | "mime" | "parsedcomment" | "sha1" | "size" | "thumbmime" | "timestamp" | "uploadwarning" | "url" | "user" | "userid")[];
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `1`. */
  readonly limit?: number | "max";
  /** A timestamp. */
  readonly start?: string;
  /** A timestamp. */
  readonly end?: string;
  /** A whole number. Default: `-1`. */
  readonly urlwidth?: number;
  /** A whole number. Default: `-1`. */
  readonly urlheight?: number;
  /** Text. Default: `1`. */
  readonly metadataversion?: string;
  /** Text. Default: `en`. */
  readonly extmetadatalanguage?: string;
  /** A flag: present means true, absent means false. */
  readonly extmetadatamultilang?: boolean;
  /** Text. Up to 50 values, for privileged callers up to 500. */
  readonly extmetadatafilter?: readonly string[];
  /** Text. Default: (empty). */
  readonly urlparam?: string;
  /** Text. Form: the title of a page of this site (else `invalid-title`). (decided: D-184) */
  readonly badfilecontexttitle?: string;
  /** Text. Form: `<text>|<text>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** A flag: present means true, absent means false. */
  readonly localonly?: boolean;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is ImageinfoParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<ImageinfoParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: ImageinfoParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<ImageinfoParameters>;
