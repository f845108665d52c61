// The parameters of info. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Returns basic information about each page, such as its language, length and latest revision.
 *
 * The parameters of `info`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Info}
 */
export interface InfoParameters {
  /**
   * Properties to return for each page in addition to the basic ones. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Deprecated: `preload` and `readable`.
   *
   * - `associatedpage`: The title of the talk page, or of the subject page for a talk page.
   * - `displaytitle`: The display title of the page, as HTML.
   * - `editintro`: The edit notices, as HTML. Only for requests for a single page.
   * - `linkclasses`: The CSS classes of links to the page on the page that `linkcontext` names.
   * - `notificationtimestamp`: The time since which a watched page has changes that the caller has not seen. Can be empty.
   * - `preloadcontent`: The initial content of the edit form for a new page or section. Only for requests for a single page.
   * - `protection`: The protections of the page, and the types of protection that it can have.
   * - `subjectid`: The ID of the subject page, for a talk page.
   * - `talkid`: The ID of the talk page, if it exists.
   * - `url`: The URL of the page, the URL of its edit form, and its canonical URL.
   * - `varianttitles`: The title in each variant of the site's language.
   * - `visitingwatchers`: The number of watchers who have visited recent edits. Omitted if the caller may not see it.
   * - `watched`: Whether the caller watches the page, and until when.
   * - `watchers`: The number of watchers. Omitted if the caller may not see it.
   * - `preload`: The text that extensions preload into the edit form of a page that does not exist. `preloadcontent` also considers other sources.
   * - `readable`: Whether the caller may read the page. Equivalent to `testactions=read`.
   *
   * `prop=editintro|preloadcontent` only without several pages or several revisions (otherwise `invalidparammix`). (decided: D-300)
   */
  readonly prop?: readonly ("associatedpage" | "displaytitle" | "editintro" | "linkclasses" | "notificationtimestamp" | "preloadcontent" | "protection" | "subjectid" | "talkid" | "url" | "varianttitles" | "visitingwatchers" | "watched" | "watchers" | "preload" | "readable")[];
  /** The context page for `prop=linkclasses`. Defaults to a page title that the document omits. The title of a page. Default (unknown: D-152). */
  readonly linkcontext?: string;
  /** Actions to check for each page, such as `edit`. The response says whether the caller may perform them. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). */
  readonly testactions?: readonly string[];
  /**
   * The level of detail for `testactions`. Default: `boolean`.
   *
   * - `boolean`: Whether the action is allowed.
   * - `full`: The reasons why the action is not allowed. Empty if it is allowed.
   * - `quick`: Like `full`, but without expensive checks.
   */
  readonly testactionsdetail?: "boolean" | "full" | "quick";
  /** Also returns, for each of the `testactions`, whether it would create a temporary account for the caller. A flag: present means true, absent means false (decided: D-119). */
  readonly testactionsautocreate?: boolean;
  /** Title of a page to preload the content from, instead of the default. Applies only to preloaded content, that is, with `prop=preloadcontent` (decided: D-153). */
  readonly preloadcustom?: string;
  /** Values for the placeholders `$1`, `$2` and so on in the preloaded content, in order. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Applies only to preloaded content, that is, with `prop=preloadcontent` (decided: D-153). */
  readonly preloadparams?: readonly string[];
  /** Preloads a new section of the page instead of a new page. Without it, a page that exists has no preloaded content. A flag: present means true, absent means false (decided: D-119). Applies only to preloaded content, that is, with `prop=preloadcontent` (decided: D-153). */
  readonly preloadnewsection?: boolean;
  /**
   * How to frame edit notices. Default: `moreframes`. Applies only to edit intro, that is, with `prop=editintro` (decided: D-153).
   *
   * - `lessframes`: Notices that can do without a frame are not framed.
   * - `moreframes`: All notices keep their frame.
   */
  readonly editintrostyle?: "lessframes" | "moreframes";
  /** Names of the edit notices to exclude. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Applies only to edit intro, that is, with `prop=editintro` (decided: D-153). */
  readonly editintroskip?: readonly string[];
  /** Title of a page to show as an additional edit notice. Applies only to edit intro, that is, with `prop=editintro` (decided: D-153). */
  readonly editintrocustom?: string;
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<text>` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is InfoParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<InfoParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ prop: ["protection"] }); // Basic information about a page, and who may edit it
 */
export declare function encode(value: InfoParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<InfoParameters>;
