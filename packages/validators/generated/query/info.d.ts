// The parameters of info. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `info`, without the prefix. */
export interface InfoParameters {
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. Deprecated: `preload` and `readable`. */
  readonly prop?: readonly ("associatedpage" | "displaytitle" | "editintro" | "linkclasses" | "notificationtimestamp" | "preloadcontent" | "protection" | "subjectid" | "talkid" | "url" | "varianttitles" | "visitingwatchers" | "watched" | "watchers" | "preload" | "readable")[];
  /** The default is a page title, which the document omits. The title of a page. Default (unknown: D-152). */
  readonly linkcontext?: string;
  /** Text. Up to 50 values, for privileged callers up to 500. */
  readonly testactions?: readonly string[];
  /** One of the listed values. Default: `boolean`. */
  readonly testactionsdetail?: "boolean" | "full" | "quick";
  /** A flag: present means true, absent means false. */
  readonly testactionsautocreate?: boolean;
  /** Text. Applies only to preloaded content, that is with `prop=preloadcontent` (decided: D-153). */
  readonly preloadcustom?: string;
  /** Text. Up to 50 values, for privileged callers up to 500. Applies only to preloaded content, that is with `prop=preloadcontent` (decided: D-153). */
  readonly preloadparams?: readonly string[];
  /** A flag: present means true, absent means false. Applies only to preloaded content, that is with `prop=preloadcontent` (decided: D-153). */
  readonly preloadnewsection?: boolean;
  /** One of the listed values. Default: `moreframes`. Applies only to edit intro, that is with `prop=editintro` (decided: D-153). */
  readonly editintrostyle?: "lessframes" | "moreframes";
  /** Text. Up to 50 values, for privileged callers up to 500. Applies only to edit intro, that is with `prop=editintro` (decided: D-153). */
  readonly editintroskip?: readonly string[];
  /** Text. Applies only to edit intro, that is with `prop=editintro` (decided: D-153). */
  readonly editintrocustom?: string;
  /** Text. Form: `<integer>|<text>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is InfoParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<InfoParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: InfoParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<InfoParameters>;
