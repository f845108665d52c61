// The parameters of info. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Tells the basic facts of each page, such as its language, its length in bytes and its latest revision.
 *
 * The parameters of `info`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Info}
 */
export interface InfoParameters {
  /**
   * What to say of each page beside the basic facts. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Deprecated: `preload` and `readable`.
   *
   * - `associatedpage`: The title of the talk page, or, for a talk page, of the page that it discusses.
   * - `displaytitle`: The title as the page itself shows it, in HTML.
   * - `editintro`: The messages above the edit form, in HTML. Only for a request of one page.
   * - `linkclasses`: The CSS classes of links to the page on the page that `linkcontext` names.
   * - `notificationtimestamp`: The time since which the caller has not seen the changes of a watched page. Empty where there is none.
   * - `preloadcontent`: The content with which the edit form of a new page or section starts. Only for a request of one page.
   * - `protection`: How the page is protected, and which kinds of protection it can have.
   * - `subjectid`: For a talk page, the id of the page that it discusses.
   * - `talkid`: The id of the talk page, if there is one.
   * - `url`: The URL of the page, the URL of its edit form, and its canonical URL.
   * - `varianttitles`: The title in each variant of the site's language.
   * - `visitingwatchers`: How many of those who watch the page have seen its recent edits. Left out where the caller may not know it.
   * - `watched`: Whether the caller watches the page, and until when.
   * - `watchers`: How many users watch the page. Left out where the caller may not know it.
   * - `preload`: The text with which extensions fill the edit form, where the page does not exist. `preloadcontent` has other sources, too.
   * - `readable`: Whether the caller may read the page. `testactions=read` says the same.
   *
   * `prop=editintro|preloadcontent` only without several pages or several revisions (else `invalidparammix`). (decided: D-300)
   */
  readonly prop?: readonly ("associatedpage" | "displaytitle" | "editintro" | "linkclasses" | "notificationtimestamp" | "preloadcontent" | "protection" | "subjectid" | "talkid" | "url" | "varianttitles" | "visitingwatchers" | "watched" | "watchers" | "preload" | "readable")[];
  /** The page that the links of `prop=linkclasses` are on. The default is a page title, which the document omits. The title of a page. Default (unknown: D-152). */
  readonly linkcontext?: string;
  /** The names of actions, such as `edit`. The answer says of each whether the caller may take it on the page. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). */
  readonly testactions?: readonly string[];
  /**
   * How much the answer says of each of the `testactions`. Default: `boolean`.
   *
   * - `boolean`: Whether the action is allowed.
   * - `full`: The reasons why it is not allowed. None where it is allowed.
   * - `quick`: As `full`, but without the checks that take long.
   */
  readonly testactionsdetail?: "boolean" | "full" | "quick";
  /** Says of each of the `testactions`, too, whether it would create a temporary account for the caller. A flag: present means true, absent means false (decided: D-119). */
  readonly testactionsautocreate?: boolean;
  /** The title of a page whose content is preloaded in place of the default. Applies only to preloaded content, that is with `prop=preloadcontent` (decided: D-153). */
  readonly preloadcustom?: string;
  /** What replaces `$1`, `$2` and so on in the preloaded content, in this order. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Applies only to preloaded content, that is with `prop=preloadcontent` (decided: D-153). */
  readonly preloadparams?: readonly string[];
  /** Preloads a new section of the page instead of a new page. Without it a page that exists has no preloaded content. A flag: present means true, absent means false (decided: D-119). Applies only to preloaded content, that is with `prop=preloadcontent` (decided: D-153). */
  readonly preloadnewsection?: boolean;
  /**
   * Whether frames stand around those messages that can do without. Default: `moreframes`. Applies only to edit intro, that is with `prop=editintro` (decided: D-153).
   *
   * - `lessframes`: Messages that read well without a frame get none.
   * - `moreframes`: Every message keeps its frame.
   */
  readonly editintrostyle?: "lessframes" | "moreframes";
  /** The names of messages to leave out. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Applies only to edit intro, that is with `prop=editintro` (decided: D-153). */
  readonly editintroskip?: readonly string[];
  /** The title of a page to show as one more message. Applies only to edit intro, that is with `prop=editintro` (decided: D-153). */
  readonly editintrocustom?: string;
  /** Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<text>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is InfoParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<InfoParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ prop: ["protection"] }); // What is known of a page, and who may edit it
 */
export declare function encode(value: InfoParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<InfoParameters>;
