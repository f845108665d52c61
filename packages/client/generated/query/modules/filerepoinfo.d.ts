// The module filerepoinfo of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Describes the file repositories that the site uses, both its own and shared ones.
 *
 * The parameters of `filerepoinfo`, without the prefix `fri`.
 * @see {@link https://www.mediawiki.org/wiki/API:Filerepoinfo}
 * @example console.log(await wiki.meta("filerepoinfo", { prop: ["name", "displayname", "local", "rootUrl", "canUpload"] })); // The file repositories of the site
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
   *
   * Wire name: `friprop` (decided: D-107).
   */
  readonly prop?: "canUpload" | "displayname" | "favicon" | "initialCapital" | "local" | "name" | "rootUrl" | "scriptDirUrl" | "thumbUrl" | "url" | readonly ("canUpload" | "displayname" | "favicon" | "initialCapital" | "local" | "name" | "rootUrl" | "scriptDirUrl" | "thumbUrl" | "url")[] | undefined;
}

/** The result of `filerepoinfo`. (decided: D-220) */
export type FilerepoinfoAnswer<P = FilerepoinfoParameters> = {
  /** The file repositories of the site, both its own and shared ones. */
  readonly repos: readonly (Flat<MembersIf<Holds<P, "prop", "name", Defaults>, {
    /** The internal name of the repository, such as `local`. Comes with `prop=name`. */
    readonly name: string;
  }> & MembersIf<Holds<P, "prop", "displayname", Defaults>, {
    /** The display name of the repository. Comes with `prop=displayname`. */
    readonly displayname: string;
  }> & MembersIf<Holds<P, "prop", "rootUrl", Defaults>, {
    /** The URL that file paths start from; `false` if the files have no public URL. Comes with `prop=rootUrl`. */
    readonly rootUrl: string | false;
  }> & MembersIf<Holds<P, "prop", "local", Defaults>, {
    /** Whether the repository is the site's own. Comes with `prop=local`. */
    readonly local: boolean;
  }> & MembersIf<Holds<P, "prop", "url", Defaults>, {
    /** The root URL of the public files; `false` if not available. Comes with `prop=url`. May be missing. */
    readonly url?: string | false;
  }> & MembersIf<Holds<P, "prop", "thumbUrl", Defaults>, {
    /** The root URL of the thumbnails; `false` if not available. Comes with `prop=thumbUrl`. May be missing. */
    readonly thumbUrl?: string | false;
  }> & MembersIf<Holds<P, "prop", "initialCapital", Defaults>, {
    /** Whether file names always begin with a capital letter. Comes with `prop=initialCapital`. May be missing. */
    readonly initialCapital?: boolean;
  }> & MembersIf<Holds<P, "prop", "scriptDirUrl", Defaults>, {
    /** The root URL of the scripts of the repository's wiki. Comes with `prop=scriptDirUrl`. May be missing. */
    readonly scriptDirUrl?: string;
  }> & MembersIf<Holds<P, "prop", "favicon", Defaults>, {
    /** The favicon URL of the repository's wiki. Comes with `prop=favicon`. May be missing. May be `null`. */
    readonly favicon?: string | null;
  }> & MembersIf<Holds<P, "prop", "canUpload", Defaults>, {
    /** Whether the caller may upload files to the repository. Comes with `prop=canUpload`. */
    readonly canUpload: boolean;
  }>>)[];
};

interface Defaults {
  readonly prop: ["canUpload", "displayname", "favicon", "initialCapital", "local", "name", "rootUrl", "scriptDirUrl", "thumbUrl", "url"];
}

export {};
