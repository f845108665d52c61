// The parameters of siteinfo. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Returns information about the site: its settings, namespaces, languages, user groups, statistics and software.
 *
 * The parameters of `siteinfo`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Siteinfo}
 */
export interface SiteinfoParameters {
  /**
   * Information to return about the site. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `general`.
   *
   * - `autocreatetempuser`: Whether temporary accounts are created automatically, and the form of their names.
   * - `autopromote`: The conditions for implicit membership in groups, which ends when they are no longer met.
   * - `autopromoteonce`: The conditions for adding users to groups automatically, once.
   * - `clientlibraries`: The client-side libraries, with their versions.
   * - `copyuploaddomains`: The domains from which files may be uploaded by URL.
   * - `dbrepllag`: The replication lag of the database server with the highest lag, in seconds; with `showalldb`, of each server.
   * - `defaultoptions`: The default user preferences.
   * - `extensions`: The installed extensions.
   * - `extensiontags`: The tags that extensions add to wikitext, such as `<gallery>`.
   * - `fileextensions`: The file extensions allowed for uploads, such as `png`.
   * - `functionhooks`: The parser functions.
   * - `general`: General information: name, URLs, language, limits and other settings of the site, and the version of its software.
   * - `interwikimap`: The interwiki map: prefixes with their URLs.
   * - `languages`: The languages that the software knows.
   * - `languagevariants`: The languages that text can be converted between, with their variants.
   * - `libraries`: The server-side libraries, with their versions.
   * - `magicwords`: The magic words with their aliases.
   * - `namespacealiases`: Alternative names of namespaces.
   * - `namespaces`: The namespaces with their names, by ID.
   * - `protocols`: The protocols allowed in external links, such as `https://`.
   * - `restrictions`: The protection actions and levels.
   * - `rightsinfo`: The license of the content.
   * - `showhooks`: The hooks with their handlers.
   * - `skins`: The installed skins.
   * - `specialpagealiases`: The names under which special pages can be found.
   * - `statistics`: Statistics: the number of pages, edits, files, users and queued jobs.
   * - `uploaddialog`: The settings of the upload dialog.
   * - `usergroups`: The user groups with their rights.
   * - `variables`: The IDs of the magic word variables.
   */
  readonly prop?: readonly ("autocreatetempuser" | "autopromote" | "autopromoteonce" | "clientlibraries" | "copyuploaddomains" | "dbrepllag" | "defaultoptions" | "extensions" | "extensiontags" | "fileextensions" | "functionhooks" | "general" | "interwikimap" | "languages" | "languagevariants" | "libraries" | "magicwords" | "namespacealiases" | "namespaces" | "protocols" | "restrictions" | "rightsinfo" | "showhooks" | "skins" | "specialpagealiases" | "statistics" | "uploaddialog" | "usergroups" | "variables")[];
  /**
   * With `prop=interwikimap`, lists only local or only non-local prefixes. Defaults to all prefixes.
   *
   * - `!local`: Prefixes that are not marked as local.
   * - `local`: Prefixes that are marked as local, such as those of sister projects.
   */
  readonly filteriw?: "!local" | "local";
  /** With `prop=dbrepllag`, lists all database servers instead of only the one with the highest lag. Refused on sites that hide their host names. A flag: present means true, absent means false (decided: D-119). */
  readonly showalldb?: boolean;
  /** With `prop=usergroups`, returns the number of users in each group. A flag: present means true, absent means false (decided: D-119). */
  readonly numberingroup?: boolean;
  /** The language code for language and skin names, as far as translations exist. By default, each language is named in itself, and skins in the site's language. */
  readonly inlanguagecode?: string;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is SiteinfoParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<SiteinfoParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ prop: ["statistics"] }); // The size of the wiki
 */
export declare function encode(value: SiteinfoParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<SiteinfoParameters>;
