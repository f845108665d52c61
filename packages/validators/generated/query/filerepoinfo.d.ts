// The parameters of filerepoinfo. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Describes the file repositories that the site uses, both its own and shared ones.
 *
 * The parameters of `filerepoinfo`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Filerepoinfo}
 */
export interface FilerepoinfoParameters {
  /**
   * Properties to return for each repository. Not every repository has all of them. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `canUpload`, `displayname`, `favicon`, `initialCapital`, `local`, `name`, `rootUrl`, `scriptDirUrl`, `thumbUrl`, `url`.
   *
   * - `canUpload`: Whether files can be uploaded to the repository.
   * - `displayname`: The display name of the repository.
   * - `favicon`: The URL of the repository's favicon.
   * - `initialCapital`: Whether file names always begin with a capital letter.
   * - `local`: Whether the repository is the site's own.
   * - `name`: The internal name of the repository, used in responses of `imageinfo`.
   * - `rootUrl`: The root URL of the files.
   * - `scriptDirUrl`: The root URL of the repository's wiki scripts.
   * - `thumbUrl`: The root URL of the thumbnails.
   * - `url`: The URL of the public zone of the repository, as configured.
   */
  readonly prop?: readonly ("canUpload" | "displayname" | "favicon" | "initialCapital" | "local" | "name" | "rootUrl" | "scriptDirUrl" | "thumbUrl" | "url")[];
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is FilerepoinfoParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<FilerepoinfoParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ prop: ["name", "displayname", "local", "rootUrl", "canUpload"] }); // The file repositories of the site
 */
export declare function encode(value: FilerepoinfoParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<FilerepoinfoParameters>;
