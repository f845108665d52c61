// The parameters of filerepoinfo. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Describes the file repositories that the site uses, its own and shared ones.
 *
 * The parameters of `filerepoinfo`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Filerepoinfo}
 */
export interface FilerepoinfoParameters {
  /**
   * What to say of each repository. Not every repository has all of it. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `canUpload`, `displayname`, `favicon`, `initialCapital`, `local`, `name`, `rootUrl`, `scriptDirUrl`, `thumbUrl`, `url`.
   *
   * - `canUpload`: Whether this site can upload files to the repository.
   * - `displayname`: The name of the repository for readers.
   * - `favicon`: The URL of the icon that its wiki has in browsers.
   * - `initialCapital`: Whether the names of its files always begin with a capital letter.
   * - `local`: Whether it is the repository of the site itself.
   * - `name`: The name of the repository in the configuration, and in answers of `imageinfo`.
   * - `rootUrl`: The URL below which the files are found.
   * - `scriptDirUrl`: The URL below which the scripts of its wiki are found.
   * - `thumbUrl`: The URL below which the thumbnails are found.
   * - `url`: The URL of its public zone as the configuration has it.
   */
  readonly prop?: readonly ("canUpload" | "displayname" | "favicon" | "initialCapital" | "local" | "name" | "rootUrl" | "scriptDirUrl" | "thumbUrl" | "url")[];
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is FilerepoinfoParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<FilerepoinfoParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ prop: ["name", "displayname", "local", "rootUrl", "canUpload"] }); // Where files are kept
 */
export declare function encode(value: FilerepoinfoParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<FilerepoinfoParameters>;
