// The parameters of siteinfo. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Tells of the site as a whole: its settings, namespaces, languages, user groups, statistics and software.
 *
 * The parameters of `siteinfo`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Siteinfo}
 */
export interface SiteinfoParameters {
  /**
   * What to say of the site. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `general`.
   *
   * - `autocreatetempuser`: Whether temporary accounts are made by themselves, and what their names look like.
   * - `autopromote`: The groups that users are in as long as they meet conditions.
   * - `autopromoteonce`: The groups that users are put into once, when they meet conditions.
   * - `clientlibraries`: The libraries of the user interface with their versions.
   * - `copyuploaddomains`: The domains from which files may be uploaded by their address.
   * - `dbrepllag`: The lag in seconds of the database server that lags most, with `showalldb` of each server.
   * - `defaultoptions`: The default values of the preferences of users.
   * - `extensions`: The installed extensions of the software.
   * - `extensiontags`: The tags that extensions add to wikitext, such as `<gallery>`.
   * - `fileextensions`: The file name extensions that may be uploaded, such as `png`.
   * - `functionhooks`: The names of the functions that can be called in wikitext.
   * - `general`: The name, addresses, language, limits and other settings of the site, and the version of its software.
   * - `interwikimap`: The prefixes of links to other sites with their addresses.
   * - `languages`: The languages that the software knows.
   * - `languagevariants`: The languages whose texts can be converted, with their variants.
   * - `libraries`: The libraries of the server with their versions.
   * - `magicwords`: The magic words of wikitext with their other names.
   * - `namespacealiases`: Other names of namespaces.
   * - `namespaces`: The namespaces with their names, by id.
   * - `protocols`: The protocols that external links may have, such as `https://`.
   * - `restrictions`: The actions and the levels of protections.
   * - `rightsinfo`: The licence of the contents.
   * - `showhooks`: The hooks of the software with their handlers.
   * - `skins`: The installed skins.
   * - `specialpagealiases`: Special pages with their other names.
   * - `statistics`: How many pages, edits, files, users and waiting jobs there are.
   * - `uploaddialog`: The settings of the dialog for uploads.
   * - `usergroups`: The user groups with their rights.
   * - `variables`: The ids of the variables that wikitext can use.
   */
  readonly prop?: readonly ("autocreatetempuser" | "autopromote" | "autopromoteonce" | "clientlibraries" | "copyuploaddomains" | "dbrepllag" | "defaultoptions" | "extensions" | "extensiontags" | "fileextensions" | "functionhooks" | "general" | "interwikimap" | "languages" | "languagevariants" | "libraries" | "magicwords" | "namespacealiases" | "namespaces" | "protocols" | "restrictions" | "rightsinfo" | "showhooks" | "skins" | "specialpagealiases" | "statistics" | "uploaddialog" | "usergroups" | "variables")[];
  /**
   * Lists, with `prop=interwikimap`, only prefixes of this kind. Without it all are listed.
   *
   * - `!local`: Prefixes that are not marked as local.
   * - `local`: Prefixes that the site marks as local, such as those of sister projects.
   */
  readonly filteriw?: "!local" | "local";
  /** Lists, with `prop=dbrepllag`, all database servers, not only the one that lags most. A site that hides the names of its hosts refuses it. A flag: present means true, absent means false (decided: D-119). */
  readonly showalldb?: boolean;
  /** Says, with `prop=usergroups`, how many users each group has. A flag: present means true, absent means false (decided: D-119). */
  readonly numberingroup?: boolean;
  /** The code of the language in which names of languages and skins are answered, as far as there are translations. Without it languages are named each in itself, skins in the language of the site. */
  readonly inlanguagecode?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is SiteinfoParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<SiteinfoParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ prop: ["statistics"] }); // How large the wiki is
 */
export declare function encode(value: SiteinfoParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<SiteinfoParameters>;
